import { addresses } from "#contract/addresses.ts";
import type { SearchAnswer } from "#contract/search-queries.ts";
import type { ComparablePlayers, ComparedPlayer, PlayerComparison, PlayersHeadToHead } from "#contract/statistics-queries.ts";
import { comparison } from "#core/stats/history/comparison.ts";
import type { CareerMode, PerGameColumn } from "#core/stats/history/per-game-filter.ts";
import { fewerIsBetter } from "#core/stats/history/statistics.ts";
import { meetingsPhrase, meetingWinsPhrase } from "#core/wording/meeting-phrases.ts";
import { comparedAverages, comparedInMeetings } from "#core/stats/statistic-sets.ts";
import type { ComparisonRow } from "../../charts/comparison.tsx";
import { sideColors, type SideColors } from "../../charts/side-colors.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type FigureMode, figureName, figureText } from "../statistics/figure-words.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import { type PlayerOffer, playerOffers } from "./comparable-players-model.ts";
import { type ComparisonParameters, comparisonModes, comparisonPath, comparisonPhases } from "./comparison-address.ts";
import { comparisonPicker, type ComparisonPickerModel } from "./comparison-picker-model.ts";
import type { ComparisonTableRow } from "./comparison-table.tsx";
import { positionName } from "./player-position.ts";
import type { TeamRef } from "#contract/refs.ts";

export type ComparedHead = {
  readonly href: string;
  readonly name: string;
  readonly short: string;
  readonly family: string;
  readonly shirt: string | null;
  readonly position: string | null;
  /** Key of the page's club marks. */
  readonly club: string | null;
  /** The others without him; `null` where two would not be left. */
  readonly remove: { readonly href: string; readonly label: string } | null;
};

export type ComparedMeeting = {
  readonly href: string;
  readonly date: string | null;
  readonly home: string;
  readonly away: string;
  readonly score: string;
};

export type PlayerComparisonPage = {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly colors: SideColors;
  readonly clubs: ClubMarks;
  readonly heads: readonly ComparedHead[];
  /** Said of one who stands alone. */
  readonly choose: string | null;
  readonly picker: ComparisonPickerModel;
  readonly offers: readonly PlayerOffer[];
  readonly phases: { readonly label: string; readonly links: readonly LinkChip[] };
  readonly modes: { readonly label: string; readonly links: readonly LinkChip[] };
  readonly caption: string;
  readonly note: string;
  /** Of two, mirrored. */
  readonly mirrored: readonly ComparisonRow[] | null;
  /** Of more, a column for each. */
  readonly columns: readonly ComparisonTableRow[] | null;
  /** Of two. */
  readonly meetings: {
    readonly title: string;
    /** How many, and who won them. */
    readonly said: readonly string[];
    readonly rowsTitle: string;
    readonly rows: readonly ComparisonRow[];
    readonly games: readonly ComparedMeeting[];
  } | null;
};

type Answers = {
  readonly view: PlayerComparison;
  /** Of two. */
  readonly between: PlayersHeadToHead | null;
  /** Of one who stands alone. */
  readonly comparable: ComparablePlayers | null;
  /** What was found for the typed words. */
  readonly found: SearchAnswer | null;
};

const shown: readonly PerGameColumn[] = comparedAverages;
const inMeetings: readonly PerGameColumn[] = comparedInMeetings;
/** A club's colours where one of the two is without a club. */
const noClub = { primaryColor: "#64748b", secondaryColor: "#94a3b8" };
/** The longer bar's part of its half. */
const longestBar = 92;

export function playerComparisonPage(
  { view, between, comparable, found }: Answers,
  wanted: ComparisonParameters,
  language: PageLanguage,
): PlayerComparisonPage {
  const t = language.t("players");
  const slugs = view.persons.map(({ slug }) => slug);
  const heads = view.persons.map((person) => comparedHead(person, slugs, wanted, language));
  const names = language.format.list(heads.map(({ name }) => name));
  const [one, other] = heads.length === 2 ? heads : [];
  const pair = one && other ? { one: one.name, other: other.name } : null;
  const teams = [
    ...view.persons.map(({ team }) => team),
    ...(between?.meetings ?? []).flatMap(({ home, away }) => [home, away]),
    ...Object.values(comparable ?? {}).flatMap((players) => players.map(({ team }) => team)),
  ];
  const rows = view.rows
    .filter(({ column }) => shown.includes(column))
    .toSorted((first, second) => shown.indexOf(first.column) - shown.indexOf(second.column));
  return {
    title: pair ? t("compare.title", pair) : t("compare.several", { names }),
    description: pair ? t("compare.description", pair) : t("compare.severalDescription", { names }),
    heading: t("compare.heading"),
    colors: sideColors(view.persons[0]?.team ?? noClub, view.persons[1]?.team ?? noClub),
    clubs: clubMarks(
      teams.filter((team): team is TeamRef => team !== null),
      language,
    ),
    heads,
    choose: heads.length === 1 ? t("compare.choose", { name: names }) : null,
    picker: comparisonPicker(slugs, wanted, found, language),
    offers: comparable && slugs[0] !== undefined ? playerOffers(slugs[0], comparable, wanted, language) : [],
    ...choices(slugs, wanted, language),
    caption: pair ? t("compare.caption", pair) : t("compare.severalCaption", { names }),
    note: t("compare.note"),
    mirrored: pair && rows.map((row) => comparedRow(row, wanted.mode, language)),
    columns: heads.length > 2 ? rows.map((row) => columnsRow(row, wanted.mode, language)) : null,
    meetings: between && pair && meetings(between, pair, language),
  };
}

