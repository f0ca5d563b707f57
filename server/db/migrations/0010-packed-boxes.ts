import { type Kysely, sql } from "kysely";

/**
 * A game's page as the program packs it: PostgreSQL took longer to parse and compress the texts than the program takes to
 * fold the game. They are read models, so what stood here before is not carried over: rebuild.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
delete from game_boxes;
alter table game_boxes drop column box, drop column flow, drop column shots, drop column plays, drop column players, drop column officials;
alter table game_boxes
  -- JSON packed by the program (server/db/packed-json.ts): box score, flow, shots, players and officials.
  add column page bytea not null,
  -- Apart, since they are as much again, and only the play-by-play shows them.
  add column plays bytea not null,
  -- What a running game shows of them; null while there are none.
  add column last_play json;
alter table game_boxes alter column page set storage external, alter column plays set storage external;
`;
