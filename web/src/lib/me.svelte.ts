// Who somebody is here. A name is enough to come in; an account is for those who want to come back.

import { api, Refusal, type Me } from "./api";
import { hall } from "./hall.svelte";

export interface PhoneLink {
  token: string;
  url: string;
  qr: string;
  expires: number;
}

export interface Device {
  device: string;
  created: number;
  seen: number;
  expires: number;
  this: boolean;
}

const moods = ["Merry", "Quiet", "Clever", "Lucky", "Brave", "Sunny", "Patient", "Swift", "Gentle", "Bold", "Cosy", "Witty"];
const animals = ["Otter", "Badger", "Heron", "Fox", "Wren", "Hare", "Owl", "Lynx", "Robin", "Marten", "Finch", "Hedgehog"];

const SUGGESTIONS = 8; // names to try for somebody who chose none: of 144, an account has few

function pick(words: string[]): string {
  return words[crypto.getRandomValues(new Uint32Array(1))[0]! % words.length]!;
}

function friendlyName(): string {
  return `${pick(moods)} ${pick(animals)}`;
}

class Myself {
  state = $state<"unknown" | "out" | "in" | "unreachable">("unknown");
  who = $state<Me>();
  suggested = friendlyName();
  name = $state(this.suggested); // what stands in the name field of somebody who is not signed in
  recovery = $state(""); // a recovery code, until somebody says it is written down

  async look(): Promise<void> {
    try {
      this.be(await api<Me>("GET", "/me"));
    } catch (error) {
      this.who = undefined;
      this.state = (error as Refusal).status === 401 ? "out" : "unreachable";
    }
  }

  // Coming in.

  suggest(): void {
    this.name = this.suggested = friendlyName();
  }

  /** Come in with the name in the field, unless somebody is in already. */
  async come(): Promise<void> {
    if (!this.name.trim()) this.suggest();
    for (let tries = 1; this.state !== "in"; tries++) {
      try {
        this.be(await api<Me>("POST", "/guest", { name: this.name.trim() }));
      } catch (error) {
        // Somebody may have made an account of the name that we suggest; nobody chose it, so another is as good.
        if ((error as Refusal).status !== 409 || this.name !== this.suggested || tries === SUGGESTIONS) throw error;
        this.suggest();
      }
    }
  }

  async signUp(name: string, password: string): Promise<void> {
    this.be(await api<Me>("POST", "/sign-up", { name, password }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.be(await api<Me>("POST", "/sign-in", { name, password }));
  }

  async recover(name: string, code: string, password: string): Promise<void> {
    this.be(await api<Me>("POST", "/recover", { name, code, password }));
  }

  async useLink(token: string): Promise<void> {
    this.be(await api<Me>("POST", "/link", { token }));
  }

  // Going.

  async signOut(): Promise<void> {
    await api("POST", "/sign-out");
    this.gone();
  }

  async forgetMe(password: string): Promise<void> {
    await api("DELETE", "/me", password ? { password } : {});
    this.gone();
  }

  // What is one's own.

  async rename(name: string): Promise<void> {
    this.be(await api<Me>("PATCH", "/me/name", { name }));
  }

  async becomeAccount(name: string, password: string): Promise<void> {
    this.be(await api<Me>("POST", "/me/account", { name, password }));
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    await api("PATCH", "/me/password", { old, new: fresh });
  }

  async renewRecovery(password: string): Promise<void> {
    this.recovery = (await api<{ recovery: string }>("POST", "/me/recovery", { password })).recovery;
  }

  phoneLink(): Promise<PhoneLink> {
    return api<PhoneLink>("POST", "/me/link");
  }

  devices(): Promise<Device[]> {
    return api<Device[]>("GET", "/me/devices");
  }

  async signOutOthers(): Promise<number> {
    return (await api<{ devices: number }>("POST", "/me/devices/sign-out-others")).devices;
  }

  private be(me: Me): void {
    const changed = this.who && this.who.id !== me.id;
    this.who = me;
    this.state = "in";
    if (me.recovery) this.recovery = me.recovery;
    if (changed) hall.leave();
  }

  private gone(): void {
    hall.leave();
    this.who = undefined;
    this.suggest();
    this.state = "out";
  }
}

export const me = new Myself();
