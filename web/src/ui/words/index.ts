// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./ui.en.ftl";

export const t = catalogue(english, import.meta.glob(["./ui.*.ftl", "!./*.en.ftl"], { import: "default" }));
