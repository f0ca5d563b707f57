import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Somebody's teams, with all that they did with them: for who asks for all that is kept about them. */
export const fantasyExport = {
  name: "fantasyTeams",
  tables: ["fantasy_managers"],
  async read(db: Kysely<Database>, accountId: string) {
    const teams = await db
      .selectFrom("fantasy_managers as own")
      .innerJoin("tenants", "tenants.tenant_id", "own.tenant_id")
      .innerJoin("fantasy_teams as team", "team.team_id", "own.team_id")
      .innerJoin("fantasy_squads as squad", "squad.team_id", "own.team_id")
      .innerJoin("leagues", (join) =>
        join.onRef("leagues.tenant_id", "=", "own.tenant_id").onRef("leagues.league_id", "=", "own.league_id"),
      )
      .where("own.account_id", "=", accountId)
      .select([
        "own.team_id as teamId",
        "tenants.slug as league",
        "leagues.slug as competition",
        "own.name",
        "team.number",
        "team.made_at as madeAt",
        "own.hidden_reason as hiddenReason",
        "squad.players",
        "squad.captain",
        "squad.vice",
      ])
      .orderBy("team.made_at")
      .execute();
    return Promise.all(teams.map(async ({ teamId, ...team }) => ({ ...team, moves: await movesOf(db, teamId) })));
  },
} as const;

function movesOf(db: Kysely<Database>, teamId: string) {
  return db
    .selectFrom("fantasy_moves")
    .where("team_id", "=", teamId)
    .select(["round", "kind", "gone", "come", "paid", "at"])
    .orderBy("version")
    .execute();
}
