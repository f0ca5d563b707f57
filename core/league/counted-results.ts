import type { LeagueDecision } from "./league-decision.ts";
import type { LeagueResult } from "./league-result.ts";
import type { RankingPolicy } from "./ranking-policy.ts";

/** A game that is on the schedule and has no result; what a withdrawn team did not play is lost. */
export type Fixture<Team extends string> = Pick<LeagueResult<Team>, "home" | "away" | "round" | "playedAt">;

/** One team's side of a game that counts, with the points the policy counts. */
export type TeamResult<Team extends string> = {
  readonly team: Team;
  readonly opponent: Team;
  readonly atHome: boolean;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly outcome: "won" | "lost" | "level";
  readonly classificationPoints: number;
  /** Lost by a forfeit or by a decision, not on the court. */
  readonly lostAward: boolean;
  readonly result: LeagueResult<Team>;
};

/**
 * The results a table is made of, after the office's decisions: annulled games and those of a team whose games were
 * annulled are out, what another team that left did not play is lost. RANK7 RANK8
 */
export function countedResults<Team extends string>(
  results: readonly LeagueResult<Team>[],
  unplayed: readonly Fixture<Team>[],
  decisions: readonly LeagueDecision<Team>[],
): LeagueResult<Team>[] {
  const annulled = teamsThatLeft(decisions, "annul");
  const lost = teamsThatLeft(decisions, "forfeit-rest");
  const forfeited = unplayed.flatMap((fixture) => {
    const homeLeft = lost.has(fixture.home);
    const awayLeft = lost.has(fixture.away);
    return homeLeft || awayLeft ? [forfeitOf(fixture, homeLeft && awayLeft ? "both" : homeLeft ? "home" : "away")] : [];
  });
  return [...results, ...forfeited].filter(({ kind, home, away }) => kind !== "annulled" && !annulled.has(home) && !annulled.has(away));
}

export function teamsThatLeft<Team extends string>(
  decisions: readonly LeagueDecision<Team>[],
  games: "annul" | "forfeit-rest",
): ReadonlySet<Team> {
  return new Set(decisions.flatMap((decision) => (decision.kind === "withdrawal" && decision.games === games ? [decision.team] : [])));
}

function forfeitOf<Team extends string>(fixture: Fixture<Team>, atFault: "home" | "away" | "both"): LeagueResult<Team> {
  return { ...fixture, homePoints: 0, awayPoints: 0, regulation: null, kind: atFault === "both" ? "double-forfeit" : "forfeit", atFault };
}

/** Both sides of a game that counts, the host's first. Who wins is never a matter of extra periods; points may be. RANK5 RANK6 */
export function bothSides<Team extends string>(
  result: LeagueResult<Team>,
  policy: RankingPolicy,
): readonly [TeamResult<Team>, TeamResult<Team>] {
  const { home, away } = pointsOf(result, policy);
  return [
    { ...sideOf(result, policy, true), pointsFor: home, pointsAgainst: away },
    { ...sideOf(result, policy, false), pointsFor: away, pointsAgainst: home },
  ];
}

function pointsOf<Team extends string>(result: LeagueResult<Team>, policy: RankingPolicy): { home: number; away: number } {
  if (result.kind === "double-forfeit" || (result.kind === "forfeit" && result.atFault === "both")) return { home: 0, away: 0 };
  if (result.kind === "forfeit" && result.atFault !== null) {
    return result.atFault === "home" ? { home: 0, away: policy.forfeitPoints } : { home: policy.forfeitPoints, away: 0 };
  }
  if (!policy.countsOvertime && result.regulation) return result.regulation;
  return { home: result.homePoints, away: result.awayPoints };
}

function sideOf<Team extends string>(
  result: LeagueResult<Team>,
  policy: RankingPolicy,
  atHome: boolean,
): Omit<TeamResult<Team>, "pointsFor" | "pointsAgainst"> {
  const outcome = outcomeOf(result, atHome);
  const atFault = outcome === "lost" && result.kind !== "played";
  return {
    team: atHome ? result.home : result.away,
    opponent: atHome ? result.away : result.home,
    atHome,
    outcome,
    classificationPoints: classificationPointsOf(result, policy, outcome),
    lostAward: atFault && result.kind !== "default",
    result,
  };
}

/** Whoever a result goes against has lost it, whatever the score says. */
function outcomeOf<Team extends string>(result: LeagueResult<Team>, atHome: boolean): TeamResult<Team>["outcome"] {
  const side = atHome ? "home" : "away";
  if (result.kind === "double-forfeit" || result.atFault === "both") return "lost";
  if (result.kind !== "played" && result.atFault !== null) return result.atFault === side ? "lost" : "won";
  const lead = atHome ? result.homePoints - result.awayPoints : result.awayPoints - result.homePoints;
  return lead > 0 ? "won" : lead < 0 ? "lost" : "level";
}

function classificationPointsOf<Team extends string>(
  { kind }: LeagueResult<Team>,
  { points }: RankingPolicy,
  outcome: TeamResult<Team>["outcome"],
): number {
  if (outcome === "won") return points.win;
  if (outcome === "level") return points.level ?? 0;
  switch (kind) {
    case "forfeit":
    case "double-forfeit":
      return points.forfeit;
    case "default":
      return points.default;
    case "administrative":
      return points.administrative;
    case "played":
    case "annulled":
      return points.loss;
  }
}
