import { type Kysely, sql } from "kysely";

/** A club's rivals and coaches are counted out of the index alone: one row of it a game, not one page of the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
drop index box_team_lines_by_clubs;
create index box_team_lines_by_clubs on box_team_lines (tenant_id, club_id, opponent_club_id, played_at)
  include (season_id, coach, won, counted);
`;
