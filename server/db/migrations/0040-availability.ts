import { type Kysely, sql } from "kysely";

/** Who cannot play, or may not be able to: what clubs tell, with its history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

// Kinds stand here as in contract/availability.ts. There is no room for words: what ails somebody is his own affair.
const statements = `
create table availability_notes (
  tenant_id uuid not null references tenants,
  -- The later one holds.
  note_number bigint generated always as identity,
  person_id uuid not null,
  status text not null check (status in ('available', 'doubtful', 'out', 'suspended')),
  reason text check (reason in ('injury', 'illness', 'personal', 'national-team', 'disciplinary', 'rest', 'other')),
  since date not null,
  -- The first day on which he can play again.
  expected_back date check (expected_back > since),
  noted_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, note_number),
  foreign key (tenant_id, person_id) references persons on delete cascade,
  check (status <> 'available' or num_nonnulls(reason, expected_back) = 0)
);
create index availability_notes_by_person on availability_notes (tenant_id, person_id, note_number desc);
`;
