import type { ClubHeadToHead, Meetings } from "../stats/history/head-to-head.ts";
import { countPhrase, phrase, type StatisticPhrase } from "./statistic-phrase.ts";

/** How often two met: "12 meetings", or that they never have. MEET1 MEET2 */
export function meetingsPhrase({ games }: Pick<Meetings, "games">): StatisticPhrase {
  return games === 0 ? phrase("meeting.none") : countPhrase("meetings", games);
}

/** How many of the meetings one of them won, a club or a player, by its name. MEET1 MEET2 */
export function meetingWinsPhrase(name: string, wins: number): StatisticPhrase {
  return phrase("meeting.wins", { name, count: wins });
}

/** Who won the latest meetings. `null`: the latest ended level, or there was none. MEET1 */
export function meetingStreakPhrase(
  streak: Pick<NonNullable<ClubHeadToHead["streak"]>, "length" | "winner"> | null,
  names: { readonly own: string; readonly opponents: string },
): StatisticPhrase {
  return streak === null ? phrase("meeting.noStreak") : phrase("meeting.streak", { name: names[streak.winner], count: streak.length });
}

/** The mean score of the games that were played out; `null` before the first. MEET1 */
export function averagePointsPhrase(points: ClubHeadToHead["averagePoints"]): StatisticPhrase | null {
  if (points === null) return null;
  const mean = (value: number) => ({ kind: "amount", value, decimals: 1 }) as const;
  return phrase("meeting.averagePoints", { own: mean(points.own), opponents: mean(points.opponents) });
}

/** The head over the biggest wins of one of them. MEET1 */
export function biggestWinPhrase(name: string): StatisticPhrase {
  return phrase("meeting.biggestWin", { name });
}

/** A title won by a player's team, or the first place of a club's: with the names of league and season. CAREER4 */
export function titlePhrase(kind: "won" | "firstPlace", names: { readonly league: string; readonly season: string }): StatisticPhrase {
  return phrase(`title.${kind}`, names);
}

/** How many titles; none has its own words. CAREER4 */
export function titlesPhrase(count: number): StatisticPhrase {
  return count === 0 ? phrase("title.none") : countPhrase("titles", count);
}
