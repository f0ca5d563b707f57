import { type Kysely, sql } from "kysely";

/**
 * A change of a fantasy squad looks up nothing to be written down: the statement that writes it changes the squad, and so holds it. A
 * team that goes waits for whoever changes its squad, since the squad goes first; its changes go after that, by a trigger that is called
 * behind those of the squad's foreign key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table fantasy_moves drop constraint fantasy_moves_tenant_id_league_id_team_id_fkey;

create function fantasy_team_gone() returns trigger language plpgsql as $$
begin
  delete from fantasy_moves where tenant_id = old.tenant_id and league_id = old.league_id and team_id = old.team_id;
  return old;
end
$$;
create trigger fantasy_team_gone after delete on fantasy_teams for each row execute function fantasy_team_gone();
`,
    )
    .execute(db);
}
