// Installing the page as an app. Some browsers offer it to the page; others only have it in a menu.

import { runtime } from "./runtime.svelte";

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Install {
  private offered = $state.raw<InstallPrompt>();
  /** Whether the browser lets the page offer it. */
  readonly possible = $derived(this.offered !== undefined);
  /** Whether the page runs as an installed app. */
  readonly done = matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);
  /** Whether only the browser's own menu can install it: on iPhones and iPads. */
  readonly byMenu = "standalone" in navigator && !this.done;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offered = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => {
      this.offered = undefined;
      void runtime.keep();
    });
    // Not every browser says when it has installed the page, for example on iPhones.
    if (this.done) void runtime.keepForApp();
  }

  /** Show the browser's dialog. */
  async ask(): Promise<void> {
    const offered = this.offered;
    this.offered = undefined; // it works once
    await offered?.prompt();
  }
}

export const install = new Install();
