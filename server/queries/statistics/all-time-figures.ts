import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type {
  AllTimeLeaders,
  AllTimeLine,
  AllTimeStatistic,
  BestPlayers,
  BoardAddress,
  PageOfTable,
  PerGamePage,
  StatisticsQueries,
} from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { type CareerMode, defaultPerGameView } from "#core/stats/history/per-game-filter.ts";
import { perGameTable } from "#core/stats/history/per-game-table.ts";
import type { LeaderMode } from "#core/stats/history/qualification.ts";
import { isStatistic } from "#core/stats/history/statistics.ts";
import { headlineStatistics } from "#core/stats/statistic-sets.ts";
import type { StoredSums } from "../../db/history-tables.ts";
import type { PersonId, TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { careerRequirement, isAllTimeBoard, standingOf } from "../../projections/career-leaders.ts";
import { playerSums } from "../../projections/statistics-sums.ts";
import { readRows, type RowRefs, rowsWithRefs } from "./row-refs.ts";
import type { CareerPhase } from "#contract/refs.ts";

const linesOnPage = 20;
/** Whoever wants to know who is 501st asks for his career. */
const lastPage = 25;

/** The rows of a page, or of all pages. */
function partOf(page: PageOfTable): Part | null {
  if (page === null) return { from: 0, size: lastPage * linesOnPage };
  return page < 1 || page > lastPage ? null : { from: (page - 1) * linesOnPage, size: linesOnPage };
}

type BoardRow = {
  readonly board: number;
  readonly person_id: PersonId;
  readonly rank: number;
  readonly standing: number;
  readonly games: number;
  readonly seasons: number;
  readonly team_id: TeamId;
  readonly first_played_at: number | null;
  readonly last_played_at: number | null;
  readonly sums: StoredSums | null;
};
type Board = { readonly statistic: string; readonly mode: LeaderMode };

/** One page of any list of all time: the beginning of an index, so its cost is that of the lines shown. */
export async function allTimeLeaders(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { statistic, mode, phase, page }: BoardAddress,
): Promise<AllTimeLeaders | null> {
  const part = partOf(page);
  if (!isAllTimeBoard(statistic, mode) || part === null) return null;
  note(pageTags.statistics);
  const { rows, refs } = await boardRows(db, tenantId, [{ statistic, mode }], phase, part);
  return {
    statistic: statistic as AllTimeStatistic,
    mode,
    phase,
    requirement: careerRequirement(statistic, mode),
    lines: rows.slice(0, part.size).map((row) => allTimeLine(refs, statistic, row)),
    hasMore: hasMore(rows, part),
  };
}

const bestBoards: readonly Board[] = [
  ...headlineStatistics.flatMap((statistic) => [
    { statistic, mode: "average" as const },
    { statistic, mode: "total" as const },
  ]),
  { statistic: "games", mode: "total" },
  { statistic: "doubleDoubles", mode: "total" },
  { statistic: "tripleDoubles", mode: "total" },
];
const bestShown = 5;

/** The heads of the lists that a page of the best players begins with. */
export async function bestPlayers(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, phase: CareerPhase): Promise<BestPlayers> {
  note(pageTags.statistics);
  const { rows, refs } = await boardRows(db, tenantId, bestBoards, phase, { from: 0, size: bestShown });
  return {
    boards: bestBoards.map(({ statistic, mode }, board) => ({
      statistic: statistic as AllTimeStatistic,
      mode,
      phase,
      requirement: careerRequirement(statistic, mode),
      lines: rows
        .filter((row) => row.board === board + 1)
        .slice(0, bestShown)
        .map((row) => allTimeLine(refs, statistic, row)),
    })),
  };
}

/** Level by level, minutes make no difference to an order: per 36 is sorted as per 40. */
const modeOfList: { readonly [M in CareerMode]: LeaderMode } = {
  "per-game": "average",
  totals: "total",
  "per-40": "per-40",
  "per-36": "per-40",
};

/** All figures of the careers that stand on the list which the table is sorted by. */
export async function allTimePerGame(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  wanted: Parameters<StatisticsQueries["allTimePerGame"]>[0],
): Promise<PerGamePage | null> {
  const { sort, phase, page } = wanted;
  const isCount = sort === "games" || sort === "starts";
  if (!isCount && !isStatistic(sort)) return null;
  const mode = [isCount ? "total" : modeOfList[wanted.mode], "average", "total"].find((each) => isAllTimeBoard(sort, each)) as LeaderMode;
  const part = partOf(page);
  if (part === null) return null;
  note(pageTags.statistics);
  const how = { ...part, ascending: wanted.ascending, withSums: true };
  const { rows, refs } = await boardRows(db, tenantId, [{ statistic: sort, mode }], phase, how);
  return {
    lines: rows.slice(0, part.size).flatMap((row) => {
      if (!row.sums) return [];
      const sums = playerSums(row.sums);
      const [cells] = perGameTable(
        [{ person: row.person_id, team: row.team_id, club: "", sums }],
        { ...defaultPerGameView, mode: wanted.mode },
        1,
      ).rows;
      if (!cells) return [];
      return [
        {
          rank: row.rank,
          person: refs.person(row.person_id),
          team: refs.team(row.team_id),
          games: sums.games,
          starts: sums.starts,
          values: cells.values,
        },
      ];
    }),
    mode: wanted.mode,
    sort,
    minimumGames: minimumGamesOf(sort, mode),
    requirement: careerRequirement(sort, mode),
    hasMore: hasMore(rows, part),
  };
}

function minimumGamesOf(statistic: string, mode: LeaderMode): number {
  const requirement = careerRequirement(statistic, mode);
  return requirement?.of === "games" ? requirement.least : 1;
}

function hasMore(rows: readonly BoardRow[], { from, size }: Part): boolean {
  return rows.length > size && from + size < lastPage * linesOnPage;
}

type Part = { readonly from: number; readonly size: number };
type How = Part & { readonly ascending?: boolean; readonly withSums?: boolean };

/** One more than a page shows, to know whether there is a next one. One round trip. */
function boardRows(
  db: Kysely<Database>,
  tenantId: TenantId,
  boards: readonly Board[],
  phase: CareerPhase,
  { from, size, ascending = false, withSums = false }: How,
): Promise<{ readonly rows: readonly BoardRow[]; readonly refs: RowRefs }> {
  const way = ascending ? sql`asc` : sql`desc`;
  const lines = sql<BoardRow>`
    select board.place::integer as board, line.person_id, line.rank::integer as rank, line.standing, career.games, career.seasons,
      career.team_id, extract(epoch from career.first_played_at) * 1000 as first_played_at,
      extract(epoch from career.last_played_at) * 1000 as last_played_at, ${withSums ? sql`career.sums` : sql`null`} as sums
    from unnest(${boards.map(({ statistic }) => statistic)}::text[], ${boards.map(({ mode }) => mode)}::text[])
      with ordinality as board (statistic, mode, place)
    cross join lateral (
      select top.person_id, top.standing, rank() over (order by top.standing ${way}) as rank from (
        select person_id, standing from all_time_leaders leader
        where leader.tenant_id = ${tenantId} and leader.phase = ${phase} and leader.statistic = board.statistic and leader.mode = board.mode
        order by leader.standing ${way}, leader.person_id limit ${sql.lit(from + size + 1)}
      ) top order by top.standing ${way}, top.person_id offset ${sql.lit(from)}
    ) line
    join player_careers career
      on career.tenant_id = ${tenantId} and career.person_id = line.person_id and career.phase = ${phase}
    order by board.place, line.standing ${way}, line.person_id`;
  return readRows(db, rowsWithRefs(tenantId, lines, { persons: "person_id", teams: "team_id" }));
}

function allTimeLine(refs: RowRefs, statistic: string, row: BoardRow): AllTimeLine {
  return {
    rank: row.rank,
    person: refs.person(row.person_id),
    value: standingOf(statistic, row.standing),
    games: row.games,
    seasons: row.seasons,
    team: refs.team(row.team_id),
    firstPlayedAt: row.first_played_at,
    lastPlayedAt: row.last_played_at,
  };
}
