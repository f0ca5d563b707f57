import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { TeamRef } from "#contract/queries.ts";
import type { CareerPhase, ComparedPlayer, PlayerComparison, PlayersHeadToHead } from "#contract/statistics-queries.ts";
import { comparison } from "#core/stats/history/comparison.ts";
import type { CareerMode, PerGameColumn } from "#core/stats/history/per-game-filter.ts";
import { fewerIsBetter } from "#core/stats/history/statistics.ts";
import { meetingsPhrase, meetingWinsPhrase } from "#core/wording/meeting-phrases.ts";
import type { ComparisonRow } from "../../charts/comparison.tsx";
import { sideColors, type SideColors } from "../../charts/side-colors.ts";
import type { ClubMarks } from "../clubs/club-mark.ts";
import { clubMarks } from "../clubs/make-club-marks.ts";
import { shortName } from "../clubs/player-name.ts";
import type { PageLanguage } from "../page-language.ts";
import { type FigureMode, figureName, figureText } from "../statistics/figure-words.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import { positionName } from "./player-position.ts";

export type ComparedHead = {
  readonly href: string;
  readonly name: string;
  readonly short: string;
  readonly shirt: string | null;
  readonly position: string | null;
  /** Key of the page's club marks. */
  readonly club: string | null;
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
  readonly heading: string;
  readonly caption: string;
  readonly note: string;
  readonly colors: SideColors;
  readonly clubs: ClubMarks;
  readonly one: ComparedHead;
  readonly other: ComparedHead;
  readonly phases: { readonly label: string; readonly links: readonly LinkChip[] };
  readonly modes: { readonly label: string; readonly links: readonly LinkChip[] };
  readonly rows: readonly ComparisonRow[];
  readonly meetings: {
    readonly title: string;
    /** How many, and who won them. */
    readonly said: readonly string[];
    readonly rowsTitle: string;
    readonly rows: readonly ComparisonRow[];
    readonly games: readonly ComparedMeeting[];
  };
};

export type ComparisonParameters = { readonly phase: CareerPhase; readonly mode: CareerMode };

const phases = ["all", "regular", "playoff"] as const;
const modes = ["per-game", "totals", "per-40"] as const;

const shown: readonly PerGameColumn[] = [
  "games",
  "starts",
  "seconds",
  "points",
  "performanceIndexRating",
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "foulsCommitted",
  "foulsDrawn",
  "fieldGoalPercentage",
  "twoPointPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "effectiveFieldGoalPercentage",
  "trueShootingPercentage",
  "assistsPerTurnover",
];
const inMeetings: readonly PerGameColumn[] = ["seconds", "points", "performanceIndexRating", "rebounds", "assists", "fieldGoalPercentage"];
/** A club's colours where one of the two is without a club. */
const noClub = { primaryColor: "#64748b", secondaryColor: "#94a3b8" };
/** The longer bar's part of its half. */
const longestBar = 92;

export function comparisonParameters(search: URLSearchParams): ComparisonParameters {
  return {
    phase: phases.find((phase) => phase === search.get("phase")) ?? "all",
    mode: modes.find((mode) => mode === search.get("mode")) ?? "per-game",
  };
}

export function comparisonPath(locale: Locale, slugs: readonly [string, string], { phase, mode }: ComparisonParameters): string {
  const parameters = new URLSearchParams();
  if (phase !== "all") parameters.set("phase", phase);
  if (mode !== "per-game") parameters.set("mode", mode);
  const address = addresses.playerComparison(locale, ...slugs);
  return parameters.size === 0 ? address : `${address}?${parameters}`;
}

