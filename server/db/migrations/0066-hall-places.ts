import { type Kysely, sql } from "kysely";

/** Where a hall stands and how one gets there, as the league words it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table venues
  add column address text check (char_length(address) between 1 and 200),
  -- WGS 84, in degrees: both or neither.
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint venues_coordinates_check check ((latitude is null) = (longitude is null));

create table venue_ways (
  tenant_id uuid not null,
  venue_id uuid not null,
  locale text not null,
  body text not null check (char_length(body) between 1 and 2000),
  primary key (tenant_id, venue_id, locale),
  foreign key (tenant_id, venue_id) references venues on delete cascade
);
`;
