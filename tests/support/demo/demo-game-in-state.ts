import { type Kysely, sql } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import type { DemoTenant } from "./demo-live-game.ts";

const states = {
  played: sql`games.status = 'final' and games.award is null and games.duel_slug is null`,
  playoff: sql`games.status = 'final' and games.duel_slug is not null`,
  overtimes: sql`games.overtimes = 2`,
  forfeited: sql`games.status = 'forfeited'`,
  protested: sql`games.status = 'under-protest'`,
  scheduled: sql`games.status = 'scheduled'`,
  postponed: sql`games.status = 'postponed'`,
};

export type DemoGame = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly homePoints: number | null;
  readonly address: { readonly seasonSlug: string; readonly leagueSlug: string; readonly roundSlug: string; readonly gameSlug: string };
  /** Among its round's games, without the language; a play-off game leads on from there. */
  readonly roundsPath: string;
  /** Of its page, without the language. */
  readonly path: string;
};

type Row = Omit<DemoGame, "address" | "roundsPath" | "path"> &
  Record<"season" | "league" | "round" | "game", string> &
  Record<"duel" | "number", string | null>;

/** The demo's latest game of which this is true. */
export async function demoGameInState(db: Kysely<Database>, tenant: DemoTenant, state: keyof typeof states): Promise<DemoGame> {
  const { rows } = await sql<Row>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", games.home_points as "homePoints", seasons.slug as season,
      leagues.slug as league, rounds.slug as round, games.slug as game, games.duel_slug as duel, games.duel_game as number
    from games
    join tenant_hosts hosts on hosts.tenant_id = games.tenant_id and hosts.host = ${`${tenant}.localhost`}
    join leagues on leagues.league_id = games.league_id
    join seasons on seasons.season_id = leagues.season_id
    join rounds on rounds.round_id = games.round_id
    where ${states[state]}
    order by games.tip_off desc nulls last, games.slug limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The demo has no ${state} game in ${tenant}`);
  const { tenantId, gameId, homePoints, season, league, round, game, duel, number } = row;
  const above = `/seasons/${season}/leagues/${league}`;
  const roundsPath = `${above}/rounds/${round}/games/${game}`;
  return {
    tenantId,
    gameId,
    homePoints,
    address: { seasonSlug: season, leagueSlug: league, roundSlug: round, gameSlug: game },
    roundsPath,
    path: duel === null ? roundsPath : `${above}/playoff/${round}/${duel}/games/${number}`,
  };
}
