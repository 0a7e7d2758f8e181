// How the user is notified of their turn while the page is hidden or closed: browser notifications and mail.

import type { WaysToTell } from "../api";
import { request } from "../net/http";
import { register } from "../offline/service-worker";
import { local } from "../ui/storage";
import { t } from "./words";

const STORAGE_KEY = "notices"; // whether the user wants notifications in this browser

function text(bytes: ArrayBuffer | null): string {
  const raw = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(raw).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const raw = atob(base64.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

class Notices {
  ways = $state<WaysToTell>();
  /** Whether this browser shows notifications. */
  on = $state(local.read(STORAGE_KEY) === "on" && "Notification" in globalThis && Notification.permission === "granted");
  readonly possible = "Notification" in globalThis && "serviceWorker" in navigator;

  async load(): Promise<void> {
    this.ways = await request("GET /api/me/notices");
  }

  /** Ask the browser to show notifications. If the server has push set up, they arrive even while the page is closed. */
  async begin(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") throw new Error(t("notices.denied"));
    const worker = await register();
    this.ways ??= await request("GET /api/me/notices");
    if (this.ways.push_key) {
      const subscribed = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(this.ways.push_key) });
      const body = { endpoint: subscribed.endpoint, key: text(subscribed.getKey("p256dh")), secret: text(subscribed.getKey("auth")) };
      this.ways = await request("POST /api/me/notices/browser", { body });
    }
    this.on = true;
    local.write(STORAGE_KEY, "on");
  }

  /** Stop notifications in this browser. */
  async end(): Promise<void> {
    this.on = false;
    local.remove(STORAGE_KEY);
    const worker = await navigator.serviceWorker.getRegistration();
    const subscribed = await worker?.pushManager.getSubscription();
    if (!subscribed) return;
    this.ways = await request("POST /api/me/notices/browser/end", { body: { endpoint: subscribed.endpoint } });
    await subscribed.unsubscribe();
  }

  /** Notify the user while the page is hidden: something waits for them at a table. `what` is their turn, or else says what. */
  async call(code: string, title: string, what = t("turn")): Promise<void> {
    if (!this.on || !document.hidden) return;
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(what, { body: t("notices.body", { game: title }), tag: code, icon: "/icon-turn.svg", data: { url: `/r/${code}` } });
  }

  async askForMail(address: string): Promise<void> {
    this.ways = await request("POST /api/me/notices/mail", { body: { address } });
  }

  async confirmMail(code: string): Promise<void> {
    this.ways = await request("POST /api/me/notices/mail/confirm", { body: { code } });
  }

  async endMail(): Promise<void> {
    this.ways = await request("POST /api/me/notices/mail/end");
  }
}

export const notices = new Notices();
