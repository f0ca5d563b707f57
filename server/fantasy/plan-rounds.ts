import { type Kysely, sql } from "kysely";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { fixedDeadlines, roundWindows, type RoundWindow } from "#core/fantasy/round-windows.ts";
import type { RoundId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { FantasySeason } from "./fantasy-season.ts";
import { roundKey, scheduledGames, type SeasonGame } from "./season-games.ts";
import { hasFact, type StoredRound } from "./stored-rounds.ts";

/**
 * Brings the rounds' windows to the calendar as it is: new rounds are numbered behind those there are, deadlines move as FAN25 has it,
 * and what is locked stays where it was. Answers whether anything moved. FAN9, FAN25
 */
export async function planRounds(
  db: Kysely<Database>,
  season: FantasySeason,
  rounds: readonly StoredRound[],
  games: readonly SeasonGame[],
  now: number,
): Promise<boolean> {
  const numberOf = await numbersOfRounds(db, season, rounds);
  const settings = settingsInRound(season.versions, (rounds.at(-1)?.round ?? 0) + 1);
  const scheduled = scheduledGames(games, new Map([...numberOf].map(([key, { number }]) => [key, number])));
  const published = rounds.map(({ round, locksAt, endsAt }) => ({ leagueRound: round, locksAt, endsAt }));
  const fixed = new Map([...fixedDeadlines(published, roundWindows(settings, scheduled), now), ...lockedAt(rounds)]);
  const windows = roundWindows(settings, scheduled, fixed);
  const ofRound = new Map([...numberOf.values()].map(({ number, ...of }) => [number, of]));
  const moved = windows.filter((window) => !isAsPublished(published, window));
  for (const { leagueRound, locksAt, endsAt } of moved) {
    const values = { locks_at: new Date(locksAt), ends_at: endsAt === null ? null : new Date(endsAt) };
    await db
      .insertInto("fantasy_rounds")
      .values({
        tenant_id: season.tenantId,
        league_id: season.leagueId,
        round: leagueRound,
        ...(ofRound.get(leagueRound) as { readonly round_id: RoundId; readonly leg: number | null }),
        scored_of: null,
        ...values,
      })
      .onConflict((conflict) => conflict.columns(["tenant_id", "league_id", "round"]).doUpdateSet(values))
      .execute();
  }
  return moved.length > 0;
}

function lockedAt(rounds: readonly StoredRound[]): [number, number][] {
  return rounds.filter((round) => hasFact(round, "locked")).map(({ round, locksAt }) => [round, locksAt]);
}

function isAsPublished(published: readonly RoundWindow[], { leagueRound, locksAt, endsAt }: RoundWindow): boolean {
  const known = published.find((window) => window.leagueRound === leagueRound);
  return known !== undefined && known.locksAt === locksAt && known.endsAt === endsAt;
}

type NumberedRound = { readonly number: number; readonly round_id: RoundId; readonly leg: number | null };

/** Numbers are given once, in the order of the league's rounds: those of its play-offs behind the others, game by game. FAN34 */
async function numbersOfRounds(
  db: Kysely<Database>,
  { tenantId, leagueId }: FantasySeason,
  rounds: readonly StoredRound[],
): Promise<ReadonlyMap<string, NumberedRound>> {
  const known = new Map<string, NumberedRound>(
    rounds.map(({ roundId, leg, round }) => [roundKey({ roundId, leg }), { number: round, round_id: roundId, leg }]),
  );
  const { rows } = await sql<{ readonly roundId: RoundId; readonly leg: number | null }>`
    select game.round_id as "roundId", game.duel_game as leg
    from rounds round
    join games game on game.tenant_id = round.tenant_id and game.round_id = round.round_id
    where round.tenant_id = ${tenantId} and round.league_id = ${leagueId} and (game.tip_off is not null or game.tip_off_day is not null)
    group by game.round_id, game.duel_game, round.kind, round.number
    order by round.kind = 'playoff', round.number, game.duel_game`.execute(db);
  let last = Math.max(0, ...rounds.map(({ round }) => round));
  for (const row of rows) {
    const key = roundKey(row);
    if (!known.has(key)) known.set(key, { number: ++last, round_id: row.roundId, leg: row.leg });
  }
  return known;
}
