import { never } from "../kernel/never.ts";
import type { Feat } from "../stats/feats.ts";
import type { MilestoneAhead, MilestoneReached } from "../stats/history/milestones.ts";
import { type PlayerStreakId, playerStreakIds, type StreakSpan, type TeamStreakId, teamStreakIds } from "../stats/history/streaks.ts";
import { amount, countPhrase, phrase, type StatisticPhrase } from "./statistic-phrase.ts";

/** Every kind of streak: those that are kept for players and clubs, and those that are worked out when asked for. */
export type StreakKind = PlayerStreakId | TeamStreakId | "freeThrows" | "gamesPlayed" | "winsFromStart" | "lossesFromStart";

export const streakKinds: readonly StreakKind[] = [
  ...playerStreakIds,
  ...teamStreakIds,
  "freeThrows",
  "gamesPlayed",
  "winsFromStart",
  "lossesFromStart",
];

export function isStreakKind(name: string): name is StreakKind {
  return (streakKinds as readonly string[]).includes(name);
}

/** What a streak is of: "Games with 10 points or more". STREAK1 */
export function streakKindPhrase(kind: StreakKind): StatisticPhrase {
  return phrase(`streakKind.${kind}`);
}

/** A streak with its length: "7 wins in a row". STREAK1 */
export function streakPhrase(kind: StreakKind, length: number): StatisticPhrase {
  return phrase(`streak.${kind}`, { count: length });
}

/** Whether it is the longest, or one that has not ended. STREAK1 */
export function spanPhrase(span: StreakSpan): StatisticPhrase {
  return phrase(`span.${span}`);
}

/** What was done in a game that is worth a line for years: "45 points", "triple-double". RECORD11 */
export function featPhrase({ id, value }: Feat): StatisticPhrase {
  switch (id) {
    case "points":
    case "rebounds":
    case "assists":
    case "steals":
    case "blocks":
    case "threePointersMade":
      return countPhrase(id, value);
    case "perfectFreeThrows":
      return phrase("feat.perfectFreeThrows", { count: value });
    case "tripleDouble":
    case "quadrupleDouble":
    case "fiveByFive":
      return phrase(`feat.${id}`);
    default:
      return never(id);
  }
}

/** "12 points from 1,000". Of playing time both are told in minutes. MILE2 */
export function milestoneAheadPhrase({ statistic, threshold, missing }: MilestoneAhead): StatisticPhrase {
  if (statistic !== "seconds") return phrase("milestone.ahead", { figure: countPhrase(statistic, missing), threshold: amount(threshold) });
  // A begun minute is still missing.
  const figure = countPhrase("minutes", Math.ceil(missing / 60));
  return phrase("milestone.ahead", { figure, threshold: amount(Math.floor(threshold / 60)) });
}

/** "1,000 points (4 May 2025)": that it is reached stands above the list. MILE1 */
export function milestoneReachedPhrase({ statistic, threshold, playedAt }: MilestoneReached): StatisticPhrase {
  const figure = countPhrase(statistic, threshold);
  return playedAt === null
    ? phrase("milestone.reached", { figure })
    : phrase("milestone.reachedOn", { figure, day: { kind: "day", at: playedAt } });
}
