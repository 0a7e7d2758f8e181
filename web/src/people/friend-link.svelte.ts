// A link to become somebody's friend by, from the moment it is opened until it is answered: also over a sign-in and a reload.

import { session } from "../ui/storage";

const KEPT = "friend link";

class OpenedFriendLink {
  token = $state(session.read(KEPT) ?? "");

  /** Take the link out of the address: it works once, and is nobody else's business. */
  take(): void {
    const token = /^#friend=(.+)$/.exec(location.hash)?.[1];
    if (!token) return;
    window.history.replaceState(window.history.state, "", location.pathname);
    this.token = token;
    session.write(KEPT, token);
  }

  forget(): void {
    this.token = "";
    session.remove(KEPT);
  }
}

export const friendLink = new OpenedFriendLink();
