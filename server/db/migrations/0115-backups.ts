import { type Kysely, sql } from "kysely";

/** The backups that were made and those that came to nothing: when, where, how large. BACKUP8 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table backups (
  backup_id uuid primary key default gen_random_uuid(),
  -- The moment of which its rows speak; of one that came to nothing, the moment it was begun.
  taken_at timestamptz not null,
  ended_at timestamptz not null default clock_timestamp(),
  path text not null check (path <> ''),
  bytes bigint check (bytes > 0),
  is_encrypted boolean not null,
  -- Why it came to nothing.
  fault text check (fault <> ''),
  check ((fault is null) = (bytes is not null))
);
create index backups_in_order on backups (taken_at desc) where fault is null;
`,
    )
    .execute(db);
}
