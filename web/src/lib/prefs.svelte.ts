// What somebody likes on this device: light or dark, sound, how well bots play.

type Theme = "auto" | "light" | "dark";
export const levels = ["easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // A browser that keeps nothing: the defaults have to do.
  }
}

class Prefs {
  theme = $state<Theme>((read("theme") as Theme | null) ?? "auto");
  sound = $state(read("sound") === "on");
  level = $state<Level>(levels.find((level) => level === read("level")) ?? "easy");

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (this.theme === "auto") delete document.documentElement.dataset["theme"];
        else document.documentElement.dataset["theme"] = this.theme;
        this.keep("theme", this.theme);
        this.keep("sound", this.sound ? "on" : "off");
        this.keep("level", this.level);
      });
    });
  }

  private keep(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      // As above.
    }
  }
}

export const prefs = new Prefs();
