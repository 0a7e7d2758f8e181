// Toasts: short messages at the edge of the page that disappear after a moment.

import { t } from "./words/first";

class Toasts {
  text = $state("");
  bad = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, bad = false): void {
    this.text = text;
    this.bad = bad;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.text = ""), bad ? 7000 : 3000);
  }

  /** Wait for a promise and show why it failed, or `done` if it succeeded. Resolves to whether it succeeded. */
  async guard(what: Promise<unknown>, done = ""): Promise<boolean> {
    try {
      await what;
    } catch (error) {
      this.show((error as Error).message, true);
      return false;
    }
    if (done) this.show(done);
    return true;
  }
}

export const toasts = new Toasts();

/** Copy a text, and show `done` if the browser allows it. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done);
  } catch {
    toasts.show(t("not-copied"), true);
  }
}
