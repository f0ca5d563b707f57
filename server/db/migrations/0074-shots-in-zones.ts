import { type Kysely, sql } from "kysely";

/** Where players shot from, of which charts over seasons are made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

// Made by `npm run fullcourt -- rebuild`. Null: kept before there was this column.
const statements = `
alter table box_player_lines add column shots_in_zones text check (shots_in_zones ~ '^[a-gA-G/]*$');
`;
