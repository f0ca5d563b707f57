import { type FollowedKey, mostFollowed } from "#contract/following.ts";
import { storageKey } from "./early-stars.ts";
import { type KeptFollowing, nothingKept, readKept, withFollowed, withoutFollowed } from "./kept-following.ts";

/** How a change ended: `passing`: it holds, but the device will not remember it; `full`: there is no room for one more. */
export type FollowOutcome = "kept" | "passing" | "full";

let kept: KeptFollowing | null = null;
const listeners = new Set<() => void>();

/** What is followed here, from the device when it is first asked. Browsers only. */
export function keptFollowing(): KeptFollowing {
  if (kept === null) {
    kept = fromDevice();
    addEventListener("storage", ({ key, newValue }) => {
      // `null`: another tab has emptied everything.
      if (key === storageKey || key === null) tell(readKept(key === null ? null : newValue));
    });
  }
  return kept;
}

export function onServer(): KeptFollowing {
  return nothingKept;
}

export function subscribeToFollowing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isFollowed(key: FollowedKey): boolean {
  return keptFollowing().items.includes(key);
}

export function setFollowed(key: FollowedKey, follows: boolean): FollowOutcome {
  const before = keptFollowing();
  if (follows && !before.items.includes(key) && before.items.length >= mostFollowed) return "full";
  return keep(follows ? withFollowed(before, key) : withoutFollowed(before, key));
}

export function keep(next: KeptFollowing): FollowOutcome {
  tell(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
    return "kept";
  } catch {
    // Full, or forbidden in a private window.
    return "passing";
  }
}

function fromDevice(): KeptFollowing {
  try {
    return readKept(localStorage.getItem(storageKey));
  } catch {
    return nothingKept;
  }
}

function tell(next: KeptFollowing): void {
  kept = next;
  for (const listener of listeners) listener();
}
