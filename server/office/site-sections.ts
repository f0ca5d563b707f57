import { sql } from "kysely";
import type { Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { partsOf, sectionField, siteSections } from "#contract/office/sections.ts";
import { menuSections, type SectionKey, sectionKeys, type SectionSet } from "#contract/sections.ts";
import type { OfficeStore } from "./office-store.ts";

/** Its one row has one name. */
const key = sql<string>`'sections'::text`;

type Values = Readonly<Record<string, FieldValue>>;

/** Of a section nobody has said anything of there is no row: it stands as it does by default, also when that becomes another. OFF63 */
export const ownSections: OfficeStore<Fields> = {
  thing: siteSections,
  table: { name: "tenants", id: "tenant_id", own: ["tenant_sections"], kept: [], key },

  rows: async (transaction, tenantId, ids) => {
    const { rows } = await sql<{ id: string; said: readonly SectionSet[] }>`
      select tenant_id as id, (
        select coalesce(json_agg(json_build_object('section', section, 'showing', showing, 'place', place, 'names', names)), '[]')
        from tenant_sections said where said.tenant_id = held.tenant_id) as said
      from tenants held
      where tenant_id = ${tenantId} and (${ids}::uuid[] is null or tenant_id = any(${ids}::uuid[]))`.execute(transaction);
    return rows.map(({ id, said }) => ({ id, slug: "sections", values: valuesOf(said) }));
  },

  // They are there with the league: the door makes none of a thing there is one of.
  make: () => Promise.reject(new Error("The sections are there with the league")),

  write: async (transaction, tenantId, { values }) => {
    const said = JSON.stringify(sectionKeys.flatMap((section) => setOf(section, values) ?? []));
    await sql`delete from tenant_sections where tenant_id = ${tenantId}`.execute(transaction);
    await sql`
      insert into tenant_sections (tenant_id, section, showing, place, names)
      select ${tenantId}, section, showing, place, names
      from jsonb_to_recordset(${said}::jsonb) said (section text, showing text, place smallint, names jsonb)`.execute(transaction);
  },
};

function valuesOf(said: readonly SectionSet[]): Values {
  return Object.fromEntries(
    sectionKeys.flatMap((section) => {
      const own = said.find((each) => each.section === section);
      const stands = { showing: own?.showing ?? "filled", place: own?.place ?? placeOf(section), name: own?.names ?? {} };
      return partsOf(section).map((part) => [sectionField(section, part), stands[part]]);
    }),
  );
}

/** What differs from what is there by default; `null`: nothing does. */
function setOf(section: SectionKey, values: Values): SectionSet | null {
  const {
    [sectionField(section, "showing")]: showing,
    [sectionField(section, "place")]: place,
    [sectionField(section, "name")]: name,
  } = values;
  const own = {
    section,
    showing: showing === undefined || showing === "filled" ? null : (showing as SectionSet["showing"]),
    place: place === undefined || place === placeOf(section) ? null : (place as number),
    names: (name ?? {}) as SectionSet["names"],
  };
  return own.showing === null && own.place === null && Object.keys(own.names).length === 0 ? null : own;
}

function placeOf(section: SectionKey): number {
  return menuSections.indexOf(section) + 1;
}
