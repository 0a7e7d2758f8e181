// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./classes.en.ftl";

export const t = catalogue(english, import.meta.glob(["./classes.*.ftl", "!./*.en.ftl"], { import: "default" }));
