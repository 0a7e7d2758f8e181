// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./home.en.ftl";

export const t = catalogue(english, import.meta.glob(["./home.*.ftl", "!./*.en.ftl"], { import: "default" }));
