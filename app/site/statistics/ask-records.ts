import { addresses } from "#contract/addresses.ts";
import type { FeatLine, RecordBoard, RecordTimeline, StatisticsQueries, WantedRecords } from "#contract/statistics-queries.ts";
import type { StreakBoard } from "#contract/streak-boards.ts";
import { allTimeContext, type FigureContext, leagueContext } from "./figure-context.ts";
import { addressWith, filterRow, oneOf } from "./statistics-filters-model.ts";
import { boardSection } from "./leader-boards.ts";
import { type LeagueStatistics, madePage, type MakeStatistics } from "./made-statistics.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import { featRows, recordBoard, recordNotes, recordTable, recordTitle, streakBoards, timelineLines } from "./record-boards.ts";
import type { StatisticsSection } from "./statistics-model.ts";
import type { LeagueAddress, LeagueHead } from "#contract/refs.ts";

const holders = ["player", "team"] as const;

type Answer = {
  readonly boards: readonly RecordBoard[];
  readonly timeline: RecordTimeline | null;
  readonly feats: readonly FeatLine[];
  readonly streaks: readonly StreakBoard[];
};

/** Who holds which record of a league; or one category at length, with how it grew. */
export async function askLeagueRecords(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  search: URLSearchParams,
): Promise<LeagueStatistics | null> {
  const found = await askRecords(search, (wanted) => leagueAnswer(statistics, address, wanted));
  return found && { league: found.answer.league, make: recordsPage(found, address) };
}

/** The same of all time. */
export async function askAllTimeRecords(statistics: StatisticsQueries, search: URLSearchParams): Promise<MakeStatistics | null> {
  const found = await askRecords(search, (wanted) => allTimeAnswer(statistics, wanted));
  return found && recordsPage(found, null);
}

type Found<Given extends Answer> = { readonly wanted: WantedRecords; readonly answer: Given };

/** A category that nobody knows is no category: the page begins with all of them. */
async function askRecords<Given extends Answer>(
  search: URLSearchParams,
  ask: (wanted: WantedRecords) => Promise<Given | null>,
): Promise<Found<Given> | null> {
  const wanted: WantedRecords = {
    holder: oneOf(search.get("holder"), holders),
    category: search.get("category"),
    phase: phaseIn(search),
  };
  const answer = await ask(wanted);
  if (answer === null || wanted.category === null || answer.timeline !== null) return answer && { wanted, answer };
  return askRecords(new URLSearchParams([...search].filter(([name]) => name !== "category")), ask);
}

function recordsPage({ wanted, answer }: Found<Answer>, address: LeagueAddress | null): MakeStatistics {
  const { category } = wanted;
  return (language) => {
    const context = address ? leagueContext(address, language) : allTimeContext(language);
    const t = language.t("leaders");
    const path = address
      ? addresses.leagueTab(language.locale, address.seasonSlug, address.leagueSlug, "GameRecords")
      : addresses.allTimeTab(language.locale, "GameRecords");
    const link = (changed: { phase?: string | null; holder?: string; category?: string | null }) => {
      const next = { ...wanted, phase: wanted.phase === "all" ? null : wanted.phase, category, ...changed };
      return addressWith(path, [
        ["phase", next.phase],
        ["holder", next.holder === "player" ? null : next.holder],
        ["category", next.category],
      ]);
    };
    return madePage(
      {
        filters: [
          filterRow(
            t("filters.holder"),
            holders,
            wanted.holder,
            (each) => t(`holders.${each}`),
            (each) => link({ holder: each, category: null }),
          ),
          phaseRow(wanted.phase, address ? "phases" : "careerPhases", language, (each) => link({ phase: each })),
        ],
        sections:
          category === null
            ? overview(answer, (each) => link({ category: each }), context)
            : atLength(answer, category, link({ category: null }), address === null, context),
      },
      context,
    );
  };
}

async function leagueAnswer(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  wanted: WantedRecords,
): Promise<(Answer & { readonly league: LeagueHead }) | null> {
  const { holder, category, phase } = wanted;
  const [records, timeline, feats] = await Promise.all([
    statistics.leagueRecords(address, wanted),
    category === null ? null : statistics.recordTimeline(holder, category, address),
    holder === "player" && category === null ? statistics.leagueFeats(address, phase) : null,
  ]);
  return records && { league: records, boards: records.boards, timeline, feats: feats ?? [], streaks: [] };
}

async function allTimeAnswer(statistics: StatisticsQueries, wanted: WantedRecords): Promise<Answer> {
  const { holder, category } = wanted;
  const [boards, timeline, streaks] = await Promise.all([
    statistics.allTimeRecords(wanted),
    category === null ? null : statistics.recordTimeline(holder, category, null),
    category === null ? statistics.streakBoards(holder) : [],
  ]);
  return { boards, timeline, feats: [], streaks };
}

function overview(
  { boards, feats, streaks }: Answer,
  atLengthHref: (category: string) => string,
  context: FigureContext,
): StatisticsSection[] {
  const t = context.language.t("leaders");
  const records = boards.map((board) => recordBoard(board, { text: t("wholeList"), href: atLengthHref(board.category) }, context));
  return [
    ...boardSection("records", t("sections.records"), records),
    ...(feats.length === 0 ? [] : [featSection(feats, context)]),
    ...boardSection("streaks", t("sections.streaks"), streakBoards(streaks, "longest", context)),
    ...boardSection("streaks-going-on", t("sections.streaksGoingOn"), streakBoards(streaks, "current", context), [t("streaks.note")]),
  ];
}

function featSection(feats: readonly FeatLine[], context: FigureContext): StatisticsSection {
  const t = context.language.t("leaders");
  const title = t("sections.greatGames");
  const head = (key: "value" | "game" | "date") => ({ short: t(`columns.${key}`), long: t(`columns.${key}`) });
  return {
    kind: "table",
    key: "feats",
    title,
    notes: [],
    table: {
      of: "holders",
      caption: t("caption.records", { title }),
      head: t("columns.player"),
      columns: [
        { key: "value", ...head("value"), kind: "text" },
        { key: "game", ...head("game"), kind: "text" },
        { key: "date", ...head("date") },
      ],
      rows: featRows(feats, context),
      pages: null,
    },
  };
}

function atLength(
  { boards, timeline }: Answer,
  category: string,
  overviewHref: string,
  isAllTime: boolean,
  context: FigureContext,
): StatisticsSection[] {
  const { language } = context;
  const t = language.t("leaders");
  const title = recordTitle(category, language);
  const list = boards.map((board): StatisticsSection => ({
    kind: "table",
    key: board.category,
    title,
    notes: recordNotes(board, language),
    more: { text: t("filters.allCategories"), href: overviewHref },
    table: recordTable(board, t("caption.records", { title }), context),
  }));
  if (!timeline || timeline.reigns.length === 0) return list;
  const notes = isAllTime ? [t("timelineNote")] : [];
  return [...list, { kind: "lines", key: "timeline", title: t("sections.timeline"), notes, lines: timelineLines(timeline, context) }];
}
