// The users whom this user has muted, stored on this device only. The server handles muting by the host.

import { local } from "../ui/storage";

const MAX_MUTED_USERS = 200; // only the latest are remembered

class Muted {
  private ids = $state<string[]>((local.read("muted") ?? "").split(" ").filter(Boolean));

  has(user: string): boolean {
    return this.ids.includes(user);
  }

  set(user: string, on: boolean): void {
    const others = this.ids.filter((each) => each !== user);
    this.ids = on ? [...others, user].slice(-MAX_MUTED_USERS) : others;
    local.write("muted", this.ids.join(" "));
  }
}

export const muted = new Muted();
