import { signedInCookieName } from "#contract/account.ts";
import { type FollowingOfAccount, followingPath } from "#contract/following.ts";
import { callApi } from "../api-client.ts";
import { keep, keptFollowing, subscribeToFollowing } from "../following/followed-store.ts";
import { afterAnswer, afterFull, type KeptFollowing, keptAfterSignOut, keptFor } from "../following/kept-following.ts";
import { sayFull } from "../following/stars.ts";
import { whenSignedIn } from "./visitor-store.ts";

/** Presses in a row are one change. */
const togetherMs = 600;
const againMs = 30_000;

/**
 * Keeps what a visitor follows in the account, once somebody is signed in: what the device kept is added, what other
 * devices changed comes back. Until the account has answered the device keeps it all, so a lost line loses nothing. FOLLOW3
 */
export function followInAccount(): void {
  leaveAccount();
  whenSignedIn(({ uuid, consentDue }) => {
    // Nothing is kept of them yet: the device keeps it on. ACC20
    if (consentDue !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnderWay = false;
    const soon = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void tell(), ms);
    };
    async function tell(): Promise<void> {
      if (isUnderWay || keptFollowing().account !== uuid) return;
      isUnderWay = true;
      const told = keptFollowing();
      const change = { follow: told.added, unfollow: told.removed };
      const answer = await callApi<FollowingOfAccount>("PUT", followingPath, change);
      isUnderWay = false;
      if (answer.ok) keep(afterAnswer(keptFollowing(), told, answer.data.items));
      else if (isFull(answer.problem)) await makeRoom(told);
      // Nobody answered, or not now: the same again later. What was refused would be refused again.
      else if (answer.status === 0 || answer.status >= 500) soon(againMs);
    }
    async function makeRoom(told: KeptFollowing): Promise<void> {
      const own = await callApi<FollowingOfAccount>("GET", followingPath);
      if (!own.ok) return soon(againMs);
      const before = keptFollowing();
      const after = afterFull(before, told, own.data.items);
      // With all of it there is room after all, by what another device has just given up: the same again.
      keep(after);
      if (after.items.length < before.items.length) await sayFull();
      soon(after.items.length < before.items.length ? togetherMs : againMs);
    }
    keep(keptFor(keptFollowing(), uuid));
    subscribeToFollowing(() => {
      const { account, added, removed } = keptFollowing();
      if (account === uuid && added.length + removed.length > 0) soon(togetherMs);
    });
    void tell();
  });
}

function isFull(problem: unknown): boolean {
  return typeof problem === "object" && problem !== null && "type" in problem && problem.type === "/problems/too-much-followed";
}

/** Nobody is signed in any more: whoever comes next does not see what the account follows. */
function leaveAccount(): void {
  const kept = keptFollowing();
  const isHinted = document.cookie.split("; ").some((cookie) => cookie.startsWith(`${signedInCookieName}=`));
  if (kept.account !== null && !isHinted) keep(keptAfterSignOut(kept));
}
