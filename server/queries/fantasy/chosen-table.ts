import { type Kysely, sql } from "kysely";
import type { TeamsAmong } from "#contract/fantasy.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { orderOf, rankingRow, type StoredRow, type StoredTable, type Stretch, type TableRows } from "./stored-table.ts";
import { areAmong, isOfLeague } from "./teams-among.ts";

type Chosen = StoredRow & { readonly nth: number };

/** A table of some teams alone: the order is that of all, places are counted among them, before as well. FANT13, FANL17 */
export async function rowsOfChosen(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  table: StoredTable,
  among: Exclude<TeamsAmong, "all">,
  stretch: Stretch,
): Promise<TableRows> {
  const { round, before, by } = table;
  const [place, points] = by === "total" ? ["total_place", "total"] : ["place", "points"];
  const order = sql.ref(orderOf(by));
  const range =
    "from" in stretch
      ? sql`chosen.nth > ${stretch.from} and chosen.nth <= ${stretch.to}`
      : sql`chosen.nth between (select nth from chosen where number = ${stretch.around}) - ${stretch.by}
          and (select nth from chosen where number = ${stretch.around}) + ${stretch.by}`;
  const { rows } = await sql<Chosen>`
    with chosen as materialized (
      select team.number, own.account_id, own.name, own.hidden_at is not null as "isHidden", ranked.${sql.ref(points)} as points,
        ranked.points as "lastRound", ranked.rounds, ranked.team_id, ranked.total_transfers,
        (row_number() over (order by ranked.${order}))::integer as nth,
        (rank() over (order by ranked.${sql.ref(place)}))::integer as place, (count(*) over ())::integer as teams,
        case when earlier.total_place is not null then
          (rank() over (partition by earlier.total_place is null order by earlier.total_place))::integer end as before
      from fantasy_team_rounds ranked
      join fantasy_teams team on team.tenant_id = ranked.tenant_id and team.league_id = ranked.league_id and team.team_id = ranked.team_id
      left join fantasy_managers own on own.tenant_id = ranked.tenant_id and own.league_id = ranked.league_id
        and own.team_id = ranked.team_id
      left join fantasy_team_rounds earlier on earlier.tenant_id = ranked.tenant_id and earlier.league_id = ranked.league_id
        and earlier.round = ${before}::smallint and earlier.team_id = ranked.team_id
      where ranked.tenant_id = ${tenantId} and ranked.league_id = ${leagueId} and ranked.round = ${round} and ${areAmong(tenantId, among)}
    )
    select chosen.number, chosen.name, chosen."isHidden", chosen.place, chosen.before, chosen.points, chosen."lastRound", chosen.rounds,
      chosen.teams, chosen.nth, ${isOfLeague(tenantId, sql`chosen.account_id`)} as "isOfLeague",
      ${by === "total" ? sql`chosen.total_transfers` : sql`entry.transfers`} as transfers
    from chosen
    left join fantasy_entries entry on entry.tenant_id = ${tenantId} and entry.league_id = ${leagueId} and entry.round = ${round}
      and entry.team_id = chosen.team_id
    where ${range} order by chosen.nth`.execute(db);
  const position = "around" in stretch ? (rows.find(({ number }) => number === stretch.around)?.nth ?? null) : null;
  return { teams: rows[0]?.teams ?? 0, position, rows: rows.map(({ nth: _, ...row }) => rankingRow(row)) };
}
