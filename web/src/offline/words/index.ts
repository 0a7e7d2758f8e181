// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./offline.en.ftl";

export const t = catalogue(english, import.meta.glob(["./offline.*.ftl", "!./*.en.ftl"], { import: "default" }));
