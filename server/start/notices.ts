import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { originOf } from "../http/site-origin.ts";
import type { SiteServer } from "../site/site-server.ts";
import type { TenantDirectory } from "../http/tenant-directory.ts";
import type { Live } from "../live/live.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { inReadersScript } from "../queries/in-readers-script.ts";
import { isReachable } from "../push/contact.ts";
import { createPush, type Push } from "../push/push.ts";
import { LookOut } from "../telling/look-out.ts";
import type { RefusedUs } from "./refusals.ts";
import { createWebhooks, type Webhooks } from "../webhooks/webhooks.ts";

export type NoticeParts = {
  readonly opened: AsyncDisposableStack;
  readonly config: Pick<Config, "demo" | "pushContact" | "pushHosts" | "pushToPrivate" | "webhooksToPrivate">;
  readonly db: Kysely<Database>;
  readonly tenants: TenantDirectory;
  readonly log: Logger;
  readonly metrics?: Metrics;
  readonly refusedUs?: RefusedUs;
  readonly live: Live;
  readonly server: SiteServer;
  readonly port: number;
};

/** Devices and partners, and who looks for what they are to be told. */
export async function noticesOf(parts: NoticeParts): Promise<{ readonly push: Push; readonly looking: LookOut }> {
  const { opened, log, live } = parts;
  const push = await pushOf(parts);
  const looking = new LookOut({
    readGame: (tenantId, gameId, isAnew) => (isAnew ? live.games.lookAgain(tenantId, gameId) : live.games.current(tenantId, gameId)),
    tellers: [push.teller, webhooksOf(parts).teller],
    onFailure: (error) => log.warn({ err: error }, "a game not looked at for notices and webhooks; trying again"),
  });
  opened.defer(() => looking.close());
  return { push, looking };
}

/** Notices to devices. */
async function pushOf({ opened, config, db, tenants, log, metrics, refusedUs, live, server, port }: NoticeParts): Promise<Push> {
  if (!config.demo && !isReachable(config.pushContact))
    log.warn("no PUSH_CONTACT: Apple takes no notice from nobody, so no iPhone and no Safari is told anything");
  const push = await createPush({
    db,
    say: (notice, reader, tenantId) => {
      const { writtenNames = [] } = tenants.tenants.find(({ id }) => id === tenantId) ?? {};
      return server.sayNotice(inReadersScript(notice, reader.locale, writtenNames), reader);
    },
    originOf: (tenantId) => originOf(tenants.tenants.find(({ id }) => id === tenantId) ?? { hosts: [] }, port),
    contact: config.pushContact,
    allowsPrivate: config.pushToPrivate,
    hosts: config.pushHosts,
    now: () => Math.round(live.now()),
    onFailure: (error) => log.warn({ err: error }, "notices not sent; trying again"),
    ...(refusedUs && { onRefusedUs: refusedUs }),
  });
  metrics?.watchPush(push.counts);
  opened.defer(() => push.close());
  return push;
}

/** Partners who are told by a signed POST. */
function webhooksOf({ opened, config, db, tenants, log, live, port }: NoticeParts): Webhooks {
  const webhooks = createWebhooks({
    db,
    siteOf: (tenantId) => {
      const tenant = tenants.tenants.find(({ id }) => id === tenantId);
      return tenant ? { origin: originOf(tenant, port), locale: tenant.defaultLocale } : null;
    },
    allowsPrivate: config.webhooksToPrivate,
    now: () => Math.round(live.now()),
    chance: Math.random,
    onOff: ({ tenantId, subscriptionId, why }) => {
      const tenant = tenants.tenants.find(({ id }) => id === tenantId)?.slug;
      log.warn({ tenant, subscriptionId, why }, "a partner is not told by webhooks any more");
    },
    onFailure: (error) => log.warn({ err: error }, "webhooks not looked after; trying again"),
  });
  opened.defer(() => webhooks.close());
  return webhooks;
}
