import { addresses } from "#contract/addresses.ts";
import { monthsFrom } from "#core/kernel/calendar-day.ts";
import type { LeagueAnswer } from "#contract/queries.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import { dayOf, inTime } from "../../sport/game-day.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { titled } from "../titled.ts";
import { isOpen } from "./all-games-model.ts";
import { type GamesChoice, type GamesFilter, gamesFilter, monthName, monthOf, teamPlays } from "./games-choice.ts";
import { chosenDayId, tabHref } from "./league-address.ts";
import type { GameSummary } from "#contract/game-summary.ts";

export type CalendarDay = {
  /** `2026-11-21`, by which the browser finds today. */
  readonly key: string;
  readonly number: number;
  /** "Sat 21 Nov" */
  readonly name: string;
  /** Where its games stand below the grid on phones, and how a link there is read out; `null` without a game. SCHED21 */
  readonly link: { readonly href: string; readonly label: string } | null;
  readonly games: readonly GameCard[];
};

/** A month of the league's games. Weeks begin on Monday; `null` fills the first and the last one. */
export type CalendarTab = {
  readonly filter: GamesFilter;
  /** `2026-11` */
  readonly key: string;
  /** "November 2026" */
  readonly month: string;
  readonly caption: string;
  readonly previous: MonthLink | null;
  readonly next: MonthLink | null;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** Whose games stand below the grid where its cells are too narrow for them; `null` in a month without games. */
  readonly chosen: string | null;
  /** `null` where there is a game. */
  readonly none: string | null;
  readonly undated: { readonly title: string; readonly games: readonly GameCard[] } | null;
  readonly subscription: { readonly href: string; readonly text: string; readonly explained: string };
  readonly words: { readonly today: string };
};
type MonthLink = { readonly href: string; readonly text: string; readonly label: string };

/** `null`: the month lies outside the league's season. Without one asked for: that of the next game, else of the last. */
export function calendarTab(view: LeagueAnswer, choice: GamesChoice, language: PageLanguage): CalendarTab | null {
  const all = view.rounds.flatMap(({ games }) => games);
  const months = monthsOf(all, language);
  const month = choice.month ?? usualMonth(all, language);
  if (month === null || !months.includes(month)) return null;
  const said = language.t("competition");
  const games = all.filter((game) => teamPlays(game, choice.team));
  const inMonth = games.filter((game) => monthOf(game, language) === month);
  const undated = games.filter((game) => dayOf(game, language) === null);
  const { seasonSlug, leagueSlug } = view.competition;
  const dayHref = (day: string) =>
    `${tabHref(language.locale, view.competition, "Calendar", { month, team: choice.team?.teamSlug ?? null, day })}#${chosenDayId}`;
  const weeks = weeksOf(month, inMonth, dayHref, language);
  const at = months.indexOf(month);
  const link = (to: string | undefined, label: string): MonthLink | null =>
    to === undefined
      ? null
      : {
          href: tabHref(language.locale, view.competition, "Calendar", { month: to, team: choice.team?.teamSlug ?? null }),
          text: monthName(to, language),
          label,
        };
  return {
    filter: gamesFilter(view, "Calendar", choice, [], language),
    key: month,
    month: monthName(month, language),
    caption: said("month.caption", { month: monthName(month, language) }),
    previous: link(months[at - 1], said("month.previous")),
    next: link(months[at + 1], said("month.next")),
    weekdays: weekdays(language),
    weeks,
    chosen: chosenDay(choice.day, weeks),
    none: inMonth.length === 0 ? said("month.none") : null,
    undated: undated.length === 0 ? null : { title: said("month.undated"), games: undated.map((game) => gameCard(game, language)) },
    subscription: {
      href: addresses.leagueCalendar(language.locale, seasonSlug, leagueSlug),
      text: said("month.subscribe"),
      explained: said("month.subscribeExplained"),
    },
    words: { today: said("month.today") },
  };
}

/** From the first month with a game to the last one, those without a game too. */
function monthsOf(games: readonly GameSummary[], language: PageLanguage): readonly string[] {
  const played = games.flatMap((game) => monthOf(game, language) ?? []).toSorted();
  return monthsFrom(played[0] ?? "", played.at(-1) ?? "");
}

function usualMonth(games: readonly GameSummary[], language: PageLanguage): string | null {
  const dated = games.filter((game) => dayOf(game, language) !== null).toSorted(inTime(language));
  const shown = dated.find((game) => isOpen(game)) ?? dated.at(-1);
  return shown ? monthOf(shown, language) : null;
}

const dayMs = 86_400_000;
const daysOfWeek = 7;

function weekdays({ format }: PageLanguage): CalendarTab["weekdays"] {
  // Noon of a Monday is a Monday in every time zone of a league.
  const monday = Date.UTC(2024, 0, 1, 12);
  return Array.from({ length: daysOfWeek }, (_, index) => {
    const day = monday + index * dayMs;
    return { short: format.date(day, "shortWeekday"), long: format.date(day, "weekday") };
  });
}

/** The wanted day, if there is a game; else that of the next game, as far as this month has one, else of the last. */
function chosenDay(wanted: string | null, weeks: CalendarTab["weeks"]): string | null {
  const days = weeks.flat().filter((day) => day !== null && day.games.length > 0) as CalendarDay[];
  const isAhead = ({ games }: CalendarDay) => games.some(({ phase }) => phase === "live" || phase === "ahead");
  const shown = days.find(({ key }) => key === wanted) ?? days.find(isAhead) ?? days.at(-1);
  return shown?.key ?? null;
}

function weeksOf(
  month: string,
  games: readonly GameSummary[],
  dayHref: (day: string) => string,
  language: PageLanguage,
): CalendarTab["weeks"] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const daysBefore = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % daysOfWeek;
  const byDay = Map.groupBy(games, (game) => dayOf(game, language) ?? "");
  const days = Array.from({ length }, (_, index): CalendarDay => {
    const key = `${month}-${String(index + 1).padStart(2, "0")}`;
    const onDay = (byDay.get(key) ?? []).toSorted(inTime(language));
    const name = language.format.date(Date.parse(`${key}T12:00:00Z`), "day");
    const count = language.t("competition")("month.games", { count: onDay.length });
    const link = onDay.length === 0 ? null : { href: dayHref(key), label: titled(name, count, language) };
    return { key, number: index + 1, name, link, games: onDay.map((game) => gameCard(game, language)) };
  });
  const cells = [...Array.from({ length: daysBefore }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / daysOfWeek) }, (_, week) =>
    Array.from({ length: daysOfWeek }, (__, day) => cells[week * daysOfWeek + day] ?? null),
  );
}
