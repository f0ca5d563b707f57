import { addresses } from "#contract/addresses.ts";
import type { CombinationsWanted, LeagueCombinations } from "#contract/league-combinations.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import {
  combinationFigure,
  combinationFigures,
  type CombinationFigure,
  type CombinationSize,
  combinationSizes,
  leastSecondsPerGame,
} from "#core/stats/history/season-combinations.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type FigureContext, leagueContext } from "./figure-context.ts";
import { figureName, figureText } from "./figure-words.ts";
import { addressWith, filterRow } from "./statistics-filters-model.ts";
import { holderOf } from "./holder.ts";
import { type LeagueStatistics, madePage } from "./made-statistics.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import type { FilterForm, FilterRow, StatisticsSection } from "./statistics-model.ts";
import type { FigureColumn } from "../../sport/figure-table-model.ts";
import { orderAfterClick, orderIn, orderParameters, type SortableColumns } from "./table-order.ts";
import { type PageChoice, pageChoice, pageLinks, pageOfTable } from "./table-pages.ts";
import type { LeagueAddress } from "#contract/refs.ts";

const usualSize = 5;
const sortable: SortableColumns<CombinationFigure> = {
  keys: combinationFigures,
  usual: "seconds",
  leastFirst: new Set(["pointsAgainst", "defensiveRating"]),
};

type Chosen = Omit<CombinationsWanted, "page"> & { readonly page: PageChoice };
type Link = (changed: Partial<Chosen>) => string;

/** Who was on court together in a league and what came of it, of all teams or one. LINE6 LINE7 LINE8 */
export async function askLineupLeaders(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  search: URLSearchParams,
  modeRow: (language: PageLanguage) => FilterRow,
): Promise<LeagueStatistics | null> {
  const chosen = chosenIn(search);
  const answer = await statistics.leagueCombinations(address, { ...chosen, page: pageOfTable(chosen.page) });
  if (!answer || (answer.lines.length === 0 && chosen.page !== 1)) return null;
  return {
    league: answer,
    make: (language) => {
      const context = leagueContext(address, language);
      const path = addresses.leagueTab(language.locale, address.seasonSlug, address.leagueSlug, "LeagueLeaders");
      const link: Link = (changed) => addressWith(path, parametersOf({ ...chosen, page: 1, ...changed }));
      return madePage(
        {
          filters: [
            phaseRow(chosen.phase, "phases", language, (phase) => link({ phase: phase ?? "all" })),
            modeRow(language),
            sizeRow(chosen, link, language),
          ],
          form: teamForm(answer, chosen, path, language),
          sections: sectionsOf(answer, chosen, link, context),
        },
        context,
      );
    },
  };
}

function chosenIn(search: URLSearchParams): Chosen {
  const size = combinationSizes.find((each) => String(each) === search.get("size")) ?? usualSize;
  const club = search.get("club");
  return {
    phase: phaseIn(search),
    size,
    club: club !== null && /^[\p{L}\p{N}-]{1,80}$/u.test(club) ? club : null,
    ...orderIn(search, sortable),
    page: pageChoice(search.get("page")),
  };
}

function parametersOf({ phase, size, club, page, ...order }: Chosen): (readonly [name: string, value: string | number | null])[] {
  return [
    ["phase", phase === "all" ? null : phase],
    ["mode", "lineups"],
    ["size", size === usualSize ? null : size],
    ["club", club],
    ...orderParameters(order, sortable),
    ["page", page === 1 ? null : page],
  ];
}

function sizeRow({ size }: Chosen, link: Link, language: PageLanguage): FilterRow {
  const t = language.t("leaders");
  return filterRow(
    t("filters.size"),
    combinationSizes.map((each): `${CombinationSize}` => `${each}`),
    `${size}`,
    (each) => t("lineups.size", { count: Number(each) }),
    (each) => link({ size: Number(each) as CombinationSize }),
  );
}

function teamForm({ teams }: LeagueCombinations, chosen: Chosen, action: string, language: PageLanguage): FilterForm | null {
  if (teams.length < 2) return null;
  const t = language.t("leaders");
  const clubs = teams.map(({ clubSlug, name }) => ({ value: clubSlug, text: language.name(name) }));
  return {
    action,
    kept: parametersOf({ ...chosen, club: null, page: 1 }).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] as const],
    ),
    fields: [
      {
        name: "club",
        label: t("filters.team"),
        value: chosen.club ?? "",
        options: [{ value: "", text: t("filters.everyTeam") }, ...language.byName(clubs, ({ text }) => text)],
      },
    ],
    submit: t("filters.show"),
  };
}

function sectionsOf(answer: LeagueCombinations, chosen: Chosen, link: Link, context: FigureContext): StatisticsSection[] {
  const { games, lines, hasMore } = answer;
  if (answer.teams.length === 0) return [];
  const { language } = context;
  const t = language.t("leaders");
  const title = t("lineups.title", { count: chosen.size });
  const notes = [
    ...(lines.length === 0 ? [t("emptyFilter")] : []),
    t("lineups.games", { told: games.told, played: games.played }),
    t("lineups.minimum", { count: leastSecondsPerGame / 60 }),
    t("lineups.ratings"),
  ];
  return [
    {
      kind: "table",
      key: "lineups",
      title,
      notes,
      table: {
        of: "holders",
        caption: t("caption.list", { title }),
        head: t("lineups.players"),
        columns: combinationFigures.map((figure) => ({
          ...columnOf(figure, language),
          sortHref: link(orderAfterClick(figure, chosen, sortable)),
        })),
        rows: lines.map((line) => ({
          key: `${line.team.teamSlug} ${line.persons.map(({ slug }) => slug).join(" ")}`,
          head: {
            ...holderOf(null, line.team, context),
            rank: line.rank,
            people: line.persons.map((person) => ({
              text: shortName(person, language),
              href: addresses.player(language.locale, person.slug),
            })),
          },
          cells: combinationFigures.map((figure) => ({
            text: cellText(figure, combinationFigure(figure, { ...line, persons: [] }), language),
          })),
        })),
        sortedBy: chosen.sort,
        sortedDirection: chosen.ascending ? "ascending" : "descending",
        pages: pageLinks(chosen.page, hasMore, language, (page) => link({ page: page ?? 1 })),
      },
    },
  ];
}

function columnOf(figure: CombinationFigure, language: PageLanguage): FigureColumn {
  const t = language.t("leaders");
  const words =
    figure === "pointsFor" || figure === "pointsAgainst"
      ? { short: t(`lineups.${figure}.short`), long: t(`lineups.${figure}.long`) }
      : figureName(figure, language);
  return { key: figure, ...words };
}

function cellText(figure: CombinationFigure, value: number | null, language: PageLanguage): string {
  switch (figure) {
    case "netRating":
      return language.format.signed(value, 1);
    case "offensiveRating":
    case "defensiveRating":
      return language.format.decimal(value, 1);
    case "seconds":
    case "plusMinus":
      return figureText(figure, "total", value, language);
    default:
      return language.format.number(value);
  }
}
