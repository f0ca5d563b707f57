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
      .leftJoin("clubs as club", (join) => join.onRef("club.tenant_id", "=", "own.tenant_id").onRef("club.club_id", "=", "own.club_id"))
      .where("own.account_id", "=", accountId)
      .select([
        "own.team_id as teamId",
        "tenants.slug as league",
        "leagues.slug as competition",
        "own.name",
        "team.number",
        "team.made_at as madeAt",
        "own.hidden_reason as hiddenReason",
        "club.slug as fanOf",
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

/** The private leagues that somebody's teams are or were in. */
export const privateLeaguesExport = {
  name: "fantasyLeagues",
  tables: ["fantasy_members", "fantasy_leagues"],
  async read(db: Kysely<Database>, accountId: string) {
    const rows = await db
      .selectFrom("fantasy_managers as own")
      .innerJoin("tenants", "tenants.tenant_id", "own.tenant_id")
      .innerJoin("fantasy_members as member", "member.team_id", "own.team_id")
      .innerJoin("fantasy_leagues as private", (join) =>
        join
          .onRef("private.tenant_id", "=", "member.tenant_id")
          .onRef("private.league_id", "=", "member.league_id")
          .onRef("private.number", "=", "member.number"),
      )
      .innerJoin("leagues", (join) =>
        join.onRef("leagues.tenant_id", "=", "own.tenant_id").onRef("leagues.league_id", "=", "own.league_id"),
      )
      .where("own.account_id", "=", accountId)
      .select((select) => [
        "tenants.slug as league",
        "leagues.slug as competition",
        "private.number",
        "private.name",
        "private.kind",
        "private.code",
        "private.hidden_reason as hiddenReason",
        "member.joined_at as joinedAt",
        "member.left_at as leftAt",
        "member.team_id as teamId",
        select
          .selectFrom("fantasy_members as first")
          .whereRef("first.tenant_id", "=", "private.tenant_id")
          .whereRef("first.league_id", "=", "private.league_id")
          .whereRef("first.number", "=", "private.number")
          .where("first.left_at", "is", null)
          .orderBy("first.joined_at")
          .orderBy("first.team_id")
          .limit(1)
          .select("first.team_id")
          .as("founder"),
      ])
      .orderBy("member.joined_at")
      .execute();
    return rows.map(({ teamId, founder, ...row }) => ({ ...row, isFounder: founder === teamId }));
  },
} as const;
