// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./people.en.ftl";

export const t = catalogue(english, import.meta.glob(["./people.*.ftl", "!./*.en.ftl"], { import: "default" }));
