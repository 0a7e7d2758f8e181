// What somebody likes on this device: light or dark, sound.

type Theme = "auto" | "light" | "dark";

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

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (this.theme === "auto") delete document.documentElement.dataset["theme"];
        else document.documentElement.dataset["theme"] = this.theme;
        this.keep("theme", this.theme);
        this.keep("sound", this.sound ? "on" : "off");
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
