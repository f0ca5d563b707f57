import { type Kysely, sql } from "kysely";

/** What people write down as a day or a moment, by table. DATE1 */
const columns: Readonly<Record<string, readonly string[]>> = {
  availability_notes: ["since", "expected_back"],
  awards: ["month"],
  game_videos: ["published_at", "starts_at"],
  games: ["tip_off"],
  news_items: ["published_at"],
  persons: ["birth_date"],
  photo_albums: ["taken_on"],
  rosters: ["valid_from", "valid_to"],
  seasons: ["starts_on", "ends_on"],
  team_applications: ["deadline"],
};

/**
 * The last fence around days and moments: a command that forgot to ask is refused by the database. `-infinity` is a list's
 * own word for "from the beginning". What an older release stored stays readable, and must be mended when it is written again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns))
    for (const name of names)
      await sql
        .raw(
          `alter table ${table} add constraint ${table}_${name}_in_calendar
           check (${name} = '-infinity' or ${name} >= '1850-01-01' and ${name} < '2200-01-02') not valid`,
        )
        .execute(db);
}
