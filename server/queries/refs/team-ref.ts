import { type RawBuilder, sql } from "kysely";
import { localName } from "./local-name.ts";
import type { TeamRef } from "#contract/refs.ts";

/** A team as SQL hands it over, in one JSON value so that both sides of a game read alike. */
export type TeamRefRow = Omit<TeamRef, "name"> & { readonly name: string; readonly transliterable: boolean };

/** `team` and `club` are the names under which the query joined `teams` and `clubs`. */
export function teamRefJson(team: string, club: string): RawBuilder<TeamRefRow> {
  return sql`json_build_object(
    'clubSlug', ${sql.ref(`${club}.slug`)}, 'teamSlug', ${sql.ref(`${team}.slug`)},
    'name', ${sql.ref(`${team}.name`)}, 'transliterable', ${sql.ref(`${team}.transliterable`)}, 'code', ${sql.ref(`${team}.code`)},
    'primaryColor', ${sql.ref(`${club}.primary_color`)}, 'secondaryColor', ${sql.ref(`${club}.secondary_color`)}, 'crestUrl', ${sql.ref(`${club}.crest_url`)})`;
}

export function teamRef({ name, transliterable, ...row }: TeamRefRow): TeamRef {
  return { ...row, name: localName(name, transliterable) };
}
