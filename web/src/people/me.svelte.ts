// Who is signed in here. A name is enough to come in; an account is for those who want to come back.

import type { Device, Link, Me, Welcome } from "../api";
import { HttpError, request } from "../net/http";
import { router } from "../ui/router.svelte";

const MOODS = ["Merry", "Quiet", "Clever", "Lucky", "Brave", "Sunny", "Patient", "Swift", "Gentle", "Bold", "Cosy", "Witty"];
const ANIMALS = ["Otter", "Badger", "Heron", "Fox", "Wren", "Hare", "Owl", "Lynx", "Robin", "Marten", "Finch", "Hedgehog"];

const SUGGESTIONS = 8; // names to try for a guest who chose none: accounts own few of the 144

function pick(words: string[]): string {
  return words[crypto.getRandomValues(new Uint32Array(1))[0]! % words.length]!;
}

function friendlyName(): string {
  return `${pick(MOODS)} ${pick(ANIMALS)}`;
}

class Account {
  state = $state<"unknown" | "out" | "in" | "unreachable" | "banned">("unknown");
  banned = $state(""); // what the hall says to a banned user
  user = $state<Me>();
  suggested = friendlyName();
  name = $state(this.suggested); // the text of the name field while nobody is signed in
  readonly onUserChange: (() => void)[] = []; // called when nobody is signed in any longer, or another user is
  accountsOnly = $state(false); // whether the hall has refused guests
  recovery = $state(""); // a recovery code, until somebody says it is written down

  async load(): Promise<void> {
    try {
      const user = await request("GET /api/me");
      if (user) return this.signedIn(user);
      this.state = "out";
    } catch (error) {
      // 401: deleted a moment ago, on another device.
      const status = error instanceof HttpError ? error.status : 0;
      this.state = status === 401 ? "out" : status === 403 ? "banned" : "unreachable";
      this.banned = status === 403 ? (error as Error).message : "";
    }
    this.user = undefined;
  }

  /** Somebody banned has gone: another person may sign in on this device. */
  leaveToOthers(): void {
    this.state = "out";
  }

  // Signing in.

  suggest(): void {
    this.name = this.suggested = friendlyName();
  }

  /** Sign in as a guest with the name in the field, unless somebody is signed in already. */
  async enterAsGuest(): Promise<void> {
    // A quick click may come before the hall has said who is signed in. It must not sign that user out.
    if (this.state === "unknown") await this.load();
    this.name = this.name.trim();
    if (!this.name) this.suggest();
    for (let tries = 1; this.state !== "in"; tries++) {
      try {
        this.welcome(await request("POST /api/guest", { body: { name: this.name } }));
      } catch (error) {
        if (error instanceof HttpError && error.status === 401) this.guestRefused();
        // Somebody may have made an account of the name that we suggest; nobody chose it, so another is as good.
        const taken = error instanceof HttpError && error.status === 409;
        if (!taken || this.name !== this.suggested || tries === SUGGESTIONS) throw error;
        this.suggest();
      }
    }
  }

  /** The hall is for accounts only: lead to the sign-in screen. An invitation shows that screen itself. */
  private guestRefused(): void {
    this.accountsOnly = true;
    if (!router.path.startsWith("/r/")) router.go("/account");
  }

  async signUp(name: string, password: string): Promise<void> {
    this.welcome(await request("POST /api/sign-up", { body: { name, password } }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.welcome(await request("POST /api/sign-in", { body: { name, password } }));
  }

  async recover(name: string, code: string, password: string): Promise<void> {
    this.welcome(await request("POST /api/recover", { body: { name, code, password } }));
  }

  async useLink(token: string): Promise<void> {
    this.welcome(await request("POST /api/link", { body: { token } }));
  }

  // Signing out.

  async signOut(): Promise<void> {
    await request("POST /api/sign-out");
    this.signedOut();
  }

  async deleteMe(password: string): Promise<void> {
    await request("DELETE /api/me", { body: password ? { password } : {} });
    this.signedOut();
  }

  // The account.

  async rename(name: string): Promise<void> {
    this.signedIn(await request("PATCH /api/me/name", { body: { name } }));
  }

  /** Whether the profile is for its owner alone. */
  async setPrivate(on: boolean): Promise<void> {
    this.signedIn(await request("PATCH /api/me/profile", { body: { private: on } }));
  }

  /** Whether friends see nothing of whether I am here, nor I of them. */
  async setHidden(on: boolean): Promise<void> {
    this.signedIn(await request("PATCH /api/me/presence", { body: { presence: on ? "hidden" : "shown" } }));
  }

  async becomeAccount(name: string, password: string): Promise<void> {
    this.welcome(await request("POST /api/me/account", { body: { name, password } }));
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    await request("PATCH /api/me/password", { body: { old, new: fresh } });
  }

  async renewRecovery(password: string): Promise<void> {
    this.recovery = (await request("POST /api/me/recovery", { body: { password } })).recovery;
  }

  phoneLink(): Promise<Link> {
    return request("POST /api/me/link");
  }

  devices(): Promise<Device[]> {
    return request("GET /api/me/devices");
  }

  async signOutOthers(): Promise<number> {
    return (await request("POST /api/me/devices/sign-out-others")).devices;
  }

  private welcome(news: Welcome): void {
    this.signedIn(news);
    if (news.recovery) this.recovery = news.recovery;
  }

  private changed(): void {
    for (const leave of this.onUserChange) leave();
  }

  private signedIn(user: Me): void {
    const other = this.user && this.user.id !== user.id;
    this.user = user;
    this.state = "in";
    if (other) this.changed();
  }

  private signedOut(): void {
    this.changed();
    this.user = undefined;
    this.suggest();
    this.state = "out";
  }
}

export const me = new Account();
