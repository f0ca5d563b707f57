import { type Kysely, sql } from "kysely";

/** Private leagues of the fantasy game, who is in them, and their duels. FANL1–FANL14 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(leagues).execute(db);
}

const leagues = `
create table fantasy_leagues (
  tenant_id uuid not null,
  league_id uuid not null,
  -- By which it is found and, without a name, called.
  number integer not null check (number > 0),
  name text not null check (length(name) between 3 and 30 and name = btrim(name)),
  -- Null: nobody comes in any more. FANL2
  code text check (code ~ '^[3-9A-Y]{7}$'),
  kind text not null check (kind in ('total', 'duels')),
  from_round smallint not null,
  -- Of duels the round with which they began; from then on its members stay as they are. FANL7
  begun_in smallint,
  made_at timestamptz not null,
  -- By the office, with its reason: shown by its number instead.
  hidden_at timestamptz,
  hidden_reason text,
  primary key (tenant_id, league_id, number),
  unique (tenant_id, code),
  foreign key (tenant_id, league_id) references fantasy_seasons on delete cascade,
  check ((hidden_at is null) = (hidden_reason is null)),
  check (begun_in is null or kind = 'duels')
);
create index fantasy_leagues_to_begin on fantasy_leagues (tenant_id, league_id) where kind = 'duels' and begun_in is null;

create table fantasy_members (
  tenant_id uuid not null,
  league_id uuid not null,
  number integer not null,
  team_id uuid not null,
  joined_at timestamptz not null,
  -- His place in the table by which duels are drawn. FAN28
  seat smallint check (seat >= 0),
  -- He is gone, and the average plays in his place. FANL9
  left_at timestamptz,
  primary key (tenant_id, league_id, number, team_id),
  unique (tenant_id, league_id, number, seat),
  foreign key (tenant_id, league_id, number) references fantasy_leagues on delete cascade,
  foreign key (tenant_id, league_id, team_id) references fantasy_teams on delete cascade,
  check (left_at is null or seat is not null)
);
create index fantasy_members_of_team on fantasy_members (tenant_id, league_id, team_id);

-- Who meets whom in a round; without points as long as they follow the round. FAN14
create table fantasy_duels (
  tenant_id uuid not null,
  league_id uuid not null,
  number integer not null,
  round smallint not null,
  one uuid not null,
  -- Null: he meets the average.
  other uuid,
  -- Whose place the average takes.
  one_replaced boolean not null,
  other_replaced boolean not null,
  one_points integer,
  other_points integer,
  primary key (tenant_id, league_id, number, round, one),
  foreign key (tenant_id, league_id, number) references fantasy_leagues on delete cascade,
  check ((one_points is null) = (other_points is null))
);
create index fantasy_duels_to_stand on fantasy_duels (tenant_id, league_id, round) where one_points is null;

-- Who deletes the account is in no league any more; one without members is none.
create function fantasy_manager_gone() returns trigger language plpgsql as $$
begin
  perform from fantasy_leagues league where league.tenant_id = old.tenant_id and league.league_id = old.league_id
    and league.number in (select number from fantasy_members own
      where own.tenant_id = old.tenant_id and own.league_id = old.league_id and own.team_id = old.team_id)
    order by league.number for update;
  update fantasy_members set left_at = clock_timestamp() where tenant_id = old.tenant_id and league_id = old.league_id
    and team_id = old.team_id and seat is not null and left_at is null;
  delete from fantasy_leagues league where league.tenant_id = old.tenant_id and league.league_id = old.league_id
    and league.number in (select number from fantasy_members own
      where own.tenant_id = old.tenant_id and own.league_id = old.league_id and own.team_id = old.team_id)
    and not exists (select from fantasy_members other where other.tenant_id = league.tenant_id and other.league_id = league.league_id
      and other.number = league.number and other.left_at is null and other.team_id <> old.team_id);
  delete from fantasy_members where tenant_id = old.tenant_id and league_id = old.league_id and team_id = old.team_id and seat is null;
  return old;
end
$$;
create trigger fantasy_manager_gone after delete on fantasy_managers for each row execute function fantasy_manager_gone();
`;
