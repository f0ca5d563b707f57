import { sql, type Transaction } from "kysely";
import type { Field, Fields, FieldValue, ValuesOf } from "#contract/fields/field-kinds.ts";
import type { OfficeThing } from "#contract/office/office-thing.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { idsOf } from "./row-key.ts";
import { fieldsListed, rowsWith } from "./row-source.ts";
import { storeOf } from "./things.ts";

type Values = Readonly<Record<string, FieldValue>>;

/** A row as screens call it, and what tells it apart from others that are called so. */
export type RowName = { readonly title: string; readonly apart: string | null };

/** Of rows that others name: by thing and slug. */
export type RowNames = ReadonlyMap<string, RowName>;

/** Something that a screen tells: a row's values, of what thing. */
export type ShownRow = { readonly thing: OfficeThing; readonly values: Values };

export const noNames: RowNames = new Map();

/** What the rows are called that these name, and what those are called by; also of a row that is gone. OFF55 */
export async function rowNames(transaction: Transaction<Database>, tenantId: TenantId, told: readonly ShownRow[]): Promise<RowNames> {
  const wanted = new Map<string, Set<string>>();
  for (const { thing, values } of told)
    for (const [to, slug] of referencesOf(thing.fields, values)) wanted.set(to, (wanted.get(to) ?? new Set()).add(slug));
  if (wanted.size === 0) return noNames;
  const rows: (ShownRow & { readonly slug: string })[] = [];
  for (const [name, slugs] of wanted) rows.push(...(await rowsCalled(transaction, tenantId, name, [...slugs])));
  const theirs = await rowNames(transaction, tenantId, rows);
  return new Map(rows.map(({ thing, slug, values }) => [keyOf(thing.name, slug), nameOfRow(thing, values, theirs)]));
}

/** A row by its values, where the names of what it names are known. */
export function nameOfRow(thing: OfficeThing, values: Values, names: RowNames): RowName {
  const spoken = spokenOf(thing.fields, values, names);
  return { title: (thing.titled ?? thing.called)(spoken), apart: thing.apart?.(spoken) ?? null };
}

/** What a reference of a row names, with what tells it apart unless the row says that anyway. */
export function nameOfReference(fields: Fields, name: string, values: Values, names: RowNames): string {
  const called = nameAt(fields, name, values, names);
  const slug = values[name];
  if (called === null) return typeof slug === "string" ? slug : "";
  const said = Object.keys(fields).map((other) => (other === name ? null : nameAt(fields, other, values, names)?.title));
  return called.apart === null || said.includes(called.apart) ? called.title : wholeName(called);
}

/** As it stands among others: with what tells it apart. */
export function wholeName({ title, apart }: RowName): string {
  return apart === null ? title : `${title} · ${apart}`;
}

function nameAt(fields: Fields, name: string, values: Values, names: RowNames): RowName | null {
  const [field, value] = [fields[name], values[name]];
  return field?.kind === "reference" && typeof value === "string" ? (names.get(keyOf(field.to, value)) ?? null) : null;
}

/** The values with names in place of slugs: what a description makes a title of. */
function spokenOf(fields: Fields, values: Values, names: RowNames): ValuesOf<Fields> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, nameAt(fields, name, values, names)?.title ?? value]));
}

function referencesOf(fields: Fields, values: Values): readonly (readonly [to: string, slug: string])[] {
  return Object.entries<Field>(fields).flatMap(([name, field]) => {
    const value = values[name];
    return field.kind === "reference" && typeof value === "string" ? [[field.to, value] as const] : [];
  });
}

function keyOf(thing: string, slug: string): string {
  return `${thing}/${slug}`;
}

/** Rows by their slugs; of one that was taken away what it was last. */
async function rowsCalled(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  name: string,
  slugs: readonly string[],
): Promise<readonly (ShownRow & { readonly slug: string })[]> {
  const store = storeOf(name);
  if (store === null) return [];
  const { thing, table } = store;
  const ids = await idsOf(transaction, tenantId, table, slugs);
  const found = ids.length === 0 ? [] : await rowsWith(transaction, store, tenantId, { ids, fields: fieldsListed(store) });
  const known = new Set(found.map(({ slug }) => slug));
  const gone = slugs.filter((slug) => !known.has(slug));
  const last = gone.length === 0 ? [] : await lastSaid(transaction, tenantId, name, gone);
  return [...found, ...last].map(({ slug, values }) => ({ thing, slug, values }));
}

type Said = { readonly slug: string; readonly values: Values };

async function lastSaid(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  thing: string,
  slugs: readonly string[],
): Promise<readonly Said[]> {
  const { rows } = await sql<Said>`
    select distinct on (before ->> 'slug') before ->> 'slug' as slug, before -> 'values' as values from office_changes
    where tenant_id = ${tenantId} and thing = ${thing} and after is null and before ->> 'slug' = any(${slugs}::text[])
    order by before ->> 'slug', number desc`.execute(transaction);
  return rows;
}
