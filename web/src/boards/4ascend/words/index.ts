// The texts of this folder.
import { catalogue } from "../../../words/words.svelte";
import english from "./board.en.ftl";

export const t = catalogue(english, import.meta.glob(["./board.*.ftl", "!./*.en.ftl"], { import: "default" }));
