import { type Kysely, sql } from "kysely";

/** What a round of the play-offs is, so that pages name it in the reader's language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- Null in the regular season, whose rounds have numbers.
alter table rounds add column stage text check (stage in (
  'playIn', 'playInDecider', 'firstRound', 'eighthFinal', 'quarterFinal', 'semiFinal', 'final', 'thirdPlace', 'placement'));
`;
