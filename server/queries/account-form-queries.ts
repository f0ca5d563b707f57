import type { Kysely } from "kysely";
import type { AccountFormQueries, AccountRules } from "#contract/account-forms.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/** What a league asks of those who open an account, and the official site that signs in for it: one round trip. */
export function accountFormQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): AccountFormQueries {
  return { rules: () => accountRules(db, tenantId, note), sent: () => null };
}

async function accountRules(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<AccountRules> {
  note(pageTags.site);
  const row = await db
    .selectFrom("tenant_branding")
    .leftJoin("account_rules", "account_rules.tenant_id", "tenant_branding.tenant_id")
    .select(["website", "minimum_age", "guardian_below_age"])
    .where("tenant_branding.tenant_id", "=", tenantId)
    .executeTakeFirst();
  const least = row?.minimum_age ?? null;
  const withoutGuardian = row?.guardian_below_age ?? null;
  return {
    ages: least === null && withoutGuardian === null ? null : { least: least ?? 0, withoutGuardian: withoutGuardian ?? 0 },
    official: officialOf(row?.website),
  };
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