export function playerComparisonPage(
  view: PlayerComparison,
  between: PlayersHeadToHead,
  wanted: ComparisonParameters,
  language: PageLanguage,
): PlayerComparisonPage | null {
  const [one, other] = view.persons;
  if (!one || !other) return null;
  const t = language.t("players");
  const heads = [comparedHead(one, language), comparedHead(other, language)] as const;
  const names = { one: heads[0].name, other: heads[1].name };
  const teams = [one.team, other.team, ...between.meetings.flatMap(({ home, away }) => [home, away])];
  return {
    title: t("compare.title", names),
    heading: t("compare.heading"),
    caption: t("compare.caption", names),
    note: t("compare.note"),
    colors: sideColors(one.team ?? noClub, other.team ?? noClub),
    clubs: clubMarks(
      teams.filter((team): team is TeamRef => team !== null),
      language,
    ),
    one: heads[0],
    other: heads[1],
    ...choices(one.slug, other.slug, wanted, language),
    rows: view.rows
      .filter(({ column }) => shown.includes(column))
      .toSorted((first, second) => shown.indexOf(first.column) - shown.indexOf(second.column))
      .map((row) => comparedRow(row, wanted.mode, language)),
    meetings: meetings(between, names, language),
  };
}

function comparedHead(person: ComparedPlayer, language: PageLanguage): ComparedHead {
  return {
    href: addresses.player(language.locale, person.slug),
    name: `${language.name(person.givenName)} ${language.name(person.familyName)}`,
    short: shortName(person, language),
    shirt: person.shirt,
    position: positionName(person.position, language),
    club: person.team && person.team.clubSlug,
  };
}

function choices(slug: string, otherSlug: string, wanted: ComparisonParameters, language: PageLanguage) {
  const t = language.t("players");
  const to = (text: string, parameters: ComparisonParameters): LinkChip => ({
    text,
    href: comparisonPath(language.locale, [slug, otherSlug], parameters),
    isCurrent: parameters.phase === wanted.phase && parameters.mode === wanted.mode,
  });
  const phaseNames = { all: t("compare.everything"), regular: t("compare.regular"), playoff: t("compare.playoff") };
  const modeNames = { "per-game": t("compare.perGame"), totals: t("compare.totals"), "per-40": t("compare.per40") };
  return {
    phases: { label: t("compare.phase"), links: phases.map((phase) => to(phaseNames[phase], { ...wanted, phase })) },
    modes: { label: t("compare.mode"), links: modes.map((mode) => to(modeNames[mode], { ...wanted, mode })) },
  };
}

function comparedRow({ column, values, best }: PlayerComparison["rows"][number], mode: CareerMode, language: PageLanguage): ComparisonRow {
  const [home = null, away = null] = values;
  const most = Math.max(home ?? 0, away ?? 0);
  const isDrawable = home !== null && away !== null && home >= 0 && away >= 0 && most > 0;
  return {
    key: column,
    label: figureName(column, language).long,
    detail: column !== "games" && column !== "starts" && fewerIsBetter.has(column) ? language.t("players")("compare.lower") : null,
    home: figureText(column, writtenAs[mode], home, language),
    away: figureText(column, writtenAs[mode], away, language),
    better: best.length === 1 ? (best[0] === 0 ? "home" : "away") : null,
    share: isDrawable ? { home: (home / most) * longestBar, away: (away / most) * longestBar } : null,
  };
}

const writtenAs: { readonly [Mode in CareerMode]: FigureMode } = {
  "per-game": "average",
  totals: "total",
  "per-40": "per-minutes",
  "per-36": "per-minutes",
};

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
        : [language.say(meetingWinsPhrase(names.one, between.oneWins)), language.say(meetingWinsPhrase(names.other, between.otherWins))]),
    ],
    rowsTitle: t("compare.inMeetings"),
    rows: games === 0 ? [] : comparison([one, other], inMeetings, "per-game").map((row) => comparedRow(row, "per-game", language)),
    games: between.meetings.map(({ ref, playedAt, home, away }) => ({
      href: addresses.game(language.locale, ref),
      date: playedAt === null ? null : language.format.date(playedAt, "numeric"),
      home: home.clubSlug,
      away: away.clubSlug,
      score: home.points === null || away.points === null ? "–" : `${home.points}:${away.points}`,
    })),
  };
}
