import type { StatisticId } from "../stats/statistic-catalogue.ts";
import type { StreakSpan } from "../stats/history/streaks.ts";
import type { RequiredFigure } from "../stats/history/qualification.ts";
import type { CountStatistic } from "../stats/history/statistics.ts";
import type { RecordCategory } from "./record-phrases.ts";
import type { StreakKind } from "./streak-phrases.ts";

/** What figures of many games say, as a key of messages/<language>/records.ts and its values; never words. */
export type StatisticPhrase = {
  readonly kind: "phrase";
  readonly key: StatisticPhraseKey;
  readonly values: Readonly<Record<string, PhraseValue>>;
};

/**
 * A plain number is counted by the sentence's own plural, a text is a name and stays as it is. The rest is written as the
 * language writes it: a number with so many places, a share of 0 to 1, a day (epoch milliseconds), the long name of a
 * statistic, and a phrase within the phrase.
 */
export type PhraseValue =
  | number
  | string
  | StatisticPhrase
  | { readonly kind: "amount"; readonly value: number; readonly decimals: 0 | 1 | 2 }
  | { readonly kind: "share"; readonly value: number }
  | { readonly kind: "day"; readonly at: number }
  | { readonly kind: "statistic"; readonly id: StatisticId };

/** What is counted with a noun: "12 points". Seconds are told in minutes. */
export type CountedNoun =
  | Exclude<CountStatistic, "seconds">
  | "minutes"
  | "games"
  | "starts"
  | "wins"
  | "losses"
  | "seasons"
  | "clubs"
  | "titles"
  | "meetings"
  | "overtimes"
  | "spectators";

/** Every key of the area; a test holds it against English in both directions. */
export type StatisticPhraseKey =
  | `count.${CountedNoun}`
  | `more.${RequiredFigure}`
  | `standing.${"noMinimum" | "qualified" | "qualifiedWithZeros" | "notYet"}`
  | `minimum.${"figure" | "range" | "gamesRange" | "ofRule"}`
  | `rule.${"none" | "half" | "twoThirds" | "allGames" | "share" | "perTeamGame" | "careerGames" | "careerFigure"}`
  | `rule.${"regularSeason" | "zeros" | "latestTeam" | "whileRegistered"}`
  | `record.${RecordCategory}`
  | `scope.${"game" | "season" | "career"}`
  | "moreLevel"
  | `recordedSince.${"season" | "day" | "never"}`
  | `reign.${"set" | "setUndated" | "equalled" | "equalledUndated" | "stands" | "standsUndated" | "lasted" | "brokenUndated"}`
  | `age.${"exact" | "years"}`
  | `streak.${StreakKind}`
  | `streakKind.${StreakKind}`
  | `span.${StreakSpan}`
  | `feat.${"perfectFreeThrows" | "tripleDouble" | "quadrupleDouble" | "fiveByFive"}`
  | `milestone.${"ahead" | "reached" | "reachedOn"}`
  | `meeting.${"none" | "wins" | "streak" | "noStreak" | "averagePoints" | "biggestWin"}`
  | `title.${"won" | "firstPlace" | "none"}`;

export function phrase(key: StatisticPhraseKey, values: StatisticPhrase["values"] = {}): StatisticPhrase {
  return { kind: "phrase", key, values };
}

/** "12 points", "1 assist": a figure with its noun. Seconds become whole minutes. */
export function countPhrase(of: CountedNoun | "seconds", count: number): StatisticPhrase {
  return of === "seconds" ? phrase("count.minutes", { count: Math.floor(count / 60) }) : phrase(`count.${of}`, { count });
}

/** A number without a noun, with as many places as it needs, two at most. */
export function amount(value: number): PhraseValue {
  const hundredths = Math.round(value * 100);
  return { kind: "amount", value: hundredths / 100, decimals: hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2 };
}
