import { useCallback, useEffect, useRef, useState } from "react";
import type { FollowingFeed } from "#contract/following-queries.ts";
import type { FollowedKey } from "#contract/following.ts";
import type { Locale } from "#contract/locale.ts";
import { fetchWithRetry } from "../../ui/fetch-with-retry.ts";
import { followFrom } from "../games/follow-from.ts";

/** So many fit into an address; of more the newest count. FEED5 */
const mostAsked = 150;

type Answered = {
  readonly feed: FollowingFeed;
  readonly from: number | null;
  readonly keys: readonly FollowedKey[];
  readonly locale: Locale;
};

export type ShownFeed = {
  readonly feed: FollowingFeed | null;
  /** From when on something may happen: `LivePage`. */
  readonly from: number | null;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  /** Asks again, from the newest on. */
  readonly refresh: () => Promise<null>;
  readonly showOlder: () => Promise<void>;
};

/** What happened to what is followed. What somebody follows no longer stays till it is asked again: he may think better of it. */
export function useFollowingFeed(keys: readonly FollowedKey[], locale: Locale): ShownFeed {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  const ask = useCallback(
    async (before: string | null) => {
      const asked = latest.current.toReversed().slice(0, mostAsked);
      setLoading(true);
      const feed = await answerTo(feedAddress(asked, locale, before));
      setLoading(false);
      setFailed(feed === null);
      if (feed === null) return;
      const from = followFrom([...feed.live, ...feed.next], Date.now());
      setAnswered((shown) =>
        before === null || shown === null ? { feed, from, keys: asked, locale } : { ...shown, feed: withOlder(shown.feed, feed) },
      );
    },
    [locale],
  );
  const refresh = useCallback(async () => {
    await ask(null);
    return null;
  }, [ask]);

  const isNew = answered === null || answered.locale !== locale || keys.some((key) => !answered.keys.includes(key));
  const wish = isNew ? keys.join() : "";
  useEffect(() => {
    if (wish !== "") void ask(null);
  }, [wish, ask]);

  const more = answered?.feed.more ?? null;
  return {
    feed: answered?.feed ?? null,
    from: answered?.from ?? null,
    hasFailed,
    isLoading,
    refresh,
    showOlder: async () => (more === null ? undefined : ask(more)),
  };
}

/** `null`: there was none. */
async function answerTo(address: string): Promise<FollowingFeed | null> {
  const response = await fetchWithRetry(address).catch(() => null);
  return response?.ok ? ((await response.json().catch(() => null)) as FollowingFeed | null) : null;
}

function withOlder(shown: FollowingFeed, older: FollowingFeed): FollowingFeed {
  return { ...shown, entries: [...shown.entries, ...older.entries], more: older.more };
}

/** The signs in keys mean nothing in a query, and written out they would fill the address. */
function feedAddress(keys: readonly FollowedKey[], locale: Locale, before: string | null): string {
  const place = before === null ? "" : `&before=${encodeURIComponent(before)}`;
  return `/v2/website/following/feed?locale=${locale}&items=${keys.join()}${place}`;
}
