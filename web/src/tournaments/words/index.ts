// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./tournaments.en.ftl";

export const t = catalogue(english, import.meta.glob(["./tournaments.*.ftl", "!./*.en.ftl"], { import: "default" }));
