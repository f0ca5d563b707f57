import { use, useCallback, useEffect, useId } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FetchersContext, UNSAFE_RouteContext } from "react-router";

/**
 * What the server answers for another address of the screen that is shown: React Router's `useFetcher` without its forms,
 * which would come along into every page.
 */
export function usePageData(): { readonly data: unknown; readonly load: (href: string) => void } {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const fetcherData = use(UNSAFE_FetchersContext)?.fetcherData;
  const routeId = use(UNSAFE_RouteContext).matches.at(-1)?.route.id;
  const key = useId();
  useEffect(() => {
    router?.getFetcher(key);
    return () => router?.deleteFetcher(key);
  }, [router, key]);
  const load = useCallback((href: string) => void (routeId && router?.fetch(key, routeId, href)), [router, key, routeId]);
  return { data: fetcherData?.get(key), load };
}
