import { type Kysely, sql } from "kysely";

/** The cup of the fantasy game: each of its rounds as it was drawn, and who met whom. FANC1–FANC7 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(cup).execute(db);
}

const cup = `
create table fantasy_cup_rounds (
  tenant_id uuid not null,
  league_id uuid not null,
  cup_round smallint not null check (cup_round > 0),
  -- The round of the game that its ties are played in.
  round smallint not null,
  teams integer not null check (teams > 1),
  -- Those with two teams come first: behind them stand teams that go on without playing.
  ties integer not null check (ties > 0),
  -- The list it was drawn from, as it was published then, and what was made of it: anybody may draw it again. FANC3
  list text not null,
  seed text not null,
  drawn_at timestamptz not null,
  primary key (tenant_id, league_id, cup_round),
  unique (tenant_id, league_id, round),
  foreign key (tenant_id, league_id, round) references fantasy_rounds on delete cascade
);

-- As many as there are teams: to look up for each what it refers to would take longer than to write it.
create table fantasy_cup_ties (
  tenant_id uuid not null,
  league_id uuid not null,
  cup_round smallint not null,
  position integer not null check (position > 0),
  one uuid not null,
  one_place integer not null,
  -- Null: the first goes on without playing.
  other uuid,
  other_place integer,
  -- In tenths, as they stood when the next round was drawn; null until then. FANC5
  one_points integer,
  one_without_captain integer,
  other_points integer,
  other_without_captain integer,
  winner uuid,
  primary key (tenant_id, league_id, cup_round, position),
  check ((other is null) = (other_place is null)),
  check (winner in (one, other))
);

create function fantasy_cup_gone() returns trigger language plpgsql as $$
begin
  delete from fantasy_cup_ties where tenant_id = old.tenant_id and league_id = old.league_id;
  return old;
end
$$;
create trigger fantasy_cup_gone after delete on fantasy_seasons for each row execute function fantasy_cup_gone();
`;
