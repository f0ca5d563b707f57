import { createPrivateKey } from "node:crypto";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ServiceAccount } from "#server/db/push-tables.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { secretPlaces } from "#server/db/sealed-rows.ts";
import { toTextRow } from "#server/db/sealed-secret.ts";
import { readJsonFile } from "#server/imports/json-file.ts";
import { withSecrets } from "./command-database.ts";

export const usage =
  "push-provider --tenant SLUG [--project ID] [--api-key KEY] [--app ID] [--sender NUMBER] [--name NAME] [--vapid KEY] [--service-account FILE.json] | --off";

/** What a league says of its project at Firebase; a value that is given replaces the one there was. */
export type ProviderChange = {
  readonly project_id?: string;
  readonly api_key?: string;
  readonly app_id?: string;
  readonly sender_id?: string;
  readonly app_name?: string;
  readonly vapid_key?: string;
  readonly service_account?: string;
};

const required = ["project_id", "api_key", "app_id", "sender_id", "app_name", "service_account"] as const;
const shapes: Readonly<Record<keyof ProviderChange, RegExp>> = {
  project_id: /^[a-z0-9-]{1,100}$/,
  api_key: /^[\w-]{1,200}$/,
  app_id: /^[\w:.-]{1,200}$/,
  sender_id: /^\d{1,30}$/,
  app_name: /^.{1,100}$/,
  vapid_key: /^[\w-]{87}$/,
  service_account: /^/,
};
const account: z.ZodType<ServiceAccount> = z.object({
  client_email: z.email(),
  private_key: z.string().refine(isPrivateKey),
  token_uri: z.url({ protocol: /^https$/ }),
});

/** Sets up Firebase Cloud Messaging for a league, or ends it. Says what is there and what is missing, never a key. PUSH14 */
export async function pushProvider(args: readonly string[]): Promise<number> {
  const text = { type: "string" } as const;
  const options = { tenant: text, project: text, "api-key": text, app: text, sender: text, name: text, vapid: text } as const;
  const more = { "service-account": text, off: { type: "boolean" } } as const;
  const { values } = parseArgs({ args: [...args], options: { ...options, ...more } });
  const { tenant, off = false } = values;
  const file = values["service-account"];
  const change = givenOf({
    project_id: values.project,
    api_key: values["api-key"],
    app_id: values.app,
    sender_id: values.sender,
    app_name: values.name,
    vapid_key: values.vapid,
    service_account: file === undefined ? undefined : await readServiceAccount(file),
  });
  if (!tenant || (off && Object.keys(change).length > 0)) return fail(`usage: ${usage}`);
  const wrong = Object.entries(change).find(([name, value]) => !shapes[name as keyof ProviderChange].test(value));
  if (wrong) return fail(`${wrong[0]} does not look like one`);
  return withSecrets(async (db) => {
    const found = (await listTenants(db)).find(({ slug, hosts }) => slug === tenant || hosts.includes(tenant));
    if (!found) return fail(`there is no tenant ${tenant}`);
    process.stdout.write(`${await changeProvider(db, found.id, off ? null : change)}\n`);
    return 0;
  });
}

/** Keeps what is given, ends the provider with `null`, and says how it stands, without its secrets. */
export async function changeProvider(db: Kysely<Database>, tenantId: TenantId, change: ProviderChange | null): Promise<string> {
  if (change === null) await db.deleteFrom("push_providers").where("tenant_id", "=", tenantId).execute();
  else if (Object.keys(change).length > 0) {
    const { service_account: given } = change;
    const sealed = { ...change, ...(given !== undefined && { service_account: asSealedJson(given, tenantId) }) };
    await db
      .insertInto("push_providers")
      .values({ tenant_id: tenantId, ...sealed })
      .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(sealed))
      .execute();
  }
  const row = await db.selectFrom("push_providers").selectAll().where("tenant_id", "=", tenantId).executeTakeFirst();
  if (!row) return "Web Push, no provider";
  const missing = required.filter((name) => !row[name]);
  const project = `Firebase project ${row.project_id ?? "?"}`;
  return missing.length === 0 ? `${project}: complete` : `${project}: no device gets a token before these are given: ${missing.join(", ")}`;
}

function asSealedJson(text: string, tenantId: TenantId): string {
  const stored = toTextRow(text, secretPlaces.provider(tenantId));
  return stored === text ? text : JSON.stringify(stored);
}

async function readServiceAccount(file: string): Promise<string> {
  const reading = account.safeParse(await readJsonFile(file));
  if (!reading.success)
    throw new Error(`${file} is no service account's key: ${reading.error.issues.map(({ path }) => path.join(".")).join(", ")}`);
  return JSON.stringify(reading.data);
}

function givenOf(values: Readonly<Record<keyof ProviderChange, string | undefined>>): ProviderChange {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function fail(message: string): number {
  process.stderr.write(`push-provider: ${message}\n`);
  return 1;
}
