import { type RawBuilder, sql } from "kysely";
import type { GameRef } from "#contract/refs.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import type { SeasonGame } from "../../fantasy/season-games.ts";
import { placeInPlayoffs } from "../games/game-cards.ts";

/** A game as it is linked to. */
export type GameRefRow = {
  readonly gameId: GameId;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly gameSlug: string;
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
};

/** By what each of these games is linked to, as a question. `alone`: which of them, as ids that a question finds. */
export function refsQuestion(
  { tenantId, leagueId }: SeasonKey,
  games: readonly SeasonGame[],
  alone?: RawBuilder<unknown>,
): RawBuilder<GameRefRow> {
  const ids = games.map(({ gameId }) => gameId);
  return sql<GameRefRow>`
    select game.game_id as "gameId", season.slug as "seasonSlug", league.slug as "leagueSlug", round.slug as "roundSlug",
      game.slug as "gameSlug", game.duel_slug as "duelSlug", game.duel_game as "duelGame"
    from games game
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    where game.tenant_id = ${tenantId} and game.league_id = ${leagueId} and game.game_id = any(${ids}::uuid[])
      ${alone === undefined ? sql`` : sql`and game.game_id in (${alone})`}`;
}

export function refsOf(rows: readonly GameRefRow[]): ReadonlyMap<GameId, GameRef> {
  return new Map(
    rows.map(({ gameId, seasonSlug, leagueSlug, roundSlug, gameSlug, duelSlug, duelGame }) => [
      gameId,
      { seasonSlug, leagueSlug, roundSlug, gameSlug, playoff: placeInPlayoffs({ duelSlug, duelGame }) },
    ]),
  );
}
