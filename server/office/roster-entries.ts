import { type RawBuilder, sql, type Transaction } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { rosterEntry } from "#contract/office/roster-entry.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { idOf, type OfficeRow, type OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";
import { teamKey } from "./teams.ts";

type Row = ValuesOf<typeof rosterEntry.fields> & { readonly id: string; readonly slug: string };

type EntryRow = OfficeRow<typeof rosterEntry.fields>;

/** Rows as a table of the statement, numbered from 1 in their order. */
function saidOf(rows: readonly EntryRow[]): RawBuilder<unknown> {
  const said = rows.map((row, index) => ({
    id: row.id,
    number: index + 1,
    team: idOf(row, "team"),
    person: idOf(row, "person"),
    shirt: row.values.shirt,
    position: row.values.position,
    captain: row.values.captain,
    first: row.values.from ?? fromTheBeginning,
    last: row.values.until,
  }));
  return sql`select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) said (id uuid, number int, team uuid, person uuid, shirt text,
    position text, captain boolean, first date, last date)`;
}

async function insert(transaction: Transaction<Database>, tenantId: TenantId, rows: readonly EntryRow[]): Promise<void> {
  await sql`insert into rosters (tenant_id, roster_id, team_id, person_id, shirt_number, position, captain, valid_from, valid_to)
    select ${tenantId}, id, team, person, shirt, position, captain, first, last from (${saidOf(rows)}) said`.execute(transaction);
}

function onListOf(isTheirs: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from teams team where team.tenant_id = held.tenant_id and team.team_id = held.team_id and ${isTheirs})`;
}

const fromTheBeginning = "-infinity";

export const rosterEntries: OfficeStore<typeof rosterEntry.fields> = {
  thing: rosterEntry,
  table: { name: "rosters", id: "roster_id", own: [], kept: [], key: "id" },

  within: {
    club: (ids) => onListOf(sql`team.club_id = any(${ids}::uuid[])`),
    competition: (ids) => onListOf(sql`team.league_id = any(${ids}::uuid[])`),
  },

  ...readBy<typeof rosterEntry.fields>(
    (tenantId, ids) => sql<Row>`
      select stay.roster_id as id, stay.roster_id::text as slug, ${teamKey} as team, person.slug as person,
        stay.shirt_number as shirt, stay.position, stay.captain,
        case when stay.valid_from > '-infinity' then to_char(stay.valid_from, 'YYYY-MM-DD') end as from,
        to_char(stay.valid_to, 'YYYY-MM-DD') as until
      from rosters stay
      join teams held on held.tenant_id = stay.tenant_id and held.team_id = stay.team_id
      join persons person on person.tenant_id = stay.tenant_id and person.person_id = stay.person_id
      where stay.tenant_id = ${tenantId} and (${ids}::uuid[] is null or stay.roster_id = any(${ids}::uuid[]))
      order by 3, person.family_name, person.given_name, stay.valid_from, stay.roster_id`,
  ),

  /** Nobody is on a list twice at once: two shirts of one person would be two players. */
  refuses: async (transaction, tenantId, row) => {
    const { from, until } = row.values;
    const { rows } = await sql`
      select from rosters where tenant_id = ${tenantId} and team_id = ${idOf(row, "team")} and person_id = ${idOf(row, "person")}
        and roster_id <> ${row.id} and valid_from <= coalesce(${until}::date, 'infinity')
        and coalesce(valid_to, 'infinity') >= coalesce(${from}::date, '-infinity')`.execute(transaction);
    return rows.length > 0 ? { from: "OFF45" } : {};
  },

  make: async (transaction, tenantId, row) => {
    await insert(transaction, tenantId, [row]);
  },

  makeAll: async (transaction, tenantId, rows) => {
    const { rows: twice } = await sql<{ id: string }>`
      with said as (${saidOf(rows)}),
        stays as (
          select roster_id as id, team_id, person_id, valid_from as first, valid_to as last, 0 as number from rosters where tenant_id = ${tenantId}
          union all select id, team, person, first, last, number from said)
      select id from said where exists (select from stays other
        where other.team_id = said.team and other.person_id = said.person and other.number < said.number
          and other.first <= coalesce(said.last, 'infinity') and coalesce(other.last, 'infinity') >= said.first)`.execute(transaction);
    const refused = new Map(twice.map(({ id }) => [id, { from: "OFF45" }]));
    await insert(
      transaction,
      tenantId,
      rows.filter(({ id }) => !refused.has(id)),
    );
    return refused;
  },

  write: async (transaction, tenantId, { id, values: { shirt, position, captain, from, until } }) => {
    await sql`update rosters set shirt_number = ${shirt}, position = ${position}, captain = ${captain},
        valid_from = ${from ?? fromTheBeginning}::date, valid_to = ${until}::date
      where tenant_id = ${tenantId} and roster_id = ${id}`.execute(transaction);
  },
};
