import type { Kysely } from "kysely";
import type { BuiltSite } from "#contract/page-renderer.ts";
import { mailSender } from "../accounts/mail-sender.ts";
import { keptMailTransport, smtpTransport } from "../accounts/mail-transport.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { originOf } from "../http/site-origin.ts";
import type { TenantDirectory } from "../http/tenant-directory.ts";
import type { Logger } from "../log.ts";
import type { RefusedUs } from "./refusals.ts";

export type MailParts = {
  readonly opened: AsyncDisposableStack;
  readonly config: Pick<Config, "demo" | "mail">;
  readonly db: Kysely<Database>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: Logger;
  readonly refusedUs?: RefusedUs;
  readonly tenants: TenantDirectory;
  readonly site: () => Promise<BuiltSite>;
  /** Where we listen. */
  readonly port: number;
};

/** Mails of the outbox, on their way until we stop; where they can go nowhere they wait. */
export function sendMails({ opened, config, db, now, log, refusedUs, tenants, site, port }: MailParts): void {
  const kept = config.demo ? keptMailTransport(db, now) : null;
  const transport = config.mail === null ? kept : smtpTransport(config.mail.smtpUrl, config.mail.from, config.mail);
  if (transport === null) return log.warn("no SMTP_URL: mails wait, and nobody can register with an address");
  const sender = mailSender({
    db,
    now,
    transport,
    render: async (mail) => (await site()).renderMail(mail),
    originOf: (tenantId) => {
      const tenant = tenants.tenants.find(({ id }) => id === tenantId);
      return tenant === undefined ? null : originOf(tenant, port);
    },
    onFailure: (error) => log.warn({ err: error }, "a mail was not sent; trying again"),
    ...(refusedUs && { onRefusedUs: (why: string) => refusedUs("SMTP_URL", why) }),
  });
  opened.defer(() => sender.close());
}
