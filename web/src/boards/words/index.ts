// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./boards.en.ftl";

export const t = catalogue(english, import.meta.glob(["./boards.*.ftl", "!./*.en.ftl"], { import: "default" }));
