import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { StandingsAsOf, StandingsView } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueDecision } from "#core/league/league-decision.ts";
import { type DatedDecision, standingsAsOf } from "#core/league/standings-as-of.ts";
import { teamForm } from "#core/league/team-form.ts";
import type { TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { countedOf, leagueGameRows } from "../projections/counted-games.ts";
import { knownPolicy } from "../projections/league-table.ts";
import { leagueAt } from "./league-at.ts";
import { localName } from "./local-name.ts";
import { rankingOf, workedOutRows } from "./table-rows.ts";
import { teamRefJson } from "./team-ref.ts";

/**
 * The table of a league at a round or a moment, worked out of its games when it is asked for: one round trip, its cost
 * that of one league's season. `null`: the tenant has no such league. RANK12
 */
export async function standingsView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
  asOf: StandingsAsOf | null,
): Promise<StandingsView | null> {
  const league = await leagueRow(db, tenantId, seasonSlug, leagueSlug);
  if (!league) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(league.league_id));
  const table = standingsAsOf<TeamId>(
    {
      teams: league.teams.map(({ teamId, team }) => ({ team: teamId, sortName: team.name })),
      ...countedOf(league.games),
      policy: knownPolicy(league.ranking_policy),
      decisions: league.decisions,
    },
    asOf,
  );
  return {
    competition: { seasonSlug, leagueSlug, name: localName(league.name, league.transliterable) },
    seasonName: league.seasonName,
    ranking: rankingOf(league.ranking_policy),
    rows: workedOutRows(
      table.rows.map((row) => ({ ...row, ...teamForm(table.results.get(row.team) ?? []) })),
      table.annulled,
      league.teams,
    ),
  };
}

function leagueRow(db: Kysely<Database>, tenantId: TenantId, seasonSlug: string, leagueSlug: string) {
  const league = sql.ref("leagues.league_id");
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
  return leagueAt(db, tenantId, { seasonSlug, leagueSlug })
    .select([
      "leagues.league_id",
      "leagues.name",
      "leagues.transliterable",
      "leagues.ranking_policy",
      "seasons.name as seasonName",
      jsonArrayFrom(teams).as("teams"),
      jsonArrayFrom(decisions).as("decisions"),
      jsonArrayFrom(leagueGameRows(db, tenantId).where(sql<boolean>`games.league_id = ${league}`)).as("games"),
    ])
    .executeTakeFirst();
}
