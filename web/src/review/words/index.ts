// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./review.en.ftl";

export const t = catalogue(english, import.meta.glob(["./review.*.ftl", "!./*.en.ftl"], { import: "default" }));
