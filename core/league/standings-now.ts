import type { Classification } from "./classify.ts";
import type { LeagueResult } from "./league-result.ts";
import { type DatedTableInput, standingsAsOf } from "./standings-as-of.ts";

export type StandingsNow<Team extends string> = {
  readonly table: Classification<Team>;
  readonly official: Classification<Team>;
  /** Places gained against the official table; below 0: lost. */
  readonly moved: ReadonlyMap<Team, number>;
};

/**
 * The table as it would be if every game that is being played ended with its present score, beside the official one. A level
 * game has no winner and counts for nobody yet: it is on the schedule, as it was before its tip-off. RANK24
 */
export function standingsNow<Team extends string>(
  input: DatedTableInput<Team>,
  underWay: readonly LeagueResult<Team>[],
): StandingsNow<Team> {
  const isLevel = ({ homePoints, awayPoints }: LeagueResult<Team>) => homePoints === awayPoints;
  const { results, unplayed = [] } = input;
  const official = standingsAsOf(input, null);
  const table = standingsAsOf(
    {
      ...input,
      results: [...results, ...underWay.filter((game) => !isLevel(game))],
      unplayed: [...unplayed, ...underWay.filter(isLevel)],
    },
    null,
  );
  const before = new Map(official.rows.map(({ team, rank }) => [team, rank]));
  return { table, official, moved: new Map(table.rows.map(({ team, rank }) => [team, (before.get(team) ?? rank) - rank])) };
}
