import type { TeamResult } from "./counted-results.ts";
import { type Fraction, fractionOf, whole } from "./fraction.ts";
import { never } from "../kernel/never.ts";
import type { Criterion, RankingPolicy } from "./ranking-policy.ts";
import { accountOf, sumOfQuotients, type TeamAccount, winPercentageOf } from "./team-account.ts";

/** A team as a table needs to know it. */
export type TableTeam<Team extends string> = {
  readonly team: Team;
  /** Orders teams that nothing separates; the team's own id where there is none. */
  readonly sortName?: string;
  /** Optional: criteria that need them are passed over where one of the tied has none. */
  readonly division?: string;
  readonly conference?: string;
};

/** All that criteria are measured in. */
export type TableFigures<Team extends string> = {
  readonly policy: RankingPolicy;
  readonly teams: ReadonlyMap<Team, TableTeam<Team>>;
  readonly results: ReadonlyMap<Team, readonly TeamResult<Team>[]>;
  /** How often two teams of this competition meet. */
  readonly meetings: number;
  readonly divisionWinners: ReadonlySet<Team>;
  /** Who plays on after the season, as the table stands. */
  readonly postseason: ReadonlySet<Team>;
};

/** What a criterion looks at: more is better. Games won and lost stand with it where that is what it compares. */
export type Measure = { readonly value: Fraction; readonly wins: number | null; readonly losses: number | null };

/**
 * One criterion for one of those who are level, in the games it looks at. `null`: it does not apply to them, and is
 * passed over. `mutual`: between whom games count as head-to-head.
 */
export function measuresOf<Team extends string>(
  criterion: Criterion,
  tied: readonly Team[],
  mutual: readonly Team[],
  figures: TableFigures<Team>,
): ReadonlyMap<Team, Measure> | null {
  if (!applies(criterion, tied, mutual, figures)) return null;
  return new Map(tied.map((team) => [team, measureOf(criterion, team, mutual, figures)]));
}

function applies<Team extends string>(
  criterion: Criterion,
  tied: readonly Team[],
  mutual: readonly Team[],
  figures: TableFigures<Team>,
): boolean {
  const known = (key: "division" | "conference") => tied.every((team) => figures.teams.get(team)?.[key] !== undefined);
  switch (criterion) {
    case "head-to-head-points":
    case "head-to-head-wins":
    case "head-to-head-win-percentage":
    case "head-to-head-difference":
    case "head-to-head-points-for":
    case "head-to-head-goal-average":
      return figures.policy.headToHead === "as-played" || haveMet(mutual, figures);
    case "division-winner":
      return known("division");
    case "division-win-percentage":
      return known("division") && new Set(tied.map((team) => figures.teams.get(team)?.division)).size === 1;
    case "conference-win-percentage":
    case "conference-postseason-win-percentage":
    case "other-conference-postseason-win-percentage":
      return known("conference");
    case "difference":
    case "points-for":
    case "goal-average":
    case "sum-of-quotients":
    case "no-lost-award":
      return true;
    default:
      return never(criterion);
  }
}

/** RANK3: every two of them as often as the competition has it. */
function haveMet<Team extends string>(mutual: readonly Team[], { results, meetings }: TableFigures<Team>): boolean {
  return mutual.every((team) => {
    const games = results.get(team) ?? [];
    return mutual.every((other) => other === team || games.filter(({ opponent }) => opponent === other).length >= meetings);
  });
}

function measureOf<Team extends string>(criterion: Criterion, team: Team, mutual: readonly Team[], figures: TableFigures<Team>): Measure {
  const all = figures.results.get(team) ?? [];
  const between = all.filter(({ opponent }) => mutual.includes(opponent));
  const own = figures.teams.get(team);
  const against = (keep: (opponent: TableTeam<Team>) => boolean) =>
    share(accountOf(all.filter(({ opponent }) => keep(figures.teams.get(opponent) ?? { team: opponent }))));
  switch (criterion) {
    case "head-to-head-points":
      return record(accountOf(between), ({ classificationPoints }) => whole(classificationPoints));
    case "head-to-head-wins":
      return record(accountOf(between), ({ wins }) => whole(wins));
    case "head-to-head-win-percentage":
      return share(accountOf(between));
    case "head-to-head-difference":
      return plain(difference(accountOf(between)));
    case "head-to-head-points-for":
      return plain(whole(accountOf(between).pointsFor));
    case "head-to-head-goal-average":
      return plain(goalAverage(accountOf(between)));
    case "difference":
      return plain(difference(accountOf(all)));
    case "points-for":
      return plain(whole(accountOf(all).pointsFor));
    case "goal-average":
      return plain(goalAverage(accountOf(all)));
    case "sum-of-quotients":
      return plain(sumOfQuotients(all));
    case "no-lost-award":
      return plain(whole(all.some(({ lostAward }) => lostAward) ? 0 : 1));
    case "division-winner":
      return plain(whole(figures.divisionWinners.has(team) ? 1 : 0));
    case "division-win-percentage":
      return against(({ division }) => division === own?.division);
    case "conference-win-percentage":
      return against(({ conference }) => conference === own?.conference);
    case "conference-postseason-win-percentage":
      return against((other) => other.conference === own?.conference && figures.postseason.has(other.team));
    case "other-conference-postseason-win-percentage":
      return against((other) => other.conference !== own?.conference && figures.postseason.has(other.team));
    default:
      return never(criterion);
  }
}

function plain(value: Fraction): Measure {
  return { value, wins: null, losses: null };
}

function record(account: TeamAccount, value: (account: TeamAccount) => Fraction): Measure {
  return { value: value(account), wins: account.wins, losses: account.losses };
}

function share(account: TeamAccount): Measure {
  return record(account, winPercentageOf);
}

function difference({ pointsFor, pointsAgainst }: TeamAccount): Fraction {
  return whole(pointsFor - pointsAgainst);
}

/** Points for divided by points against (FIBA D.1.8 until 2010). */
function goalAverage({ pointsFor, pointsAgainst }: TeamAccount): Fraction {
  return fractionOf(pointsFor, pointsAgainst);
}
