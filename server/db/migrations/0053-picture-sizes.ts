import { type Kysely, sql } from "kysely";

/** Pictures in less than they were handed in, for pages to choose from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table picture_sizes (
  tenant_id uuid not null,
  -- The picture as it was handed in.
  file_id uuid not null,
  size_file_id uuid not null,
  primary key (tenant_id, file_id, size_file_id),
  foreign key (tenant_id, file_id) references files (tenant_id, file_id) on delete cascade,
  foreign key (tenant_id, size_file_id) references files (tenant_id, file_id) on delete cascade
);
create index picture_sizes_by_size on picture_sizes (tenant_id, size_file_id);
`;
