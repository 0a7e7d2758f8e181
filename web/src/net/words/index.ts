// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./net.en.ftl";

export const t = catalogue(english, import.meta.glob(["./net.*.ftl", "!./*.en.ftl"], { import: "default" }));
