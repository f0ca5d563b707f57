import { addresses } from "#contract/addresses.ts";
import type { CrestLook } from "../../ui/crest-look.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { absenceLine } from "../players/absence-line.ts";
import { measured } from "../players/person-details.ts";
import { faceOf } from "../../sport/face.ts";
import { countryName } from "../../i18n/country-name.ts";
import { type FigureCell, figureColumn, figuresOf, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
import { clubHead } from "./club-head.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";
import { fullName } from "../../sport/full-name.ts";
import type { RosterPlayer } from "#contract/roster-player.ts";
import { shortAverages } from "#core/stats/statistic-sets.ts";

const knownPositions = ["PG", "SG", "SF", "PF", "C", "G", "F"] as const;

/**
 * A team's players with what they did for it on average, in its club's colours; those who left stand after those who are there. `at` is the
 * moment of their ages, epoch milliseconds. A phone has the four averages that matter, whole, and a body's measures under the name. LOOK32
 */
export function rosterTable(
  players: readonly RosterPlayer[],
  { name: team, club }: { readonly name: string; readonly club: CrestLook },
  at: number,
  language: PageLanguage,
): FigureTableOf<"things"> {
  const t = language.t("clubs");
  return {
    caption: t("roster.caption", { team }),
    head: t("columns.player"),
    fits: true,
    ...figuresOf(
      players.toSorted((one, other) => Number(one.until !== null) - Number(other.until !== null)),
      {
        columns: [
          wordColumn("position", t("columns.position"), ({ position }) => ({ text: positionName(position, language), quiet: true }), {
            wideOnly: true,
          }),
          wordColumn("nationality", t("columns.nationality"), (player) => ({ text: countryOf(player, language), quiet: true }), {
            wideOnly: true,
          }),
          figureColumn("height", clubHead("height", language), ({ heightCm }) => measure(heightCm), { wideOnly: true }),
          figureColumn("weight", clubHead("weight", language), ({ weightKg }) => measure(weightKg), { wideOnly: true }),
          figureColumn("age", clubHead("age", language), ({ birthDate }) => ageCell(birthDate, at), { sort: "ascending", wideOnly: true }),
          figureColumn(
            "games",
            clubHead("games", language),
            ({ figures }) => (figures ? { text: String(figures.games), value: figures.games } : { text: "0", value: 0, quiet: true }),
            { wideOnly: true },
          ),
          ...shortAverages.map((figure) =>
            figureColumn(
              figure,
              figureName(figure, language),
              ({ figures }: RosterPlayer) =>
                figures && { text: figureText(figure, "average", figures[figure], language), value: figures[figure] },
              figure === "seconds" ? { wideOnly: true } : {},
            ),
          ),
        ],
        row: (player) => ({
          key: player.person.slug,
          head: {
            lead: player.shirt ?? "",
            face: faceOf(player.portrait, [language.name(player.person.givenName), language.name(player.person.familyName)], club),
            text: fullName(player.person, language),
            href: addresses.player(language.locale, player.person.slug),
            detail: detailOf(player, at, language),
            notes: notesOf(player, language),
          },
        }),
      },
    ),
  };
}

/** What a position is called; one that the house does not know stays as the list has it. */
export function positionName(position: string | null, language: PageLanguage): string {
  const known = knownPositions.find((each) => each === position);
  return known ? language.t("clubs")(`positions.${known}`) : (position ?? "");
}

/** Whole years on the day of a moment, by the calendar. */
export function ageOn(birthDate: string, at: number): number {
  const day = new Date(at).toISOString();
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}

/** A number stays with its unit. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

/** What a phone has no columns for; a line ends with the point between two parts, and begins with none. */
function detailOf(player: RosterPlayer, at: number, language: PageLanguage): string {
  const { position, heightCm, birthDate } = player;
  return [
    positionName(position, language),
    countryOf(player, language),
    heightCm === null ? "" : unbroken(measured(heightCm, "centimeter", language)),
    birthDate === null ? "" : unbroken(measured(ageOn(birthDate, at), "year", language)),
  ]
    .filter((part) => part !== "")
    .join("\u00a0· ");
}

function notesOf({ captain, absence, from, until }: RosterPlayer, language: PageLanguage): string[] {
  const t = language.t("clubs");
  const day = (date: string) => language.format.date(Date.parse(`${date}T12:00:00Z`), "numeric");
  return [
    ...(captain ? [t("roster.captain")] : []),
    ...(absence === null || until !== null ? [] : [absenceLine(absence, language)]),
    ...(from === null ? [] : [t("roster.joined", { day: day(from) })]),
    ...(until === null ? [] : [t("roster.left", { day: day(until) })]),
  ];
}

function measure(value: number | null): FigureCell | null {
  return value === null ? null : { text: String(value), value };
}

function countryOf({ nationality }: RosterPlayer, { locale }: PageLanguage): string {
  return nationality === null ? "" : countryName(nationality, locale);
}

function ageCell(birthDate: string | null, at: number): FigureCell | null {
  if (birthDate === null) return null;
  const age = ageOn(birthDate, at);
  return { text: String(age), value: age };
}
