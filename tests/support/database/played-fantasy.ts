import { type Kysely, sql } from "kysely";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { holdSeason, type SeasonKey } from "#server/fantasy/fantasy-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import type { Database } from "#server/db/schema.ts";
import { someSquads } from "./fantasy-league.ts";

/**
 * The fantasy game of a league whose season is under way, played from its first round on by teams of these names, numbered from 1:
 * as if all had been there when it began. Whatever was played there before is gone.
 */
export async function playFantasy(db: Kysely<Database>, key: SeasonKey, names: readonly string[]): Promise<void> {
  const { tenantId, leagueId } = key;
  const own = sql`tenant_id = ${tenantId} and league_id = ${leagueId}`;
  // Held as the server's own job holds it: the two would otherwise wait for each other.
  await db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    await sql`delete from fantasy_seasons where ${own}`.execute(transaction);
  });
  const opened = await openSeason(db, key);
  const known = await readSeason(db, key);
  if (opened.kind !== "opened" || known === null) throw new Error(`the game cannot be played: ${opened.kind}`);
  // The server’s own job waits meanwhile: it would lock a round with some of the teams.
  await db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    // Caught up with, its rounds had no teams: they are played once more.
    for (const table of ["fantasy_entries", "fantasy_player_rounds", "fantasy_team_rounds", "fantasy_round_figures", "fantasy_prices"])
      await sql`delete from ${sql.table(table)} where ${own}`.execute(transaction);
    await sql`delete from fantasy_rounds where ${own}`.execute(transaction);
    for (const [index, { players, captain, vice }] of someSquads(known.market, known.clubsPlaying, names.length).entries()) {
      const { team_id: teamId } = await transaction
        .insertInto("fantasy_teams")
        .values({ tenant_id: tenantId, league_id: leagueId, number: index + 1, made_at: sql`now()` })
        .returning("team_id")
        .executeTakeFirstOrThrow();
      const of = { tenant_id: tenantId, league_id: leagueId, team_id: teamId };
      await transaction
        .insertInto("fantasy_managers")
        .values({ ...of, account_id: null, name: names[index] ?? "", hidden_at: null, hidden_reason: null })
        .execute();
      const paid = players.map((number) => known.market[number]?.price ?? 0);
      await transaction
        .insertInto("fantasy_squads")
        .values({ ...of, players: [...players], paid, captain, vice, changed_in: 1, changed_at: sql`now()` })
        .execute();
    }
  });
  await advanceSeason(db, key);
}
