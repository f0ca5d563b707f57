import { bothSides, countedResults, type Fixture, type TeamResult, teamsThatLeft } from "./counted-results.ts";
import { compareFractions, type Fraction, fractionOf, whole } from "./fraction.ts";
import type { LeagueDecision } from "./league-decision.ts";
import type { LeagueResult } from "./league-result.ts";
import { meetingsOf } from "./meetings.ts";
import { conferenceStanding } from "./conference-standing.ts";
import type { PrimaryKey, RankingPolicy } from "./ranking-policy.ts";
import { accountOf, type TeamAccount, winPercentageOf } from "./team-account.ts";
import { breakTie, type TieBreak } from "./tie-break.ts";
import type { TableFigures, TableTeam } from "./tie-break-measures.ts";

/** One table: a league, a group of it, or what of it was played until some day. */
export type TableInput<Team extends string> = {
  /** All who take part, also before their first game. */
  readonly teams: readonly TableTeam<Team>[];
  readonly results: readonly LeagueResult<Team>[];
  readonly policy: RankingPolicy;
  /** Games without a result, for teams that left and lose what they did not play. */
  readonly unplayed?: readonly Fixture<Team>[];
  /** In force, oldest first. */
  readonly decisions?: readonly LeagueDecision<Team>[];
  /** How often two teams meet; else seen from the results and what is unplayed. */
  readonly meetings?: number;
};

export type ClassificationRow<Team extends string> = TeamAccount & {
  readonly team: Team;
  /** Shared by teams that nothing separates, the next rank is then left out; after the last game a draw decides. */
  readonly rank: number;
  /** Taken off by the office, and already off `classificationPoints`. */
  readonly deducted: number;
  /** Of the games won or lost, 0 to 1. */
  readonly winPercentage: number;
  /** Steps of the ties this team was in, in order; empty where the primary key alone decides. */
  readonly decidedBy: readonly TieBreak<Team>[];
};

export type Classification<Team extends string> = {
  /** Best first; teams on one rank by name. */
  readonly rows: readonly ClassificationRow<Team>[];
  /** Out of the table: their games count for nobody. */
  readonly annulled: readonly Team[];
  /** Games of each team that count, in the order given. */
  readonly results: ReadonlyMap<Team, readonly TeamResult<Team>[]>;
};

/** The table of a competition by its ranking policy. Does not depend on the order in which anything is given. RANK1–RANK10 */
export function classify<Team extends string>(input: TableInput<Team>): Classification<Team> {
  const { policy, decisions = [] } = input;
  const out = teamsThatLeft(decisions, "annul");
  const teams = input.teams.filter(({ team }) => !out.has(team)).toSorted(byName);
  const counted = countedResults(input.results, input.unplayed ?? [], decisions);
  const results = resultsByTeam(teams, counted, policy);
  const rows = new Map(teams.map(({ team }) => [team, rowOf(team, results.get(team) ?? [], decisions, policy)]));
  const figures = conferenceStanding(figuresOf(input, teams, counted, results), decisions, (level) => levelGroups(level, rows, policy));
  return {
    rows: ranked(
      levelGroups(
        teams.map(({ team }) => team),
        rows,
        policy,
      ).flatMap((level) => breakTie(level, figures, decisions)),
      rows,
    ),
    annulled: input.teams
      .filter(({ team }) => out.has(team))
      .map(({ team }) => team)
      .toSorted(),
    results,
  };
}

type Row<Team extends string> = Omit<ClassificationRow<Team>, "rank" | "decidedBy"> & { readonly primary: readonly Fraction[] };

function figuresOf<Team extends string>(
  input: TableInput<Team>,
  teams: readonly TableTeam<Team>[],
  counted: readonly LeagueResult<Team>[],
  results: ReadonlyMap<Team, readonly TeamResult<Team>[]>,
): TableFigures<Team> {
  const scheduled = [...counted, ...(input.unplayed ?? [])];
  const names = teams.map(({ team }) => team);
  return {
    policy: input.policy,
    teams: new Map(teams.map((entry) => [entry.team, entry])),
    results,
    meetings: input.meetings ?? meetingsOf(names, scheduled, input.policy),
    divisionWinners: new Set(),
    postseason: new Set(),
  };
}

