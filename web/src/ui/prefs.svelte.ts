// Preferences of this device: light or dark, sound, confirmed moves, how well bots play and whether they talk, what was played last.

import { levels, type Level } from "../room/levels";
import { local } from "./storage";

type Theme = "auto" | "light" | "dark";

class Prefs {
  theme = $state<Theme>((local.read("theme") as Theme | null) ?? "auto");
  // Not "sound": under that name an earlier page wrote "off" for everyone who had never been asked.
  sound = $state(local.read("sounds") !== "off");
  // A new player meets Beginner bots.
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
