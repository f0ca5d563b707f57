import { utcDayOf } from "#core/kernel/calendar-day.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { ConsentDue } from "#contract/account.ts";
import type { AccountRules } from "#contract/account-forms.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { type KnownAge, knownAge, ownConsentAge } from "./ages.ts";

/** What the pages say themselves, where a league has no text of its own. */
export const builtInTerms = "built-in";

/** What somebody agreed to, and when; kept with the account once there is one. */
export const agreementSchema = z.object({
  termsVersion: z.string(),
  agreedAt: z.iso.datetime(),
  age: z.object({ asked: z.number(), ofAgeOn: z.string().nullable() }).nullable(),
});
export type Agreement = z.infer<typeof agreementSchema>;

/** `birth` as a form that asks for it gives it. */
export function agreementNow({ terms, ages }: ConsentRules, birth: string | null, now: number): Agreement {
  const agreedAt = new Date(now).toISOString();
  return {
    termsVersion: terms?.version ?? builtInTerms,
    agreedAt,
    age: ages === null || birth === null ? null : knownAge(birth, ages, agreedAt.slice(0, 10)),
  };
}

/** Who agreed for a minor. */
export type GuardianAnswer = { readonly email: string; readonly at: number };

/** What a league asks. */
export type ConsentRules = { readonly terms: { readonly version: string } | null; readonly ages: AccountRules["ages"] };

type ConsentRecord = { readonly terms: readonly string[]; readonly guardian: readonly string[]; readonly age: KnownAge | null };

/**
 * What a league still wants of somebody before anything more is kept for them here: consent to the text in force, how old
 * they are, for a minor a guardian's consent to the same text. `null`: nothing. ACC20
 */
export function consentDue({ terms: text, ages }: ConsentRules, { terms, guardian, age }: ConsentRecord, today: string): ConsentDue | null {
  const isMinor = ages !== null && age !== null && age.ofAgeOn !== null && age.ofAgeOn > today;
  const due = {
    terms: text !== null && !terms.includes(text.version),
    age: ages !== null && (age === null || age.asked < ownConsentAge(ages)),
    guardian: isMinor && !guardian.includes(text?.version ?? builtInTerms),
  };
  return due.terms || due.age || due.guardian ? due : null;
}

/** What people have agreed to in one league. ACC19, ACC20 */
export function consentsFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    rules: () => rulesOf(db, tenantId),

    async due(accountId: string): Promise<ConsentDue | null> {
      const asked = await rulesOf(db, tenantId);
      // Most leagues ask nothing, and their visitors cost no second question.
      if (asked.terms === null && asked.ages === null) return null;
      return consentDue(asked, await standingOf(db, tenantId, accountId), utcDayOf(now()));
    },

    /** Who agreed for this minor last; `null`: nobody yet. */
    async guardianOf(accountId: string): Promise<string | null> {
      const row = await db
        .selectFrom("account_consents")
        .select("given_by")
        .where("tenant_id", "=", tenantId)
        .where("account_id", "=", accountId)
        .where("kind", "=", "guardian")
        .orderBy("given_at", "desc")
        .executeTakeFirst();
      return row?.given_by ?? null;
    },

    async give(accountId: string, agreement: Agreement, guardian: GuardianAnswer | null): Promise<void> {
      const { termsVersion: version, agreedAt, age } = agreement;
      const own = { tenant_id: tenantId, account_id: accountId, version };
      await db
        .insertInto("account_consents")
        .values([
          { ...own, kind: "terms", given_at: new Date(agreedAt), given_by: null },
          ...(guardian === null ? [] : [{ ...own, kind: "guardian" as const, given_at: new Date(guardian.at), given_by: guardian.email }]),
        ])
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (age === null) return;
      const kept = { asked_age: age.asked, of_age_on: age.ofAgeOn };
      await db
        .insertInto("account_ages")
        .values({ tenant_id: tenantId, account_id: accountId, ...kept })
        .onConflict((conflict) => conflict.columns(["tenant_id", "account_id"]).doUpdateSet(kept))
        .execute();
    },
  };
}

async function rulesOf(db: Kysely<Database>, tenantId: TenantId): Promise<ConsentRules> {
  const row = await db.selectFrom("account_rules").selectAll().where("tenant_id", "=", tenantId).executeTakeFirst();
  const [least, withoutGuardian] = [row?.minimum_age ?? null, row?.guardian_below_age ?? null];
  return {
    terms: row && row.terms_version !== null ? { version: row.terms_version } : null,
    ages: least === null && withoutGuardian === null ? null : { least: least ?? 0, withoutGuardian: withoutGuardian ?? 0 },
  };
}

async function standingOf(db: Kysely<Database>, tenantId: TenantId, accountId: string): Promise<ConsentRecord> {
  const [consents, age] = await Promise.all([
    db
      .selectFrom("account_consents")
      .select(["kind", "version"])
      .where("tenant_id", "=", tenantId)
      .where("account_id", "=", accountId)
      .execute(),
    db
      .selectFrom("account_ages")
      .select(["asked_age as asked", "of_age_on as ofAgeOn"])
      .where("tenant_id", "=", tenantId)
      .where("account_id", "=", accountId)
      .executeTakeFirst(),
  ]);
  const versions = (kind: "terms" | "guardian") => consents.filter((each) => each.kind === kind).map(({ version }) => version);
  return { terms: versions("terms"), guardian: versions("guardian"), age: age ?? null };
}
