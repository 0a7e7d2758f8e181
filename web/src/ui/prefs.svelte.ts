// Preferences of this device: theme, sound, move confirmation, bot level and bot chat, and the last game played.

import { levels, type Level } from "../room/levels";
import { local } from "./storage";

type Theme = "auto" | "light" | "dark";

class Prefs {
  theme = $state<Theme>((local.read("theme") as Theme | null) ?? "auto");
  // Not "sound": an earlier version stored "off" under that name for every user who had not chosen.
  sound = $state(local.read("sounds") !== "off");
  // New players meet Beginner bots.
  level = $state<Level>(levels.find((level) => level === local.read("level")) ?? "first");
  botWords = $state(local.read("bot-words") !== "off");
  confirmMoves = $state(local.read("confirm-moves") === "on");
  game = $state(local.read("game") ?? "");

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (this.theme === "auto") delete document.documentElement.dataset["theme"];
        else document.documentElement.dataset["theme"] = this.theme;
        local.write("theme", this.theme);
        local.write("sounds", this.sound ? "on" : "off");
        local.write("level", this.level);
        local.write("bot-words", this.botWords ? "on" : "off");
        local.write("confirm-moves", this.confirmMoves ? "on" : "off");
        local.write("game", this.game);
      });
    });
  }
}

export const prefs = new Prefs();
