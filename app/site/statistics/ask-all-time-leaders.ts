import { addresses } from "#contract/addresses.ts";
import type { AllTimeLeaders, AllTimeStatistic, SeasonEndLeaders, SeasonLeader, StatisticsQueries } from "#contract/statistics-queries.ts";
import type { LeaderMode } from "#core/stats/history/qualification.ts";
import { isRatio, isStatistic, type Statistic } from "#core/stats/history/statistics.ts";
import { isSeasonEndStatistic } from "#core/stats/history/yearly-leaders.ts";
import { requirementPhrase } from "#core/wording/standing-phrases.ts";
import { furtherAllTimeStatistics, headlineStatistics, listedFeats, shootingShares } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { allTimeContext, type FigureContext } from "./figure-context.ts";
import { figureFormula, figureName, figureText } from "./figure-words.ts";
import { addressWith, filterRow, oneOf } from "./statistics-filters-model.ts";
import { boardLine, holderOf } from "./holder.ts";
import { allTimeText, boardSection, gamesText } from "./leader-boards.ts";
import { madePage, type MakeStatistics } from "./made-statistics.ts";
import { perGameHead } from "./per-game-table.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import type { Board, FilterForm, StatisticsSection } from "./statistics-model.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { type PageChoice, pageChoice, pageLinks, pageOfTable } from "./table-pages.ts";

type ListAddress = { readonly statistic: string; readonly mode: string; readonly phase: string; readonly page?: PageChoice | null };

/** A list of all time at length. */
export function leadersHref({ language }: FigureContext, { statistic, mode, phase, page = null }: ListAddress): string {
  return addressWith(addresses.allTimeTab(language.locale, "LeagueLeaders"), [
    ["phase", phase === "all" ? null : phase],
    ["mode", mode === "total" ? null : mode],
    ["statistic", statistic],
    ["page", page],
  ]);
}

const leaderModes = ["total", "average", "per-40"] as const;
const leaderModeWords = { total: "total", average: "average", "per-40": "per40" } as const;
const careerOnly = ["games", "starts", "seasons", "pointsOnDebut", "youngest", "oldest"] as const;

/** One list of all time with all its pages, and links to every other list. */
export async function askAllTimeLeaders(statistics: StatisticsQueries, search: URLSearchParams): Promise<MakeStatistics | null> {
  const phase = phaseIn(search);
  const statistic = listIn(search.get("statistic"));
  const mode = modeOf(statistic, oneOf(search.get("mode"), leaderModes));
  const page = pageChoice(search.get("page"));
  const kept = keptOfSeasons(statistic);
  const [answer, ofSeasons, seasonEnds] = await Promise.all([
    statistics.allTimeLeaders({ statistic, mode, phase, page: pageOfTable(page) }),
    kept === null || page !== 1 ? [] : statistics.seasonLeaders(kept),
    mode !== "total" || page !== 1 || !isSeasonEndStatistic(statistic) ? [] : statistics.leadersAtSeasonEnds(statistic, phase),
  ]);
  if (!answer || (page !== 1 && answer.lines.length === 0)) return null;
  return (language) => {
    const context = allTimeContext(language);
    const t = language.t("leaders");
    const link = (changed: Partial<ListAddress>) => leadersHref(context, { statistic, mode, phase, ...changed });
    const hasModes = modeOf(statistic, "total") !== modeOf(statistic, "average");
    const name = (each: string) => figureName(each, language).long;
    return madePage(
      {
        filters: [
          filterRow<string>(t("filters.category"), headlineStatistics, statistic, name, (each) =>
            link({ statistic: each, mode: modeOf(listIn(each), mode) }),
          ),
          ...(hasModes
            ? [
                filterRow(
                  t("filters.mode"),
                  leaderModes.filter((each) => modeOf(statistic, each) === each),
                  mode,
                  (each) => t(`modes.${leaderModeWords[each]}`),
                  (each) => link({ mode: each }),
                ),
              ]
            : []),
          phaseRow(phase, "careerPhases", language, (wanted) => link({ phase: wanted ?? "all" })),
        ],
        form: {
          action: addresses.allTimeTab(language.locale, "LeagueLeaders"),
          kept: [...(phase === "all" ? [] : [["phase", phase] as const]), ...(mode === "total" ? [] : [["mode", mode] as const])],
          fields: [{ name: "statistic", label: t("filters.category"), value: statistic, options: categories(language) }],
          submit: t("filters.show"),
        },
        sections:
          answer.lines.length === 0
            ? []
            : [
                listSection({ ...answer, page }, link, context),
                ...seasonEndSection(seasonEnds, statistic, context),
                ...seasonSection(ofSeasons, statistic, context),
              ],
      },
      context,
    );
  };
}

/** All lists there are that somebody may look for, by kind. */
function categories(language: PageLanguage): FilterForm["fields"][number]["options"] {
  const t = language.t("leaders");
  const groups = [
    [t("sections.main"), [...headlineStatistics, ...furtherAllTimeStatistics]],
    [t("sections.shooting"), shootingShares],
    [t("sections.feats"), listedFeats],
    [t("sections.careers"), careerOnly],
  ] as const;
  return groups.flatMap(([group, values]) => values.map((value) => ({ value, text: figureName(value, language).long, group })));
}

