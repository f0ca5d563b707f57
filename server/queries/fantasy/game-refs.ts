import { type Kysely, sql } from "kysely";
import type { GameRef } from "#contract/refs.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import type { SeasonGame } from "../../fantasy/season-games.ts";
import { placeInPlayoffs } from "../games/game-cards.ts";

type Row = {
  readonly gameId: GameId;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly gameSlug: string;
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
};

/** By what each of these games is linked to. */
export async function gameRefs(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  games: readonly SeasonGame[],
): Promise<ReadonlyMap<GameId, GameRef>> {
  const ids = games.map(({ gameId }) => gameId);
  const { rows } = await sql<Row>`
    select game.game_id as "gameId", season.slug as "seasonSlug", league.slug as "leagueSlug", round.slug as "roundSlug",
      game.slug as "gameSlug", game.duel_slug as "duelSlug", game.duel_game as "duelGame"
    from games game
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    where game.tenant_id = ${tenantId} and game.league_id = ${leagueId} and game.game_id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ gameId, seasonSlug, leagueSlug, roundSlug, gameSlug, duelSlug, duelGame }) => [
      gameId,
      { seasonSlug, leagueSlug, roundSlug, gameSlug, playoff: placeInPlayoffs({ duelSlug, duelGame }) },
    ]),
  );
}
