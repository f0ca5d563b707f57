import { meetingsOf } from "#core/league/meetings.ts";
import { teamsThatLeft } from "#core/league/counted-results.ts";
import { possiblePlaces, type PossiblePlaces } from "#core/league/race/possible-places.ts";
import { type SeasonOdds, seasonOdds } from "#core/league/race/season-odds.ts";
import type { SeasonRace } from "#core/league/race/season-race.ts";
import { seededChance } from "#core/league/race/seeded-chance.ts";
import { isWholeSchedule } from "#core/league/schedule/is-whole-schedule.ts";
import { decisionsInForce } from "#core/league/standings-as-of.ts";
import type { TeamId } from "../../db/row-ids.ts";
import { countedOf, type LeagueGameRow } from "../../projections/counted-games.ts";
import { knownPolicy } from "../../projections/league-table.ts";
import { KeptAnswers } from "../kept-answers.ts";
import { type TableParts, workedOutTable } from "./worked-out-table.ts";

export type RaceParts = TableParts & {
  /** Being played: still to come, whatever they stand at. */
  readonly underWay: readonly LeagueGameRow[];
  /** What the plan of the play-offs says of how often every two teams meet. */
  readonly plan: { readonly meetings?: number | undefined } | null;
};

/** `null`: games may be lacking on the schedule, so nothing is certain and nothing likely. BRACKET12 */
export function seasonRace(parts: RaceParts): SeasonRace<TeamId> | null {
  const { results, unplayed } = countedOf(parts.countedGames);
  const decisions = decisionsInForce(parts.decisions, null);
  const left = new Set([...teamsThatLeft(decisions, "annul"), ...teamsThatLeft(decisions, "forfeit-rest")]);
  // What a team that left has not played is in the table already, or never will be.
  const toCome = [...unplayed, ...parts.underWay].filter(({ home, away }) => !left.has(home) && !left.has(away));
  const table = workedOutTable(parts, null);
  const staying = table.rows.map(({ team }) => team).filter((team) => !left.has(team));
  const inForce = results.filter(({ kind }) => kind !== "annulled");
  const meetings = parts.plan?.meetings;
  if (meetings === undefined || !isWholeSchedule(staying, [...inForce, ...toCome], meetings)) return null;
  const policy = knownPolicy(parts.ranking_policy);
  const names = parts.teams.map(({ teamId }) => teamId);
  return {
    table,
    toCome: toCome.map(({ home, away }) => ({ home, away })),
    policy,
    meetings: meetingsOf(names, [...results, ...unplayed, ...parts.underWay], policy),
  };
}

/** The leagues of one installation whose tables are asked for at a time, more or less. */
const leaguesKept = 64;
const keptPlaces = new KeptAnswers<ReadonlyMap<TeamId, PossiblePlaces>>(leaguesKept);
const keptOdds = new KeptAnswers<Promise<SeasonOdds<TeamId>>>(leaguesKept);

/** Worked out once for a table and its games to come: a basket changes neither. RACE1 */
export function placesOf(race: SeasonRace<TeamId>): ReadonlyMap<TeamId, PossiblePlaces> {
  return keptPlaces.of(textOf(race), () => possiblePlaces(race));
}

/**
 * The same of the odds, which take longer: others get their turn in between. Their seed is what they are made of, so that every
 * node tells everybody the same. RACE11
 */
export function oddsOf(race: SeasonRace<TeamId>): Promise<SeasonOdds<TeamId>> {
  const text = textOf(race);
  return keptOdds.of(text, () => played(seasonOdds(race, seededChance(text))));
}

async function played(endings: ReturnType<typeof seasonOdds<TeamId>>): Promise<SeasonOdds<TeamId>> {
  for (;;) {
    const { done, value } = endings.next();
    if (done === true) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** All that places and odds follow from. */
function textOf({ table, toCome, policy, meetings }: SeasonRace<TeamId>): string {
  const rows = table.rows.map(({ team, rank, deducted }) => {
    const games = (table.results.get(team) ?? []).map(({ opponent, pointsFor, pointsAgainst, outcome, classificationPoints, result }) => [
      opponent,
      pointsFor,
      pointsAgainst,
      outcome,
      classificationPoints,
      result.kind,
    ]);
    return [team, rank, deducted, games];
  });
  return JSON.stringify([policy.id, meetings, rows, toCome.map(({ home, away }) => [home, away])]);
}
