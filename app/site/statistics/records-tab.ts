import { addresses } from "#contract/addresses.ts";
import type {
  FeatLine,
  LeagueAddress,
  RecordBoard,
  RecordTimeline,
  StatisticsQueries,
  StreakBoard,
  WantedRecords,
} from "#contract/statistics-queries.ts";
import { allTimeContext, type FigureContext, leagueContext } from "./figure-context.ts";
import { addressWith, filterRow, oneOf } from "./filter-rows.ts";
import { boardSection } from "./leader-boards.ts";
import { madePage, type MakeStatistics } from "./made-page.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import { featRows, recordBoard, recordNotes, recordTable, recordTitle, streakBoards, timelineLines } from "./record-boards.ts";
import type { StatisticsSection } from "./statistics-page.ts";

const holders = ["player", "team"] as const;

type Answer = {
  readonly boards: readonly RecordBoard[];
  readonly timeline: RecordTimeline | null;
  readonly feats: readonly FeatLine[];
  readonly streaks: readonly StreakBoard[];
};

/** Who holds which record, of a league or (no address) of all time; or one category at length, with how it grew. */
export async function askRecords(
  statistics: StatisticsQueries,
  address: LeagueAddress | null,
  search: URLSearchParams,
): Promise<MakeStatistics | null> {
  const wanted: WantedRecords = {
    holder: oneOf(search.get("holder"), holders),
    category: search.get("category"),
    phase: phaseIn(search),
  };
  const found = await answerTo(statistics, address, wanted);
  if (!found) return null;
  // A category that nobody knows is no category: the page begins with all of them.
  const category = wanted.category !== null && found.timeline !== null ? wanted.category : null;
  const answer = wanted.category !== null && category === null ? await answerTo(statistics, address, { ...wanted, category }) : found;
  if (!answer) return null;
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

async function answerTo(statistics: StatisticsQueries, address: LeagueAddress | null, wanted: WantedRecords): Promise<Answer | null> {
  const { holder, category, phase } = wanted;
  const ofPlayers = holder === "player" && category === null;
  const [boards, timeline, feats, streaks] = await Promise.all([
    address ? statistics.leagueRecords(address, wanted).then((found) => found?.boards ?? null) : statistics.allTimeRecords(wanted),
    category === null ? null : statistics.recordTimeline(holder, category, address),
    address && ofPlayers ? statistics.leagueFeats(address, phase) : null,
    address === null && ofPlayers ? statistics.longestStreaks() : null,
  ]);
  return boards && { boards, timeline, feats: feats ?? [], streaks: streaks ?? [] };
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
    ...boardSection("streaks", t("sections.streaks"), streakBoards(streaks, context)),
  ];
}

function featSection(feats: readonly FeatLine[], context: FigureContext): StatisticsSection {
  const t = context.language.t("leaders");
  const title = t("sections.greatGames");
  const head = (key: "value" | "game" | "date" | "player") => ({ short: t(`columns.${key}`), long: t(`columns.${key}`) });
  return {
    kind: "table",
    key: "feats",
    title,
    notes: [],
    table: {
      caption: t("caption.records", { title }),
      head: head("player"),
      columns: [
        { key: "value", ...head("value"), kind: "text" },
        { key: "game", ...head("game"), kind: "text" },
        { key: "date", ...head("date") },
      ],
      rows: featRows(feats, context),
      sorted: null,
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
