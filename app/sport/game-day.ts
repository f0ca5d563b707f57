import { noonOf } from "../i18n/day-key.ts";
import type { DateStyle } from "../i18n/format.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import { phaseOf } from "./game-phase.ts";
import type { GameSummary, PlaceInSchedule } from "#contract/game-summary.ts";

type OnSchedule = Pick<GameSummary, "status" | "tipOff" | "tipOffDay">;
type Language = Pick<PageLanguage, "format">;

/** The day a game stands on in the league's time zone, `2026-12-05`, be its time known or not. SCHED23 */
export function writtenDayOf({ tipOff, tipOffDay }: Pick<PlaceInSchedule, "tipOff" | "tipOffDay">, { format }: Language): string | null {
  return tipOff === null ? tipOffDay : format.dayKey(tipOff);
}

/** The day it is played on; `null` while undecided, and of a postponed game, whose old day nobody should come to. */
export function dayOf(game: OnSchedule, language: Language): string | null {
  return game.status === "postponed" ? null : writtenDayOf(game, language);
}

/** The same in words. */
export function sayDay(game: OnSchedule, style: Exclude<DateStyle, "dateTime" | "time">, language: Language): string | null {
  const day = dayOf(game, language);
  return day === null ? null : language.format.date(noonOf(day), style);
}

/** Day and time, and of a game to come whose time is not known that it is to follow; `null` while undecided. SCHED23 */
export function sayWhen(game: OnSchedule, language: Pick<PageLanguage, "format" | "t">): string | null {
  if (game.status === "postponed") return null;
  const when = sayPlace(game, language);
  const isOpen = game.tipOff === null && phaseOf(game.status) === "ahead";
  return when !== null && isOpen ? `${when} · ${language.t("shell")("gameCard.timeUndecided")}` : when;
}

/** Day and time where it stands or stood, the day alone where there was no time; `null` while undecided. */
export function sayPlace(place: Pick<PlaceInSchedule, "tipOff" | "tipOffDay">, { format }: Language): string | null {
  if (place.tipOff !== null) return format.date(place.tipOff, "dateTime");
  return place.tipOffDay === null ? null : format.date(noonOf(place.tipOffDay), "dayYear");
}

/** Whether it was taken from a time or a day of its own: a day that gets its time is none. SCHED25 */
export function isMovedAway(from: Pick<PlaceInSchedule, "tipOff" | "tipOffDay">, to: typeof from, language: Language): boolean {
  if (from.tipOff !== null) return from.tipOff !== to.tipOff;
  return from.tipOffDay !== null && from.tipOffDay !== writtenDayOf(to, language);
}

/** By day, on a day by tip-off with those behind whose time is to follow; undecided ones last. SCHED24 */
export function inTime(language: Language): (one: OnSchedule, other: OnSchedule) => number {
  return (one, other) => {
    const [oneDay, otherDay] = [dayOf(one, language) ?? "~", dayOf(other, language) ?? "~"];
    if (oneDay !== otherDay) return oneDay < otherDay ? -1 : 1;
    return (one.tipOff ?? Infinity) - (other.tipOff ?? Infinity) || 0;
  };
}

/** A moment of the day it is played on, to write the day or reckon an age by; `null` while undecided. */
export function playedAbout({ tipOff, tipOffDay }: Pick<PlaceInSchedule, "tipOff" | "tipOffDay">): number | null {
  return tipOff ?? (tipOffDay === null ? null : noonOf(tipOffDay));
}
