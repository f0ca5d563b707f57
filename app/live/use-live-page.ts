import { useEffect, useRef } from "react";
import { loadAgain } from "../ui/load-again.ts";
import { wholeTitle } from "../ui/whole-title.ts";

/** What makes a page one that moves. */
export type LivePage = {
  /** Of a game's own page, with the position of the log that the page shows and its title; `null` on pages of many games. */
  readonly game: { readonly gameId: string; readonly version: string; readonly title: string } | null;
  /** From when on something may happen, epoch milliseconds; 0: now; `null`: nothing will. */
  readonly from: number | null;
};

/** The page itself comes first. */
const afterPageMs = 500;
/** Later than this the page will have been asked for again. */
const longestWaitMs = 24 * 3_600_000;

/** Keeps a page up with its games: the stream is loaded when the page can be used, and only when there is something to hear. */
export function useLivePage({ game, from }: LivePage, refresh: () => Promise<{ readonly live: LivePage } | null>): void {
  const latest = useRef({ version: game?.version, refresh });
  useEffect(() => {
    latest.current = { version: game?.version, refresh };
  });
  const gameId = game?.gameId;
  useMovingTitle(gameId, game?.title);
  useEffect(() => {
    if (from === null || from - Date.now() > longestWaitMs) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    async function follow(): Promise<void> {
      const { followGamePage, followListPage } = await loadAgain(() => import("./follow-page.ts"));
      if (isOver) return;
      const ask = async () => (await latest.current.refresh())?.live.game?.version ?? null;
      end = gameId === undefined ? followListPage(ask) : followGamePage(gameId, latest.current.version ?? "1.0", ask);
    }
    const timer = setTimeout(() => void follow().catch(() => undefined), Math.max(afterPageMs, from - Date.now()));
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [gameId, from]);
}

/** The score in the window's title, which stands within what else the title says: the tab, the league. MOVE6 */
function useMovingTitle(gameId: string | undefined, title: string | undefined): void {
  const shown = useRef({ gameId, title });
  useEffect(() => {
    const before = shown.current;
    shown.current = { gameId, title };
    if (before.gameId !== gameId || before.title === undefined || title === undefined || before.title === title) return;
    document.title = wholeTitle().replace(before.title, title);
  }, [gameId, title]);
}
