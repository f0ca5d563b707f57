import { type Kysely, sql } from "kysely";
import type { AddEvent } from "#core/game/events.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import type { LeagueId, TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import type { SeasonKey } from "#server/fantasy/fantasy-season.ts";
import { demoTenants } from "../leagues/demo-tenants.ts";
import { seededRandom } from "../random.ts";
import { dayOf } from "../seasons/calendar.ts";
import { simulateGame } from "../simulate-game.ts";
import { clockedLog } from "./clocked-log.ts";
import { hallTimes } from "./hall-times.ts";
import { liveSource } from "./live-source.ts";
import { liveSquad } from "./live-squad.ts";
import { replayGame, type LiveGame, type ReplayTime } from "./replay-game.ts";

/** Whoever starts the demo comes in here: late in the second quarter. */
const alreadyPlayedMs = 33 * 60_000;

export type LiveGamesOptions = {
  readonly time: ReplayTime;
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
};

/** One game of each demo tenant is played on the clock from now on, until the signal aborts. */
export async function playLiveGames(db: Kysely<Database>, options: LiveGamesOptions): Promise<void> {
  await Promise.all(
    demoTenants.map(async ({ tenant }) => {
      const game = await liveGameOf(db, tenant.slug, tenant.timeZone, options.time.now());
      if (game === null) return;
      // The fantasy round of the game is live with it, and not only at the server's next look.
      const onCaughtUp = async () => void (await advanceSeason(db, game, options.time.now()));
      await replayGame(db, { ...game, onCaughtUp }, options);
    }),
  );
}

type Chosen = {
  readonly tenantId: TenantId;
  readonly leagueId: LeagueId;
  readonly gameId: GameId;
  readonly home: TeamId;
  readonly away: TeamId;
};

/** `null` where the tenant has no game to come: then nothing is live. */
async function liveGameOf(db: Kysely<Database>, tenantSlug: string, timeZone: string, now: number): Promise<(LiveGame & SeasonKey) | null> {
  const chosen = (await markedGame(db, tenantSlug)) ?? (await bringForward(db, tenantSlug, now));
  if (chosen === null) return null;
  const { tenantId, leagueId, gameId } = chosen;
  const day = dayOf(now, timeZone);
  const [home, away] = await Promise.all([
    liveSquad(db, tenantId, chosen.home, "home", day),
    liveSquad(db, tenantId, chosen.away, "away", day),
  ]);
  await gamesFor(db, tenantId).linkPlayers(gameId, [
    ...[...home.people].map(([playerKey, personId]) => ({ playerKey, side: "home" as const, personId })),
    ...[...away.people].map(([playerKey, personId]) => ({ playerKey, side: "away" as const, personId })),
  ]);
  function play(tipOff: number, repetition: number): readonly AddEvent[] {
    const random = seededRandom(`live ${gameId} ${repetition}`);
    const attendance = random.whole(420, 980);
    const { events } = simulateGame({ rules: fiba, home: home.team, away: away.team, officials: [], attendance, tipOff }, random);
    return clockedLog(hallTimes(events, fiba, tipOff), fiba);
  }
  return { tenantId, leagueId, gameId, script: keepLatest(play) };
}

/** A replay asks for its script at every step. */
function keepLatest(play: LiveGame["script"]): LiveGame["script"] {
  let latest: { readonly key: string; readonly events: readonly AddEvent[] } | null = null;
  return (tipOff, repetition) => {
    const key = `${tipOff} ${repetition}`;
    if (latest?.key !== key) latest = { key, events: play(tipOff, repetition) };
    return latest.events;
  };
}

async function markedGame(db: Kysely<Database>, tenantSlug: string): Promise<Chosen | null> {
  const { rows } = await sql<Chosen>`
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
async function bringForward(db: Kysely<Database>, tenantSlug: string, now: number): Promise<Chosen | null> {
  const { rows } = await sql<Chosen>`
    update games set source = ${liveSource}, tip_off = ${new Date(now - alreadyPlayedMs)}
    where (tenant_id, game_id) = (
      select game.tenant_id, game.game_id
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
      limit 1)
    returning tenant_id as "tenantId", league_id as "leagueId", game_id as "gameId", home_team_id as home, away_team_id as away`.execute(
    db,
  );
  return rows[0] ?? null;
}
