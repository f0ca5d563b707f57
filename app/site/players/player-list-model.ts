import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { followedKey, type FollowedKey } from "#contract/following.ts";
import type { PlayerLine, PlayerPage } from "#contract/player-queries.ts";
import { alphabetOf, cyrillicOrder } from "#core/wording/alphabet.ts";
import { countPhrase } from "#core/wording/statistic-phrase.ts";
import { toCyrillic } from "#core/wording/transliterate.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMark, clubMarks } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageSteps } from "../page-steps.tsx";
import { addressWith, pageNumber } from "../statistics/statistics-filters-model.ts";
import type { FilterForm } from "../statistics/statistics-model.ts";
import { type Face, faceOf } from "../../sport/face.ts";
import { countryName } from "../../i18n/country-name.ts";
import { positionName } from "./player-position.ts";
import type { TeamRef } from "#contract/refs.ts";

export type ListedPlayer = {
  readonly star: FollowedKey;
  readonly href: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly face: Face;
  readonly shirt: string | null;
  readonly position: string | null;
  /** Key of the page's club marks. */
  readonly club: string | null;
  readonly games: string;
};

export type PlayerListPage = {
  readonly title: string;
  /** Other lists of players. */
  readonly further: readonly PageLink[];
  readonly clubs: ClubMarks;
  readonly players: readonly ListedPlayer[];
  /** Instead of players, where there are none. */
  readonly empty: string;
  readonly letters: {
    readonly label: string;
    /** Without an address: nobody's name begins with it. */
    readonly items: readonly { readonly text: string; readonly href: string | null; readonly isCurrent: boolean }[];
  };
  readonly form: FilterForm;
  readonly search: { readonly action: string; readonly label: string; readonly hint: string; readonly submit: string };
  readonly pages: PageSteps;
};
type PageLink = { readonly href: string; readonly text: string };

export type ListParameters = {
  readonly letter: string | null;
  readonly club: string | null;
  readonly position: string | null;
  /** ISO 3166-1. */
  readonly country: string | null;
  readonly page: number;
};

/** What the address asks for. A page that is no number is the first one; an empty choice of the form is none. */
export function listParameters(search: URLSearchParams): ListParameters {
  return {
    letter: search.get("letter")?.normalize("NFC") || null,
    club: search.get("club") || null,
    position: search.get("position") || null,
    country: search.get("country") || null,
    page: pageNumber(search.get("page")),
  };
}

/** By which the list may be narrowed, in the order in which an address names them. LISTED1 */
const choices = ["letter", "club", "position", "country"] as const;

export function playerListPath(locale: Locale, { page, ...chosen }: ListParameters): string {
  const parameters = choices.map((name) => [name, chosen[name]] as const);
  return addressWith(addresses.players(locale), [...parameters, ["page", page > 1 ? page : null]]);
}

/** `order`: the language of the league, in whose alphabet its names stand. */
export function playerListPage(view: PlayerPage, wanted: ListParameters, order: Locale, language: PageLanguage): PlayerListPage {
  const t = language.t("players");
  const { locale } = language;
  const to = (page: number, text: string) => ({ href: playerListPath(locale, { ...wanted, page }), text });
  return {
    title: listTitle(view, wanted, language),
    further: [{ href: addresses.absences(locale), text: language.t("availability")("list.title") }],
    clubs: clubMarks(view.lines.map(({ team }) => team).filter(isKnown), language),
    players: view.lines.map((line) => listedPlayer(line, language)),
    empty: emptyText(view, wanted, language),
    letters: { label: t("list.letters"), items: letterItems(view, wanted, order, language) },
    form: choiceForm(view, wanted, language),
    search: { action: addresses.search(locale), label: t("list.search"), hint: t("list.searchHint"), submit: t("list.submit") },
    pages: {
      label: t("list.pages"),
      previous: wanted.page > 1 ? to(wanted.page - 1, t("list.previous")) : null,
      next: view.hasMore ? to(wanted.page + 1, t("list.next")) : null,
    },
  };
}

