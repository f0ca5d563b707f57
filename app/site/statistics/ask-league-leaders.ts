import { addresses } from "#contract/addresses.ts";
import type { TeamRating } from "#contract/league-ratings.ts";
import type { LeaderStretch, LeagueLeaders, StatisticsQueries } from "#contract/statistics-queries.ts";
import type { LeaderCategory, LeaderMode } from "#core/stats/history/qualification.ts";
import { isRatio, isStatistic, type Statistic } from "#core/stats/history/statistics.ts";
import { standingPhrase } from "#core/wording/standing-phrases.ts";
import { leagueLeaderGroups } from "#core/stats/statistic-sets.ts";
import { performanceIndices } from "#core/league/competition-settings.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { askClutchLeaders } from "./ask-clutch-leaders.ts";
import { askExperimentalLeaders } from "./ask-experimental-leaders.ts";
import { type FigureContext, leagueContext } from "./figure-context.ts";
import { figureFormula, figureName, figureText } from "./figure-words.ts";
import { addressWith, filterRow, oneOf } from "./statistics-filters-model.ts";
import { holderOf } from "./holder.ts";
import { boardSection, figureMode, leaderBoard } from "./leader-boards.ts";
import { askLineupLeaders } from "./ask-lineup-leaders.ts";
import { type LeagueStatistics, madePage, type MakeStatistics } from "./made-statistics.ts";
import { perGameHead } from "./per-game-table.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import type { FilterRow, StatisticsSection } from "./statistics-model.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import type { LeagueAddress } from "#contract/refs.ts";

const shown = { overview: 5, atLength: 50 };
const modes = ["average", "total", "per-40"] as const;
/** Apart from them what is estimated, what was done late in close games, and who played together: no list at length has those. EXPER5 FLOW15 LINE6 */
const shownModes = [...modes, "advanced", "clutch", "lineups"] as const;
const modeWords = {
  average: "average",
  total: "total",
  "per-40": "per40",
  advanced: "advanced",
  clutch: "clutch",
  lineups: "lineups",
} as const;

type GroupKey = keyof typeof leagueLeaderGroups;

/** What the page begins with, by its titles; the index of the league joins the first group when it is known. */
const groups: { readonly [G in GroupKey]: readonly Statistic[] } = leagueLeaderGroups;
const groupsOf: { readonly [M in LeaderMode]: readonly GroupKey[] } = {
  average: ["main", "ball", "shooting"],
  total: ["main", "ball", "feats"],
  "per-40": ["main", "ball"],
};

/** The leaders of a league in every category, or, where one is named, that one at length. */
export async function askLeagueLeaders(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  search: URLSearchParams,
): Promise<LeagueStatistics | null> {
  const phase = phaseIn(search);
  const path = (language: PageLanguage) => addresses.leagueTab(language.locale, address.seasonSlug, address.leagueSlug, "LeagueLeaders");
  const ownMode = search.get("mode");
  const hrefOfMode = (language: PageLanguage, mode: string) =>
    addressWith(path(language), [
      ["phase", phase === "all" ? null : phase],
      ["mode", mode === "average" ? null : mode],
    ]);
  const modesAround = (current: (typeof shownModes)[number]) => (language: PageLanguage) =>
    modeRow(current, language, (each) => hrefOfMode(language, each));
  if (ownMode === "advanced") return askExperimentalLeaders(statistics, address, { phase, search, path }, modesAround(ownMode));
  if (ownMode === "clutch") return askClutchLeaders(statistics, address, search, modesAround(ownMode));
  if (ownMode === "lineups") return askLineupLeaders(statistics, address, search, modesAround(ownMode));
  const mode = oneOf(search.get("mode"), modes);
  const named = search.get("category");
  const category = named !== null && isStatistic(named) ? named : null;
  const [answer, ratings] = await Promise.all([
    statistics.leagueLeaders(address, {
      phase: search.has("phase") ? phase : null,
      categories: (category ? [category] : overviewOf(mode)).map((statistic) => ({ statistic, mode: modeOf(statistic, mode) })),
      lastRank: category ? shown.atLength : shown.overview,
      progress: category !== null,
    }),
    category === null && mode === "average" && phase === "all" ? statistics.teamRatings(address) : null,
  ]);
  if (!answer) return null;
  const make: MakeStatistics = (language) => {
    const context = leagueContext(address, language);
    const link = (changed: { phase?: string | null; mode?: string; category?: string | null }) => {
      const wanted = { phase: phase === "all" ? null : phase, mode, category, ...changed };
      return addressWith(path(language), [
        ["phase", wanted.phase],
        ["mode", wanted.mode === "average" ? null : wanted.mode],
        ["category", wanted.category],
      ]);
    };
    const hasModes = category === null || !isRatio(category);
    return madePage(
      {
        filters: [
          phaseRow(phase, "phases", language, (wanted) => link({ phase: wanted })),
          // Nothing estimated has a list of its own.
          ...(hasModes
            ? [modeRow(mode, language, (each) => link({ mode: each, ...(!modes.some((plain) => plain === each) && { category: null }) }))]
            : []),
        ],
        sections:
          category === null
            ? [...overview(answer, mode, (each) => link({ category: each }), context), ...ratingSection(ratings ?? [], context)]
            : atLength(answer, link({ category: null }), context),
      },
      context,
    );
  };
  return { league: answer, make };
}

