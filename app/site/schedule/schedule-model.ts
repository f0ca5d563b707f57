import { addresses } from "#contract/addresses.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { ScheduledGame, ScheduleSpan, ScheduleAnswer } from "#contract/schedule-queries.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import type { GameCard } from "../../sport/game-card.ts";
import { cardWithOutlets } from "../outlets/outlet-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { noonOf } from "../../i18n/day-key.ts";
import { writtenDayOf } from "../../sport/game-day.ts";
import { type GamePhase, phaseOf } from "../../sport/game-phase.ts";
import type { CompetitionRef } from "#contract/refs.ts";

export type DayLeague = { readonly name: string; readonly href: string; readonly games: readonly GameCard[] };

export type ScheduleDay = {
  readonly key: string;
  readonly title: string;
  /** Where the bar under the thumb leads: the first day that has a game on or ahead, below days that are over. SCHED30 */
  readonly isNext: boolean;
  readonly leagues: readonly DayLeague[];
};

export type Choice = { readonly name: string; readonly href: string; readonly isChosen: boolean };

/** A day in the strip of those with games. SCHED22 */
export type StripDay = {
  /** `2026-11-21`, by which the browser finds today. */
  readonly key: string;
  readonly weekday: string;
  readonly date: string;
  readonly games: number;
  /** "3 games" */
  readonly label: string;
  readonly href: string;
  /** Whether it is the day shown, or one of the week shown. */
  readonly shown: "alone" | "among" | null;
};

/** A week of games or a day of them, ready to be shown. */
export type SchedulePage = {
  readonly title: string;
  readonly span: ScheduleSpan;
  /** "16–22 November 2026", "Saturday, 21 November 2026" */
  readonly when: string;
  readonly strip: readonly StripDay[];
  /** Of a day, the week around it and where the season stands; empty for a week. */
  readonly ways: readonly { readonly href: string; readonly text: string }[];
  /** First day shown, for the field that leads to another day. */
  readonly from: string;
  readonly league: string | null;
  readonly earlier: string | null;
  readonly later: string | null;
  /** All leagues, then each; empty where there is one only. */
  readonly leagues: readonly Choice[];
  readonly days: readonly ScheduleDay[];
  readonly undated: readonly DayLeague[];
  readonly clubs: ClubMarks;
};

export type ScheduleWish = { readonly day: string | null; readonly leagueSlug: string | null; readonly span?: ScheduleSpan };

export function scheduleHref(locale: PageLanguage["locale"], { day, leagueSlug, span = "week" }: ScheduleWish): string {
  const parameters = new URLSearchParams();
  if (day !== null) parameters.set("day", day);
  if (leagueSlug !== null) parameters.set("league", leagueSlug);
  if (span === "day") parameters.set("view", "day");
  return parameters.size === 0 ? addresses.schedule(locale) : `${addresses.schedule(locale)}?${parameters}`;
}

/** What a visitor comes for in a hall: the game that is on, and the next one. */
const aheadOrOn: ReadonlySet<GamePhase> = new Set<GamePhase>(["ahead", "live"]);

export function schedulePage(view: ScheduleAnswer, wish: ScheduleWish, site: SiteAnswer, language: PageLanguage): SchedulePage {
  const { locale } = language;
  const { span = "week" } = wish;
  const shown = [...view.games, ...view.undated];
  const byDay = Map.groupBy(view.games, ({ game }) => writtenDayOf(game, language) ?? "");
  const next = [...byDay.values()].findIndex((games) => games.some(({ game }) => aheadOrOn.has(phaseOf(game.status))));
  const other = (day: string | null) => (day === null ? null : scheduleHref(locale, { ...wish, day }));
  return {
    title: language.t("calendar")("title"),
    span,
    when: whenShown(view, span, language),
    strip: stripDays(view, wish, language),
    ways: span === "week" ? [] : waysFromDay(view, wish, language),
    from: view.from,
    league: wish.leagueSlug,
    earlier: other(view.earlier),
    later: other(view.later),
    leagues: leagueChoices(site.leagues, wish, language),
    days: [...byDay].map(([key, games], place) => ({
      key,
      title: language.format.date(noonOf(key), "full"),
      isNext: place > 0 && place === next,
      leagues: byLeague(games, site.leagues, language),
    })),
    undated: byLeague(view.undated, site.leagues, language),
    clubs: clubMarks(
      shown.flatMap(({ game }) => [game.home, game.away]),
      language,
    ),
  };
}

function whenShown({ from, until }: ScheduleAnswer, span: ScheduleSpan, { format }: PageLanguage): string {
  if (from === "") return "";
  return span === "day" ? format.date(noonOf(from), "full") : format.dayRange(noonOf(from), noonOf(until));
}

/** The days around with games; of a day shown itself, also if it has none. */
function stripDays(view: ScheduleAnswer, wish: ScheduleWish, { locale, format, t }: PageLanguage): readonly StripDay[] {
  const isDay = wish.span === "day";
  const isMissing = isDay && view.from !== "" && !view.days.some(({ day }) => day === view.from);
  const days = isMissing ? [...view.days, { day: view.from, games: 0 }] : view.days;
  return days
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ day, games }) => ({
      key: day,
      weekday: format.date(noonOf(day), "shortWeekday"),
      date: format.date(noonOf(day), "monthDay"),
      games,
      label: t("calendar")("games", { count: games }),
      href: scheduleHref(locale, { ...wish, day, span: "day" }),
      shown: day < view.from || day > view.until ? null : isDay ? "alone" : "among",
    }));
}

function waysFromDay({ from }: ScheduleAnswer, wish: ScheduleWish, { locale, t }: PageLanguage): SchedulePage["ways"] {
  const words = t("calendar");
  return [
    { href: scheduleHref(locale, { ...wish, day: from === "" ? null : from, span: "week" }), text: words("wholeWeek") },
    ...(wish.day === null ? [] : [{ href: scheduleHref(locale, { ...wish, day: null }), text: words("standing") }]),
  ];
}

function leagueChoices(leagues: readonly CompetitionRef[], wish: ScheduleWish, language: PageLanguage): readonly Choice[] {
  if (leagues.length < 2) return [];
  const choice = (name: string, leagueSlug: string | null): Choice => ({
    name,
    href: scheduleHref(language.locale, { ...wish, leagueSlug }),
    isChosen: wish.leagueSlug === leagueSlug,
  });
  return [
    choice(language.t("calendar")("allLeagues"), null),
    ...leagues.map(({ name, leagueSlug }) => choice(language.name(name), leagueSlug)),
  ];
}

/** In the order in which the site names its leagues, on every day the same; those of other seasons after them. */
function byLeague(games: readonly ScheduledGame[], order: readonly CompetitionRef[], language: PageLanguage): readonly DayLeague[] {
  const keyOf = ({ seasonSlug, leagueSlug }: CompetitionRef) => `${seasonSlug} ${leagueSlug}`;
  const places = new Map(order.map((competition, place) => [keyOf(competition), place]));
  const leagues = Map.groupBy(games, ({ competition }) => keyOf(competition));
  const inOrder = [...leagues].toSorted(([one], [other]) => (places.get(one) ?? Infinity) - (places.get(other) ?? Infinity) || 0);
  return inOrder.map(([, ofLeague]) => {
    const { competition } = ofLeague[0]!;
    return {
      name: language.name(competition.name),
      href: addresses.league(language.locale, competition.seasonSlug, competition.leagueSlug),
      games: ofLeague.map(({ game }) => cardWithOutlets(game, language)),
    };
  });
}
