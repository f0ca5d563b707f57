import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** One part of what somebody is given when they ask for everything that is kept about them. */
export type ExportPart = {
  readonly name: string;
  /** The tables it tells of: a test finds those that hang on an account and that no part tells of. */
  readonly tables: readonly (keyof Database)[];
  readonly read: (db: Kysely<Database>, accountId: string) => Promise<unknown>;
};

/** What belongs to an account itself; other parts of the server name theirs in `createAccounts`. Secrets are told by that they are there. */
export const accountParts: readonly ExportPart[] = [
  {
    name: "account",
    tables: ["accounts", "account_passwords"],
    read: (db, accountId) =>
      db
        .selectFrom("accounts")
        .leftJoin("account_passwords", "account_passwords.account_id", "accounts.account_id")
        .select(["name", "email", "locale", "accounts.created_at as createdAt", "changed_at as passwordChangedAt"])
        .where("accounts.account_id", "=", accountId)
        .executeTakeFirst(),
  },
  {
    name: "recoveryCode",
    tables: ["account_recovery_codes"],
    read: (db, accountId) =>
      db.selectFrom("account_recovery_codes").select("made_at as madeAt").where("account_id", "=", accountId).execute(),
  },
  {
    name: "runsInstallation",
    tables: ["installation_operators"],
    read: (db, accountId) => db.selectFrom("installation_operators").select("since").where("account_id", "=", accountId).execute(),
  },
  {
    name: "signInsOfOthers",
    tables: ["account_identities"],
    read: (db, accountId) =>
      db
        .selectFrom("account_identities")
        .select(["issuer", "subject", "created_at as createdAt"])
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .execute(),
  },
  {
    name: "sessions",
    tables: ["account_sessions"],
    read: (db, accountId) =>
      db
        .selectFrom("account_sessions")
        .innerJoin("tenants", "tenants.tenant_id", "account_sessions.tenant_id")
        .select(["slug as league", "method", "user_agent as userAgent", "account_sessions.created_at as createdAt", "seen_at as seenAt"])
        .where("account_id", "=", accountId)
        .orderBy("account_sessions.created_at")
        .execute(),
  },
  {
    name: "knownNetworks",
    tables: ["known_networks"],
    read: (db, accountId) =>
      db.selectFrom("known_networks").select("seen_at as seenAt").where("account_id", "=", accountId).orderBy("seen_at").execute(),
  },
  {
    name: "passkeys",
    tables: ["account_passkeys"],
    read: (db, accountId) =>
      db
        .selectFrom("account_passkeys")
        .innerJoin("tenants", "tenants.tenant_id", "account_passkeys.tenant_id")
        .select(["slug as league", "account_passkeys.name", "account_passkeys.created_at as createdAt", "used_at as usedAt"])
        .where("account_id", "=", accountId)
        .orderBy("account_passkeys.created_at")
        .execute(),
  },
  {
    name: "pushTokens",
    tables: ["account_push_tokens"],
    read: (db, accountId) =>
      db
        .selectFrom("account_push_tokens")
        .innerJoin("tenants", "tenants.tenant_id", "account_push_tokens.tenant_id")
        .select(["slug as league", "token", "stored_at as storedAt"])
        .where("account_id", "=", accountId)
        .orderBy("stored_at")
        .execute(),
  },
  {
    name: "roles",
    tables: ["account_roles"],
    read: (db, accountId) =>
      db
        .selectFrom("account_roles")
        .innerJoin("tenants", "tenants.tenant_id", "account_roles.tenant_id")
        .select(["slug as league", "role", "scope_kind as scopeKind", "scope_id as scopeId", "granted_at as grantedAt"])
        .where("account_id", "=", accountId)
        .orderBy("granted_at")
        .execute(),
  },
  {
    name: "consents",
    tables: ["account_consents"],
    read: (db, accountId) =>
      db
        .selectFrom("account_consents")
        .innerJoin("tenants", "tenants.tenant_id", "account_consents.tenant_id")
        .select(["slug as league", "kind", "version", "given_at as givenAt", "given_by as givenBy"])
        .where("account_id", "=", accountId)
        .orderBy("given_at")
        .execute(),
  },
  {
    name: "ages",
    tables: ["account_ages"],
    read: (db, accountId) =>
      db
        .selectFrom("account_ages")
        .innerJoin("tenants", "tenants.tenant_id", "account_ages.tenant_id")
        .select(["slug as league", "asked_age as askedAge", "of_age_on as ofAgeOn"])
        .where("account_id", "=", accountId)
        .orderBy("slug")
        .execute(),
  },
  {
    name: "linksUnderWay",
    tables: ["account_tickets"],
    read: (db, accountId) =>
      db
        .selectFrom("account_tickets")
        .select(["kind", "created_at as createdAt", "expires_at as expiresAt", "used_at as usedAt"])
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .execute(),
  },
];

/** Everything about one person, as it stands at one moment; `null`: there is no such account any more. ACC16 */
export async function exportAccount(
  db: Kysely<Database>,
  accountId: string,
  parts: readonly ExportPart[],
): Promise<Readonly<Record<string, unknown>> | null> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      const told: Record<string, unknown> = {};
      for (const { name, read } of parts) told[name] = await read(transaction, accountId);
      return told["account"] === undefined ? null : told;
    });
}
