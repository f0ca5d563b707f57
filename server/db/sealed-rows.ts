import { type Kysely, sql } from "kysely";
import {
  fromRow,
  fromTextRow,
  isSealed,
  type SecretKey,
  type SecretPlace,
  sealedFromText,
  sealedText,
  toRow,
  toTextRow,
  useSecretKey,
} from "./sealed-secret.ts";
import type { Database } from "./schema.ts";

export const secretPlaces = {
  link: (tenantId: string): SecretPlace => ({ column: "link_keys.key", tenantId }),
  push: { column: "push_keys.private_key", tenantId: null } satisfies SecretPlace,
  provider: (tenantId: string): SecretPlace => ({ column: "push_providers.service_account", tenantId }),
  webhook: (tenantId: string): SecretPlace => ({ column: "webhook_subscriptions.secret", tenantId }),
};

/** What becomes of one secret, as bytes and as text. */
type Change = {
  readonly bytes: (stored: Buffer, place: SecretPlace) => Buffer;
  readonly text: (stored: string, place: SecretPlace) => string;
};

const sealing: Change = {
  bytes: (stored, place) => (isSealed(stored) ? stored : toRow(stored, place)),
  text: (stored, place) => (sealedFromText(stored) === null ? toTextRow(stored, place) : stored),
};
const opening: Change = { bytes: fromRow, text: fromTextRow };

/** Seals what lies open, as rows from before there were seals and those of a league that came in; answers with how many. SECRET1 */
export async function sealOpenRows(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => changeRows(transaction, sealing, null));
}

/** Of one league, as long as the transaction lasts: whoever takes its rows along has another key. */
export async function openRowsOf(transaction: Kysely<Database>, tenantId: string): Promise<void> {
  await changeRows(transaction, opening, tenantId);
}

/** All secrets from one key to another, which is in use from then on, and its name. No row lies open on the way. SECRET3 */
export async function sealAnew(db: Kysely<Database>, next: SecretKey, before: SecretKey): Promise<number> {
  const anew: Change = {
    bytes: (stored, place) => next.seal(isSealed(stored) ? before.open(stored, place) : stored, place),
    text: (stored, place) => {
      const sealed = sealedFromText(stored);
      return sealedText(next.seal(sealed === null ? Buffer.from(stored, "utf8") : before.open(sealed, place), place));
    },
  };
  const changed = await db.transaction().execute(async (transaction) => {
    const rows = await changeRows(transaction, anew, null);
    await transaction
      .updateTable("secret_keys")
      .set({ name: next.name, made_at: sql<Date>`now()` })
      .execute();
    return rows;
  });
  useSecretKey(next);
  return changed;
}

/** What lies there sealed and will never open again: links end, devices subscribe anew, partners rest until they have a new secret. SECRET4 */
export async function forgetSealedRows(db: Kysely<Database>, next: SecretKey): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const links = await transaction.deleteFrom("link_keys").returning("tenant_id").execute();
    const push = await transaction.deleteFrom("push_keys").returning("public_key").execute();
    if (push.length > 0) await transaction.deleteFrom("push_subscriptions").execute();
    const providers = await transaction
      .updateTable("push_providers")
      .set({ service_account: null })
      .where("service_account", "is not", null)
      .returning("tenant_id")
      .execute();
    const partners = await transaction
      .updateTable("webhook_subscriptions")
      .set({ is_on: false, off_why: "its secret is lost; webhook rotate, then webhook on", former_secret: null, former_until: null })
      .returning("subscription_id")
      .execute();
    await transaction
      .updateTable("secret_keys")
      .set({ name: next.name, made_at: sql<Date>`now()` })
      .execute();
    return [
      `links to games of ${links.length} leagues have ended: make new ones`,
      push.length > 0 ? "devices subscribe anew at their next visit" : "no device was told of anything",
      `${providers.length} leagues have to give their Firebase account again (push-provider)`,
      `${partners.length} partners are told nothing until webhook rotate and webhook on`,
    ];
  });
}

