import { addresses } from "#contract/addresses.ts";
import type { Birthday, OnThisDay, RememberedGame } from "#contract/on-this-day.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { recordTitle } from "../statistics/record-boards.ts";
import { sayDay } from "../../sport/game-day.ts";

export type RememberedCard = { readonly game: GameCard; readonly notes: readonly string[] };
/** The games of one date of one year; where the date is not known, of a season. */
export type RememberedDate = { readonly title: string; readonly games: readonly RememberedCard[] };
export type BirthdayLine = {
  readonly href: string;
  readonly name: string;
  /** Key of the page's club marks. */
  readonly club: string;
  readonly age: string;
  readonly day: string;
  readonly machineDay: string;
};
type Part<Item> = { readonly title: string; readonly items: readonly Item[]; readonly empty: string | null };

/** Games of earlier years and birthdays, of today and of the six days after it. DAY1 DAY3 */
export type OnThisDayPage = {
  readonly title: string;
  /** `23 November` */
  readonly day: string;
  readonly clubs: ClubMarks;
  readonly games: Part<RememberedDate>;
  readonly ahead: Part<RememberedDate>;
  readonly birthdays: Part<BirthdayLine>;
};

/** More of the days ahead would hide that they are not today. */
const mostAhead = 9;
/** A game that broke ten of them is told by the first. */
const mostRecords = 2;

export function onThisDayPage({ today, games, birthdays }: OnThisDay, language: PageLanguage): OnThisDayPage {
  const t = language.t("on-this-day");
  const ofToday = games.filter(({ day }) => day === today);
  const later = games.filter(({ day }) => day !== today).slice(0, mostAhead);
  const teams = [...[...ofToday, ...later].flatMap(({ game }) => [game.home, game.away]), ...birthdays.map(({ team }) => team)];
  return {
    title: t("title"),
    day: dayName(today, language),
    clubs: clubMarks(teams, language),
    games: { title: t("games"), items: datesOf(ofToday, language), empty: t("noGames") },
    ahead: { title: t("ahead"), items: datesOf(later, language), empty: null },
    birthdays: { title: t("birthdays"), items: birthdays.map((each) => birthdayLine(each, today, language)), empty: t("noBirthdays") },
  };
}

function datesOf(games: readonly RememberedGame[], language: PageLanguage): RememberedDate[] {
  const dateOf = ({ game, seasonName }: RememberedGame) => sayDay(game, "long", language) ?? seasonName;
  return [...Map.groupBy(games, dateOf)].map(([title, ofDate]) => ({ title, games: ofDate.map((game) => rememberedCard(game, language)) }));
}

function rememberedCard({ game, records, best }: RememberedGame, language: PageLanguage): RememberedCard {
  const t = language.t("on-this-day");
  const { name } = language;
  return {
    game: gameCard(game, language),
    notes: [
      ...records.slice(0, mostRecords).map((category) => t("record", { record: recordTitle(category, language) })),
      ...(best ? [t("best", { name: `${name(best.person.givenName)} ${name(best.person.familyName)}`, points: best.points })] : []),
    ],
  };
}

function birthdayLine({ day, person, age, team }: Birthday, today: string, language: PageLanguage): BirthdayLine {
  const t = language.t("on-this-day");
  return {
    href: addresses.player(language.locale, person.slug),
    name: `${language.name(person.givenName)} ${language.name(person.familyName)}`,
    club: team.clubSlug,
    age: t("turns", { age }),
    day: day === today ? t("today") : dayName(day, language),
    machineDay: day,
  };
}

/** Noon is on the same day in every time zone a league plays in. */
function dayName(day: string, { format }: PageLanguage): string {
  return format.date(Date.parse(`${day}T12:00:00Z`), "monthDay");
}
