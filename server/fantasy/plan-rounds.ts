import { type Kysely, sql } from "kysely";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { fixedDeadlines, roundWindows, type RoundWindow } from "#core/fantasy/round-windows.ts";
import type { RoundId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { FantasySeason } from "./fantasy-season.ts";
import { scheduledGames, type SeasonGame } from "./season-games.ts";
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
  const scheduled = scheduledGames(games, numberOf);
  const published = rounds.map(({ round, locksAt, endsAt }) => ({ leagueRound: round, locksAt, endsAt }));
  const fixed = new Map([...fixedDeadlines(published, roundWindows(settings, scheduled), now), ...lockedAt(rounds)]);
  const windows = roundWindows(settings, scheduled, fixed);
  const idOf = new Map([...numberOf].map(([id, number]) => [number, id]));
  const moved = windows.filter((window) => !isAsPublished(published, window));
  for (const { leagueRound, locksAt, endsAt } of moved) {
    const values = { locks_at: new Date(locksAt), ends_at: endsAt === null ? null : new Date(endsAt) };
    await db
      .insertInto("fantasy_rounds")
      .values({
        tenant_id: season.tenantId,
        league_id: season.leagueId,
        round: leagueRound,
        round_id: idOf.get(leagueRound) as RoundId,
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

/** Numbers are given once, in the order of the league's rounds: those of its play-offs behind the others. */
async function numbersOfRounds(
  db: Kysely<Database>,
  { tenantId, leagueId }: FantasySeason,
  rounds: readonly StoredRound[],
): Promise<ReadonlyMap<RoundId, number>> {
  const known = new Map(rounds.map(({ roundId, round }) => [roundId, round]));
  const all = await db
    .selectFrom("rounds")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where(sql<boolean>`exists (select from games where games.tenant_id = rounds.tenant_id and games.round_id = rounds.round_id
      and (games.tip_off is not null or games.tip_off_day is not null))`)
    .select("round_id")
    .orderBy(sql`kind = 'playoff'`)
    .orderBy("number")
    .execute();
  let last = Math.max(0, ...known.values());
  for (const { round_id: id } of all) if (!known.has(id)) known.set(id, ++last);
  return known;
}
