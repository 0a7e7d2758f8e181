import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./offline/install.svelte";
import { keepPage } from "./offline/service-worker";
import { translated } from "./words/words.svelte";

void translated().then(() => {
  const place = document.getElementById("app")!;
  place.replaceChildren();
  mount(App, { target: place });
});
keepPage();
