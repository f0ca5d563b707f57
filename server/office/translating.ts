import { sql, type Transaction } from "kysely";
import type { Fields, FieldValue, ValuesOf } from "#contract/fields/field-kinds.ts";
import { isLocale, type Language, languageOf, type Locale } from "#contract/locale.ts";
import type { OfficeThing } from "#contract/office/office-thing.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { apart } from "./merge-values.ts";
import type { OfficeFault } from "./office-change.ts";

type Values = Readonly<Record<string, FieldValue>>;
type Change = { readonly before: Values; readonly wished: Values };

/**
 * What a translator's change comes to: words in other languages than the league's own, none of which visitors read; what is new stays
 * held back until somebody else lets it out. All else is refused at its control. OFF80
 */
export async function translated<All extends Fields>(
  transaction: Transaction<Database>,
  thing: OfficeThing<All>,
  tenantId: TenantId,
  { before, wished }: Change,
): Promise<{ readonly values: Values } | { readonly faults: Readonly<Record<string, OfficeFault>> }> {
  const own = await ownLanguage(transaction, tenantId);
  const out = thing.translation?.out(before as ValuesOf<All>) ?? [];
  const changed = changedControls(thing.fields, { before, wished });
  const languages = new Set<Language>();
  const faults: Record<string, OfficeFault> = {};
  for (const control of changed) {
    const [name = "", locale] = control.split(".");
    const language = thing.fields[name]?.kind === "words" && isLocale(locale) ? languageOf(locale) : null;
    if (language === null || language === own || out.includes(language)) faults[control] = { code: "rule", rule: "OFF80" };
    else languages.add(language);
  }
  if (Object.keys(faults).length > 0) return { faults };
  return { values: thing.translation?.held(wished as ValuesOf<All>, [...languages]) ?? wished };
}

async function ownLanguage(transaction: Transaction<Database>, tenantId: TenantId): Promise<Language> {
  const { rows } = await sql<{ own: Locale }>`select default_locale as own from tenants where tenant_id = ${tenantId}`.execute(transaction);
  if (!rows[0]) throw new Error("A league without a language");
  return languageOf(rows[0].own);
}

function changedControls(fields: Fields, { before, wished }: Change): readonly string[] {
  const [was, is] = [apart(fields, before), apart(fields, wished)];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (control) => canonicalJson(was.get(control) ?? null) !== canonicalJson(is.get(control) ?? null),
  );
}
