import { startTransition, useCallback, useState } from "react";
import { askForPage } from "./ask-for-page.ts";

/**
 * The page shown, and what asks the server for it again. That is no navigation: nothing scrolls, no focus moves, and an
 * answer that does not come changes nothing. Another page shown is that page.
 */
export function useFreshPage<Page>(shown: Page, href: string): readonly [Page, () => Promise<Page | null>] {
  const [fresh, setFresh] = useState<{ readonly of: Page; readonly page: Page } | null>(null);
  const refresh = useCallback(async () => {
    const page = await askForPage<Page>(href);
    if (page !== null) startTransition(() => setFresh({ of: shown, page }));
    return page;
  }, [shown, href]);
  return [fresh?.of === shown ? fresh.page : shown, refresh];
}
