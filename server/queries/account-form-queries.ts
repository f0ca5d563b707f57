import { sql, type Kysely } from "kysely";
import type { AccountFormQueries, AccountRules, AccountTerms } from "#contract/account-forms.ts";
import type { Locale } from "#contract/locale.ts";
import type { NewsBlock } from "#contract/news.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import { signInWays } from "#contract/sign-in-ways.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf, type TextReader } from "./refs/foreign-names.ts";
import type { Database } from "../db/schema.ts";
import { bestText, rewrittenBlocks, type TextsByLocale } from "./refs/best-text.ts";

/** What a league asks of those who open an account, and the official site that signs in for it: one round trip. */
export function accountFormQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): AccountFormQueries {
  return { rules: (locale) => accountRules(db, tenantId, note, locale), sent: () => null };
}

async function accountRules(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, locale: Locale): Promise<AccountRules> {
  note(pageTags.site);
  const row = await db
    .selectFrom("tenants")
    .leftJoin("tenant_branding", "tenant_branding.tenant_id", "tenants.tenant_id")
    .leftJoin("account_rules", "account_rules.tenant_id", "tenants.tenant_id")
    .select(["website", "minimum_age", "guardian_below_age", "terms_version", "default_locale", "sign_in_ways"])
    .select(
      sql<TextsByLocale<readonly NewsBlock[]> | null>`(select json_object_agg(locale, body) from account_terms
        where account_terms.tenant_id = account_rules.tenant_id and version = terms_version)`.as("texts"),
    )
    .where("tenants.tenant_id", "=", tenantId)
    .executeTakeFirst();
  const least = row?.minimum_age ?? null;
  const withoutGuardian = row?.guardian_below_age ?? null;
  const ways = row?.sign_in_ways ?? signInWays;
  return {
    ages: least === null && withoutGuardian === null ? null : { least: least ?? 0, withoutGuardian: withoutGuardian ?? 0 },
    terms: row ? termsIn(row.terms_version, row.texts, await readerOf(db, tenantId, locale), row.default_locale) : null,
    official: ways.includes("official") ? officialOf(row?.website) : null,
    ways,
  };
}

function termsIn(
  version: string | null,
  texts: TextsByLocale<readonly NewsBlock[]> | null,
  reader: TextReader,
  tenantLocale: string,
): AccountTerms | null {
  const chosen = bestText(texts, reader, tenantLocale);
  if (version === null || chosen === null) return null;
  return { version, textLocale: chosen.locale, body: rewrittenBlocks(chosen.text, chosen.inScript) };
}

/** `{ "login": { "region": "rs" } }` of a website's settings. */
function officialOf(website: unknown): AccountRules["official"] {
  const login = propertyOf(website, "login");
  const region = propertyOf(login, "region");
  if (typeof region !== "string" || !/^[a-z0-9-]{1,40}$/i.test(region)) return null;
  return { region };
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
