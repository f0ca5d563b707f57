import { never } from "../kernel/never.ts";
import type { QualificationRule } from "../league/competition-settings.ts";
import { type LeaderCategory, type Requirement, requirementFor, type QualificationStatus } from "../stats/history/qualification.ts";
import type { Phase } from "../stats/history/game-line.ts";
import { amount, countPhrase, phrase, type StatisticPhrase } from "./statistic-phrase.ts";

/** Why a player stands on a list of leaders, or what he still needs: "2 more games to qualify". LEADER5 */
export function standingPhrase(standing: QualificationStatus): StatisticPhrase {
  switch (standing.key) {
    case "noMinimum":
      return phrase("standing.noMinimum");
    case "qualified":
      return phrase("standing.qualified", { figure: countPhrase(standing.of, standing.have), least: amount(standing.least) });
    case "qualifiedWithZeros":
      return phrase("standing.qualifiedWithZeros", {
        figure: countPhrase(standing.of, standing.have),
        least: amount(standing.least),
        average: { kind: "amount", value: standing.withZeros, decimals: 1 },
      });
    case "short":
      return phrase("standing.notYet", { figure: phrase(`more.${standing.of}`, { count: standing.more }) });
    default:
      return never(standing);
  }
}

/** What must be reached: "at least 12 games". `null`: nothing is asked. FILTER5 */
export function requirementPhrase(requirement: Requirement | null): StatisticPhrase {
  return requirement === null ? phrase("rule.none") : phrase("minimum.figure", { figure: countPhrase(requirement.of, requirement.least) });
}

/**
 * The minimum of a season as it stands on a page, before it is counted for one player: what the rule asks, and how much that
 * is for teams of so many games; "at least half of the team's games (4–5 games)". LEADER1 LEADER2
 */
export function minimumPhrase(rule: QualificationRule, category: LeaderCategory, teamGames: readonly number[]): StatisticPhrase {
  const asked = teamGames.flatMap((games) => requirementFor(rule, category, { over: "season", teamGames: games }) ?? []);
  const [first] = asked;
  if (!first) return rulePhrase(rule, category, "season");
  const least = Math.min(...asked.map((requirement) => requirement.least));
  const most = Math.max(...asked.map((requirement) => requirement.least));
  const now = least === most ? countPhrase(first.of, most) : rangePhrase(first.of, least, most);
  return phrase("minimum.ofRule", { rule: rulePhrase(rule, category, "season"), now });
}

/** What a rule asks of a category, whatever was played so far: "field goals made: at least 3 per team game". LEADER2 LEADER3 */
export function rulePhrase(rule: QualificationRule, category: LeaderCategory, over: "season" | "career"): StatisticPhrase {
  // A thousand games show which figure is asked for, and what of it one team game asks.
  const asked = requirementFor(rule, category, { over: "season", teamGames: 1000 });
  if (asked === null) return phrase("rule.none");
  const { of } = asked;
  const count = rule.careerSeasons;
  if (of === "games") return over === "career" ? phrase("rule.careerGames", { count }) : gamesPhrase(rule.gamesShare);
  const statistic = { kind: "statistic", id: of === "minutes" ? "seconds" : of } as const;
  return over === "career"
    ? phrase("rule.careerFigure", { statistic, count })
    : phrase("rule.perTeamGame", { statistic, amount: amount(rule[of]) });
}

/** What else a list should say of its rule: which games count, and who stands on it all the same. LEADER4 LEADER6 LEADER7 */
export function ruleNotes(rule: QualificationRule, category: LeaderCategory, phase: Phase | "all" | null = null): StatisticPhrase[] {
  const asked = requirementFor(rule, category, { over: "season", teamGames: 1 });
  return [
    ...(phase === null && rule.phases === "regular" ? [phrase("rule.regularSeason")] : []),
    ...(asked?.of === "games" && rule.zerosException ? [phrase("rule.zeros")] : []),
    ...(asked === null ? [] : [phrase(rule.tradedPlayers === "latest-team" ? "rule.latestTeam" : "rule.whileRegistered")]),
  ];
}

function rangePhrase(of: Requirement["of"], least: number, most: number): StatisticPhrase {
  return of === "games"
    ? phrase("minimum.gamesRange", { least: amount(least), count: most })
    : phrase("minimum.range", { least: amount(least), most: amount(most) });
}

function gamesPhrase(share: number): StatisticPhrase {
  if (share === 1) return phrase("rule.allGames");
  if (share === 0.5) return phrase("rule.half");
  return Math.abs(share - 2 / 3) < 0.001 ? phrase("rule.twoThirds") : phrase("rule.share", { share: { kind: "share", value: share } });
}
