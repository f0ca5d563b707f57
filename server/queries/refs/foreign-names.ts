import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { IsForeignName } from "#core/wording/transliterate.ts";
import type { Database } from "../../db/schema.ts";

/** Who reads a text: in which language, and what of it stays as it is in his script. */
export type TextReader = {
  readonly locale: Locale;
  readonly isForeignName: IsForeignName;
  /** A text with whole names as they were typed for him. NAME10 */
  readonly withTypedNames: (text: string) => string;
};

type KnownNames = Omit<TextReader, "locale">;
const noNames: KnownNames = { isForeignName: () => false, withTypedNames: (text) => text };

export async function readerOf(db: Kysely<Database>, tenantId: TenantId, locale: Locale): Promise<TextReader> {
  return { locale, ...(locale === "sr-cyrl" ? await foreignNamesOf(db, tenantId) : noNames) };
}

/** Who is new, or written otherwise since, is known to texts after so long at the latest. */
const keptMs = 30_000;

type Kept = { readonly at: number; readonly names: Promise<KnownNames> };
const kept = new WeakMap<object, Map<TenantId, Kept>>();

/** What a name of a Serbian text may end in beside its own letters. */
const caseEnding = /^(?:|a|u|e|i|o|om|em|ov|ev|in|ovog|ova|ovo|ovu|ove|ovi|ovim|ovih|evog|eva|evo|evu|ina|inu|ine|ih|ima)$/u;

/**
 * Whether a word is of the name of a person or club of this tenant that is not written in Cyrillic, in any case that Serbian puts it
 * in. Asked of the database once in a while, for all texts. NAME3
 */
function foreignNamesOf(db: Kysely<Database>, tenantId: TenantId): Promise<KnownNames> {
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

/** Names of a tenant's own people and clubs, whether each is Serbian, and as it was typed in Cyrillic. */
export type NamesOfTenant = readonly { readonly name: string; readonly isOwn: boolean; readonly written: string | null }[];

/** `NamesOfTenant` as SQL, for a query that is on its way anyhow. */
export function namesOfTenant(tenantId: TenantId): RawBuilder<NamesOfTenant> {
  return sql<NamesOfTenant>`(select coalesce(json_agg(json_build_object('name', named.name, 'isOwn', named.own, 'written', typed.written)), '[]') from (
    select given_name || ' ' || family_name as name, transliterable as own from persons where tenant_id = ${tenantId}
    union select name, transliterable from clubs where tenant_id = ${tenantId}
    union select name, transliterable from named_people where tenant_id = ${tenantId}) named
    left join (select btrim(given_name || ' ' || name) as name, btrim(written_given_name || ' ' || written_name) as written
      from written_names where tenant_id = ${tenantId} and script = 'sr-Cyrl' and kind in ('person', 'club')) typed on typed.name = named.name)`;
}

export function readerWith(names: NamesOfTenant, locale: Locale): TextReader {
  return { locale, ...namesKnown(names) };
}

function namesKnown(names: NamesOfTenant): KnownNames {
  return {
    isForeignName: isOneOf(wordsOf(names.filter(({ isOwn }) => !isOwn)), wordsOf(names.filter(({ isOwn }) => isOwn))),
    withTypedNames: typedIn(new Map(names.flatMap(({ name, written }) => (written === null ? [] : [[name, written] as const])))),
  };
}

/** Whole names only, in the case in which they are kept: what ends otherwise stays as it is. */
export function typedIn(typed: ReadonlyMap<string, string>): (text: string) => string {
  if (typed.size === 0) return (text) => text;
  const longestFirst = [...typed.keys()].toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const whole = new RegExp(`(?<!\\p{L})(?:${longestFirst.join("|")})(?!\\p{L})`, "gu");
  return (text) => text.replace(whole, (name) => typed.get(name) ?? name);
}

async function askedNames(db: Kysely<Database>, tenantId: TenantId): Promise<KnownNames> {
  const { names } = await db.selectNoFrom(namesOfTenant(tenantId).as("names")).executeTakeFirstOrThrow();
  return namesKnown(names);
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
