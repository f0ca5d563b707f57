import { type RawBuilder, sql } from "kysely";
import type { Coordinates } from "#contract/hall-place.ts";
import type { HallRef } from "#contract/venue-queries.ts";
import { localName } from "./local-name.ts";

/** A hall as SQL hands it over, in one JSON value. */
export type HallRefRow = {
  readonly slug: string;
  readonly name: string;
  readonly transliterable: boolean;
  readonly address: string | null;
  readonly city: string | null;
  readonly coordinates: Coordinates | null;
};

/** In a query over `venues`. */
export const hallRefJson: RawBuilder<HallRefRow> = sql`json_build_object(
  'slug', venues.slug, 'name', venues.name, 'transliterable', venues.transliterable, 'address', venues.address, 'city', venues.city,
  'coordinates', case when venues.latitude is not null then json_build_object('latitude', venues.latitude, 'longitude', venues.longitude) end)`;

/** The hall of a game, in a query over `games`. */
export const hallOfGame: RawBuilder<HallRefRow | null> = sql`(
  select ${hallRefJson} from venues where venues.tenant_id = games.tenant_id and venues.venue_id = games.venue_id)`;

export function hallRef({ slug, name, transliterable, address, city, coordinates }: HallRefRow): HallRef {
  // A league spells its streets as it spells its halls.
  const inPlace = (text: string | null) => (text === null ? null : localName(text, transliterable));
  return { slug, name: localName(name, transliterable), address: inPlace(address), city: inPlace(city), coordinates };
}
