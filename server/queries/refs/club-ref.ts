import { type RawBuilder, sql } from "kysely";
import { localName } from "./local-name.ts";
import type { ClubRef } from "#contract/refs.ts";

/** A club as SQL hands it over. */
export type ClubRefRow = Omit<ClubRef, "name"> & { readonly name: string; readonly transliterable: boolean };

/** `club` is the name under which the query joined `clubs`, `named` what its name is of: `season_clubs`, or `clubs` again. */
export function clubRefJson(club: string, named: string): RawBuilder<ClubRefRow> {
  return sql`json_build_object(
    'slug', ${sql.ref(`${club}.slug`)}, 'name', ${sql.ref(`${named}.name`)}, 'transliterable', ${sql.ref(`${named}.transliterable`)},
    'code', ${sql.ref(`${named}.code`)}, 'primaryColor', ${sql.ref(`${club}.primary_color`)},
    'secondaryColor', ${sql.ref(`${club}.secondary_color`)}, 'crestUrl', ${sql.ref(`${club}.crest_url`)})`;
}

export function clubRef({ slug, name, transliterable, code, primaryColor, secondaryColor, crestUrl }: ClubRefRow): ClubRef {
  return { slug, name: localName(name, transliterable), code, primaryColor, secondaryColor, crestUrl };
}
