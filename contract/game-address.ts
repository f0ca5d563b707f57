import type { GameAddress, PlayoffGameAddress } from "./refs.ts";

type Params = {
  readonly season?: string | undefined;
  readonly league?: string | undefined;
  readonly round?: string | undefined;
  readonly duel?: string | undefined;
  readonly game?: string | undefined;
};

/** By which a game is asked for, from an address of either shape; `null`: no game is written so. */
export function gameAddressOf({ season, league, round, duel, game }: Params): GameAddress | PlayoffGameAddress | null {
  if (season === undefined || league === undefined || round === undefined || game === undefined) return null;
  const place = { seasonSlug: season, leagueSlug: league, roundSlug: round };
  if (duel === undefined) return { ...place, gameSlug: game };
  // One spelling is one page: `01` would be a second one.
  return /^[1-9]\d?$/.test(game) ? { ...place, duelSlug: duel, game: Number(game) } : null;
}