function modeRow(
  current: (typeof shownModes)[number],
  language: PageLanguage,
  href: (mode: (typeof shownModes)[number]) => string,
): FilterRow {
  const t = language.t("leaders");
  return filterRow(t("filters.mode"), shownModes, current, (mode) => t(`modes.${modeWords[mode]}`), href);
}

/** All three indices are asked for: which of them the league's is, its answer tells. */
function overviewOf(mode: LeaderMode): readonly Statistic[] {
  return [...groupsOf[mode].flatMap((group) => groups[group]), ...performanceIndices];
}

/** A feat is only counted, and a share has no total. */
function modeOf(statistic: Statistic, mode: LeaderMode): LeaderMode {
  if (isRatio(statistic)) return "average";
  return groups.feats.includes(statistic) ? "total" : mode;
}

function overview(
  answer: LeagueLeaders,
  mode: LeaderMode,
  atLengthHref: (category: string) => string,
  context: FigureContext,
): StatisticsSection[] {
  const t = context.language.t("leaders");
  return groupsOf[mode].flatMap((group) => {
    const wanted: readonly Statistic[] = group === "main" ? [...groups.main, answer.index] : groups[group];
    const boards = wanted.flatMap((statistic) => {
      const list = answer.lists.find(({ category }) => category.statistic === statistic);
      if (!list) return [];
      const more = { text: t("wholeList"), href: atLengthHref(statistic) };
      // Who lacks what is told at length: beside six lists it would drown them.
      return [leaderBoard({ ...list, notYet: [] }, more, context)];
    });
    return boardSection(group, t(`sections.${group}`), boards);
  });
}

function atLength({ lists, progress }: LeagueLeaders, overviewHref: string, context: FigureContext): StatisticsSection[] {
  const { language } = context;
  const t = language.t("leaders");
  return lists.flatMap((list): StatisticsSection[] => {
    const { category, leaders, notYet, minimum, notes } = list;
    const title = titleOf(category, context);
    const value = (figure: number) => figureText(category.statistic, figureMode(category.mode), figure, language);
    const waiting = notYet.map((line) => ({
      key: line.person.slug,
      value: value(line.value),
      holders: [holderOf(line.person, line.team, context)],
      text: language.say(standingPhrase(line.standing)),
    }));
    const ranking: StatisticsSection = {
      kind: "table",
      key: category.statistic,
      title,
      notes: [minimum, ...notes].map(language.say),
      formula: figureFormula(category.statistic, language),
      more: { text: t("filters.allCategories"), href: overviewHref },
      table: leaderTable(list, title, value, context),
    };
    if (leaders.length === 0 && waiting.length === 0) return [];
    return [
      ranking,
      ...(waiting.length === 0 ? [] : [{ kind: "lines", key: "waiting", title: t("waiting"), notes: [], lines: waiting } as const]),
      ...progressSection(progress, value, context),
    ];
  });
}

