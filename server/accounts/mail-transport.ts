import { type Kysely, sql } from "kysely";
import nodemailer from "nodemailer";
import type { MailText } from "#contract/account-mail.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

export type OutgoingMail = MailText & {
  readonly tenantId: TenantId;
  readonly mailId: string;
  readonly recipient: string;
  /** Whose name stands before the sender's address. */
  readonly league: string;
};

/** Where mails leave the house. Rejects when it is not certain that one is on its way. */
export type MailTransport = { readonly send: (mail: OutgoingMail) => Promise<void>; readonly close: () => void };

const timeoutMs = 15_000;

/** Whether a mail was not sent because of this installation or its mail server, so that no other would be either. ACC13 */
export function isAboutUs(error: unknown): boolean {
  const { code, command } = (typeof error === "object" && error !== null ? error : {}) as { code?: unknown; command?: unknown };
  if (typeof code !== "string") return false;
  return (
    /^(?:EAUTH|ENOAUTH|EOAUTH2|ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ETLS|EREQUIRETLS|EPROTOCOL)$/.test(code) ||
    (code === "EENVELOPE" && command === "MAIL FROM")
  );
}

/**
 * By SMTP: `smtp://user:password@host:587`, `smtps://…`. `from` is one address. Without `mayBePlain` a server that offers no
 * TLS is sent nothing, and neither is one that bears another's certificate.
 */
export function smtpTransport(url: string, from: string, { mayBePlain }: { readonly mayBePlain: boolean }): MailTransport {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  // Neither files nor addresses are ever read for a mail, whatever it says.
  const transport = nodemailer.createTransport({
    url,
    ...limits,
    requireTLS: !mayBePlain,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ recipient, league, subject, text, html, mailId }) {
      await transport.sendMail({
        // As objects, nodemailer quotes names and takes an address for one address.
        from: { name: league, address: from },
        to: { name: "", address: recipient },
        subject,
        text,
        html,
        // The same for each try: servers drop what they have had.
        messageId: `<${mailId}@${from.split("@")[1] ?? "localhost"}>`,
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
      });
    },
    close: () => transport.close(),
  };
}

/** For a demo, where mails go to nobody: they lie in a mailbox that the demo shows (`server/accounts/mailbox.ts`). */
export function keptMailTransport(db: Kysely<Database>, now: () => number): MailTransport {
  return {
    async send({ tenantId, mailId, recipient, subject, text, html }) {
      const browser = sql<Buffer | null>`(select browser from mail_outbox where tenant_id = ${tenantId} and mail_id = ${mailId})`;
      const row = { recipient, subject, body_text: text, body_html: html, sent_at: new Date(now()), browser };
      await db
        .insertInto("kept_mails")
        .values({ tenant_id: tenantId, mail_id: mailId, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "mail_id"]).doUpdateSet(row))
        .execute();
    },
    close: () => undefined,
  };
}
