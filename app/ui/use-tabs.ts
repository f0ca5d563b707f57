import { useEffect, useState, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { rememberedTab, rememberTab } from "./remembered-tab.ts";
import { unsealed, type Sealed } from "./sealed-data.ts";
import { tabIdentity, tabToShow, type TabName } from "./tab-identity.ts";
import { useFreshPage } from "./use-fresh-page.ts";
import { usePageData } from "./use-page-data.ts";
import { wholeTitle } from "./whole-title.ts";

export type Tab = TabName & {
  readonly id: string;
  /** The tab's own address, which works without JavaScript. */
  readonly href: string;
  /** Where its data comes from, when that is not `href`: React Router tells an index route by `?index` only. */
  readonly dataHref?: string;
};

type TabPage = {
  readonly tab: string;
  /** What the window's title says of this tab. */
  readonly meta?: { readonly title: string };
};

export type ShownTab<Page extends TabPage> = {
  readonly page: Page;
  readonly active: string;
  /** Where the server writes what is shown, when that is not the present address. For `TablePage`. */
  readonly address: string | null;
  /** The chosen tab's content is on its way; the old one still stands. */
  readonly isLoading: boolean;
  readonly choose: (event: MouseEvent, tab: Tab) => void;
  /** Asks for what is shown again, and shows it without moving anything. `null`: it could not be had. */
  readonly refresh: () => Promise<Page | null>;
  /** For the element around what the tab shows: its id, and the tab as its name. TAB4 */
  readonly pane: { readonly id: string; readonly role: "group"; readonly "aria-labelledby": string };
};

/**
 * The tab to show. At a tab's own address that tab; at the address of the whole screen as `tabToShow` says, with the
 * tab that the server chose for the configured one.
 *
 * `screen` is the address of the whole screen, `loaded` what the server answered for the present address.
 */
export function useTabs<Page extends TabPage>(tabs: readonly Tab[], screen: string, loaded: Page): ShownTab<Page> {
  const location = useLocation();
  const navigate = useNavigate();
  const { data, load } = usePageData();
  const [chosen, setChosen] = useState(loaded.tab);
  const isWholeScreen = location.pathname + location.search === screen;

  useEffect(() => {
    const wishes = { hash: location.hash, remembered: rememberedTab(screen), configured: loaded.tab };
    setChosen(isWholeScreen ? tabToShow(tabs, wishes) : loaded.tab);
  }, [location.hash, isWholeScreen, screen, loaded, tabs]);

  const arrived = data as Sealed<Page> | undefined;
  const fetched = arrived && unsealed(arrived);
  const ready = chosen === loaded.tab ? loaded : fetched?.tab === chosen ? fetched : undefined;
  const wanted = tabs.find(({ id }) => id === chosen);
  const href = wanted?.dataHref ?? wanted?.href;
  useEffect(() => {
    if (!ready && href) load(href);
  }, [ready, href, load]);

  function choose(event: MouseEvent, tab: Tab): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) {
      return;
    }
    event.preventDefault();
    if (tab.disabled) {
      return;
    }
    rememberTab(screen, tab.id);
    // Going back leads away from the screen, not through the tabs that were looked at.
    void navigate(isWholeScreen ? { hash: tab.id, search: location.search } : tab.href, {
      preventScrollReset: true,
      replace: isWholeScreen,
    });
  }

  const { paneId, linkId } = tabIdentity({ name: "", id: chosen }, 0);
  const pane = { id: paneId, role: "group", "aria-labelledby": linkId } as const;
  const isElsewhere = ready !== undefined && ready !== loaded;
  const address = isElsewhere ? (wanted?.href ?? null) : null;
  const [page, refresh] = useFreshPage(ready ?? loaded, isElsewhere && href ? href : location.pathname + location.search);
  useTabTitle(loaded.meta?.title, page.meta?.title);
  return { page, address, active: chosen, isLoading: !ready, choose, refresh, pane };
}

/** The window's title says which tab is seen, also where the address stays that of the whole screen. TAB7 */
function useTabTitle(loaded = "", shown = ""): void {
  useEffect(() => {
    document.title = wholeTitle().replace(loaded, shown);
    // The next page may be called as this one was, and React would leave it as it is.
    return () => {
      document.title = wholeTitle().replace(shown, loaded);
    };
  }, [loaded, shown]);
}
