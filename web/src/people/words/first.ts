// The texts of this folder that the first view needs.
import { catalogue } from "../../words/words.svelte";
import english from "./first.en.ftl";

export const t = catalogue(english, import.meta.glob(["./first.*.ftl", "!./*.en.ftl"], { import: "default" }));
