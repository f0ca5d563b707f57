import { type Kysely, sql } from "kysely";

/** Keys lie sealed in their rows, which takes more room; the database knows by which key. SECRET1 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table secret_keys (
  only_one boolean primary key default true check (only_one),
  -- Tells it from others, and nothing of what it is.
  name text not null check (name ~ '^[0-9a-f]{12}$'),
  made_at timestamptz not null default now()
);
alter table link_keys drop constraint link_keys_key_check, add check (length(key) between 32 and 200);
alter table webhook_subscriptions drop constraint webhook_subscriptions_secret_check, add check (length(secret) between 24 and 200);
`,
    )
    .execute(db);
}
