import { sql } from "kysely";
import { hall } from "#contract/office/hall.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import type { OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type HallFields = typeof hall.fields;
type Row = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly latinName: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly seats: number | null;
  readonly way: Readonly<Record<string, string>>;
};

/** HALLS3 */
export const halls: OfficeStore<HallFields> = {
  thing: hall,
  table: { name: "venues", id: "venue_id", own: ["venue_ways"], kept: ["transliterable"] },

  // A hall in which nobody else is at home is the club's own.
  within: {
    club: (ids) => sql`(
      select bool_and(team.club_id = any(${ids}::uuid[])) from games game
      join teams team on team.tenant_id = game.tenant_id and team.team_id = game.home_team_id
      where game.tenant_id = held.tenant_id and game.venue_id = held.venue_id)`,
    competition: () => sql`true`,
  },

  ...readBy<HallFields, Row>(
    (tenantId, ids) => sql<Row>`
      select venue_id as id, slug, name, nullif(latin_name, name) as "latinName", city, address, latitude, longitude, capacity as seats,
        (select coalesce(jsonb_object_agg(locale, body), '{}') from venue_ways ways
          where ways.tenant_id = venues.tenant_id and ways.venue_id = venues.venue_id) as way
      from venues where tenant_id = ${tenantId} and (${ids}::uuid[] is null or venue_id = any(${ids}::uuid[]))
      order by name, slug`,
    {
      columns: { coordinates: ["latitude", "longitude"] },
      read: ({ id, slug, latitude, longitude, ...values }) => ({
        id,
        slug,
        values: { ...values, coordinates: latitude === null || longitude === null ? null : { latitude, longitude } },
      }),
    },
  ),

  make: async (transaction, tenantId, row) => {
    const { name } = row.values;
    await transaction
      .insertInto("venues")
      .values({
        tenant_id: tenantId,
        venue_id: row.id as never,
        slug: row.slug,
        name,
        latin_name: name,
        transliterable: isSerbianLatin(name),
        city: null,
        capacity: null,
      })
      .execute();
    await halls.write(transaction, tenantId, row);
  },

  write: async (transaction, tenantId, { id, values: { name, latinName, city, address, coordinates, seats, way } }) => {
    await sql`
      update venues set name = ${name}, latin_name = ${latinName ?? name},
        city = ${city}, address = ${address}, capacity = ${seats},
        latitude = ${coordinates?.latitude ?? null}, longitude = ${coordinates?.longitude ?? null}
      where tenant_id = ${tenantId} and venue_id = ${id}`.execute(transaction);
    const written = JSON.stringify(way);
    await sql`delete from venue_ways where tenant_id = ${tenantId} and venue_id = ${id} and not ${written}::jsonb ? locale`.execute(
      transaction,
    );
    await sql`
      insert into venue_ways (tenant_id, venue_id, locale, body)
      select ${tenantId}, ${id}, locale, body from jsonb_each_text(${written}::jsonb) written (locale, body)
      on conflict (tenant_id, venue_id, locale) do update set body = excluded.body`.execute(transaction);
  },
};
