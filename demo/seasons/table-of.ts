import { classify, type ClassificationRow } from "#core/league/classify.ts";
import type { LeagueDecision } from "#core/league/league-decision.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import type { RankingPolicy } from "#core/league/ranking-policy.ts";
import type { Team } from "./team.ts";
import type { WorldGame } from "./world-game.ts";

/** Both tenants rank by FIBA's rules. */
export const demoPolicy = rankingPolicyOf("fiba") as RankingPolicy;

/** The table that these games of the regular season and decisions make, teams by their club's slug. */
export function tableOf(
  teams: readonly Team[],
  games: readonly WorldGame[],
  decisions: readonly LeagueDecision<string>[],
): readonly ClassificationRow<string>[] {
  const { rows } = classify({
    teams: teams.map(({ club }) => ({ team: club.slug, sortName: club.slug })),
    results: games.flatMap(({ result }) => (result === null ? [] : [result])),
    policy: demoPolicy,
    decisions,
    meetings: 2,
  });
  return rows;
}