/** Games against a team that is not in the table count for the other side alone. */
function resultsByTeam<Team extends string>(
  teams: readonly TableTeam<Team>[],
  results: readonly LeagueResult<Team>[],
  policy: RankingPolicy,
): Map<Team, TeamResult<Team>[]> {
  const byTeam = new Map<Team, TeamResult<Team>[]>(teams.map(({ team }) => [team, []]));
  for (const result of results) {
    for (const side of bothSides(result, policy)) byTeam.get(side.team)?.push(side);
  }
  return byTeam;
}

function rowOf<Team extends string>(
  team: Team,
  results: readonly TeamResult<Team>[],
  decisions: readonly LeagueDecision<Team>[],
  policy: RankingPolicy,
): Row<Team> {
  const account = accountOf(results);
  const deducted = decisions.reduce(
    (sum, decision) => (decision.kind === "deduction" && decision.team === team ? sum + decision.points : sum),
    0,
  );
  const { wins, losses } = account;
  return {
    team,
    ...account,
    classificationPoints: account.classificationPoints - deducted,
    deducted,
    winPercentage: wins + losses === 0 ? 0 : wins / (wins + losses),
    primary: policy.primary.map((key) => primaryValue(key, account, deducted)),
  };
}

/** RANK1 RANK9: what is deducted comes off the points, or off the wins where a table ranks by wins. */
function primaryValue(key: PrimaryKey, account: TeamAccount, deducted: number): Fraction {
  switch (key) {
    case "classification-points":
      return whole(account.classificationPoints - deducted);
    case "wins":
      return whole(account.wins - deducted);
    case "fewer-losses":
      return whole(-account.losses);
    case "win-percentage":
      return deducted === 0 ? winPercentageOf(account) : fractionOf(account.wins - deducted, account.wins + account.losses);
  }
}

/** Teams level in every primary key, best first. */
function levelGroups<Team extends string>(teams: readonly Team[], rows: ReadonlyMap<Team, Row<Team>>, policy: RankingPolicy): Team[][] {
  const compare = (one: Team, other: Team) => {
    for (const index of policy.primary.keys()) {
      const better = rows.get(one)?.primary[index];
      const worse = rows.get(other)?.primary[index];
      const order = better && worse ? compareFractions(worse, better) : 0;
      if (order !== 0) return order;
    }
    return 0;
  };
  const groups: Team[][] = [];
  for (const team of teams.toSorted(compare)) {
    const first = groups.at(-1)?.[0];
    if (first !== undefined && compare(first, team) === 0) groups.at(-1)?.push(team);
    else groups.push([team]);
  }
  return groups;
}

function ranked<Team extends string>(
  places: ReturnType<typeof breakTie<Team>>,
  rows: ReadonlyMap<Team, Row<Team>>,
): ClassificationRow<Team>[] {
  const classification: ClassificationRow<Team>[] = [];
  for (const { teams, decidedBy } of places) {
    const rank = classification.length + 1;
    for (const team of teams) {
      const row = rows.get(team);
      if (!row) continue;
      const { primary: _, ...shown } = row;
      classification.push({ ...shown, rank, decidedBy: decidedBy.get(team) ?? [] });
    }
  }
  return classification;
}

/** By code units, so that the order is the same on every machine. */
/** One table is read in every language: Č, Ć and Š stand beside C and S, as the root of all alphabets has them. RANK10 */
const names = new Intl.Collator("und");

function byName<Team extends string>(one: TableTeam<Team>, other: TableTeam<Team>): number {
  const order = names.compare(one.sortName ?? one.team, other.sortName ?? other.team);
  if (order !== 0) return order;
  return one.team < other.team ? -1 : one.team > other.team ? 1 : 0;
}
