import { type Kysely, sql } from "kysely";
import type { LeagueId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { demoTenants } from "../leagues/demo-tenants.ts";
import { bringForward } from "./bring-forward.ts";
import { liveSource } from "./live-source.ts";
import { askAgainMs, replayGame, type ReplayTime } from "./replay-game.ts";
import { type GameOfTeams, scriptOfGame } from "./script-of-game.ts";

/** Whoever starts the demo comes in here: late in the second quarter. */
const alreadyPlayedMs = 33 * 60_000;
const afterLastTipOffMs = 60_000;

type LiveGameRow = GameOfTeams & { readonly leagueId: LeagueId };

export type LiveGamesOptions = {
  readonly time: ReplayTime;
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
};

/** One game of each demo tenant is played on the clock from now on, until the signal aborts. */
export async function playLiveGames(db: Kysely<Database>, options: LiveGamesOptions): Promise<void> {
  await Promise.all(demoTenants.map(async ({ tenant }) => playOneAfterAnother(db, tenant.slug, tenant.timeZone, options)));
}

/** The game that is marked, again and again, until another is or none: rounds are turned by hand. DEMO6, DEMO7 */
async function playOneAfterAnother(db: Kysely<Database>, tenantSlug: string, timeZone: string, options: LiveGamesOptions): Promise<void> {
  const { time, signal } = options;
  let chosen = (await markedGame(db, tenantSlug)) ?? (await nextGame(db, tenantSlug, time.now()));
  while (!signal.aborted) {
    if (chosen !== null) {
      const { tenantId, leagueId, gameId } = chosen;
      const script = scriptOfGame(db, chosen, timeZone);
      // The fantasy round of the game is live with it, and not only at the server's next look.
      const onCaughtUp = async () => void (await advanceSeason(db, { tenantId, leagueId }, time.now()));
      const isOn = async () => (await markedGame(db, tenantSlug))?.gameId === gameId;
      await replayGame(db, { tenantId, gameId, script, onCaughtUp, isOn }, options);
    }
    if (signal.aborted) return;
    await time.wait(askAgainMs, signal).catch(() => undefined);
    if (!signal.aborted) chosen = await markedGame(db, tenantSlug);
  }
}

async function markedGame(db: Kysely<Database>, tenantSlug: string): Promise<LiveGameRow | null> {
  const { rows } = await sql<LiveGameRow>`
    select game.tenant_id as "tenantId", game.league_id as "leagueId", game.game_id as "gameId", game.home_team_id as home, game.away_team_id as away
    from games game join tenants tenant on tenant.tenant_id = game.tenant_id
    where tenant.slug = ${tenantSlug} and game.source = ${liveSource}
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * The next game of the first league that nobody has written a line about is played today; not the last of a round, which would be
 * over with it, and begin anew with it as well.
 */
async function nextGame(db: Kysely<Database>, tenantSlug: string, now: number): Promise<LiveGameRow | null> {
  const { rows } = await sql<LiveGameRow & { readonly lastTipOff: number | null }>`
    select game.tenant_id as "tenantId", game.league_id as "leagueId", game.game_id as "gameId", game.home_team_id as home, game.away_team_id as away,
      (select floor(extract(epoch from max(begun.tip_off)) * 1000) from games begun where begun.tenant_id = game.tenant_id
        and begun.league_id = game.league_id and begun.tip_off <= ${new Date(now)})::float8 as "lastTipOff"
    from games game
    join tenants tenant on tenant.tenant_id = game.tenant_id
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where tenant.slug = ${tenantSlug} and season.is_current and game.status = 'scheduled' and game.source = 'simulator'
      and game.tip_off > ${new Date(now)}
      and not exists (select from game_logs log where log.tenant_id = game.tenant_id and log.game_id = game.game_id and log.sequence > 0)
      and exists (select from games other where other.tenant_id = game.tenant_id and other.round_id = game.round_id
        and other.game_id <> game.game_id and other.status = 'scheduled')
    order by league.place, game.tip_off, game.slug
    limit 1`.execute(db);
  const [next] = rows;
  if (next === undefined) return null;
  // Rounds follow one another: one that was turned by hand began a moment ago.
  await bringForward(db, next.tenantId, next.gameId, Math.max(now - alreadyPlayedMs, (next.lastTipOff ?? 0) + afterLastTipOffMs));
  return next;
}
