import { type Kysely, sql } from "kysely";

/**
 * Who a player of a game is was said by importers alone. A game written at a table finds its people on the teams' lists;
 * what was found so is looked for again when the table's list changes, what a source or the office has said is not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table game_players
  -- Nothing: a source told it, or nobody knows him yet.
  add column linked_by text check (linked_by in ('roster', 'office')),
  -- Shirt and names in the table's list, as they were when he was last looked for.
  add column listed_as text;
create index game_players_unlinked on game_players (tenant_id, game_id) where person_id is null;
`;
