import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { AccountMailKind, RenderMail } from "#contract/account-mail.ts";
import { marksOf } from "#contract/league-marks.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { doublingPauses } from "../outbox/pauses.ts";
import { type OutboxKind, workOff } from "../outbox/work-off.ts";
import { isAboutUs, type MailTransport } from "./mail-transport.ts";
import { ticketsFor } from "./tickets.ts";

export type MailSenderOptions = {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly transport: MailTransport;
  readonly render: (...mail: Parameters<RenderMail>) => Promise<ReturnType<RenderMail>>;
  readonly originOf: (tenantId: TenantId) => string | null;
  readonly onFailure: (error: unknown) => void;
  /** The mail server takes no mail of ours at all. */
  readonly onRefusedUs?: (why: string) => void;
};

export type MailSender = {
  /** Sends what is due now; answers with how many went out. */
  readonly sendDue: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const lookEveryMs = 2000;
const atOnce = 10;
const firstWaitMs = 60_000;
const longestWaitMs = 60 * 60_000;
const pauses = doublingPauses(firstWaitMs, longestWaitMs);

const contents = z.object({
  name: z.string().nullable(),
  player: z.string().nullable().default(null),
  reason: z.string().nullable().default(null),
});

type DueMail = {
  readonly tenant_id: TenantId;
  readonly mail_id: string;
  readonly kind: AccountMailKind | "to-nobody";
  readonly recipient: string;
  readonly locale: Locale;
  readonly contents: unknown;
  readonly ticket_id: string | null;
  readonly league: string;
  /** As pages have it; `""`: none. */
  readonly logo: string;
};

/**
 * Sends what lies in the outbox, on any node: a mail that one has taken, no other takes for the time of a try. What cannot
 * be sent is tried again, after one minute, then two, up to an hour, until its link is too old. ACC13
 */
export function mailSender(options: MailSenderOptions): MailSender {
  const worker = workOff(mailKind(options), options.onFailure);
  return {
    sendDue: async () => sendAll(options, await takeDue(options.db, options.now())),
    async close() {
      await worker.close();
      options.transport.close();
    },
  };
}

/** One handful after the other: a mail server that takes nothing of ours is not asked by many at once. */
function mailKind(options: MailSenderOptions): OutboxKind<readonly DueMail[]> {
  return {
    mostAtOnce: 1,
    lookEveryMs,
    isPaced: true,
    laneOf: () => "mails",
    async take() {
      const mails = await takeDue(options.db, options.now());
      return mails.length === 0 ? [] : [mails];
    },
    async work(mails) {
      await sendAll(options, mails);
    },
  };
}

/** Answers with how many went out. */
async function sendAll(options: MailSenderOptions, mails: readonly DueMail[]): Promise<number> {
  const { db, onFailure } = options;
  let sent = 0;
  for (const mail of mails) {
    try {
      if (await sendOne(options, mail)) sent += 1;
      await db.deleteFrom("mail_outbox").where("tenant_id", "=", mail.tenant_id).where("mail_id", "=", mail.mail_id).execute();
    } catch (error) {
      const concernsAll = isAboutUs(error) && options.onRefusedUs;
      if (concernsAll) concernsAll(error instanceof Error ? error.message : String(error));
      else onFailure(error);
      await noteFault(db, mail, error);
      // The others would meet the same, and are tried at their time.
      if (concernsAll) break;
    }
  }
  return sent;
}

/** Takes them for the time of a try: its next is written down before this one begins. */
async function takeDue(db: Kysely<Database>, now: number): Promise<readonly DueMail[]> {
  const due = db
    .selectFrom("mail_outbox")
    .select(["tenant_id", "mail_id"])
    .where("next_try_at", "<=", new Date(now))
    .orderBy("next_try_at")
    .limit(atOnce)
    .forUpdate()
    .skipLocked();
  // Until its link is too old, the last pause is the one that stays.
  const wait = sql`(${pauses}::integer[])[least(mail_outbox.tries + 1, ${pauses.length}::integer)] * interval '1 ms'`;
  const rows = await db
    .with("due", () => due)
    .updateTable("mail_outbox")
    .from("due")
    .leftJoin("tenant_branding", "tenant_branding.tenant_id", "due.tenant_id")
    .set({ tries: sql<number>`tries + 1`, next_try_at: sql<Date>`${new Date(now)}::timestamptz + ${wait}` })
    .whereRef("mail_outbox.tenant_id", "=", "due.tenant_id")
    .whereRef("mail_outbox.mail_id", "=", "due.mail_id")
    .returning(["mail_outbox.tenant_id", "mail_outbox.mail_id", "kind", "recipient", "locale", "contents", "ticket_id", "title"])
    .returning(["tenant_branding.logo", "tenant_branding.crest_url", "tenant_branding.broadcast_logo_url"])
    .execute();
  return rows.map(({ title, logo, crest_url, broadcast_logo_url, ...row }) => ({
    ...row,
    kind: row.kind as DueMail["kind"],
    league: title ?? "",
    logo: marksOf({ logo, crest_url, broadcast_logo_url }).logoUrl,
  }));
}

/** `false`: it is to nobody, or its link is spent or too old, so that it would say nothing any more. */
async function sendOne({ db, now, transport, render, originOf }: MailSenderOptions, mail: DueMail): Promise<boolean> {
  const { tenant_id: tenantId, mail_id: mailId, kind, locale, recipient, ticket_id: ticketId } = mail;
  if (kind === "to-nobody") return false;
  const origin = originOf(tenantId);
  if (origin === null) throw new Error("The league of this mail is not known here yet");
  const secret = ticketId === null ? null : await ticketsFor(db, tenantId, now).giveSecret(ticketId);
  if (ticketId !== null && secret === null) return false;
  const league = mail.league === "" ? new URL(origin).hostname : mail.league;
  const said = contents.parse(mail.contents);
  const text = await render({ kind, locale, league, logo: mailLogo(mail.logo, origin), origin, secret, ...said });
  await transport.send({ ...text, tenantId, mailId, recipient, league });
  return true;
}

/** Mail programs show no drawings; a league that has nothing else is named by its words alone. BRAND1 */
function mailLogo(logo: string, origin: string): string | null {
  if (logo === "" || !URL.canParse(logo, origin)) return null;
  const { href, pathname } = new URL(logo, origin);
  return /\.svg$/i.test(pathname) ? null : href;
}

async function noteFault(db: Kysely<Database>, mail: DueMail, error: unknown): Promise<void> {
  const fault = error instanceof Error ? error.message : String(error);
  await db
    .updateTable("mail_outbox")
    .set({ last_fault: fault.slice(0, 500) })
    .where("tenant_id", "=", mail.tenant_id)
    .where("mail_id", "=", mail.mail_id)
    .execute();
}
