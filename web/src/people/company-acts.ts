// Actions towards other users: send a friend request, challenge, answer, block. A refusal is shown.

import type { ChallengeListing, NewChallenge } from "../api";
import { company, type Person } from "./company.svelte";
import { request } from "../net/http";
import { router } from "../ui/router.svelte";
import { toasts } from "../ui/toast.svelte";
import { t } from "./words";

/** Do something, show how it went, and refresh. Resolves to whether it succeeded. */
export async function act(what: () => Promise<unknown>, done = ""): Promise<boolean> {
  const succeeded = await toasts.guard(what(), done);
  if (succeeded) company.version += 1;
  await company.look();
  return succeeded;
}

export async function befriend({ user, name }: Person): Promise<boolean> {
  let friends = false;
  const done = await act(async () => (friends = (await request("POST /api/friends", { body: { user } })).relation === "friends"));
  if (done) toasts.show(friends ? t("friends.now", { name }) : t("befriend.sent", { name }));
  return done;
}

export async function block({ user, name }: Person): Promise<boolean> {
  const done = await act(() => request("POST /api/blocks", { body: { user } }), t("block.done", { name }));
  if (done) company.blocked = [...company.blocked, user];
  return done;
}

export async function unblock({ user, name }: Person): Promise<void> {
  await act(() => request("DELETE /api/blocks/{user}", { path: { user } }), t("unblock.done", { name }));
  company.blocked = company.blocked.filter((each) => each !== user);
}

/** Challenge people and go to the room. Throws if the server refuses. */
export async function challenge(to: Person[], what: Omit<NewChallenge, "to">): Promise<void> {
  const { code } = await request("POST /api/challenges", { body: { to: to.map(({ user }) => user), ...what } });
  company.opponents = [];
  router.go(`/r/${code}`);
  void company.look();
}

export async function accept({ code }: ChallengeListing): Promise<void> {
  if (await act(() => request("POST /api/challenges/{code}/accept", { path: { code } }))) router.go(`/r/${code}`);
}

export async function decline({ code, name }: ChallengeListing): Promise<void> {
  await act(() => request("POST /api/challenges/{code}/decline", { path: { code } }), t("decline.done", { name }));
}

export async function withdraw({ code }: ChallengeListing): Promise<void> {
  await act(() => request("DELETE /api/challenges/{code}", { path: { code } }));
}
