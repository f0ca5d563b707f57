import { startTransition, use, useCallback, useState } from "react";
import { UNSAFE_decodeViaTurboStream, UNSAFE_RouteContext } from "react-router";
import { fetchWithRetry } from "./fetch-with-retry.ts";
import { unsealed, type Sealed } from "./sealed-data.ts";

const answerWithinMs = 15_000;

/**
 * The page shown, and what asks the server for it again. That is no navigation: nothing scrolls, no focus moves, and an
 * answer that does not come changes nothing. Another page shown is that page.
 */
export function useFreshPage<Page>(shown: Page, href: string): readonly [Page, () => Promise<Page | null>] {
  const routeId = use(UNSAFE_RouteContext).matches.at(-1)?.route.id;
  const [fresh, setFresh] = useState<{ readonly of: Page; readonly page: Page } | null>(null);
  const refresh = useCallback(async () => {
    const page = routeId === undefined ? null : await readPage<Page>(href, routeId);
    if (page !== null) startTransition(() => setFresh({ of: shown, page }));
    return page;
  }, [shown, href, routeId]);
  return [fresh?.of === shown ? fresh.page : shown, refresh];
}

type RouteAnswers = Readonly<Record<string, { readonly data?: unknown } | undefined>>;

async function readPage<Page>(href: string, routeId: string): Promise<Page | null> {
  const url = new URL(href, location.origin);
  url.searchParams.delete("index");
  const answer = await fetchWithRetry(`${url.pathname}.data${url.search}`, {
    cache: "no-cache",
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!answer.ok || !answer.body) return null;
  const decoded = await UNSAFE_decodeViaTurboStream(answer.body, window);
  const data = (decoded.value as RouteAnswers)[routeId]?.data as Sealed<Page> | undefined;
  return data === undefined ? null : unsealed(data);
}
