import { type Kysely, sql } from "kysely";
import type { SignedInVisitor, WebsiteUser } from "#contract/account.ts";
import type { Database } from "../db/schema.ts";
import { consentsFor } from "./consents.ts";

/** What a visitor's own browser is told of them. */
export async function websiteUser(
  db: Kysely<Database>,
  { accountId, tenantId }: SignedInVisitor,
  now: () => number,
): Promise<WebsiteUser | null> {
  const row = await db
    .selectFrom("accounts")
    .select((account) => [
      "account_id as uuid",
      "name",
      "email",
      "locale",
      account
        .selectFrom("account_push_tokens")
        .select(sql<string[]>`coalesce(array_agg(token order by stored_at, token), '{}')`.as("tokens"))
        .whereRef("account_push_tokens.account_id", "=", "accounts.account_id")
        .where("tenant_id", "=", tenantId)
        .as("fcmTokens"),
      account
        .exists(
          account
            .selectFrom("account_roles")
            .select("role")
            .whereRef("account_roles.account_id", "=", "accounts.account_id")
            .where("tenant_id", "=", tenantId),
        )
        .as("isOfOffice"),
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    isOfOffice: row.isOfOffice === true,
    fcmTokens: row.fcmTokens ?? [],
    consentDue: await consentsFor(db, tenantId, now).due(accountId),
  };
}
