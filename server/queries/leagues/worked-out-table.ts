import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { StandingsAsOf } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Classification } from "#core/league/classify.ts";
import type { LeagueDecision } from "#core/league/league-decision.ts";
import { type DatedDecision, type DatedTableInput, standingsAsOf } from "#core/league/standings-as-of.ts";
import { standingsNow, type StandingsNow } from "#core/league/standings-now.ts";
import { formGames, teamForm } from "#core/league/team-form.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { asIfEnded, countedOf, type LeagueGameRow, leagueGameRows } from "../../projections/counted-games.ts";
import { knownPolicy } from "../../projections/league-table.ts";
import { workedOutRows, type TableRowOfTeam } from "./table-rows.ts";
import { teamRefJson } from "../refs/team-ref.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

/** What a table is worked out of, whenever it is to be that of. */
export type TableParts = {
  readonly ranking_policy: string;
  readonly teams: readonly Pick<TableRowOfTeam, "teamId" | "team">[];
  readonly decisions: readonly DatedDecision<TeamId>[];
  readonly countedGames: readonly LeagueGameRow[];
};

const league = sql.ref("leagues.league_id");

/** Teams, decisions and games of the league that the query around them is about, as columns of its row. */
export function tablePartColumns(db: Kysely<Database>, tenantId: TenantId) {
  const teams = db
    .selectFrom("teams")
    .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
    .where("teams.tenant_id", "=", tenantId)
    .where(sql<boolean>`teams.league_id = ${league}`)
    .select(["teams.team_id as teamId", teamRefJson("teams", "clubs").as("team")]);
  const decisions = db
    .selectFrom("league_decisions")
    .where("league_decisions.tenant_id", "=", tenantId)
    .where(sql<boolean>`league_decisions.league_id = ${league}`)
    .select([
      sql<LeagueDecision<TeamId>>`league_decisions.decision`.as("decision"),
      sql<number>`(extract(epoch from league_decisions.decided_at) * 1000)::double precision`.as("decidedAt"),
      sql<DatedDecision<TeamId>["revokedAt"]>`(extract(epoch from league_decisions.revoked_at) * 1000)::double precision`.as("revokedAt"),
    ]);
  return [
    jsonArrayFrom(teams).as("teams"),
    jsonArrayFrom(decisions).as("decisions"),
    jsonArrayFrom(leagueGameRows(db, tenantId).where(sql<boolean>`games.league_id = ${league}`)).as("countedGames"),
  ] as const;
}

/** The table at a round or a moment; `null`: now. RANK12 */
export function workedOutTable(parts: TableParts, asOf: StandingsAsOf | null): Classification<TeamId> {
  return standingsAsOf(tableInput(parts), asOf);
}

/** The table as it would be if the games under way ended now. RANK24 */
export function tableAsItStands(parts: TableParts, underWay: readonly LeagueGameRow[]): StandingsNow<TeamId> {
  return standingsNow(tableInput(parts), asIfEnded(underWay));
}

function tableInput({ teams, countedGames, decisions, ranking_policy }: TableParts): DatedTableInput<TeamId> {
  return {
    teams: teams.map(({ teamId, team }) => ({ team: teamId, sortName: team.name })),
    ...countedOf(countedGames),
    policy: knownPolicy(ranking_policy),
    decisions,
  };
}

export function rowsOfTable(table: Classification<TeamId>, teams: TableParts["teams"]): StandingsRow[] {
  return workedOutRows(
    table.rows.map((row) => {
      const results = table.results.get(row.team) ?? [];
      return { ...row, ...teamForm(results), lastGames: formGames(results) };
    }),
    table.annulled,
    teams,
  );
}
