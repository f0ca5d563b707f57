import { type Kysely, sql } from "kysely";

/** The piece of news that tells of an award. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table awards
  add column news_id uuid,
  -- The award outlives what was written of it.
  add foreign key (tenant_id, news_id) references news_items on delete set null (news_id);
create index awards_by_news on awards (tenant_id, news_id) where news_id is not null;
`;
