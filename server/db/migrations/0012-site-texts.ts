import { type Kysely, sql } from "kysely";

/** Texts a league writes about itself, by place and language; where it wrote none, the site says it in general words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table site_texts (
  tenant_id uuid not null references tenants,
  -- Where it stands: about, contact, accessibility, privacy.
  key text not null check (key in ('about', 'contact', 'competition', 'accessibility', 'privacy')),
  locale text not null,
  -- Blocks as in news: contract/news.ts.
  body json not null,
  primary key (tenant_id, key, locale)
);
`;
