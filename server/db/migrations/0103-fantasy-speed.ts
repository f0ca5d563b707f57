import { type Kysely, sql } from "kysely";

/**
 * A change of a fantasy squad looks up nothing to be written down: the statement that writes it changes the squad, and so holds it. A
 * team that goes waits for whoever changes its squad, since the squad goes first; its changes go after that, by a trigger that is called
 * behind those of the squad's foreign key. And whose team it is says its number: it never changes, and tables look up one row for each
 * team instead of two.
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

alter table fantasy_managers add column team_number integer;
update fantasy_managers own set team_number = team.number from fantasy_teams team
  where team.tenant_id = own.tenant_id and team.league_id = own.league_id and team.team_id = own.team_id;
alter table fantasy_managers alter column team_number set not null;

create function fantasy_team_number() returns trigger language plpgsql as $$
begin
  new.team_number := (select number from fantasy_teams
    where tenant_id = new.tenant_id and league_id = new.league_id and team_id = new.team_id);
  return new;
end
$$;
create trigger fantasy_team_number before insert on fantasy_managers for each row execute function fantasy_team_number();
`,
    )
    .execute(db);
}
