import { type Kysely, sql } from "kysely";
import type { StandingsRow } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "./team-ref.ts";

/** `null`: the team joined after the table was last made. */
export type TableRowOfTeam = { readonly team: TeamRefRow; readonly row: Omit<StandingsRow, "team"> | null };

/** Every team of a league, with its row of the table, best first; the caller adds which league. */
export function tableRows(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("teams")
    .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
    .leftJoin("standings_rows as standing", (join) =>
      join
        .onRef("standing.tenant_id", "=", "teams.tenant_id")
        .onRef("standing.league_id", "=", "teams.league_id")
        .onRef("standing.team_id", "=", "teams.team_id"),
    )
    .where("teams.tenant_id", "=", tenantId)
    .select([
      teamRefJson("teams", "clubs").as("team"),
      sql<TableRowOfTeam["row"]>`case when standing.rank is not null then json_build_object(
        'rank', standing.rank, 'played', standing.played, 'wins', standing.wins, 'losses', standing.losses,
        'pointsFor', standing.points_for, 'pointsAgainst', standing.points_against, 'form', standing.form) end`.as("row"),
    ])
    .orderBy("standing.rank", (order) => order.asc().nullsLast())
    .orderBy("teams.name");
}

export function standingsRows(rows: readonly TableRowOfTeam[]): StandingsRow[] {
  const inTable = rows.filter(({ row }) => row !== null).length;
  return rows.map(({ team, row }) => ({
    ...(row ?? { rank: inTable + 1, played: 0, wins: 0, losses: 0, pointsFor: 0, pointsAgainst: 0, form: [] }),
    team: teamRef(team),
  }));
}
