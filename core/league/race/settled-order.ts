import { bothSides, type TeamResult } from "../counted-results.ts";
import type { Criterion } from "../ranking-policy.ts";
import { breakTie } from "../tie-break.ts";
import type { SeasonRace } from "./season-race.ts";

/** A game to come with its winner and nothing else. */
export type Outcome<Team extends string> = { readonly winner: Team; readonly loser: Team };

/** Told by who won alone. */
const byWinners: ReadonlySet<Criterion> = new Set([
  "no-lost-award",
  "head-to-head-points",
  "head-to-head-wins",
  "head-to-head-win-percentage",
]);
/** And by how they ended. */
const byScores: ReadonlySet<Criterion> = new Set([
  ...byWinners,
  "head-to-head-difference",
  "head-to-head-points-for",
  "head-to-head-goal-average",
]);

/**
 * How teams that end level stand as far as it is sure, best first; those in one group may still end in any order. The games
 * between them decide: by their scores too once all of them are played, else by their winners, `between` being those to come.
 * At the first criterion that games yet to be played have a say in, nothing more is sure. RACE2
 */
export function settledOrder<Team extends string>(
  tied: readonly Team[],
  between: readonly Outcome<Team>[],
  { table, policy, meetings }: Omit<SeasonRace<Team>, "toCome">,
): readonly (readonly Team[])[] {
  const known = between.length === 0 ? byScores : byWinners;
  const asked = (criteria: readonly Criterion[]) => {
    const open = criteria.findIndex((criterion) => !known.has(criterion));
    return open === -1 ? criteria : criteria.slice(0, open);
  };
  const { criteriaForTwo, criteriaForThreeTeams: _, ...rest } = policy;
  const settled = { ...rest, criteria: asked(policy.criteria), ...(criteriaForTwo && { criteriaForTwo: asked(criteriaForTwo) }) };
  const results = new Map(tied.map((team): [Team, TeamResult<Team>[]] => [team, [...(table.results.get(team) ?? [])]]));
  for (const { winner, loser } of between) {
    const game = { home: winner, away: loser, homePoints: 1, awayPoints: 0, regulation: null, round: null, playedAt: null };
    for (const side of bothSides({ ...game, kind: "played", atFault: null }, policy)) results.get(side.team)?.push(side);
  }
  const teams = new Map(table.rows.map(({ team }) => [team, { team }]));
  const figures = { policy: settled, teams, results, meetings, divisionWinners: new Set<Team>(), postseason: new Set<Team>() };
  return breakTie(tied, figures, []).map((place) => place.teams);
}
