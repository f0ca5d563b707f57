import type { PlayerRecordId, TotalRecordId } from "../stats/history/player-records.ts";
import type { FirstRecorded } from "../stats/history/recorded-since.ts";
import type { RecordEntry } from "../stats/history/record-list.ts";
import type { RecordReign } from "../stats/history/record-timeline.ts";
import type { TeamRecordId } from "../stats/history/team-records.ts";
import { phrase, type PhraseValue, type StatisticPhrase } from "./statistic-phrase.ts";

/** Everything there is a record of: in a game, a season or a career, a player's, a team's or a coach's. */
export type RecordCategory = PlayerRecordId | TeamRecordId | TotalRecordId | "wins" | "losses" | "seasons" | "clubs" | "titles";

/** The title of a list of records: "Most points", "Fewest turnovers", "Biggest comeback". */
export function recordPhrase(category: RecordCategory): StatisticPhrase {
  return phrase(`record.${category}`);
}

/** What a record took: a game, a season or a career. RECORD4 */
export function recordScope({ game, season }: Pick<RecordEntry, "game" | "season">): StatisticPhrase {
  return phrase(game !== null ? "scope.game" : season !== null ? "scope.season" : "scope.career");
}

/** Since when a figure is known, by the name of the season; `null`: from the first game on, which needs no note. TOTAL5 */
export function recordedSincePhrase(season: string | null): StatisticPhrase | null {
  return season === null ? null : phrase("recordedSince.season", { season });
}

/** The same by the first game that has it; `undefined`: no game has. TOTAL5 */
export function firstRecordedPhrase(first: FirstRecorded | undefined, seasonName: string): StatisticPhrase {
  if (!first) return phrase("recordedSince.never");
  return first.playedAt === null
    ? phrase("recordedSince.season", { season: seasonName })
    : phrase("recordedSince.day", { day: day(first.playedAt) });
}

/** How long a record stood: "stands since 4 May 2025", "4 May 2025 until 1 February 2026, then broken". RECORD10 */
export function reignPhrase({ from, until }: Pick<RecordReign, "from" | "until">): StatisticPhrase {
  if (until === null) return from === null ? phrase("reign.standsUndated") : phrase("reign.stands", { from: day(from) });
  return from === null
    ? phrase("reign.brokenUndated", { until: day(until) })
    : phrase("reign.lasted", { from: day(from), until: day(until) });
}

/** What one of those who hold a record did: the first set it, the others equalled it. RECORD10 */
export function holderPhrase(place: number, playedAt: number | null): StatisticPhrase {
  const key = place === 0 ? "set" : "equalled";
  return playedAt === null ? phrase(`reign.${key}Undated`) : phrase(`reign.${key}`, { day: day(playedAt) });
}

/** There are more that are level with the last of a list than stand on it. RECORD1 */
export function moreLevelPhrase(): StatisticPhrase {
  return phrase("moreLevel");
}

const dayMs = 86_400_000;

/**
 * An age in whole days on the day of a game as people say it: "16 years, 203 days", counted by the calendar. Of an undated
 * game only the years, by years of 365.2425 days.
 */
export function agePhrase(ageDays: number, playedAt: number | null): StatisticPhrase {
  if (playedAt === null) return phrase("age.years", { years: Math.floor(ageDays / 365.2425) });
  const on = Math.floor(playedAt / dayMs) * dayMs;
  const born = new Date(on - ageDays * dayMs);
  const birthdayAfter = (years: number) => Date.UTC(born.getUTCFullYear() + years, born.getUTCMonth(), born.getUTCDate());
  const most = new Date(on).getUTCFullYear() - born.getUTCFullYear();
  const years = birthdayAfter(most) > on ? most - 1 : most;
  return phrase("age.exact", { years, days: (on - birthdayAfter(years)) / dayMs });
}

function day(at: number): PhraseValue {
  return { kind: "day", at };
}
