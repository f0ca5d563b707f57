import { type Kysely, sql } from "kysely";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { finalAt } from "#core/fantasy/round-states.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { type FantasySeason, fantasySeason, type SeasonKey } from "#server/fantasy/fantasy-season.ts";
import { gamesOfRound, sightOf } from "#server/fantasy/round-sight.ts";
import { isOver, type SeasonGame, seasonGames } from "#server/fantasy/season-games.ts";
import { hasFact, openRound, type StoredRound, storedRounds } from "#server/fantasy/stored-rounds.ts";
import { bringForward } from "./bring-forward.ts";
import { liveSource } from "./live-source.ts";
import { playToEnd } from "./replay-game.ts";
import { noticeBeforeTipOffMs } from "./replay-step.ts";
import { scriptOfGame } from "./script-of-game.ts";

/** A game is over so long after its tip-off. */
const playedInMs = 110 * 60_000;

/** What became of a demo league's rounds. Moments are epoch milliseconds. */
export type TurnedRound =
  | { readonly kind: "begins"; readonly round: number; readonly tipOff: number }
  | { readonly kind: "over"; readonly round: number; readonly opened: { readonly round: number; readonly locksAt: number } | null }
  /** The season has no round left, or the next begins before this one could be final: then the demo is begun anew. */
  | { readonly kind: "refused"; readonly why: "no-round" | "too-late" };

type Turning = {
  readonly season: FantasySeason;
  readonly rounds: readonly StoredRound[];
  readonly games: readonly SeasonGame[];
  readonly now: number;
};

/**
 * A demo league's fantasy round comes to its end at once, for whoever wants to see what becomes of it: its games are played, the quiet
 * time is taken as gone by, and the next one is open. Where none is being played the next begins instead, with its first game. DEMO6, DEMO7
 */
export async function turnRound(db: Kysely<Database>, tenantId: TenantId, now: number): Promise<TurnedRound> {
  const leagueId = await leagueInPlay(db, tenantId);
  const season = leagueId && (await fantasySeason(db, { tenantId, leagueId }));
  if (!season) return { kind: "refused", why: "no-round" };
  const turning = { season, rounds: await storedRounds(db, season), games: await seasonGames(db, season), now };
  const played = turning.rounds.find((round) => hasFact(round, "locked") && !hasFact(round, "final"));
  if (played) return end(db, turning, played);
  const open = openRound(turning.rounds);
  return open ? begin(db, turning, open) : { kind: "refused", why: "no-round" };
}

/** The one with the live game, else the first of the running season. */
async function leagueInPlay(db: Kysely<Database>, tenantId: TenantId): Promise<LeagueId | null> {
  const { rows } = await sql<{ leagueId: LeagueId }>`
    select league.league_id as "leagueId" from leagues league
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where league.tenant_id = ${tenantId} and season.is_current
    order by exists (select from games game where game.tenant_id = league.tenant_id and game.league_id = league.league_id
      and game.source = ${liveSource}) desc, league.place
    limit 1`.execute(db);
  return rows[0]?.leagueId ?? null;
}

async function end(db: Kysely<Database>, { season, rounds, games, now }: Turning, round: StoredRound): Promise<TurnedRound> {
  const next = rounds[rounds.indexOf(round) + 1];
  const finalFrom = (own: readonly SeasonGame[]) => {
    const sight = sightOf(rounds, own, round, { at: now, corrected: false, seasonClosed: false });
    return finalAt(settingsInRound(season.versions, round.round), season.timeZone, sight);
  };
  const playedOut = games.map((game) => (isOver(game) ? game : { ...game, status: "final" as const, lastEventAt: now }));
  if (next && next.locksAt <= (finalFrom(playedOut) ?? now)) return { kind: "refused", why: "too-late" };
  await sql`update games set source = 'simulator' where ${ofLeague(season)} and source = ${liveSource}`.execute(db);
  const left = gamesOfRound(rounds, games, round).filter((game) => !isOver(game));
  for (const game of left) await finish(db, season, game, { from: round.locksAt, now });
  await advanceSeason(db, season, now);
  // The quiet time has not gone by; what it brings is written down as of now.
  await advanceSeason(db, season, Math.max(now, finalFrom(await seasonGames(db, season)) ?? now));
  await sql`update fantasy_round_events set at = ${new Date(now)} where ${ofLeague(season)} and at > ${new Date(now)}`.execute(db);
  const open = openRound(await storedRounds(db, season));
  return { kind: "over", round: round.round, opened: open ? { round: open.round, locksAt: open.locksAt } : null };
}

/** Plays a game, or the rest of it. One that had not begun tips off early enough to be over now, and late enough to be of its round. */
async function finish(
  db: Kysely<Database>,
  season: FantasySeason,
  game: SeasonGame,
  { from, now }: { readonly from: number; readonly now: number },
) {
  const { tenantId, timeZone } = season;
  const { gameId, homeTeamId: home, awayTeamId: away } = game;
  const tipOff = new Date(Math.max(from, now - playedInMs));
  if (game.firstEventAt === null)
    await sql`update games set tip_off = ${tipOff} where tenant_id = ${tenantId} and game_id = ${gameId}`.execute(db);
  const script = scriptOfGame(db, { tenantId, gameId, home, away }, timeZone);
  await playToEnd(db, { tenantId, gameId, script }, now);
}

/** With the round's first game, as soon as may be. */
async function begin(db: Kysely<Database>, { season, rounds, games, now }: Turning, round: StoredRound): Promise<TurnedRound> {
  const first = gamesOfRound(rounds, games, round).find((game) => !isOver(game));
  if (first === undefined) return { kind: "refused", why: "no-round" };
  const tipOff = Math.min(first.tipOff ?? Infinity, now + noticeBeforeTipOffMs);
  await bringForward(db, season.tenantId, first.gameId, tipOff);
  await advanceSeason(db, season, now);
  return { kind: "begins", round: round.round, tipOff };
}

function ofLeague({ tenantId, leagueId }: SeasonKey) {
  return sql`tenant_id = ${tenantId} and league_id = ${leagueId}`;
}
