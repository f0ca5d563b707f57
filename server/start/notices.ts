import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { originOf } from "../http/site-origin.ts";
import type { SiteServer } from "../http/site-server.ts";
import type { TenantDirectory } from "../http/tenant-directory.ts";
import type { Live } from "../live/live.ts";
import type { Logger } from "../log.ts";
import { createPush, type Push } from "../push/push.ts";
import { createWebhooks, type Webhooks } from "../webhooks/webhooks.ts";

export type NoticeParts = {
  readonly opened: AsyncDisposableStack;
  readonly config: Pick<Config, "pushContact" | "pushToPrivate" | "webhooksToPrivate">;
  readonly db: Kysely<Database>;
  readonly tenants: TenantDirectory;
  readonly log: Logger;
  readonly live: Live;
  readonly server: SiteServer;
  readonly port: number;
};

/** Notices to devices. */
export async function pushOf({ opened, config, db, tenants, log, live, server, port }: NoticeParts): Promise<Push> {
  const push = await createPush({
    db,
    readGame: (tenantId, gameId, isAnew) => (isAnew ? live.games.lookAgain(tenantId, gameId) : live.games.current(tenantId, gameId)),
    say: (notice, reader) => server.sayNotice(notice, reader),
    originOf: (tenantId) => originOf(tenants.tenants.find(({ id }) => id === tenantId) ?? { hosts: [] }, port),
    contact: config.pushContact,
    allowsPrivate: config.pushToPrivate,
    now: Date.now,
    onFailure: (error) => log.warn({ err: error }, "notices not sent; trying again"),
  });
  opened.defer(() => push.close());
  return push;
}

/** Partners who are told by a signed POST. */
export function webhooksOf({ opened, config, db, tenants, log, live, port }: NoticeParts): Webhooks {
  const webhooks = createWebhooks({
    db,
    readGame: (tenantId, gameId, isAnew) => (isAnew ? live.games.lookAgain(tenantId, gameId) : live.games.current(tenantId, gameId)),
    siteOf: (tenantId) => {
      const tenant = tenants.tenants.find(({ id }) => id === tenantId);
      return tenant ? { origin: originOf(tenant, port), locale: tenant.defaultLocale } : null;
    },
    allowsPrivate: config.webhooksToPrivate,
    now: Date.now,
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
