import { type Kysely, sql } from "kysely";

/** The schedule asks for a week's games of all leagues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create index games_of_tenant_by_tip_off on games (tenant_id, tip_off) where tip_off is not null;
create index games_running on games (tenant_id) where status in ('live', 'interrupted');
`;
