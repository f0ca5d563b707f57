import { type Kysely, type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { game } from "#contract/api/game-shapes.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Wire } from "../api/public-api/wire.ts";
import type { Database } from "../db/schema.ts";
import { gameCards, gameSummary } from "../queries/games/game-cards.ts";

/** A game by the parts of its address: what stays its own when a schedule is published anew. Needs `games`, `rounds`, `leagues`, `seasons`. */
export const gameAddress: RawBuilder<string> = sql`seasons.slug || '/' || leagues.slug || '/' || rounds.slug || '/' || games.slug`;

/** `games` with what its address is made of. */
export const gamesWithAddress: RawBuilder<unknown> = sql`games
  join rounds on rounds.tenant_id = games.tenant_id and rounds.league_id = games.league_id and rounds.round_id = games.round_id
  join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
  join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id`;

export type WireGame = z.input<typeof game>;

/** Games as the public API has them, now. */
export async function gamesOnTheWire(
  db: Kysely<Database>,
  tenantId: TenantId,
  wire: Wire,
  gameIds: readonly GameId[],
): Promise<ReadonlyMap<GameId, WireGame>> {
  if (gameIds.length === 0) return new Map();
  const rows = await gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .select(["leagues.slug as leagueSlug", "seasons.slug as seasonSlug"])
    .where("games.game_id", "in", gameIds)
    .execute();
  return new Map(rows.map((row) => [row.gameId, wire.game(gameSummary(row.seasonSlug, row.leagueSlug, row))]));
}
