import { type RawBuilder, sql } from "kysely";
import { localName } from "./local-name.ts";
import type { VenueRef } from "#contract/refs.ts";

/** A hall as SQL hands it over, from inside a JSON value. */
export type VenueRow = { readonly slug: string; readonly name: string; readonly transliterable: boolean };

/** Of the row of `venues` that the query around it has at hand. */
export const venueRowJson: RawBuilder<VenueRow> = sql`
  json_build_object('slug', venues.slug, 'name', venues.name, 'transliterable', venues.transliterable)`;

/** A hall by its name, and the slug that leads to its page. */
export function venueRef(row: VenueRow | null): VenueRef | null {
  return row && { slug: row.slug, name: localName(row.name, row.transliterable) };
}
