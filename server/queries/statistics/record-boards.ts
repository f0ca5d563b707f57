import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { CompetitionRef } from "#contract/queries.ts";
import type { LeagueAddress, RecordBoard, WantedRecords } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { topWithTies } from "#core/stats/history/ranking.ts";
import { teamRecordIds } from "#core/stats/history/team-records.ts";
import type { Database } from "../../db/schema.ts";
import { byPlace, marksKept, mostMarks, playerCategories, recordStanding, type RecordMark } from "../../projections/record-marks.ts";
import { findLeague } from "./find-league.ts";
import { rowRefs } from "./row-refs.ts";

/** Who holds the record of every category, or one category at length. */
const overview = { lastRank: 1, lines: 3, holders: 3 };
/** At length everybody who holds the record is named. */
const atLength = { lastRank: 10, lines: marksKept - 1, holders: mostMarks - 1 };

type Scope = { readonly scope: "league" | "club"; readonly id: string } | null;
type MarkRow = Omit<RecordMark, "played_at"> & { readonly played_at: Date | null };

export async function leagueRecords(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  wanted: WantedRecords,
): Promise<{ readonly competition: CompetitionRef; readonly boards: readonly RecordBoard[] } | null> {
  const league = await findLeague(db, tenantId, address);
  if (!league) return null;
  note(pageTags.league(league.leagueId));
  const boards = await recordBoards(db, tenantId, { scope: "league", id: league.leagueId }, wanted);
  return { competition: league.competition, boards };
}

/** What is best of all time is best in its league: the heads of all leagues' lists, by one index. */
export async function allTimeRecords(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  wanted: WantedRecords,
): Promise<readonly RecordBoard[]> {
  note(pageTags.statistics);
  return recordBoards(db, tenantId, null, wanted);
}

export async function recordBoards(
  db: Kysely<Database>,
  tenantId: TenantId,
  scope: Scope,
  { holder, category, phase }: WantedRecords,
): Promise<readonly RecordBoard[]> {
  const all: readonly string[] = holder === "player" ? playerCategories : teamRecordIds;
  const categories = category === null ? all : all.filter((each) => each === category);
  const length = category === null ? overview : atLength;
  const [marks, since] = await Promise.all([
    marksOf(db, tenantId, scope, holder, categories, phase, length.holders + 1),
    sinceOf(db, tenantId, scope, categories),
  ]);
  const byCategory = Map.groupBy(marks, ({ category: own }) => own);
  const lists = categories.map((each) =>
    topWithTies(byCategory.get(each) ?? [], length.lastRank, (one, other) => other.standing - one.standing, byPlace),
  );
  const isShown = ({ rank }: { readonly rank: number }, place: number) => place < (rank === 1 ? length.holders : length.lines);
  const shown = lists.flatMap((list) => list.filter(isShown));
  const refs = await rowRefs(db, tenantId, {
    persons: shown.flatMap(({ person_id }) => person_id ?? []),
    teams: shown.map(({ team_id }) => team_id),
    games: shown.map(({ game_id }) => game_id),
  });
  return lists.flatMap((list, place) => {
    const name = categories[place];
    if (name === undefined || list.length === 0) return [];
    const lines = list.filter(isShown).map((mark) => ({
      rank: mark.rank,
      value: recordStanding(holder, name, mark.standing),
      person: mark.person_id === null ? null : refs.person(mark.person_id),
      team: refs.team(mark.team_id),
      game: refs.game(mark.game_id),
    }));
    return [{ holder, category: name, lines, more: list.length > lines.length, recordedSince: since.get(name) ?? null }];
  });
}

/** The phases are two ranges of the index, each as long as a page. */
async function marksOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  scope: Scope,
  holder: "player" | "team",
  categories: readonly string[],
  phase: WantedRecords["phase"],
  length: number,
): Promise<readonly MarkRow[]> {
  const phases = phase === "all" ? ["regular", "playoff"] : [phase];
  const inScope = scope ? sql`mark.scope = ${scope.scope} and mark.scope_id = ${scope.id}` : sql`mark.scope = 'league'`;
  const { rows } = await sql<MarkRow>`
    select mark.* from unnest(${categories}::text[]) wanted (category)
    cross join unnest(${phases}::text[]) part (phase)
    cross join lateral (
      select mark.* from record_marks mark
      where mark.tenant_id = ${tenantId} and ${inScope} and mark.holder = ${holder}
        and mark.category = wanted.category and mark.phase = part.phase
      order by mark.standing desc, mark.played_at nulls first, mark.game_id limit ${sql.lit(length)}
    ) mark`.execute(db);
  return rows;
}

/** The season from which on a figure was recorded, where that is not the first game's. */
async function sinceOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  scope: Scope,
  categories: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const inScope = scope?.scope === "league" ? sql`and league_id = ${scope.id}` : sql``;
  const first = (statistic: ReturnType<typeof sql>) => sql`(
    select first.* from recorded_since first where first.tenant_id = ${tenantId} and first.statistic = ${statistic} ${inScope}
    order by first.played_at nulls first limit 1)`;
  const { rows } = await sql<{ category: string; season: string }>`
    select wanted.category, season.name as season
    from unnest(${categories}::text[]) wanted (category)
    cross join lateral ${first(sql`wanted.category`)} own
    cross join lateral ${first(sql`'points'`)} any_game
    join seasons season on season.tenant_id = ${tenantId} and season.season_id = own.season_id
    where own.played_at > any_game.played_at`.execute(db);
  return new Map(rows.map(({ category, season }) => [category, season]));
}
