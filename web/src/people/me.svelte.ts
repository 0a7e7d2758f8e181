// The signed-in user. A name is enough to play as a guest; an account lets the user come back.

import type { Device, Link, Me, Welcome } from "../api";
import { HttpError, request } from "../net/http";
import { network } from "../net/network.svelte";
import { router } from "../ui/router.svelte";
import { isPseudo, language, translated } from "../words/words.svelte";
import { t } from "./words/first";


const MAX_SUGGESTIONS = 8; // names to try for a guest who chose none: accounts own few of the 144

function pick(words: string[]): string {
  return words[crypto.getRandomValues(new Uint32Array(1))[0]! % words.length]!;
}

function friendlyName(): string {
  return t("suggestion", { mood: pick(t("moods").split(" ")), animal: pick(t("animals").split(" ")) });
}

class Account {
  state = $state<"unknown" | "out" | "in" | "unreachable" | "banned">("unknown");
  banned = $state(""); // the server's message to a banned user
  user = $state<Me>();
  suggested = friendlyName();
  name = $state(this.suggested); // the text of the name field while nobody is signed in
  readonly onUserChange: (() => void)[] = []; // called when the user has signed out or changed
  accountsOnly = $state(false); // whether the server has refused guests
  recovery = $state(""); // a recovery code, until the user confirms that they have written it down

  constructor() {
    // The words of another language may arrive after this module, and the user may change the language.
    const suggestAgain = () => this.name === this.suggested && this.suggest();
    void translated().then(suggestAgain);
    language.onChange.push(suggestAgain);
  }

  async load(): Promise<void> {
    try {
      const user = await request("GET /api/me");
      if (user) return this.signedIn(user);
      this.state = "out";
    } catch (error) {
      // 401: the user was deleted on another device.
      const status = error instanceof HttpError ? error.status : 0;
      this.state = status === 401 ? "out" : status === 403 ? "banned" : "unreachable";
      network.lost ||= this.state === "unreachable";
      this.banned = status === 403 ? (error as Error).message : "";
    }
    this.user = undefined;
  }

  /** Let another user sign in on this device after a banned user has left. */
  leaveToOthers(): void {
    this.state = "out";
  }

  // Signing in.

  suggest(): void {
    this.name = this.suggested = friendlyName();
  }

  /** Sign in as a guest with the name in the field, unless a user is already signed in. */
  async enterAsGuest(): Promise<void> {
    // A quick click may come before the page knows who is signed in. It must not sign that user out.
    if (this.state === "unknown") await this.load();
    this.name = this.name.trim();
    if (!this.name) this.suggest();
    for (let tries = 1; this.state !== "in"; tries++) {
      try {
        this.welcome(await request("POST /api/guest", { body: { name: this.name } }));
      } catch (error) {
        if (error instanceof HttpError && error.status === 401) this.guestRefused();
        // An account may own the suggested name. The user did not choose it, so try another.
        const taken = error instanceof HttpError && error.status === 409;
        if (!taken || this.name !== this.suggested || tries === MAX_SUGGESTIONS) throw error;
        this.suggest();
      }
    }
  }

  /** Open the sign-in screen, because the server accepts only accounts. An invitation shows that screen itself. */
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

  /** Change the language of the page, and that of the user's mails and notices. */
  async speak(code: string): Promise<void> {
    await language.choose(code);
    await this.keepLanguage();
  }

  /** Tell the hall in which language the user reads. A hall on a device, and one that does not answer, need not know. */
  private async keepLanguage(): Promise<void> {
    const code = language.now;
    if (!this.user || router.device || isPseudo(code) || this.user.language === code) return;
    const user = await request("PATCH /api/me/language", { body: { language: code } }).catch(() => undefined);
    if (user && this.user?.id === user.id) this.user = user;
  }

  /** Show the page in the language that the user chose, on any device. The first choice is that of the browser. */
  private async followLanguage(): Promise<void> {
    const chosen = this.user?.language;
    if (chosen && !language.asked) await language.choose(chosen);
    if (!chosen && language.now !== "en") await this.keepLanguage(); // without a choice, the hall writes English
  }

  async rename(name: string): Promise<void> {
    this.signedIn(await request("PATCH /api/me/name", { body: { name } }));
  }

  /** Set whether only the owner sees the profile. */
  async setPrivate(on: boolean): Promise<void> {
    this.signedIn(await request("PATCH /api/me/profile", { body: { private: on } }));
  }

  /** Set whether the user's presence is hidden from friends, and theirs from the user. */
  async setHidden(on: boolean): Promise<void> {
    this.signedIn(await request("PATCH /api/me/presence", { body: { presence: on ? "hidden" : "shown" } }));
  }

  /** Set whether the user's finished games may be used for research. */
  async setSharesGames(on: boolean): Promise<void> {
    this.signedIn(await request("PATCH /api/me/research", { body: { shares_games: on } }));
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

  /** Take over a user who has just signed in. */
  welcome(news: Welcome): void {
    this.signedIn(news);
    if (news.recovery) this.recovery = news.recovery;
  }

  private changed(): void {
    for (const leave of this.onUserChange) leave();
  }

  private signedIn(user: Me): void {
    const other = this.user && this.user.id !== user.id;
    const before = this.user;
    this.user = user;
    this.state = "in";
    if (other) this.changed();
    if (before?.id !== user.id) void this.followLanguage();
  }

  private signedOut(): void {
    this.changed();
    this.user = undefined;
    this.suggest();
    this.state = "out";
  }
}

export const me = new Account();
