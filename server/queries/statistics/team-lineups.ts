import type { Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TeamLineups } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { teamSums } from "../../projections/statistics-sums.ts";
import { rowRefs } from "./row-refs.ts";
import type { LeagueAddress } from "#contract/refs.ts";

/** Who played together, and what happened with and without each, regular season and play-offs apart in the rows. Two round trips. */
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
    .select((of) => [
      "teams.team_id",
      "teams.league_id",
      jsonArrayFrom(
        of
          .selectFrom("team_lineups as line")
          .whereRef("line.tenant_id", "=", "teams.tenant_id")
          .whereRef("line.team_id", "=", "teams.team_id")
          .select(["line.phase", "line.lineups", "line.on_off"])
          .orderBy("line.phase", "desc"),
      ).as("phases"),
      jsonArrayFrom(
        of
          .selectFrom("team_season_totals as total")
          .whereRef("total.tenant_id", "=", "teams.tenant_id")
          .whereRef("total.team_id", "=", "teams.team_id")
          .select(["total.phase", "total.sums"])
          .orderBy("total.phase", "desc"),
      ).as("sums"),
    ])
    .executeTakeFirst();
  if (!team) return null;
  note(pageTags.league(team.league_id));
  const persons = team.phases.flatMap(({ lineups, on_off }) => [
    ...lineups.flatMap((lineup) => lineup.persons),
    ...on_off.map(({ person }) => person),
  ]);
  const refs = await rowRefs(db, tenantId, { teams: [team.team_id], persons });
  return {
    team: refs.team(team.team_id),
    sums: team.sums.map((row) => ({ phase: row.phase, sums: teamSums(row.sums) })),
    phases: team.phases.map(({ phase, lineups, on_off }) => ({
      phase,
      lineups: lineups.map(({ persons: together, ...figures }) => ({ ...figures, persons: together.map((person) => refs.person(person)) })),
      onOff: on_off.map(({ person, ...figures }) => ({ ...figures, person: refs.person(person) })),
    })),
  };
}
