import { addresses } from "#contract/addresses.ts";
import type { LeaguePerGame, StatisticsQueries } from "#contract/statistics-queries.ts";
import {
  everyGame,
  parsePerGameView,
  type PerGameFilter,
  type PerGameMode,
  perGameModes,
  perGameParameters,
  type PerGameView,
} from "#core/stats/history/per-game-filter.ts";
import { requirementPhrase } from "#core/wording/standing-phrases.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { leagueContext, type FigureContext } from "./figure-context.ts";
import { figureName } from "./figure-words.ts";
import { isPosition } from "./ask-league-best.ts";
import { addressWith, filterRow } from "./statistics-filters-model.ts";
import { type LeagueStatistics, madePage, type MakeStatistics } from "./made-statistics.ts";
import { perGameColumns, perGameFigures } from "./per-game-table.ts";
import { phaseRow } from "./phase-filter.ts";
import type { FilterForm, FilterRow, StatisticsSection } from "./statistics-model.ts";
import { type PageChoice, pageChoice, pageOfTable } from "./table-pages.ts";
import type { LeagueAddress } from "#contract/refs.ts";

export const modeWords = {
  "per-game": "average",
  totals: "total",
  "per-40": "per40",
  "per-36": "per36",
  "per-100": "per100",
} as const satisfies Record<PerGameMode, string>;
const lastGames = ["all", "5", "10"] as const;

/** Every player of a league with all his figures, over the games that are chosen. All choices stand in the address. FILTER3 */
export async function askPerGame(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  search: URLSearchParams,
): Promise<LeagueStatistics | null> {
  const view = parsePerGameView((name) => search.get(name));
  const page = pageChoice(search.get("page"));
  const answer = await statistics.leaguePerGame(address, view, pageOfTable(page));
  if (!answer || (page !== 1 && answer.lines.length === 0)) return null;
  const make: MakeStatistics = (language) => {
    const context = leagueContext(address, language);
    const path = addresses.leagueTab(language.locale, address.seasonSlug, address.leagueSlug, "PerGame");
    const link = (changed: Partial<PerGameView>) => addressWith(path, perGameParameters({ ...view, ...changed }));
    return madePage(
      {
        filters: filterRows(view, language, link),
        more: {
          text: language.t("leaders")("filters.more"),
          isOpen: Object.entries(view.filter).some(([name, value]) => name !== "phase" && value !== null),
          filters: moreRows(view, language, link),
          form: teamForm(answer, view, path, language),
        },
        sections: [section({ ...answer, page }, view, path, link, context)],
      },
      context,
    );
  };
  return { league: answer, make };
}

type Link = (changed: Partial<PerGameView>) => string;

function section(
  answer: LeaguePerGame & { readonly page: PageChoice },
  view: PerGameView,
  path: string,
  link: Link,
  context: FigureContext,
): StatisticsSection {
  const { language } = context;
  const t = language.t("leaders");
  const title = t(`modes.${modeWords[answer.mode]}`);
  const direction = view.descending ? "descending" : "ascending";
  const links = {
    // A second click turns the order round; a new column begins with the most.
    sort: (sort: PerGameView["sort"]) => link({ sort, descending: sort === view.sort ? !view.descending : true }),
    page: (page: PageChoice | null) => addressWith(path, [...perGameParameters(view), ["page", page]]),
  };
  const notes = [
    ...(answer.lines.length === 0 ? [t("emptyFilter")] : []),
    ...(answer.requirement === null ? [] : [language.say(requirementPhrase(answer.requirement))]),
    ...(answer.mode === "per-100" ? [t("perHundredNote")] : []),
    t("sortedBy", { column: figureName(view.sort, language).long }),
  ];
  const table = perGameFigures(answer, perGameColumns(answer.index), direction, t("caption.perGame", { mode: title }), links, context);
  return { kind: "table", key: "per-game", title, notes, table };
}

function filterRows(view: PerGameView, language: PageLanguage, link: Link): FilterRow[] {
  const { filter } = view;
  const t = language.t("leaders");
  const narrowed = (changed: Partial<PerGameFilter>) => link({ filter: { ...filter, ...changed } });
  return [
    phaseRow(filter.phase ?? "all", "phases", language, (phase) => narrowed({ phase: phase === "all" ? null : phase })),
    filterRow(
      t("filters.mode"),
      perGameModes,
      view.mode,
      (mode) => t(`modes.${modeWords[mode]}`),
      (mode) => link({ mode }),
    ),
  ];
}

/** Which of his games count. */
function moreRows(view: PerGameView, language: PageLanguage, link: Link): FilterRow[] {
  const { filter } = view;
  const t = language.t("leaders");
  const narrowed = (changed: Partial<PerGameFilter>) => link({ filter: { ...filter, ...changed } });
  return [
    filterRow(
      t("filters.side"),
      ["all", "home", "away"],
      filter.side ?? "all",
      (side) => t(`sides.${side}`),
      (side) => narrowed({ side: side === "all" ? null : side }),
    ),
    filterRow(
      t("filters.result"),
      ["all", "won", "lost"],
      filter.result ?? "all",
      (result) => t(`results.${result}`),
      (result) => narrowed({ result: result === "all" ? null : result }),
    ),
    filterRow(
      t("filters.role"),
      ["all", "starter", "bench"],
      filter.starter === null ? "all" : filter.starter ? "starter" : "bench",
      (role) => t(`roles.${role}`),
      (role) => narrowed({ starter: role === "all" ? null : role === "starter" }),
    ),
    filterRow<string>(
      t("filters.lastGames"),
      lastGames,
      String(filter.lastGames ?? "all"),
      (last) => (last === "all" ? t("lastGames.all") : t("lastGames.count", { count: Number(last) })),
      (last) => narrowed({ lastGames: last === "all" ? null : Number(last) }),
    ),
  ];
}

/** What is chosen out of many is sent as a form; the other choices ride along. */
function teamForm(answer: LeaguePerGame, view: PerGameView, action: string, language: PageLanguage): FilterForm | null {
  const { teams, positions, lastRound } = answer;
  if (teams.length === 0) return null;
  const t = language.t("leaders");
  const clubs = teams.map(({ clubSlug, name }) => ({ value: clubSlug, text: language.name(name) }));
  const rounds = Array.from({ length: lastRound }, (_, place) => ({ value: String(place + 1), text: String(place + 1) }));
  const bare = { ...everyGame, ...view.filter, club: null, position: null, toRound: null };
  return {
    action,
    kept: perGameParameters({ ...view, filter: bare }),
    fields: [
      {
        name: "club",
        label: t("filters.team"),
        value: view.filter.club ?? "",
        options: [{ value: "", text: t("filters.everyTeam") }, ...language.byName(clubs, ({ text }) => text)],
      },
      ...(positions.length === 0
        ? []
        : [
            {
              name: "position",
              label: t("filters.position"),
              value: view.filter.position ?? "",
              options: [
                { value: "", text: t("filters.everyPosition") },
                ...positions.map((position) => ({ value: position, text: isPosition(position) ? t(`positions.${position}`) : position })),
              ],
            },
          ]),
      {
        name: "round",
        label: t("filters.round"),
        value: String(view.filter.toRound ?? ""),
        options: [{ value: "", text: t("filters.everyRound") }, ...rounds],
      },
    ],
    submit: t("filters.show"),
  };
}
