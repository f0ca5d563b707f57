import { type Kysely, sql } from "kysely";
import type { GameInShort, GamesState, OperatorsState } from "#contract/live/stream-message.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { readGraphics } from "../queries/live/game-graphics.ts";
import { gamesOfHalls } from "../queries/live/venue-now.ts";
import { gathered } from "./gathered.ts";
import type { HubOptions } from "./hub.ts";
import { leasesOf } from "./leases.ts";
import type { LiveGames } from "./live-games.ts";
import { placeInTime } from "../db/game-time.ts";

/** In short, of a tenant or of a league. */
const mostGames = 100;
/** Asked about in one question. */
const mostTenants = 100;
const mostHalls = 500;

type Hall = { readonly tenantId: TenantId; readonly slug: string };

/**
 * What the channels of states say, as the database has it. What is played is read once for each event, however many leagues and
 * halls are listened to: all that look at the same time are answered by one question.
 */
export function channelStates(db: Kysely<Database>, games: LiveGames): HubOptions["states"] {
  const runningOf = gathered((tenants: readonly TenantId[]) => runningGames(db, tenants), String, mostTenants);
  const gameOfHall = gathered(
    (halls: readonly Hall[]) => gamesOfHalls(db, halls),
    ({ tenantId, slug }) => `${tenantId} ${slug}`,
    mostHalls,
  );
  async function inShort(tenantId: TenantId, leagueId: string | null): Promise<GamesState> {
    const all = await runningOf(tenantId);
    const running = (leagueId === null ? all : all.filter((game) => game.leagueId === leagueId)).slice(0, mostGames);
    const known = await Promise.all(running.map(({ gameId }) => games.current(tenantId, gameId)));
    return {
      kind: "games",
      games: known.flatMap((game, place): GameInShort[] =>
        game === null ? [] : [{ gameId: running[place]!.gameId, leagueId: game.leagueId, now: game.now }],
      ),
    };
  }
  return {
    games: (tenantId) => inShort(tenantId, null),
    league: (tenantId, leagueId) => inShort(tenantId, leagueId),
    venue: async (tenantId, slug) => {
      const hall = await gameOfHall({ tenantId, slug });
      return hall && { kind: "venue", gameId: hall.gameId };
    },
    graphics: (tenantId, gameId) => readGraphics(db, tenantId, gameId as GameId),
    operators: async (tenantId, gameId) => ({
      kind: "operators",
      leases: await leasesOf(db, tenantId, gameId as GameId),
      flags: await flagsOf(db, tenantId, gameId as GameId),
    }),
  };
}

/** What an import found, and who of the lists is nobody yet. TABLE2 */
async function flagsOf(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<OperatorsState["flags"]> {
  const found = await db
    .selectFrom("game_flags")
    .select(["kind", "detail"])
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .orderBy("place")
    .execute();
  const { rows } = await sql<{ kind: string; detail: string }>`
    select 'player-unlinked' as kind, concat(side, ' #', listed_as::json ->> 1, ' ', concat_ws(' ', listed_as::json ->> 2, listed_as::json ->> 3)) as detail
    from game_players where tenant_id = ${tenantId} and game_id = ${gameId} and person_id is null and linked_by is null
      and listed_as is not null
    order by side desc, length(listed_as::json ->> 1), listed_as::json ->> 1, player_key`.execute(db);
  return [...found, ...rows];
}

type RunningGame = { readonly gameId: GameId; readonly leagueId: string };

/** Being played, or just over: of each of these tenants. */
async function runningGames(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<readonly (readonly RunningGame[])[]> {
  const { rows } = await sql<RunningGame & { readonly tenantId: TenantId }>`
    select tenant_id as "tenantId", game_id as "gameId", league_id as "leagueId" from games
    where tenant_id = any(${tenants}::uuid[])
      and (status in ('live', 'interrupted')
        or (status in ('ended', 'final') and (tip_off between now() - interval '3 hours' and now()
          or tip_off_day = (now() at time zone (select time_zone from tenants where tenants.tenant_id = games.tenant_id))::date)))
    order by ${placeInTime}, game_id`.execute(db);
  const byTenant = Map.groupBy(rows, ({ tenantId }) => tenantId);
  return tenants.map((tenantId) => byTenant.get(tenantId) ?? []);
}
