import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { BusyDatabase } from "#contract/busy-database.ts";
import type { PushChoices, PushSubscriptionRequest } from "#contract/push.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { areSubscriptionKeys } from "./encrypt-message.ts";
import { noteTest, stateOfTest } from "./note-occasion.ts";
import { readEndpoint } from "./public-endpoint.ts";
import { ProviderRefusal } from "./push-service.ts";
import { isPushHost, type PushHosts } from "./push-hosts.ts";
import { NoPushProvider, type PushServices } from "./push-services.ts";
import { leagueRoom } from "./room-for-devices.ts";
import { subscriptionsFor } from "./subscriptions.ts";

export type SubscribeAnswer =
  | { readonly kind: "kept"; readonly token: string }
  | { readonly kind: "bad-subscription" }
  /** The league's provider is not fully set up. */
  | { readonly kind: "missing-app-config-values" }
  | { readonly kind: "provider-failed" }
  /** The league, or the network it comes from, has kept as much of devices as it may. PUSH21 */
  | { readonly kind: "no-room" };

/** What devices ask for. */
export type PushDesk = {
  /** The key to subscribe with; `null`: the league's provider is not fully set up. */
  senderKey(tenantId: TenantId): Promise<string | null>;
  /** `network`: whose request it is; what one network leaves here is bounded. */
  subscribe(tenantId: TenantId, request: PushSubscriptionRequest, network?: string): Promise<SubscribeAnswer>;
  choose(tenantId: TenantId, token: string, choices: PushChoices): Promise<boolean>;
  unsubscribe(tenantId: TenantId, token: string): Promise<void>;
  /** `false`: nobody has this token, or it was tried a moment ago. */
  test(tenantId: TenantId, token: string): Promise<boolean>;
  /** What became of the last try, once it is known; nobody waits longer than a few seconds for it. */
  tested(tenantId: TenantId, token: string): Promise<"sent" | "refused" | "not-known-yet">;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly services: PushServices;
  readonly hosts: PushHosts;
  /** A name for a network that leads back to nobody. */
  readonly nameOfNetwork: (network: string) => string;
  readonly now: () => number;
  /** Something is to be sent. */
  readonly wake: () => void;
  readonly onFailure: (error: unknown) => void;
  readonly onRefusedUs: (service: string, why: string) => void;
};

const testWithinMs = 4000;
const testEveryMs = 100;

export function pushDesk({ db, services, hosts, nameOfNetwork, now, wake, onFailure, onRefusedUs }: Parts): PushDesk {
  const hasRoom = leagueRoom(db, now);
  return {
    senderKey: async (tenantId) => (await services.ofTenant(tenantId)).service.applicationServerKey || null,
    async subscribe(tenantId, { subscription, replaces, choices }, from) {
      const endpoint = readEndpoint(subscription.endpoint, hosts);
      const isGood = endpoint !== null && isPushHost(endpoint, hosts) && areSubscriptionKeys(subscription);
      if (!isGood) return { kind: "bad-subscription" };
      const devices = subscriptionsFor(db, tenantId);
      if (!(await hasRoom(tenantId)) && !(await devices.has(subscription.endpoint))) return { kind: "no-room" };
      const { name, service } = await services.ofTenant(tenantId);
      try {
        const token = await service.register(subscription, now());
        const network = from === undefined ? null : nameOfNetwork(from);
        const given = { service: name, subscription, choices, token, keepsToken: name === "web-push", replaces, network };
        const kept = await devices.save(given);
        return kept === null ? { kind: "no-room" } : { kind: "kept", token: kept };
      } catch (error) {
        if (error instanceof BusyDatabase) throw error;
        if (error instanceof NoPushProvider) return { kind: "missing-app-config-values" };
        if (error instanceof ProviderRefusal) onRefusedUs("Firebase Cloud Messaging", error.message);
        else onFailure(error);
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
    async tested(tenantId, token) {
      const until = performance.now() + testWithinMs;
      do {
        const state = await stateOfTest(db, tenantId, token);
        if (state === "sent") return "sent";
        if (state !== "waiting") return "refused";
        await setTimeout(testEveryMs);
      } while (performance.now() < until);
      return "not-known-yet";
    },
  };
}
