import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { originOf } from "../http/site-origin.ts";
import type { SiteServer } from "../http/site-server.ts";
import type { TenantDirectory } from "../http/tenant-directory.ts";
import type { Live } from "../live/live.ts";
import type { Logger } from "../log.ts";
import { createPush, type Push } from "../push/push.ts";

export type NoticeParts = {
  readonly opened: AsyncDisposableStack;
  readonly config: Pick<Config, "pushContact" | "pushToPrivate">;
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