function comparedHead(
  person: ComparedPlayer,
  slugs: readonly string[],
  wanted: ComparisonParameters,
  language: PageLanguage,
): ComparedHead {
  const name = `${language.name(person.givenName)} ${language.name(person.familyName)}`;
  const others = slugs.filter((slug) => slug !== person.slug);
  return {
    href: addresses.player(language.locale, person.slug),
    name,
    short: shortName(person, language),
    family: language.name(person.familyName),
    shirt: person.shirt,
    position: positionName(person.position, language),
    club: person.team && person.team.clubSlug,
    remove:
      others.length < 2
        ? null
        : { href: comparisonPath(language.locale, others, wanted), label: language.t("players")("compare.remove", { name }) },
  };
}

function choices(slugs: readonly string[], wanted: ComparisonParameters, language: PageLanguage) {
  const t = language.t("players");
  const to = (text: string, parameters: ComparisonParameters): LinkChip => ({
    text,
    href: comparisonPath(language.locale, slugs, parameters),
    isCurrent: parameters.phase === wanted.phase && parameters.mode === wanted.mode,
  });
  const phaseNames = { all: t("compare.everything"), regular: t("compare.regular"), playoff: t("compare.playoff") };
  const modeNames = { "per-game": t("compare.perGame"), totals: t("compare.totals"), "per-40": t("compare.per40") };
  return {
    phases: { label: t("compare.phase"), links: comparisonPhases.map((phase) => to(phaseNames[phase], { ...wanted, phase })) },
    modes: { label: t("compare.mode"), links: comparisonModes.map((mode) => to(modeNames[mode], { ...wanted, mode })) },
  };
}

function comparedRow({ column, values, best }: PlayerComparison["rows"][number], mode: CareerMode, language: PageLanguage): ComparisonRow {
  const [home = null, away = null] = values;
  const most = Math.max(home ?? 0, away ?? 0);
  const isDrawable = home !== null && away !== null && home >= 0 && away >= 0 && most > 0;
  return {
    key: column,
    label: figureName(column, language).long,
    detail: detailOf(column, language),
    home: figureText(column, writtenAs[mode], home, language),
    away: figureText(column, writtenAs[mode], away, language),
    better: best.length === 1 ? (best[0] === 0 ? "home" : "away") : null,
    share: isDrawable ? { home: (home / most) * longestBar, away: (away / most) * longestBar } : null,
  };
}

/** Of three or four: the longest bar fills its cell. */
function columnsRow(
  { column, values, best }: PlayerComparison["rows"][number],
  mode: CareerMode,
  language: PageLanguage,
): ComparisonTableRow {
  const most = Math.max(...values.map((value) => value ?? 0));
  return {
    key: column,
    label: figureName(column, language).long,
    detail: detailOf(column, language),
    cells: values.map((value, place) => ({
      text: figureText(column, writtenAs[mode], value, language),
      isBest: best.includes(place),
      share: value === null || value < 0 || most <= 0 ? null : (value / most) * 100,
    })),
  };
}

function detailOf(column: PerGameColumn, language: PageLanguage): string | null {
  return column !== "games" && column !== "starts" && fewerIsBetter.has(column) ? language.t("players")("compare.lower") : null;
}

const writtenAs: { readonly [Mode in CareerMode]: FigureMode } = {
  "per-game": "average",
  totals: "total",
  "per-40": "per-minutes",
  "per-36": "per-minutes",
};

/** Where the first one's team played; a court on which they never met is left out. MEET2 */
function byCourt({ oneAtHome, oneAway }: PlayersHeadToHead, name: string, { t, format }: PageLanguage): string[] {
  const said = t("players");
  const record = ({ wins, losses }: typeof oneAtHome) => format.record(wins, losses);
  return [
    ...(oneAtHome.games > 0 ? [said("compare.atHome", { name, record: record(oneAtHome) })] : []),
    ...(oneAway.games > 0 ? [said("compare.away", { name, record: record(oneAway) })] : []),
  ];
}

function meetings(between: PlayersHeadToHead, names: { one: string; other: string }, language: PageLanguage) {
  const t = language.t("players");
  const games = between.meetings.length;
  const { one, other } = between.sums;
  return {
    title: t("compare.meetings"),
    said: [
      language.say(meetingsPhrase({ games })),
      ...(games === 0
        ? []
        : [
            language.say(meetingWinsPhrase(names.one, between.oneWins)),
            language.say(meetingWinsPhrase(names.other, between.otherWins)),
            ...byCourt(between, names.one, language),
          ]),
    ],
    rowsTitle: t("compare.inMeetings"),
    rows: games === 0 ? [] : comparison([one, other], inMeetings, "per-game").map((row) => comparedRow(row, "per-game", language)),
    games: between.meetings.map(({ ref, playedAt, home, away }) => ({
      href: addresses.game(language.locale, ref),
      date: playedAt === null ? null : language.format.date(playedAt, "numeric"),
      home: home.clubSlug,
      away: away.clubSlug,
      score: home.points === null || away.points === null ? "–" : language.format.score(home.points, away.points),
    })),
  };
}
