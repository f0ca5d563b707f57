import { useCallback, useEffect, useRef, useState } from "react";
import type { FollowingFeed } from "#contract/following-queries.ts";
import { followedFeedPath, type FollowedKey, mostAskedByDevice } from "#contract/following.ts";
import type { Locale } from "#contract/locale.ts";
import type { KeptFollowing } from "../../following/kept-following.ts";
import { fetchWithRetry } from "../../ui/fetch-with-retry.ts";
import { followFrom } from "../../sport/follow-from.ts";

type Answered = {
  readonly feed: FollowingFeed;
  readonly from: number | null;
  readonly keys: ReadonlySet<FollowedKey>;
  readonly locale: Locale;
  /** Whose own list was asked for; `null`: what the device names. */
  readonly account: string | null;
  readonly isWhole: boolean;
};

export type ShownFeed = {
  readonly feed: FollowingFeed | null;
  /** From when on something may happen: `LivePage`. */
  readonly from: number | null;
  /** Whether more is followed than counts here. FEED5 */
  readonly leavesOut: boolean;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  /** Asks again, from the newest on. */
  readonly refresh: () => Promise<null>;
  readonly showOlder: () => Promise<void>;
  /** Lists more of what is followed. FEED7 */
  readonly listMore: () => Promise<void>;
};

/** From where on; neither: from the newest. */
type Part = { readonly before: string } | { readonly unlisted: number } | null;

/**
 * What happened to what is followed: to all that the account follows, once it knows all that this device does, else to the
 * newest of what the device does. What somebody follows no longer stays till it is asked again: he may think better of it.
 */
export function useFollowingFeed(kept: KeptFollowing, locale: Locale): ShownFeed {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });

  const ask = useCallback(
    async (part: Part) => {
      const { account, keys } = wishOf(latest.current);
      setLoading(true);
      const own = account === null ? "nobody's" : await answerTo(ownAddress(locale, part));
      const isWhole = own !== "nobody's";
      const feed = isWhole ? own : await answerTo(addressNaming(keys.slice(0, mostAskedByDevice), locale, part));
      setLoading(false);
      setFailed(feed === null || feed === "nobody's");
      if (feed === null || feed === "nobody's") return;
      const from = followFrom([...feed.live, ...feed.next], Date.now());
      const known = new Set([...keys, ...feed.items.map(({ key }) => key)]);
      setAnswered((shown) =>
        part === null || shown === null
          ? { feed, from, keys: known, locale, account, isWhole }
          : { ...shown, feed: "before" in part ? withOlder(shown.feed, feed) : withFurther(shown.feed, feed) },
      );
    },
    [locale],
  );
  const refresh = useCallback(async () => {
    await ask(null);
    return null;
  }, [ask]);

  const wish = isAnswered(answered, kept, locale) ? "" : [wishOf(kept).account, ...wishOf(kept).keys].join();
  useEffect(() => {
    if (wish !== "") void ask(null);
  }, [wish, ask]);

  const { more, unlisted } = answered?.feed ?? { more: null, unlisted: 0 };
  return {
    feed: answered?.feed ?? null,
    from: answered?.from ?? null,
    leavesOut: answered !== null && !answered.isWhole && kept.items.length > mostAskedByDevice,
    hasFailed,
    isLoading,
    refresh,
    showOlder: async () => (more === null ? undefined : ask({ before: more })),
    listMore: async () => (unlisted === 0 ? undefined : ask({ unlisted })),
  };
}

/** Whose list to ask for, and what the device knows to be in it, the newest first. */
function wishOf({ account, added, items }: KeptFollowing): Pick<Answered, "account"> & { readonly keys: readonly FollowedKey[] } {
  return { account: added.length === 0 ? account : null, keys: items.toReversed() };
}

/** While the account is being told of something new, its list stands as it was: it will be asked again. */
function isAnswered(answered: Answered | null, kept: KeptFollowing, locale: Locale): boolean {
  if (answered === null || answered.locale !== locale) return false;
  if (kept.account !== null && kept.added.length > 0 && answered.account === kept.account) return true;
  const { account, keys } = wishOf(kept);
  return answered.account === account && keys.every((key) => answered.keys.has(key));
}

/** `null`: there was none. `nobody's`: who was signed in is so no longer. */
async function answerTo(address: string): Promise<FollowingFeed | "nobody's" | null> {
  const response = await fetchWithRetry(address).catch(() => null);
  if (response?.status === 401) return "nobody's";
  return response?.ok ? ((await response.json().catch(() => null)) as FollowingFeed | null) : null;
}

function withOlder(shown: FollowingFeed, older: FollowingFeed): FollowingFeed {
  return { ...shown, entries: [...shown.entries, ...older.entries], more: older.more };
}

/** What is followed no longer may have moved some of those that stand there already into the next part. */
function withFurther(shown: FollowingFeed, further: FollowingFeed): FollowingFeed {
  const stands = new Set(shown.items.map(({ key }) => key));
  return { ...shown, items: [...shown.items, ...further.items.filter(({ key }) => !stands.has(key))], unlisted: further.unlisted };
}

function ownAddress(locale: Locale, part: Part): string {
  return `${followedFeedPath}?locale=${locale}${placeIn(part)}`;
}

/** The signs in keys mean nothing in a query, and written out they would fill the address. */
function addressNaming(keys: readonly FollowedKey[], locale: Locale, part: Part): string {
  return `/v2/website/following/feed?locale=${locale}&items=${keys.join()}${placeIn(part)}`;
}

function placeIn(part: Part): string {
  if (part === null) return "";
  return "before" in part ? `&before=${encodeURIComponent(part.before)}` : `&unlisted=${part.unlisted}`;
}
