import type { FantasyRound } from "#contract/fantasy.ts";
import type { LivePage } from "../../live/use-live-page.ts";

/** A page of a round moves with its games as long as these are played. FANT11 */
export function liveOfRound(round: Pick<FantasyRound, "state"> | null): LivePage {
  return { game: null, from: round?.state === "locked" || round?.state === "live" ? 0 : null };
}
