import { type Kysely, sql } from "kysely";

/**
 * A change of a fantasy squad looks up nothing to be written down. What it is of is held by the statement that writes it: it changes
 * the squad, which goes before its changes do when a season is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table fantasy_moves drop constraint fantasy_moves_tenant_id_league_id_team_id_fkey;

create or replace function fantasy_season_gone() returns trigger language plpgsql as $$
begin
  delete from fantasy_moves where tenant_id = old.tenant_id and league_id = old.league_id;
  delete from fantasy_entries where tenant_id = old.tenant_id and league_id = old.league_id;
  delete from fantasy_team_rounds where tenant_id = old.tenant_id and league_id = old.league_id;
  delete from fantasy_team_corrections where tenant_id = old.tenant_id and league_id = old.league_id;
  return old;
end
$$;
`,
    )
    .execute(db);
}