/** Who led after which rounds: with one leader all along there is nothing to tell. YEAR3 */
function progressSection(
  progress: LeagueLeaders["progress"],
  value: (figure: number) => string,
  context: FigureContext,
): StatisticsSection[] {
  if (progress.length < 2) return [];
  const t = context.language.t("leaders");
  const lines = progress.map((stretch, place) => ({
    key: String(place),
    value: value(stretch.value),
    holders: stretch.leaders.map(({ person, team }) => holderOf(person, team, context)),
    text: stretchText(stretch, context),
  }));
  return [{ kind: "lines", key: "progress", title: t("sections.progress"), notes: [t("progress.note")], lines }];
}

function stretchText({ phase, fromRound, toRound }: LeaderStretch, { language }: FigureContext): string {
  const t = language.t("leaders");
  if (phase === "playoff") return t("progress.playoff");
  const [from, to] = [language.format.number(fromRound), language.format.number(toRound)];
  return from === to ? t("progress.round", { round: from }) : t("progress.rounds", { from, to });
}

function leaderTable(
  { category, leaders }: LeagueLeaders["lists"][number],
  title: string,
  value: (figure: number) => string,
  context: FigureContext,
): FigureTableOf<"holders"> {
  const { language } = context;
  const t = language.t("leaders");
  return {
    of: "holders",
    caption: t("caption.list", { title }),
    head: t("columns.player"),
    columns: [perGameHead("games", language), { key: "value", ...figureName(category.statistic, language) }],
    rows: leaders.map((line) => ({
      key: line.person.slug,
      head: { ...holderOf(line.person, line.team, context), rank: line.rank },
      cells: [{ text: language.format.number(line.games) }, { text: value(line.value) }],
    })),
    sortedBy: "value",
    sortedDirection: "descending",
    pages: null,
  };
}

function titleOf({ statistic, mode }: LeaderCategory, { language }: FigureContext): string {
  const t = language.t("leaders");
  const name = figureName(statistic, language).long;
  return isRatio(statistic) || groups.feats.includes(statistic)
    ? name
    : t("listOf", { statistic: name, mode: t(`modes.${modeWords[mode]}`) });
}

function ratingSection(ratings: readonly TeamRating[], context: FigureContext): StatisticsSection[] {
  if (ratings.length === 0) return [];
  const { language } = context;
  const { format } = language;
  const t = language.t("leaders");
  const head = (key: "record" | "pointsFor" | "pointsAgainst") => ({ key, short: t(`heads.${key}.short`), long: t(`heads.${key}.long`) });
  const figure = (key: "marginOfVictory" | "strengthOfSchedule" | "simpleRating" | "pythagoreanWins") => ({
    key,
    ...figureName(key, language),
  });
  return [
    {
      kind: "table",
      key: "ratings",
      title: t("sections.ratings"),
      notes: [t("ratingsNote")],
      table: {
        of: "holders",
        caption: t("caption.list", { title: t("sections.ratings") }),
        head: t("columns.team"),
        columns: [
          head("record"),
          head("pointsFor"),
          head("pointsAgainst"),
          figure("pythagoreanWins"),
          figure("marginOfVictory"),
          figure("strengthOfSchedule"),
          figure("simpleRating"),
        ],
        rows: ratings.map((rating, place) => ({
          key: rating.team.teamSlug,
          head: { ...holderOf(null, rating.team, context), rank: place + 1 },
          cells: [
            format.record(rating.wins, rating.losses),
            format.decimal(rating.pointsFor / rating.games),
            format.decimal(rating.pointsAgainst / rating.games),
            format.decimal(rating.expectedWins),
            format.signed(rating.marginOfVictory, 1),
            format.signed(rating.strengthOfSchedule, 2),
            format.signed(rating.simpleRating, 2),
          ].map((text) => ({ text })),
        })),
        sortedBy: "simpleRating",
        sortedDirection: "descending",
        pages: null,
      },
    },
  ];
}
