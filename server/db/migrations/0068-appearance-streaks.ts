import { type Kysely, sql } from "kysely";

/** Games of a club that somebody played one after the other, so that all time can be ranked by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

// Made by `npm run fullcourt -- rebuild`. A club's next game ends those of everybody who is not in it, so they are the club's rows.
const statements = `
create table appearance_streaks (
  tenant_id uuid not null,
  club_id uuid not null,
  person_id uuid not null,
  span text not null check (span in ('longest', 'current')),
  length integer not null check (length > 0),
  first_game_id uuid not null,
  last_game_id uuid not null,
  first_played_at timestamptz,
  last_played_at timestamptz,
  primary key (tenant_id, club_id, person_id, span, first_game_id)
);
create index appearance_streaks_longest_first on appearance_streaks (tenant_id, span, length desc, person_id);
create index appearance_streaks_by_person on appearance_streaks (tenant_id, person_id);
`;
