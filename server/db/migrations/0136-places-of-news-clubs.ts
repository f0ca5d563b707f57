import { type Kysely, sql } from "kysely";

/** In which order a piece of news names its clubs: the first two have a field each in the office, all others come after them. OFF57 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table news_clubs add column place smallint not null default 2 check (place >= 0)`).execute(db);
}
