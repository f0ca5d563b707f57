import type { Kysely } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueAddress, TeamLineups } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { teamSums } from "../../projections/statistics-sums.ts";
import { rowRefs } from "./row-refs.ts";

/** Who played together, and what happened with and without each, regular season and play-offs apart in the rows. */
export async function teamLineups(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug, teamSlug }: LeagueAddress & { readonly teamSlug: string },
): Promise<TeamLineups | null> {
  const team = await db
    .selectFrom("teams")
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "teams.tenant_id").onRef("leagues.league_id", "=", "teams.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "teams.tenant_id").onRef("seasons.season_id", "=", "teams.season_id"),
    )
    .where("teams.tenant_id", "=", tenantId)
    .where("seasons.slug", "=", seasonSlug)
    .where("leagues.slug", "=", leagueSlug)
    .where("teams.slug", "=", teamSlug)
    .select(["teams.team_id", "teams.league_id"])
    .executeTakeFirst();
  if (!team) return null;
  note(pageTags.league(team.league_id));
  const [rows, sums] = await Promise.all([
    db.selectFrom("team_lineups").where("tenant_id", "=", tenantId).where("team_id", "=", team.team_id).selectAll().execute(),
    db
      .selectFrom("team_season_totals")
      .where("tenant_id", "=", tenantId)
      .where("team_id", "=", team.team_id)
      .select(["phase", "sums"])
      .orderBy("phase", "desc")
      .execute(),
  ]);
  const persons = rows.flatMap(({ lineups, on_off }) => [
    ...lineups.flatMap((lineup) => lineup.persons),
    ...on_off.map(({ person }) => person),
  ]);
  const refs = await rowRefs(db, tenantId, { teams: [team.team_id], persons });
  const phases = rows.toSorted((one, other) => (one.phase < other.phase ? 1 : -1));
  return {
    team: refs.team(team.team_id),
    sums: sums.map((row) => ({ phase: row.phase, sums: teamSums(row.sums) })),
    phases: phases.map(({ phase, lineups, on_off }) => ({
      phase,
      lineups: lineups.map(({ persons: together, ...figures }) => ({ ...figures, persons: together.map((person) => refs.person(person)) })),
      onOff: on_off.map(({ person, ...figures }) => ({ ...figures, person: refs.person(person) })),
    })),
  };
}
