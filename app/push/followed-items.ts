import { readFollowedKey } from "#contract/following.ts";
import type { FollowedItem } from "#contract/push.ts";
import { keptFollowing } from "../following/followed-store.ts";

/** What is followed on this device, as push is told of it. */
export function followedItems(): readonly FollowedItem[] {
  return keptFollowing().items.flatMap((key) => readFollowedKey(key) ?? []);
}
