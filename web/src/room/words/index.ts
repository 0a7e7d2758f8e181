// The texts of this folder.
import { catalogue } from "../../words/words.svelte";
import english from "./room.en.ftl";

export const t = catalogue(english, import.meta.glob(["./room.*.ftl", "!./*.en.ftl"], { import: "default" }));
