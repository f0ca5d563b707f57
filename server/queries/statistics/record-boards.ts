import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueRecords, RecordBoard, WantedRecords } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { topWithTies } from "#core/stats/history/ranking.ts";
import { teamRecordIds } from "#core/stats/history/team-records.ts";
import type { Database } from "../../db/schema.ts";
import { byPlace, marksKept, mostMarks, playerCategories, recordStanding, type RecordMark } from "../../projections/record-marks.ts";
import { foundLeague, leagueRow } from "./find-league.ts";
import { refsOf, rowsWithRefs, type RowsWithRefs } from "./row-refs.ts";
import type { LeagueAddress } from "#contract/refs.ts";

/** Who holds the record of every category, or one category at length. */
const overview = { lastRank: 1, lines: 3, holders: 3 };
/** At length everybody who holds the record is named. */
const atLength = { lastRank: 10, lines: marksKept - 1, holders: mostMarks - 1 };

/** Of which lists: a league's or a club's, by a column of the query around; `null`: of all time. */
type Scope = { readonly scope: "league" | "club"; readonly id: "leagues.league_id" | "club.club_id" } | null;
type MarkRow = Omit<RecordMark, "tenant_id" | "played_at"> & { readonly played_at: string | null };
type SinceRow = { readonly category: string; readonly season: string };
/** What boards are made of, as a value of the query that asks for them. */
export type BoardRows = { readonly marks: RowsWithRefs<MarkRow>; readonly since: readonly SinceRow[] | null };

/** The records of a league with the league itself, in one round trip. */
export async function leagueRecords(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  wanted: WantedRecords,
): Promise<LeagueRecords | null> {
  const row = await leagueRow(db, tenantId, address)
    .select(boardRows(tenantId, { scope: "league", id: "leagues.league_id" }, wanted).as("records"))
    .executeTakeFirst();
  const league = foundLeague(note, address, row);
  if (!row || !league) return null;
  return { ...league.head, boards: boardsOf(row.records, wanted) };
}

/** What is best of all time is best in its league: the heads of all leagues' lists, by one index. One round trip. */
export async function allTimeRecords(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  wanted: WantedRecords,
): Promise<readonly RecordBoard[]> {
  note(pageTags.statistics);
  const { records } = await db.selectNoFrom(boardRows(tenantId, null, wanted).as("records")).executeTakeFirstOrThrow();
  return boardsOf(records, wanted);
}

function categoriesOf({ holder, category }: WantedRecords): readonly string[] {
  const all: readonly string[] = holder === "player" ? playerCategories : teamRecordIds;
  return category === null ? all : all.filter((each) => each === category);
}

function lengthOf({ category }: WantedRecords) {
  return category === null ? overview : atLength;
}

/** Everything that `boardsOf` makes boards of. */
export function boardRows(tenantId: TenantId, scope: Scope, wanted: WantedRecords): RawBuilder<BoardRows> {
  const marks = rowsWithRefs(tenantId, marksOf(tenantId, scope, wanted), { persons: "person_id", teams: "team_id", games: "game_id" });
  return sql`json_build_object('marks', ${marks}, 'since', (select json_agg(first) from (${sinceOf(tenantId, scope, wanted)}) first))`;
}

export function boardsOf({ marks, since }: BoardRows, wanted: WantedRecords): readonly RecordBoard[] {
  const { holder } = wanted;
  const { lastRank, lines: mostLines, holders } = lengthOf(wanted);
  const refs = refsOf(marks.refs);
  const dated = marks.rows.map((mark) => ({ ...mark, played_at: mark.played_at === null ? null : new Date(mark.played_at) }));
  const byCategory = Map.groupBy(dated, ({ category }) => category);
  const seasons = new Map((since ?? []).map(({ category, season }) => [category, season]));
  return categoriesOf(wanted).flatMap((category) => {
    const list = topWithTies(byCategory.get(category) ?? [], lastRank, (one, other) => other.standing - one.standing, byPlace);
    if (list.length === 0) return [];
    const lines = list
      .filter(({ rank }, place) => place < (rank === 1 ? holders : mostLines))
      .map((mark) => ({
        rank: mark.rank,
        value: recordStanding(holder, category, mark.standing),
        person: mark.person_id === null ? null : refs.person(mark.person_id),
        team: refs.team(mark.team_id),
        game: refs.game(mark.game_id),
      }));
    return [{ holder, category, lines, more: list.length > lines.length, recordedSince: seasons.get(category) ?? null }];
  });
}

/**
 * The phases are two ranges of the index, each as long as a page. Of both together only those are named that may stand on
 * a board: where it shows who holds the record, what is below the record is left out.
 */
function marksOf(tenantId: TenantId, scope: Scope, wanted: WantedRecords): RawBuilder<MarkRow> {
  const { holders, lastRank } = lengthOf(wanted);
  const phases = wanted.phase === "all" ? ["regular", "playoff"] : [wanted.phase];
  const inScope = scope ? sql`mark.scope = ${scope.scope} and mark.scope_id = ${sql.ref(scope.id)}` : sql`mark.scope = 'league'`;
  return sql`
    select ranked.* from (
      select mark.*, rank() over (partition by mark.category order by mark.standing desc) as rank_of_both
      from unnest(${categoriesOf(wanted)}::text[]) wanted (category)
      cross join unnest(${phases}::text[]) part (phase)
      cross join lateral (
        select mark.scope, mark.scope_id, mark.phase, mark.holder, mark.category, mark.standing, mark.game_id, mark.team_id,
          mark.person_id, mark.holder_id, mark.league_id, mark.played_at
        from record_marks mark
        where mark.tenant_id = ${tenantId} and ${inScope} and mark.holder = ${wanted.holder}
          and mark.category = wanted.category and mark.phase = part.phase
        order by mark.standing desc, mark.played_at nulls first, mark.game_id limit ${sql.lit(holders + 1)}
      ) mark
    ) ranked where ranked.rank_of_both <= ${sql.lit(lastRank)}`;
}

/** The season from which on a figure was recorded, where that is not the first game's. */
function sinceOf(tenantId: TenantId, scope: Scope, wanted: WantedRecords): RawBuilder<SinceRow> {
  const inScope = scope?.scope === "league" ? sql`and first.league_id = ${sql.ref(scope.id)}` : sql``;
  const first = (statistic: RawBuilder<unknown>) => sql`(
    select first.* from recorded_since first where first.tenant_id = ${tenantId} and first.statistic = ${statistic} ${inScope}
    order by first.played_at nulls first limit 1)`;
  return sql`
    select wanted.category, season.name as season
    from unnest(${categoriesOf(wanted)}::text[]) wanted (category)
    cross join lateral ${first(sql`wanted.category`)} own
    cross join lateral ${first(sql`'points'`)} any_game
    join seasons season on season.tenant_id = ${tenantId} and season.season_id = own.season_id
    where own.played_at > any_game.played_at`;
}
