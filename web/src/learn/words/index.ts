// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./learn.en.ftl";

export const t = catalogue(english, import.meta.glob(["./learn.*.ftl", "!./*.en.ftl"], { import: "default" }));
