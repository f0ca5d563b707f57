import { sql, type Transaction } from "kysely";
import { type Ranked, rankTeams } from "#core/fantasy/places.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import { joinInBulk } from "./bulk-work.ts";
import type { SeasonKey } from "./fantasy-season.ts";
import { replaceRows } from "./replace-rows.ts";

/** A round of all teams that took part, in the order of their ids; points in tenths. */
export type RoundFigures = {
  readonly teamIds: readonly FantasyTeamId[];
  readonly points: Int32Array;
  readonly withoutCaptain: Int32Array;
  readonly transfers: Int32Array;
};

/** A round, and the one that was locked before it. */
export type RoundInOrder = { readonly round: number; readonly before: number | null };

type Before = {
  readonly teamId: FantasyTeamId;
  readonly total: number;
  readonly withoutCaptain: number;
  readonly transfers: number;
  readonly rounds: number;
};

/** Writes a round's places, and those of the season after it. Which teams there are may grow from round to round, never shrink. FAN16 */
export async function writePlaces(
  transaction: Transaction<Database>,
  key: SeasonKey,
  { round, before: roundBefore }: RoundInOrder,
  figures: RoundFigures,
): Promise<void> {
  const before = await totalsBefore(transaction, key, roundBefore);
  const of = figures.teamIds.map((teamId) => before.get(teamId));
  const add = (own: Int32Array, figure: "total" | "withoutCaptain" | "transfers") =>
    Int32Array.from(own, (value, team) => value + (of[team]?.[figure] ?? 0));
  const totals = {
    points: add(figures.points, "total"),
    withoutCaptain: add(figures.withoutCaptain, "withoutCaptain"),
    transfers: add(figures.transfers, "transfers"),
  };
  const inRound = rankTeams(figures);
  const inSeason = rankTeams(totals);
  const [positions, totalPositions] = [positionsIn(inRound), positionsIn(inSeason)];
  const at = (list: Int32Array | Ranked["places"], team: number) => list[team] as number;
  const rows = figures.teamIds.map((teamId, team) => ({
    team_id: teamId,
    points: at(figures.points, team),
    without_captain: at(figures.withoutCaptain, team),
    place: at(inRound.places, team),
    position: at(positions, team),
    total: at(totals.points, team),
    total_without_captain: at(totals.withoutCaptain, team),
    total_transfers: at(totals.transfers, team),
    total_place: at(inSeason.places, team),
    total_position: at(totalPositions, team),
    rounds: (of[team]?.rounds ?? 0) + 1,
  }));
  await replaceRows(transaction, "fantasy_team_rounds", { ...key, round }, rows);
}

/** Where each team stands in the order, from 1 on. */
function positionsIn({ order }: Ranked): Uint32Array {
  const positions = new Uint32Array(order.length);
  for (const [index, team] of order.entries()) positions[team] = index + 1;
  return positions;
}

/** After a round before it was scored anew: its own points stand, totals and season's places follow. FAN12 */
export async function totalAgain(transaction: Transaction<Database>, key: SeasonKey, order: RoundInOrder): Promise<void> {
  await joinInBulk(transaction);
  const rows = await transaction
    .selectFrom("fantasy_team_rounds as own")
    .innerJoin("fantasy_entries as entry", (join) =>
      join
        .onRef("entry.tenant_id", "=", "own.tenant_id")
        .onRef("entry.league_id", "=", "own.league_id")
        .onRef("entry.round", "=", "own.round")
        .onRef("entry.team_id", "=", "own.team_id"),
    )
    .where("own.tenant_id", "=", key.tenantId)
    .where("own.league_id", "=", key.leagueId)
    .where("own.round", "=", order.round)
    .select(["own.team_id as teamId", "points", "without_captain as withoutCaptain", "transfers"])
    .orderBy("own.team_id")
    .execute();
  await writePlaces(transaction, key, order, {
    teamIds: rows.map(({ teamId }) => teamId),
    points: Int32Array.from(rows, ({ points }) => points),
    withoutCaptain: Int32Array.from(rows, ({ withoutCaptain }) => withoutCaptain),
    transfers: Int32Array.from(rows, ({ transfers }) => transfers),
  });
}

/** Of every team that took part in a round before this one: who takes part once always does. */
async function totalsBefore(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: SeasonKey,
  before: number | null,
): Promise<ReadonlyMap<FantasyTeamId, Before>> {
  if (before === null) return new Map();
  const { rows } = await sql<Before>`
    select team_id as "teamId", total, total_without_captain as "withoutCaptain", total_transfers as transfers, rounds
    from fantasy_team_rounds where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${before}`.execute(transaction);
  return new Map(rows.map((row) => [row.teamId, row]));
}
