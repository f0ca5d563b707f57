import type { Kysely } from "kysely";
import { BusyDatabase } from "#contract/busy-database.ts";
import type { PushChoices, PushSubscriptionRequest } from "#contract/push.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { areSubscriptionKeys } from "./encrypt-message.ts";
import { noteTest } from "./note-occasion.ts";
import { readEndpoint } from "./public-endpoint.ts";
import { NoPushProvider, type PushServices } from "./push-services.ts";
import { subscriptionsFor } from "./subscriptions.ts";

export type SubscribeAnswer =
  | { readonly kind: "kept"; readonly token: string }
  | { readonly kind: "bad-subscription" }
  /** The league's provider is not fully set up. */
  | { readonly kind: "missing-app-config-values" }
  | { readonly kind: "provider-failed" };

/** What devices ask for. */
export type PushDesk = {
  /** The key to subscribe with; `null`: the league's provider is not fully set up. */
  senderKey(tenantId: TenantId): Promise<string | null>;
  subscribe(tenantId: TenantId, request: PushSubscriptionRequest): Promise<SubscribeAnswer>;
  choose(tenantId: TenantId, token: string, choices: PushChoices): Promise<boolean>;
  unsubscribe(tenantId: TenantId, token: string): Promise<void>;
  /** `false`: nobody has this token, or it was tried a moment ago. */
  test(tenantId: TenantId, token: string): Promise<boolean>;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly services: PushServices;
  readonly allowsPrivate: boolean;
  readonly now: () => number;
  /** Something is to be sent. */
  readonly wake: () => void;
  readonly onFailure: (error: unknown) => void;
};

export function pushDesk({ db, services, allowsPrivate, now, wake, onFailure }: Parts): PushDesk {
  return {
    senderKey: async (tenantId) => (await services.ofTenant(tenantId)).service.applicationServerKey || null,
    async subscribe(tenantId, { subscription, replaces, choices }) {
      const isGood = readEndpoint(subscription.endpoint, { allowsPrivate }) !== null && areSubscriptionKeys(subscription);
      if (!isGood) return { kind: "bad-subscription" };
      const { name, service } = await services.ofTenant(tenantId);
      try {
        const token = await service.register(subscription, now());
        const given = { service: name, subscription, choices, token, keepsToken: name === "web-push", replaces };
        return { kind: "kept", token: await subscriptionsFor(db, tenantId).save(given) };
      } catch (error) {
        if (error instanceof BusyDatabase) throw error;
        if (error instanceof NoPushProvider) return { kind: "missing-app-config-values" };
        onFailure(error);
        return { kind: "provider-failed" };
      }
    },
    choose: (tenantId, token, choices) => subscriptionsFor(db, tenantId).choose(token, choices),
    async unsubscribe(tenantId, token) {
      const had = await subscriptionsFor(db, tenantId).remove(token);
      if (had === "fcm") await (await services.ofTenant(tenantId)).service.unregister(token).catch(onFailure);
    },
    async test(tenantId, token) {
      const isNoted = await noteTest(db, tenantId, token);
      if (isNoted) wake();
      return isNoted;
    },
  };
}