function listIn(name: string | null): AllTimeStatistic {
  const career = careerOnly.find((each) => each === name);
  return career ?? (name !== null && isStatistic(name) ? name : "points");
}

/** A share has no total, a feat and a length of a career no average; nobody's minutes are told per minutes. */
function modeOf(statistic: AllTimeStatistic, mode: LeaderMode): LeaderMode {
  if (careerOnly.some((each) => each === statistic)) return "total";
  if (isRatio(statistic as Statistic)) return "average";
  if (/Doubles$|PointGames$|^fiveByFives$/.test(statistic)) return "total";
  return statistic === "seconds" && mode === "per-40" ? "average" : mode;
}

/** The heads of these lists are kept of every season. */
function keptOfSeasons(statistic: AllTimeStatistic): "points" | "rebounds" | "assists" | "performanceIndex" | null {
  if (statistic === "performanceIndexRating") return "performanceIndex";
  return statistic === "points" || statistic === "rebounds" || statistic === "assists" ? statistic : null;
}

type List = AllTimeLeaders & { readonly page: PageChoice };
type PageLinkOf = (changed: { page: PageChoice | null }) => string;

function listSection(answer: List, link: PageLinkOf, context: FigureContext): StatisticsSection {
  const { language } = context;
  const t = language.t("leaders");
  const isPlain = modeOf(answer.statistic, "total") === modeOf(answer.statistic, "average");
  const name = figureName(answer.statistic, language).long;
  const title = isPlain ? name : t("listOf", { statistic: name, mode: t(`modes.${leaderModeWords[answer.mode]}`) });
  return {
    kind: "table",
    key: answer.statistic,
    title,
    notes: answer.requirement === null ? [] : [language.say(requirementPhrase(answer.requirement))],
    formula: figureFormula(answer.statistic, language),
    table: listTable(answer, title, link, context),
  };
}

function listTable(answer: List, title: string, link: PageLinkOf, context: FigureContext): FigureTableOf<"holders"> {
  const { language } = context;
  const { format } = language;
  const t = language.t("leaders");
  return {
    of: "holders",
    caption: t("caption.list", { title }),
    head: t("columns.player"),
    columns: [
      { key: "years", short: t("columns.years"), long: t("columns.years") },
      { key: "seasons", ...figureName("seasons", language), wideOnly: true },
      perGameHead("games", language),
      { key: "value", ...figureName(answer.statistic, language) },
    ],
    rows: answer.lines.map((line) => ({
      key: line.person.slug,
      head: { ...holderOf(line.person, line.team, context), rank: line.rank },
      cells: [
        { text: yearsText(line.firstPlayedAt, line.lastPlayedAt, format.dayKey), quiet: true },
        { text: format.number(line.seasons) },
        { text: format.number(line.games) },
        { text: allTimeText(answer, line, language) },
      ],
    })),
    sortedBy: "value",
    sortedDirection: answer.statistic === "youngest" ? "ascending" : "descending",
    pages: pageLinks(answer.page, answer.hasMore, language, (page) => link({ page })),
  };
}

function yearsText(first: number | null, last: number | null, dayKey: (at: number) => string): string {
  if (first === null || last === null) return "–";
  const [from, until] = [dayKey(first).slice(0, 4), dayKey(last).slice(0, 4)];
  return from === until ? from : `${from}–${until}`;
}

/** Who led all time after each season. YEAR2 */
function seasonEndSection(ends: readonly SeasonEndLeaders[], statistic: AllTimeStatistic, context: FigureContext): StatisticsSection[] {
  // After one season it is the list itself.
  if (ends.length < 2) return [];
  const { language } = context;
  const t = language.t("leaders");
  const lines = ends.map(({ seasonName, total, leaders }) => ({
    key: seasonName,
    value: figureText(statistic, "total", total, language),
    holders: leaders.map(({ person, team }) => holderOf(person, team, context)),
    text: seasonName,
  }));
  return [{ kind: "lines", key: "season-ends", title: t("sections.seasonEnds"), notes: [t("seasonEndsNote")], lines }];
}

/** Who led which season, a board a league. */
function seasonSection(leaders: readonly SeasonLeader[], statistic: AllTimeStatistic, context: FigureContext): StatisticsSection[] {
  const { language } = context;
  const byLeague = Map.groupBy(leaders, ({ competition }) => competition.leagueSlug);
  const boards = [...byLeague].map(([slug, own]): Board => ({
    key: slug,
    title: own[0] ? language.name(own[0].competition.name) : slug,
    isList: true,
    formula: null,
    lines: own.map((leader) =>
      boardLine(
        { ...leader, rank: null },
        figureText(statistic, "average", leader.average, language),
        [
          {
            text: leader.seasonName,
            href: addresses.leagueTab(language.locale, leader.competition.seasonSlug, leader.competition.leagueSlug, "LeagueLeaders"),
          },
          { text: gamesText(leader.games, language), href: null },
        ],
        context,
      ),
    ),
    notes: [],
    waiting: [],
    more: null,
  }));
  const t = language.t("leaders");
  return boardSection("seasons", t("sections.seasonLeaders"), boards, [t("modes.average")]);
}
