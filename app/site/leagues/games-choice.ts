import { readMonth } from "#core/kernel/calendar-day.ts";
import type { LeagueAnswer } from "#contract/queries.ts";
import { dayOf } from "../../sport/game-day.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { tabHref } from "./league-address.ts";
import type { TeamRef } from "#contract/refs.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** Which games the address asks for; `null`: all. A month is `2026-11` in the league's time zone. */
export type GamesChoice = {
  readonly month: string | null;
  readonly team: TeamRef | null;
  /** Of the month, to be looked at more closely: `2026-11-21`. */
  readonly day: string | null;
};

/** A form without a script: selects with what may be chosen, and where to. */
export type GamesFilter = {
  readonly label: string;
  readonly action: string;
  readonly team: SelectField;
  /** Where there is more than one month, and a month is not the page's own matter. */
  readonly month: SelectField | null;
  readonly show: string;
  /** Back to all of them; `null` where nothing was chosen. */
  readonly all: { readonly href: string; readonly text: string } | null;
};

export type SelectField = {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
};

/** `null`: there is no such team in the league, or what stands for a month or for a day of it is none. */
export function gamesChoice(view: LeagueAnswer, search: URLSearchParams): GamesChoice | null {
  // A form sends an empty value for "all".
  const [month, slug, day] = [search.get("month") || null, search.get("team") || null, search.get("day") || null];
  const team = view.standings.find((row) => row.team.teamSlug === slug)?.team ?? null;
  if ((slug !== null && team === null) || (month !== null && readMonth(month) === null)) return null;
  if (day !== null && (month === null || !day.startsWith(month) || !/^.{7}-(?:0[1-9]|[12]\d|3[01])$/.test(day))) return null;
  return { month, team, day };
}

export function monthOf(game: Pick<GameSummary, "status" | "tipOff" | "tipOffDay">, language: PageLanguage): string | null {
  return dayOf(game, language)?.slice(0, 7) ?? null;
}

/** "November 2026" of `2026-11`. Noon of a day in its midst falls into it in every time zone. */
export function monthName(month: string, { format }: PageLanguage): string {
  return format.date(Date.parse(`${month}-15T12:00:00Z`), "month");
}

export function teamPlays({ home, away }: Pick<GameSummary, "home" | "away">, team: TeamRef | null): boolean {
  return team === null || home.teamSlug === team.teamSlug || away.teamSlug === team.teamSlug;
}

/** `months`: those to choose from, none where the month is not chosen here. */
export function gamesFilter(
  view: LeagueAnswer,
  tab: "AllGames" | "Calendar",
  { month, team }: GamesChoice,
  months: readonly string[],
  language: PageLanguage,
): GamesFilter {
  const said = language.t("competition");
  const action = tabHref(language.locale, view.competition, tab, {});
  const teams = view.standings.map((row) => ({ value: row.team.teamSlug, text: language.name(row.team.name) }));
  const options = months.map((value) => ({ value, text: monthName(value, language) }));
  const isChosen = team !== null || (month !== null && months.length > 0);
  return {
    label: said("filter.label"),
    action,
    team: {
      name: "team",
      label: said("filter.team"),
      chosen: team?.teamSlug ?? "",
      options: [{ value: "", text: said("filter.allTeams") }, ...language.byName(teams, ({ text }) => text)],
    },
    month:
      months.length < 2
        ? null
        : {
            name: "month",
            label: said("filter.month"),
            chosen: month ?? "",
            options: [{ value: "", text: said("filter.allMonths") }, ...options],
          },
    show: said("filter.show"),
    all: isChosen ? { href: action, text: said("filter.all") } : null,
  };
}
