import { useEffect, useState, type MouseEvent } from "react";
import { loadAgain } from "./load-again.ts";
import { askForPage } from "./ask-for-page.ts";
import { rememberedTab, rememberTab } from "./remembered-tab.ts";
import { usePlace } from "./shown-page.tsx";
import { tabIdentity, tabToShow, type TabName } from "./tab-identity.ts";
import { useFreshPage } from "./use-fresh-page.ts";
import { wholeTitle } from "./whole-title.ts";

export type Tab = TabName & {
  readonly id: string;
  /** The tab's own address, which works without JavaScript. */
  readonly href: string;
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
 * The tab to show. At a tab's own address that tab, and the others are links to theirs; at the address of the whole screen as
 * `tabToShow` says, with the tab that the server chose for the configured one.
 *
 * `screen` is the address of the whole screen, `loaded` what the server answered for the present address.
 */
export function useTabs<Page extends TabPage>(tabs: readonly Tab[], screen: string, loaded: Page): ShownTab<Page> {
  const { pathname, search } = usePlace();
  const [chosen, setChosen] = useState(loaded.tab);
  const isWholeScreen = pathname + search === screen;

  useEffect(() => {
    if (!isWholeScreen) return undefined;
    const look = () => setChosen(tabToShow(tabs, { hash: location.hash, remembered: rememberedTab(screen), configured: loaded.tab }));
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [isWholeScreen, screen, loaded, tabs]);

  const wanted = tabs.find(({ id }) => id === chosen);
  const fetched = useTabPage(chosen === loaded.tab ? undefined : wanted?.href) as Page | undefined;
  const ready = chosen === loaded.tab ? loaded : fetched?.tab === chosen ? fetched : undefined;

  function choose(event: MouseEvent, tab: Tab): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    if (tab.disabled) return event.preventDefault();
    rememberTab(screen, tab.id);
    if (!isWholeScreen) return;
    event.preventDefault();
    // Going back leads away from the screen, not through the tabs that were looked at.
    history.replaceState(history.state, "", `#${tab.id}`);
    setChosen(tab.id);
  }

  const { paneId, linkId } = tabIdentity({ name: "", id: chosen }, 0);
  const pane = { id: paneId, role: "group", "aria-labelledby": linkId } as const;
  const isElsewhere = ready !== undefined && ready !== loaded;
  const address = isElsewhere ? (wanted?.href ?? null) : null;
  const [page, refresh] = useFreshPage(ready ?? loaded, address ?? pathname + search);
  useTabTitle(loaded.meta?.title, page.meta?.title);
  return { page, address, active: chosen, isLoading: !ready, choose, refresh, pane };
}

/** What the server answers for the address of a tab. One that cannot be had is asked for as a document, which says why. */
function useTabPage(href: string | undefined): unknown {
  const [fetched, setFetched] = useState<unknown>();
  useEffect(() => {
    if (href === undefined) return undefined;
    let isWanted = true;
    async function load(from: string): Promise<void> {
      const page = await loadAgain(() => askForPage(from)).catch(() => null);
      if (!isWanted) return;
      if (page === null) location.assign(from);
      else setFetched(page);
    }
    void load(href);
    return () => {
      isWanted = false;
    };
  }, [href]);
  return fetched;
}

/** The window's title says which tab is seen, also where the address stays that of the whole screen. TAB7 */
function useTabTitle(loaded = "", shown = ""): void {
  useEffect(() => {
    document.title = wholeTitle().replace(loaded, shown);
    return () => {
      document.title = wholeTitle().replace(shown, loaded);
    };
  }, [loaded, shown]);
}
