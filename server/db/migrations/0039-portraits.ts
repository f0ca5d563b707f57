import { type Kysely, sql } from "kysely";

/** How people look: their picture, cut to one shape, in several widths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- What a file is, and how wide, stands with the file.
create table portrait_pictures (
  tenant_id uuid not null references tenants,
  person_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, person_id, file_id),
  foreign key (tenant_id, person_id) references persons on delete cascade,
  foreign key (tenant_id, file_id) references files on delete cascade
);
create index portrait_pictures_by_file on portrait_pictures (tenant_id, file_id);
`;
