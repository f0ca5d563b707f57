import { type Kysely, type RawBuilder, sql } from "kysely";
import type { RankingRow } from "#contract/fantasy.ts";
import type { Database } from "../../db/schema.ts";
import type { KeyInQuestion, SeasonKey } from "../../fantasy/fantasy-season.ts";
import { fantasyTeamRef, type TeamRow } from "./season-at.ts";
import { isOfLeague } from "./teams-among.ts";

/** Which rows of a table: those behind `from` positions until `to`, or a team with so many before and behind it. */
export type Stretch = { readonly from: number; readonly to: number } | { readonly around: number; readonly by: number };

/** `position`: of the team that was asked about, from 1 on; `null`: it is not in the table, or none was asked about. `teams`: 0 without a row. */
export type TableRows = { readonly rows: readonly RankingRow[]; readonly teams: number; readonly position: number | null };

/** From the first row on where the stretch begins and ends, `null`: the team is not there. */
export function rangeOf(stretch: Stretch, position: number | null): { readonly from: number; readonly to: number } | null {
  if ("from" in stretch) return stretch;
  return position === null ? null : { from: Math.max(0, position - 1 - stretch.by), to: position + stretch.by };
}

/** A row as it is stored. */
export type StoredRow = TeamRow & {
  readonly place: number;
  readonly before: number | null;
  readonly points: number;
  readonly lastRound: number;
  readonly rounds: number;
  readonly transfers: number;
  readonly teams: number;
  readonly isOfLeague: boolean;
};

/** `round`: the one it stands after, `before`: the one that earlier places are of; `null`: none are told. Numbers, or what finds them. */
export type StoredTable<Round = number> = { readonly round: Round; readonly before: Round | null; readonly by: "total" | "round" };

/** A stretch of a table, by itself. */
export async function rowsOfStored(db: Kysely<Database>, key: SeasonKey, table: StoredTable, stretch: Stretch): Promise<TableRows> {
  const position = "around" in stretch ? await positionOf(db, key, table, stretch.around) : null;
  const range = rangeOf(stretch, position);
  if (range === null) return { rows: [], teams: 0, position };
  const { rows } = await storedQuestion(key, table, { from: range.from, most: range.to - range.from }).execute(db);
  return { ...storedRows(rows), position };
}

/**
 * Places are written with the round: a stretch is read along their key, wherever it stands, and as many rows as it has are looked up.
 * Behind the last row there is nothing, not even how many teams there are.
 */
export function storedQuestion(
  { tenantId, leagueId }: KeyInQuestion,
  { round, before, by }: StoredTable<number | RawBuilder<number>>,
  { from, most }: { readonly from: number; readonly most: number },
): RawBuilder<StoredRow> {
  const [place, points] = by === "total" ? ["total_place", "total"] : ["place", "points"];
  const order = sql.ref(orderOf(by));
  const entry = sql`join fantasy_entries entry on entry.tenant_id = ranked.tenant_id and entry.league_id = ranked.league_id
      and entry.round = ranked.round and entry.team_id = ranked.team_id`;
  return sql<StoredRow>`
    select team.number, own.name, own.hidden_at is not null as "isHidden", ranked.${sql.ref(place)} as place,
      ranked.${sql.ref(points)} as points, ranked.points as "lastRound", ranked.rounds,
      ${isOfLeague(tenantId, sql`own.account_id`)} as "isOfLeague",
      ${by === "total" ? sql`ranked.total_transfers` : sql`entry.transfers`} as transfers,
      ${before === null ? sql`null::integer` : sql`earlier.total_place`} as before, coalesce(figures.teams, 0) as teams
    from (
      select * from fantasy_team_rounds
      where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round} and ${order} > ${from}
      order by ${order} limit ${sql.lit(most)}) ranked
    join fantasy_teams team on team.tenant_id = ranked.tenant_id and team.league_id = ranked.league_id and team.team_id = ranked.team_id
    ${by === "total" ? sql`` : entry}
    left join fantasy_managers own on own.tenant_id = ranked.tenant_id and own.league_id = ranked.league_id and own.team_id = ranked.team_id
    ${before === null ? sql`` : earlierOf(before)}
    left join fantasy_round_figures figures on figures.tenant_id = ranked.tenant_id and figures.league_id = ranked.league_id
      and figures.round = ranked.round
    order by ranked.${order}`;
}

export function storedRows(rows: readonly StoredRow[]): Pick<TableRows, "rows" | "teams"> {
  return { rows: rows.map(rankingRow), teams: rows[0]?.teams ?? 0 };
}

/** By which column a stretch of it is found. */
export function orderOf(by: StoredTable["by"]): string {
  return by === "total" ? "total_position" : "position";
}

async function positionOf(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  table: StoredTable,
  number: number,
): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select ranked.${sql.ref(orderOf(table.by))} as position from fantasy_teams team
    join fantasy_team_rounds ranked on ranked.tenant_id = team.tenant_id and ranked.league_id = team.league_id
      and ranked.round = ${table.round} and ranked.team_id = team.team_id
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId} and team.number = ${number}`.execute(db);
  return rows[0]?.position ?? null;
}

function earlierOf(round: number | RawBuilder<number>): RawBuilder<unknown> {
  return sql`left join fantasy_team_rounds earlier on earlier.tenant_id = ranked.tenant_id and earlier.league_id = ranked.league_id
      and earlier.round = ${round} and earlier.team_id = ranked.team_id`;
}

export function rankingRow({ number, name, isHidden, teams: _, ...row }: StoredRow): RankingRow {
  return { team: fantasyTeamRef({ number, name, isHidden }), ...row };
}
