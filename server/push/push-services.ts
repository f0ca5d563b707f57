import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ServiceAccount } from "../db/push-tables.ts";
import type { Database } from "../db/schema.ts";
import { secretPlaces } from "../db/sealed-rows.ts";
import { fromTextRow } from "../db/sealed-secret.ts";
import { fcm, type FcmAddresses, type FcmSettings, googleAddresses } from "./fcm.ts";
import type { Post } from "./post-message.ts";
import type { PushService } from "./push-service.ts";

/** The league has begun to set a provider up and not ended: project, key, application, sender and name belong together. PUSH14 */
export class NoPushProvider extends Error {}

export type PushServices = {
  /** By which new devices of a league are reached. */
  ofTenant(tenantId: TenantId): Promise<{ readonly name: "web-push" | "fcm"; readonly service: PushService }>;
  /** `null`: the league has it no more. */
  named(tenantId: TenantId, name: "web-push" | "fcm"): Promise<PushService | null>;
};

const keepMs = 60_000;

/** The open standard for everybody; Firebase Cloud Messaging for leagues that have set it up. */
export function pushServices(
  db: Kysely<Database>,
  standard: PushService,
  post: Post,
  addresses: FcmAddresses = googleAddresses,
): PushServices {
  const kept = new Map<TenantId, { readonly service: PushService | null; readonly until: number }>();

  async function provider(tenantId: TenantId): Promise<PushService | null> {
    const before = kept.get(tenantId);
    if (before && before.until > performance.now()) return before.service;
    const row = await db.selectFrom("push_providers").selectAll().where("tenant_id", "=", tenantId).executeTakeFirst();
    const service = row ? providerOf({ ...row, service_account: accountIn(row.service_account, tenantId) }, post, addresses) : null;
    kept.set(tenantId, { service, until: performance.now() + keepMs });
    return service;
  }

  return {
    async ofTenant(tenantId) {
      const service = await provider(tenantId);
      return service ? { name: "fcm", service } : { name: "web-push", service: standard };
    },
    named: async (tenantId, name) => (name === "web-push" ? standard : provider(tenantId)),
  };
}

type Row = {
  readonly project_id: string | null;
  readonly api_key: string | null;
  readonly app_id: string | null;
  readonly sender_id: string | null;
  readonly app_name: string | null;
  readonly vapid_key: string | null;
  readonly service_account: FcmSettings["serviceAccount"] | null;
};

/** A sealed one is text where an open one is an object. SECRET1 */
export function accountIn(stored: ServiceAccount | string | null, tenantId: TenantId): ServiceAccount | null {
  if (typeof stored !== "string") return stored;
  return JSON.parse(fromTextRow(stored, secretPlaces.provider(tenantId))) as ServiceAccount;
}

function providerOf(row: Row, post: Post, addresses: FcmAddresses): PushService {
  const { project_id: projectId, api_key: apiKey, app_id: appId, sender_id: senderId, app_name: appName } = row;
  if (!projectId || !apiKey || !appId || !senderId || !appName || !row.service_account) return unfinished;
  return fcm(
    { projectId, apiKey, appId, senderId, appName, serviceAccount: row.service_account, vapidKey: row.vapid_key },
    post,
    addresses,
  );
}

const unfinished: PushService = {
  applicationServerKey: "",
  send: async () => ({ kind: "refused", why: "missing-app-config-values" }),
  async register() {
    throw new NoPushProvider("missing-app-config-values");
  },
  unregister: async () => {},
};
