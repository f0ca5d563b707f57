import { myFantasyPath } from "#contract/my-fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";

/** Below which one's own team of a league is asked for and changed. */
export function ownPath({ seasonSlug, leagueSlug }: LeagueAddress): string {
  return `${myFantasyPath}/${seasonSlug}/${leagueSlug}`;
}
