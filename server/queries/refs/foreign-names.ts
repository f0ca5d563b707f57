import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { IsForeignName } from "#core/wording/transliterate.ts";
import type { Database } from "../../db/schema.ts";

/** Who reads a text: in which language, and what of it stays as it is in his script. */
export type TextReader = { readonly locale: Locale; readonly isForeignName: IsForeignName };

export async function readerOf(db: Kysely<Database>, tenantId: TenantId, locale: Locale): Promise<TextReader> {
  return { locale, isForeignName: locale === "sr-cyrl" ? await foreignNamesOf(db, tenantId) : () => false };
}

/** Who is new, or written otherwise since, is known to texts after so long at the latest. */
const keptMs = 30_000;

type Kept = { readonly at: number; readonly names: Promise<IsForeignName> };
const kept = new WeakMap<object, Map<TenantId, Kept>>();

/** What a name of a Serbian text may end in beside its own letters. */
const caseEnding = /^(?:|a|u|e|i|o|om|em|ov|ev|in|ovog|ova|ovo|ovu|ove|ovi|ovim|ovih|evog|eva|evo|evu|ina|inu|ine|ih|ima)$/u;

/**
 * Whether a word is of the name of a person or club of this tenant that is not written in Cyrillic, in any case that Serbian puts it
 * in. Asked of the database once in a while, for all texts. NAME3
 */
function foreignNamesOf(db: Kysely<Database>, tenantId: TenantId): Promise<IsForeignName> {
  const known = kept.get(db) ?? new Map<TenantId, Kept>();
  kept.set(db, known);
  const found = known.get(tenantId);
  const now = performance.now();
  if (found && now - found.at < keptMs) return found.names;
  const names = askedNames(db, tenantId);
  known.set(tenantId, { at: now, names });
  names.catch(() => known.delete(tenantId));
  return names;
}

/** Names of a tenant's own people and clubs, and whether each is Serbian. */
export type NamesOfTenant = readonly { readonly name: string; readonly isOwn: boolean }[];

/** `NamesOfTenant` as SQL, for a query that is on its way anyhow. */
export function namesOfTenant(tenantId: TenantId): RawBuilder<NamesOfTenant> {
  return sql<NamesOfTenant>`(select coalesce(json_agg(json_build_object('name', named.name, 'isOwn', named.own)), '[]') from (
    select given_name || ' ' || family_name as name, transliterable as own from persons where tenant_id = ${tenantId}
    union select name, transliterable from clubs where tenant_id = ${tenantId}
    union select name, transliterable from named_people where tenant_id = ${tenantId}) named)`;
}

export function readerWith(names: NamesOfTenant, locale: Locale): TextReader {
  return { locale, isForeignName: foreignAmong(names) };
}

function foreignAmong(names: NamesOfTenant): IsForeignName {
  return isOneOf(wordsOf(names.filter(({ isOwn }) => !isOwn)), wordsOf(names.filter(({ isOwn }) => isOwn)));
}

async function askedNames(db: Kysely<Database>, tenantId: TenantId): Promise<IsForeignName> {
  const { names } = await db.selectNoFrom(namesOfTenant(tenantId).as("names")).executeTakeFirstOrThrow();
  return foreignAmong(names);
}

/** A word that is somebody's Serbian name as well is not foreign: Marko Jones has a namesake. */
export function isOneOf(foreign: ReadonlySet<string>, own: ReadonlySet<string>): IsForeignName {
  const words = new Set([...foreign].filter((word) => !own.has(word)));
  return (word) => {
    const lower = word.toLowerCase();
    for (let length = lower.length; length >= Math.max(2, lower.length - 4); length--)
      if (words.has(lower.slice(0, length)) && caseEnding.test(lower.slice(length))) return true;
    return false;
  };
}

export function wordsOf(rows: readonly { readonly name: string }[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ name }) => name.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase()));
}
