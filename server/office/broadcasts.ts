import { sql } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { broadcast as thing, codesIn } from "#contract/office/broadcast.ts";
import { competitionKey } from "./competitions.ts";
import { idOf, type OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";

type BroadcastFields = typeof thing.fields;
type Row = ValuesOf<BroadcastFields> & { readonly id: string; readonly slug: string };

/** OUT1, OUT2, OFF92 */
export const broadcasts: OfficeStore<BroadcastFields> = {
  thing,
  table: { name: "broadcasts", id: "broadcast_id", own: [], kept: [], key: "id" },

  within: { competition: (ids) => sql`held.league_id = any(${ids}::uuid[])` },

  ...readBy<BroadcastFields>(
    (tenantId, ids) => sql<Row>`
      select shown.broadcast_id as id, shown.broadcast_id::text as slug,
        (select ${competitionKey} from leagues held where held.tenant_id = shown.tenant_id and held.league_id = shown.league_id) as competition,
        shown.game_id as game, shown.name, shown.url as website, nullif(array_to_string(shown.languages, ', '), '') as languages,
        nullif(array_to_string(shown.countries, ', '), '') as countries, shown.place
      from broadcasts shown
      where shown.tenant_id = ${tenantId} and (${ids}::uuid[] is null or shown.broadcast_id = any(${ids}::uuid[]))
      order by 3 desc, shown.game_id nulls first, shown.place, shown.name`,
  ),

  /** A game is of its competition, and has each broadcaster once. */
  refuses: async (transaction, tenantId, row) => {
    const [leagueId, gameId] = [idOf(row, "competition"), row.ids?.["game"] ?? null];
    const { rows } = await sql<{ isOf: boolean; isTwice: boolean }>`
      select ${gameId}::uuid is null or exists (select from games where tenant_id = ${tenantId} and game_id = ${gameId}::uuid
          and league_id = ${leagueId}) as "isOf",
        exists (select from broadcasts where tenant_id = ${tenantId} and league_id = ${leagueId}
          and game_id is not distinct from ${gameId}::uuid and name = ${row.values.name} and broadcast_id <> ${row.id}) as "isTwice"`.execute(
      transaction,
    );
    return { ...(rows[0]?.isOf === false && { game: "OFF49" }), ...(rows[0]?.isTwice && { name: "OFF92" }) };
  },

  make: async (transaction, tenantId, row) => {
    const { name, website, languages, countries, place } = row.values;
    await sql`insert into broadcasts (tenant_id, broadcast_id, league_id, game_id, name, url, languages, countries, place)
      values (${tenantId}, ${row.id}, ${idOf(row, "competition")}, ${row.ids?.["game"] ?? null}, ${name}, ${website},
        ${[...codesIn(languages)]}::text[], ${[...codesIn(countries)]}::text[], ${place ?? 0})`.execute(transaction);
  },

  write: async (transaction, tenantId, { id, values: { name, website, languages, countries, place } }) => {
    await sql`update broadcasts set name = ${name}, url = ${website}, languages = ${[...codesIn(languages)]}::text[],
        countries = ${[...codesIn(countries)]}::text[], place = ${place ?? 0}
      where tenant_id = ${tenantId} and broadcast_id = ${id}`.execute(transaction);
  },
};
