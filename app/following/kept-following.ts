import { type FollowedKey, mostFollowed, readFollowedKey } from "#contract/following.ts";

/** What a device knows of what its visitor follows, oldest first. FOLLOW2, FOLLOW3 */
export type KeptFollowing = {
  /** Whose it is; `null`: of whoever uses the device, without an account. */
  readonly account: string | null;
  readonly items: readonly FollowedKey[];
  /** What the account has not been told yet. */
  readonly added: readonly FollowedKey[];
  readonly removed: readonly FollowedKey[];
};

export const nothingKept: KeptFollowing = { account: null, items: [], added: [], removed: [] };

/** Read as far as it can be read: another build, or another hand, may have written it. */
export function readKept(text: string | null): KeptFollowing {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return nothingKept;
    const { account, items, added, removed } = kept as Readonly<Record<string, unknown>>;
    return { account: typeof account === "string" ? account : null, items: keysOf(items), added: keysOf(added), removed: keysOf(removed) };
  } catch {
    return nothingKept;
  }
}

function keysOf(value: unknown): FollowedKey[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((key): key is FollowedKey => readFollowedKey(key) !== null))].slice(0, mostFollowed);
}

/** The same where there is no room for one more. */
export function withFollowed(kept: KeptFollowing, key: FollowedKey): KeptFollowing {
  if (kept.items.includes(key) || kept.items.length >= mostFollowed) return kept;
  return { ...kept, items: [...kept.items, key], added: [...without(kept.added, key), key], removed: without(kept.removed, key) };
}

export function withoutFollowed(kept: KeptFollowing, key: FollowedKey): KeptFollowing {
  if (!kept.items.includes(key)) return kept;
  return { ...kept, items: without(kept.items, key), added: without(kept.added, key), removed: [...without(kept.removed, key), key] };
}

/**
 * Begins an account's own list. What the device kept without an account counts as added to it; what it kept for another
 * account is that one's, and leaves the device.
 */
export function keptFor(kept: KeptFollowing, account: string): KeptFollowing {
  if (kept.account === account) return kept;
  return kept.account === null ? { ...kept, account, added: kept.items, removed: [] } : { ...nothingKept, account };
}

/** What the account knows is its own; what it was never told stays on the device, as without an account. */
export function keptAfterSignOut({ added }: KeptFollowing): KeptFollowing {
  return { ...nothingKept, items: added };
}

/** `told`: what stood in `added` and `removed` when the account was asked; what came since stays to be told. */
export function afterAnswer(kept: KeptFollowing, told: KeptFollowing, items: readonly FollowedKey[]): KeptFollowing {
  if (kept.account !== told.account) return kept;
  const added = kept.added.filter((key) => !told.added.includes(key));
  const removed = kept.removed.filter((key) => !told.removed.includes(key));
  const all = [...new Set([...items, ...added])].filter((key) => !removed.includes(key));
  return { account: kept.account, items: all, added, removed };
}

/**
 * Where the account has no room for all that it was told: the oldest of what it was told stays to be told again, as far as
 * there is room; the rest is followed nowhere. `items`: what the account follows now. FOLLOW4
 */
export function afterFull(kept: KeptFollowing, told: KeptFollowing, items: readonly FollowedKey[]): KeptFollowing {
  if (kept.account !== told.account) return kept;
  const room = Math.max(0, mostFollowed - items.filter((key) => !told.removed.includes(key)).length);
  const left = new Set(told.added.filter((key) => !items.includes(key)).slice(room));
  return { ...kept, items: kept.items.filter((key) => !left.has(key)), added: kept.added.filter((key) => !left.has(key)) };
}

function without(keys: readonly FollowedKey[], key: FollowedKey): FollowedKey[] {
  return keys.filter((each) => each !== key);
}
