// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./table.en.ftl";

export const t = catalogue(english, import.meta.glob(["./table.*.ftl", "!./*.en.ftl"], { import: "default" }));
