import { type Kysely, sql } from "kysely";

/** A table's rows say by what they rank, why ties broke, and how a team has fared at home, away and in a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table standings_rows
  -- Level first legs: played, neither won nor lost.
  add column level integer not null default 0,
  -- Of the ranking policy, after deductions.
  add column classification_points integer not null default 0,
  add column deducted integer not null default 0,
  add column home_wins integer not null default 0,
  add column home_losses integer not null default 0,
  add column away_wins integer not null default 0,
  add column away_losses integer not null default 0,
  -- Games in a row: won above 0, lost below.
  add column streak integer not null default 0,
  -- The steps of its ties, in order: criterion, figure, and which teams were level.
  add column decided_by json not null default '[]',
  -- Left, and its games count for nobody; its rank is the last.
  add column withdrawn boolean not null default false;
create index league_decisions_in_force on league_decisions (tenant_id, league_id, decided_at) where revoked_at is null;
`;
