// Preferences of this device: light or dark, sound, how well bots play, what was played last.

import { local } from "./storage";

type Theme = "auto" | "light" | "dark";
export const levels = ["easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];

class Prefs {
  theme = $state<Theme>((local.read("theme") as Theme | null) ?? "auto");
  sound = $state(local.read("sound") === "on");
  level = $state<Level>(levels.find((level) => level === local.read("level")) ?? "easy");
  game = $state(local.read("game") ?? "");

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (this.theme === "auto") delete document.documentElement.dataset["theme"];
        else document.documentElement.dataset["theme"] = this.theme;
        local.write("theme", this.theme);
        local.write("sound", this.sound ? "on" : "off");
        local.write("level", this.level);
        local.write("game", this.game);
      });
    });
  }
}

export const prefs = new Prefs();
