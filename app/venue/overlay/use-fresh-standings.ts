import { useEffect, useRef } from "react";
import { useChannel } from "../../live/use-channel.ts";
import { usePlace } from "../../ui/shown-page.tsx";
import { useFreshPage } from "../../ui/use-fresh-page.ts";
import type { OverlayData } from "./overlay-data.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

/** Games that end together are one table. */
const togetherMs = 400;

/**
 * The league's table as it stands: as the page came with it, then read anew whenever a game of the league begins or ends,
 * and when the table is put on air, since a game of long ago may have been corrected.
 */
export function useFreshStandings(overlay: OverlayData, isOnAir: boolean): readonly StandingsRow[] {
  const { pathname } = usePlace();
  const [fresh, refresh] = useFreshPage(overlay, pathname);
  const { state } = useChannel(`league:${overlay.view.leagueId}`, "games", { isScreen: true });
  const news = state && `${isOnAir} ${state.games.map(({ gameId, now }) => `${gameId} ${now.status}`).join()}`;
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (news === null || news === known.current) return undefined;
    const isFirst = known.current === null && !isOnAir;
    known.current = news;
    if (isFirst) return undefined;
    // What cannot be read now is read with the next news; the last that was true stays.
    const timer = setTimeout(() => void refresh().catch(() => undefined), togetherMs);
    return () => clearTimeout(timer);
  }, [news, isOnAir, refresh]);
  return fresh.standings;
}