/** By which key this database is sealed: ours from now on, where there was none. */
export async function nameOfKey(db: Kysely<Database>, ours: string): Promise<string> {
  await db
    .insertInto("secret_keys")
    .values({ name: ours })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom("secret_keys").select("name").executeTakeFirstOrThrow()).name;
}

/** By which key it is sealed; `null`: by none yet, and none is put there. */
export async function nameOfKeyIn(db: Kysely<Database>): Promise<string | null> {
  return (await db.selectFrom("secret_keys").select("name").executeTakeFirst())?.name ?? null;
}

async function changeRows(transaction: Kysely<Database>, change: Change, only: string | null): Promise<number> {
  return (
    (await changeLinks(transaction, change, only)) +
    (only === null ? await changePushKeys(transaction, change) : 0) +
    (await changeProviders(transaction, change, only)) +
    (await changePartners(transaction, change, only))
  );
}

async function changeLinks(transaction: Kysely<Database>, change: Change, only: string | null): Promise<number> {
  let rows = transaction.selectFrom("link_keys").selectAll().forUpdate();
  if (only !== null) rows = rows.where(sql<boolean>`tenant_id = ${only}`);
  let changed = 0;
  for (const { tenant_id: tenantId, key } of await rows.execute()) {
    const next = change.bytes(key, secretPlaces.link(tenantId));
    if (next.equals(key)) continue;
    await transaction.updateTable("link_keys").set({ key: next }).where("tenant_id", "=", tenantId).execute();
    changed += 1;
  }
  return changed;
}

async function changePushKeys(transaction: Kysely<Database>, change: Change): Promise<number> {
  const row = await transaction.selectFrom("push_keys").select("private_key").forUpdate().executeTakeFirst();
  if (row === undefined) return 0;
  const next = change.text(row.private_key, secretPlaces.push);
  if (next === row.private_key) return 0;
  await transaction.updateTable("push_keys").set({ private_key: next }).execute();
  return 1;
}

async function changeProviders(transaction: Kysely<Database>, change: Change, only: string | null): Promise<number> {
  let rows = transaction
    .selectFrom("push_providers")
    .select("tenant_id")
    .select(
      sql<string>`case jsonb_typeof(service_account) when 'string' then service_account #>> '{}' else service_account::text end`.as(
        "account",
      ),
    )
    .where("service_account", "is not", null)
    .forUpdate();
  if (only !== null) rows = rows.where(sql<boolean>`tenant_id = ${only}`);
  let changed = 0;
  for (const { tenant_id: tenantId, account } of await rows.execute()) {
    const next = change.text(account, secretPlaces.provider(tenantId));
    if (next === account) continue;
    const asJson = sealedFromText(next) === null ? next : JSON.stringify(next);
    await transaction.updateTable("push_providers").set({ service_account: asJson }).where("tenant_id", "=", tenantId).execute();
    changed += 1;
  }
  return changed;
}

async function changePartners(transaction: Kysely<Database>, change: Change, only: string | null): Promise<number> {
  let rows = transaction
    .selectFrom("webhook_subscriptions")
    .select(["tenant_id", "subscription_id", "secret", "former_secret"])
    .forUpdate();
  if (only !== null) rows = rows.where(sql<boolean>`tenant_id = ${only}`);
  let changed = 0;
  for (const row of await rows.execute()) {
    const place = secretPlaces.webhook(row.tenant_id);
    const secret = change.bytes(row.secret, place);
    const former = row.former_secret === null ? null : change.bytes(row.former_secret, place);
    if (secret.equals(row.secret) && (former === null || former.equals(row.former_secret!))) continue;
    await transaction
      .updateTable("webhook_subscriptions")
      .set({ secret, former_secret: former })
      .where("tenant_id", "=", row.tenant_id)
      .where("subscription_id", "=", row.subscription_id)
      .execute();
    changed += 1;
  }
  return changed;
}
