import { useEffect, useState, type MouseEvent } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { rememberedTab, rememberTab } from "./remembered-tab.ts";
import { unsealed, type Sealed } from "./sealed-data.ts";

export type Tab = {
  /** What stands behind the # of the address. */
  readonly id: string;
  readonly name: string;
  /** The tab's own address, which works without JavaScript. */
  readonly href: string;
  /** Where its data comes from, when that is not `href`: React Router tells an index route by `?index` only. */
  readonly dataHref?: string;
  /** Cannot be activated. */
  readonly disabled?: boolean;
};

type TabPage = { readonly tab: string };

export type ShownTab<Page extends TabPage> = {
  readonly page: Page;
  readonly active: string;
  /** The chosen tab's content is on its way; the old one still stands. */
  readonly isLoading: boolean;
  readonly choose: (event: MouseEvent, tab: Tab) => void;
};

/**
 * The tab to show. At a tab's own address that tab; at the address of the whole screen, in this order: the tab named
 * behind the #, the one remembered, the one the server chose. A disabled tab is never chosen.
 *
 * `screen` is the address of the whole screen, `loaded` what the server answered for the present address.
 */
export function useTabs<Page extends TabPage>(tabs: readonly Tab[], screen: string, loaded: Page): ShownTab<Page> {
  const location = useLocation();
  const navigate = useNavigate();
  const fetcher = useFetcher();
  const [chosen, setChosen] = useState(loaded.tab);
  const isWholeScreen = location.pathname + location.search === screen;

  useEffect(() => {
    const open = (id: string | null) => tabs.some((tab) => tab.id === id && !tab.disabled);
    const named = [location.hash.slice(1), isWholeScreen ? rememberedTab(screen) : null].find((id) => id && open(id));
    setChosen(isWholeScreen ? (named ?? loaded.tab) : loaded.tab);
  }, [location.hash, isWholeScreen, screen, loaded, tabs]);

  const arrived = fetcher.data as Sealed<Page> | undefined;
  const fetched = arrived && unsealed(arrived);
  const ready = chosen === loaded.tab ? loaded : fetched?.tab === chosen ? fetched : undefined;
  const wanted = tabs.find(({ id }) => id === chosen);
  const href = wanted?.dataHref ?? wanted?.href;
  const load = fetcher.load;
  useEffect(() => {
    if (!ready && href) {
      void load(href);
    }
  }, [ready, href, load]);

  function choose(event: MouseEvent, tab: Tab): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) {
      return;
    }
    event.preventDefault();
    rememberTab(screen, tab.id);
    // Going back leads away from the screen, not through the tabs that were looked at.
    void navigate(isWholeScreen ? { hash: tab.id, search: location.search } : tab.href, {
      preventScrollReset: true,
      replace: isWholeScreen,
    });
  }

  return { page: ready ?? loaded, active: chosen, isLoading: !ready, choose };
}
