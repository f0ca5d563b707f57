import { type Kysely, sql } from "kysely";
import type { RankingRow } from "#contract/fantasy.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { fantasyTeamRef, type TeamRow } from "./season-at.ts";

/** Which rows of a table: those behind `from` positions until `to`, or a team with so many before and behind it. */
export type Stretch = { readonly from: number; readonly to: number } | { readonly around: number; readonly by: number };

/** `position`: of the team that was asked about, from 1 on; `null`: it is not in the table, or none was asked about. */
export type TableRows = { readonly rows: readonly RankingRow[]; readonly teams: number; readonly position: number | null };

/** From the first row on where the stretch begins and ends, `null`: the team is not there. */
export function rangeOf(stretch: Stretch, position: number | null): { readonly from: number; readonly to: number } | null {
  if ("from" in stretch) return stretch;
  return position === null ? null : { from: Math.max(0, position - 1 - stretch.by), to: position + stretch.by };
}

type Stored = TeamRow & {
  readonly place: number;
  readonly before: number | null;
  readonly points: number;
  readonly lastRound: number;
  readonly rounds: number;
  readonly transfers: number;
};
type StoredTable = { readonly round: number; readonly before: number | null; readonly by: "total" | "round" };

/** Places are written with the round: a stretch is read along their key, wherever it stands. */
export async function rowsOfStored(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  { round, before, by }: StoredTable,
  stretch: Stretch,
): Promise<TableRows> {
  const [place, points, order] = by === "total" ? ["total_place", "total", "total_position"] : ["place", "points", "position"];
  const found =
    "around" in stretch
      ? await sql<{ position: number }>`
          select ranked.${sql.ref(order)} as position from fantasy_teams team
          join fantasy_team_rounds ranked on ranked.tenant_id = team.tenant_id and ranked.league_id = team.league_id
            and ranked.round = ${round} and ranked.team_id = team.team_id
          where team.tenant_id = ${tenantId} and team.league_id = ${leagueId} and team.number = ${stretch.around}`.execute(db)
      : null;
  const position = found?.rows[0]?.position ?? null;
  const range = rangeOf(stretch, position);
  const figures = await db
    .selectFrom("fantasy_round_figures")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .select("teams")
    .executeTakeFirst();
  const teams = figures?.teams ?? 0;
  if (range === null) return { rows: [], teams, position };
  const { rows } = await sql<Stored>`
    select team.number, own.name, own.hidden_at is not null as "isHidden", ranked.${sql.ref(place)} as place,
      ranked.${sql.ref(points)} as points, ranked.points as "lastRound", ranked.rounds,
      ${by === "total" ? sql`ranked.total_transfers` : sql`entry.transfers`} as transfers, earlier.total_place as before
    from fantasy_team_rounds ranked
    join fantasy_teams team on team.tenant_id = ranked.tenant_id and team.league_id = ranked.league_id and team.team_id = ranked.team_id
    join fantasy_entries entry on entry.tenant_id = ranked.tenant_id and entry.league_id = ranked.league_id
      and entry.round = ranked.round and entry.team_id = ranked.team_id
    left join fantasy_managers own on own.tenant_id = ranked.tenant_id and own.league_id = ranked.league_id and own.team_id = ranked.team_id
    left join fantasy_team_rounds earlier on earlier.tenant_id = ranked.tenant_id and earlier.league_id = ranked.league_id
      and earlier.round = ${before} and earlier.team_id = ranked.team_id
    where ranked.tenant_id = ${tenantId} and ranked.league_id = ${leagueId} and ranked.round = ${round}
      and ranked.${sql.ref(order)} > ${range.from} and ranked.${sql.ref(order)} <= ${range.to}
    order by ranked.${sql.ref(order)}`.execute(db);
  return { teams, position, rows: rows.map(rankingRow) };
}

function rankingRow({ number, name, isHidden, ...row }: Stored): RankingRow {
  return { team: fantasyTeamRef({ number, name, isHidden }), ...row };
}
