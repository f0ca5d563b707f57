import type { FollowedItem } from "#contract/push.ts";

type Source = { readonly items: () => readonly FollowedItem[]; readonly subscribe: (listener: () => void) => () => void };

let source: Source = { items: () => [], subscribe: () => () => {} };

/** Said once by whatever keeps what is followed on this device. */
export function readFollowedItemsFrom(given: Source): void {
  source = given;
}

export function followedItems(): readonly FollowedItem[] {
  return source.items();
}

export function whenFollowingChanges(listener: () => void): () => void {
  return source.subscribe(listener);
}
