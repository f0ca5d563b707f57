import { type Kysely, sql } from "kysely";

/**
 * What people have agreed to: the texts of a league by version and language, and how old somebody was, as far as a rule needs
 * it. A date of birth is kept nowhere: of who was old enough, that he was; of a minor, the day from which he agrees himself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table accounts drop column birth_date;

create table account_terms (
  tenant_id uuid not null references tenants on delete cascade,
  version text not null check (version ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'),
  locale text not null,
  -- Blocks as in news: contract/news.ts.
  body json not null,
  primary key (tenant_id, version, locale)
);

create table account_ages (
  tenant_id uuid not null references tenants on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- The age that the league's rule asked of, in whole years.
  asked_age smallint not null check (asked_age between 0 and 120),
  -- The day from which he agrees himself; null: he was that old already.
  of_age_on date,
  primary key (tenant_id, account_id)
);
create index account_ages_of_account on account_ages (account_id);
`;
