import { type Kysely, sql } from "kysely";

/** A paper of one league says which: its regulations are found from the league. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- Null: of all leagues of its season, or of none.
alter table documents add column league_id uuid;
alter table documents add foreign key (tenant_id, league_id) references leagues (tenant_id, league_id);
create index documents_by_league on documents (tenant_id, league_id);
`;