/** What there is nothing to choose of, has no field. */
function choiceForm(view: PlayerPage, wanted: ListParameters, language: PageLanguage): FilterForm {
  const t = language.t("players");
  const field = (name: "club" | "position" | "country", label: string, all: string, options: readonly Option[]) =>
    options.length === 0 ? [] : [{ name, label, value: wanted[name] ?? "", options: [{ value: "", text: all }, ...options] }];
  const clubs = language.byName(
    view.clubs.map(({ slug, name }) => ({ value: slug, text: language.name(name) })),
    ({ text }) => text,
  );
  const positions = view.positions.map((code) => ({ value: code, text: positionName(code, language) ?? code }));
  const countries = language.byName(
    view.countries.map((code) => ({ value: code, text: countryName(code, language.locale) })),
    ({ text }) => text,
  );
  return {
    action: addresses.players(language.locale),
    kept: wanted.letter === null ? [] : [["letter", wanted.letter]],
    fields: [
      ...field("club", t("list.club"), t("list.allClubs"), clubs),
      ...field("position", t("list.position"), t("list.allPositions"), positions),
      ...field("country", t("list.country"), t("list.allCountries"), countries),
    ],
    submit: t("list.show"),
  };
}

type Option = { readonly value: string; readonly text: string };

function listTitle({ clubs }: PlayerPage, { letter, club }: ListParameters, language: PageLanguage): string {
  const t = language.t("players");
  const found = clubs.find(({ slug }) => slug === club);
  if (found) return t("list.titleClub", { club: language.name(found.name) });
  return letter === null ? t("title") : t("list.titleLetter", { letter: letterIn(letter, language) });
}

function emptyText({ clubs }: PlayerPage, { letter, club, position, country }: ListParameters, language: PageLanguage): string {
  const t = language.t("players");
  if (position !== null || country !== null) return t("list.emptyChoice");
  const found = clubs.find(({ slug }) => slug === club);
  const shown = letter === null ? null : letterIn(letter, language);
  if (found && shown !== null) return t("list.emptyBoth", { club: language.name(found.name), letter: shown });
  if (found) return t("list.emptyClub", { club: language.name(found.name) });
  return shown === null ? t("list.empty") : t("list.emptyLetter", { letter: shown });
}

function listedPlayer({ personId, person, shirt, position, team, games, portrait }: PlayerLine, language: PageLanguage): ListedPlayer {
  const names = [language.name(person.givenName), language.name(person.familyName)] as const;
  return {
    star: followedKey("player", personId),
    href: addresses.player(language.locale, person.slug),
    givenName: names[0],
    familyName: names[1],
    face: faceOf(portrait, names, team && clubMark(team, language)),
    shirt,
    position: positionName(position, language),
    club: team && team.clubSlug,
    games: language.say(countPhrase("games", games)),
  };
}

/** In Cyrillic the same letters, in that script's order; the address keeps the Latin one. */
function letterItems(view: PlayerPage, wanted: ListParameters, order: Locale, language: PageLanguage): PlayerListPage["letters"]["items"] {
  const alphabet = alphabetOf(order);
  const foreign = alphabet.filter((letter) => !cyrillicOrder.includes(letter));
  const letters = isCyrillic(order, language) ? [...cyrillicOrder, ...foreign] : alphabet;
  const all = { ...wanted, page: 1 };
  const everybody = {
    text: language.t("players")("list.all"),
    href: playerListPath(language.locale, { ...all, letter: null }),
    isCurrent: wanted.letter === null,
  };
  return [
    everybody,
    ...letters
      // What no name here ever begins with, such as Q, is left out; the language's own letters keep their place.
      .filter((letter) => view.letters.includes(letter) || !/^[QWXY]$/.test(letter))
      .map((letter) => ({
        text: letterIn(letter, language),
        href: view.letters.includes(letter) ? playerListPath(language.locale, { ...all, letter }) : null,
        isCurrent: letter === wanted.letter,
      })),
  ];
}

function isCyrillic(order: Locale, { locale }: PageLanguage): boolean {
  return locale === "sr-cyrl" && (order === "sr" || order === "sr-cyrl");
}

function letterIn(letter: string, { locale }: PageLanguage): string {
  return locale === "sr-cyrl" ? toCyrillic(letter) : letter;
}

function isKnown(team: TeamRef | null): team is TeamRef {
  return team !== null;
}
