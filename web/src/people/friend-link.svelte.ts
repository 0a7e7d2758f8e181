// A friend link, kept from when it is opened until it is answered, across sign-in and reloads.

import { session } from "../ui/storage";

const STORAGE_KEY = "friend link";

class OpenedFriendLink {
  token = $state(session.read(STORAGE_KEY) ?? "");

  /** Remove the link from the address bar: it works once and is secret. */
  take(): void {
    const token = /^#friend=(.+)$/.exec(location.hash)?.[1];
    if (!token) return;
    window.history.replaceState(window.history.state, "", location.pathname);
    this.token = token;
    session.write(STORAGE_KEY, token);
  }

  forget(): void {
    this.token = "";
    session.remove(STORAGE_KEY);
  }
}

export const friendLink = new OpenedFriendLink();
