// Preferences of this device: light or dark, sound, how well bots play, what was played last.

import { local } from "./storage";

type Theme = "auto" | "light" | "dark";
export const levels = ["easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];

class Prefs {
  theme = $state<Theme>((local.read("theme") as Theme | null) ?? "auto");
  // Not "sound": under that name an earlier page wrote "off" for everyone who had never been asked.
  sound = $state(local.read("sounds") !== "off");
  level = $state<Level>(levels.find((level) => level === local.read("level")) ?? "easy");
  game = $state(local.read("game") ?? "");

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (this.theme === "auto") delete document.documentElement.dataset["theme"];
        else document.documentElement.dataset["theme"] = this.theme;
        local.write("theme", this.theme);
        local.write("sounds", this.sound ? "on" : "off");
        local.write("level", this.level);
        local.write("game", this.game);
      });
    });
  }
}

export const prefs = new Prefs();
