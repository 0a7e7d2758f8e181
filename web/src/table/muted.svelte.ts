// Whom one does not want to hear: kept on this device, and nobody else's business. What the host mutes is the hall's.

import { local } from "../ui/storage";

const MOST = 200; // people that are remembered: the last ones

class Muted {
  private ids = $state<string[]>((local.read("muted") ?? "").split(" ").filter(Boolean));

  has(user: string): boolean {
    return this.ids.includes(user);
  }

  set(user: string, on: boolean): void {
    const others = this.ids.filter((each) => each !== user);
    this.ids = on ? [...others, user].slice(-MOST) : others;
    local.write("muted", this.ids.join(" "));
  }
}

export const muted = new Muted();
