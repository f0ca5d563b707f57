import { type Kysely, sql } from "kysely";
import type { GameInShort, GamesState } from "#contract/live/stream-message.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { readGraphics } from "../queries/live/game-graphics.ts";
import { venueNow } from "../queries/live/venue-now.ts";
import type { HubOptions } from "./hub.ts";
import { leasesOf } from "./leases.ts";
import type { LiveGames } from "./live-games.ts";

/** What the channels of states say, as the database has it. */
export function channelStates(db: Kysely<Database>, games: LiveGames): HubOptions["states"] {
  async function inShort(tenantId: TenantId, leagueId: string | null): Promise<GamesState> {
    const running = await runningGames(db, tenantId, leagueId);
    const known = await Promise.all(running.map((gameId) => games.current(tenantId, gameId)));
    return {
      kind: "games",
      games: known.flatMap((game, place): GameInShort[] =>
        game === null ? [] : [{ gameId: running[place] as GameId, leagueId: game.leagueId, now: game.now }],
      ),
    };
  }
  return {
    games: (tenantId) => inShort(tenantId, null),
    league: (tenantId, leagueId) => inShort(tenantId, leagueId),
    venue: async (tenantId, slug) => {
      const venue = await venueNow(db, tenantId, () => {}, slug);
      return venue && { kind: "venue", gameId: venue.game?.gameId ?? null };
    },
    graphics: (tenantId, gameId) => readGraphics(db, tenantId, gameId as GameId),
    operators: async (tenantId, gameId) => ({
      kind: "operators",
      leases: await leasesOf(db, tenantId, gameId as GameId),
      flags: await flagsOf(db, tenantId, gameId as GameId),
    }),
  };
}

function flagsOf(db: Kysely<Database>, tenantId: TenantId, gameId: GameId) {
  return db
    .selectFrom("game_flags")
    .select(["kind", "detail"])
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .orderBy("place")
    .execute();
}

/** Being played, or just over. */
async function runningGames(db: Kysely<Database>, tenantId: TenantId, leagueId: string | null): Promise<readonly GameId[]> {
  const { rows } = await sql<{ gameId: GameId }>`
    select game_id as "gameId" from games
    where tenant_id = ${tenantId} and (${leagueId}::uuid is null or league_id = ${leagueId}::uuid)
      and (status in ('live', 'interrupted')
        or (status in ('ended', 'final') and tip_off between now() - interval '3 hours' and now()))
    order by tip_off, game_id limit 100`.execute(db);
  return rows.map(({ gameId }) => gameId);
}
