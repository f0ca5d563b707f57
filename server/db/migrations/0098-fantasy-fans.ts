import { type Kysely, sql } from "kysely";

/** Whose fan a team is; private leagues that went on from the season before. FANL16–FANL21 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- The club whose fan the manager says to be, and how often that was said: after the first time it may be changed once. FANL16
alter table fantasy_managers add column club_id uuid, add column club_said smallint not null default 0 check (club_said >= 0);
alter table fantasy_managers add foreign key (tenant_id, club_id) references clubs on delete set null (club_id);
create index fantasy_managers_by_club on fantasy_managers (tenant_id, league_id, club_id) where club_id is not null;

-- Which private league of the season before it goes on from: each goes on once. FANL19
alter table fantasy_leagues add column from_league_id uuid, add column from_number integer,
  add check ((from_league_id is null) = (from_number is null)),
  add unique (tenant_id, from_league_id, from_number),
  add foreign key (tenant_id, from_league_id, from_number) references fantasy_leagues on delete set null (from_league_id, from_number);

-- By which a team finds its own tie. FANC10
create index fantasy_cup_ties_of_one on fantasy_cup_ties (tenant_id, league_id, one);
create index fantasy_cup_ties_of_other on fantasy_cup_ties (tenant_id, league_id, other);
`,
    )
    .execute(db);
}
