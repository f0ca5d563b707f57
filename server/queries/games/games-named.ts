import { type Kysely, sql } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { gameCards, gameSummary } from "./game-cards.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** Games by their ids, of whatever leagues, in one round trip. Ids that are no game's are left out. */
export async function gamesNamed(
  db: Kysely<Database>,
  tenantId: TenantId,
  ids: readonly GameId[],
): Promise<ReadonlyMap<GameId, GameSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where(sql<boolean>`games.game_id = any(${[...new Set(ids)]}::uuid[])`)
    .select(["leagues.slug as leagueSlug", "seasons.slug as seasonSlug"])
    .execute();
  return new Map(rows.map((row) => [row.gameId, gameSummary(row.seasonSlug, row.leagueSlug, row)]));
}
