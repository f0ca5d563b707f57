import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { AccountMail } from "#contract/account-mail.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { SmtpServer } from "#tests/support/servers/smtp-server.ts";
import { saveTenant } from "../db/repositories/tenants.ts";
import { putIntoOutbox } from "./account-mails.ts";
import { causedBy, mailboxOf } from "./mailbox.ts";
import { type MailSender, mailSender, type MailSenderOptions } from "./mail-sender.ts";
import { keptMailTransport, type MailTransport, smtpTransport } from "./mail-transport.ts";
import { ticketsFor } from "./tickets.ts";

const database = databaseForThisFile();
let smtp: SmtpServer;
let tenantId: TenantId;
let now: number;
let rendered: AccountMail[];
const senders: MailSender[] = [];

beforeAll(async () => {
  smtp = await SmtpServer.start();
  tenantId = await saveTenant(database.db, { slug: "one", defaultLocale: "en", timeZone: "Europe/Belgrade", hosts: ["one.localhost"] });
});
beforeEach(() => {
  [now, rendered] = [Date.now(), []];
  smtp.received.length = 0;
  smtp.state.isDown = false;
});
afterEach(async () => {
  for (const each of senders.splice(0)) await each.close();
});
afterAll(() => smtp.close());

/** One that sends when it is told to: its own looking about finds nothing due. */
async function sender(
  transport: MailTransport = smtpTransport(smtp.url, "league@example.com", { mayBePlain: true }),
  more: Partial<MailSenderOptions> = {},
): Promise<MailSender> {
  const made = mailSender({
    db: database.db,
    now: () => now,
    transport,
    render: async (mail) => {
      rendered.push(mail);
      return { subject: `${mail.kind} ćжñ`, text: `code ${mail.secret ?? "none"}`, html: "<p>x</p>" };
    },
    originOf: () => "https://one.example",
    onFailure: () => undefined,
    ...more,
  });
  senders.push(made);
  await made.sendDue();
  return made;
}

async function aMail(recipient: string, withTicket = true): Promise<string | null> {
  const ticketId = withTicket ? await ticketsFor(database.db, tenantId, () => now).issue("sign-up", null, {}) : null;
  await putIntoOutbox(
    database.db,
    tenantId,
    { kind: "confirm-address", recipient, locale: "sr", contents: { name: null }, ticketId },
    now + 1,
  );
  now += 2;
  return ticketId;
}

function waiting() {
  return database.db.selectFrom("mail_outbox").selectAll().execute();
}

it("REPORT9 a mail server that takes nothing of ours is said once, and not tried with every mail", async () => {
  const refused: string[] = [];
  const failures: unknown[] = [];
  let tries = 0;
  const wrongLogin = Object.assign(new Error("Invalid login: 535 5.7.8 Authentication failed"), { code: "EAUTH", responseCode: 535 });
  const transport: MailTransport = { send: () => Promise.reject(((tries += 1), wrongLogin)), close: () => undefined };
  const made = await sender(transport, { onRefusedUs: (why) => void refused.push(why), onFailure: (error) => void failures.push(error) });
  for (const name of ["ana", "eva", "iva"]) await aMail(`${name}@example.com`);
  expect(await made.sendDue()).toBe(0);
  expect([tries, refused, failures]).toEqual([1, [wrongLogin.message], []]);
  expect(await waiting()).toHaveLength(3);
  now += 61_000;
  await made.sendDue();
  expect(tries).toBe(2);
  await database.db.deleteFrom("mail_outbox").execute();
});

it("ACC13 a recipient nobody knows is that mail's own fault, and the others go out", async () => {
  const unknown = Object.assign(new Error("550 no such user"), { code: "EENVELOPE", command: "RCPT TO" });
  const sent: string[] = [];
  const transport: MailTransport = {
    send: ({ recipient }) => (recipient.startsWith("nobody") ? Promise.reject(unknown) : Promise.resolve(void sent.push(recipient))),
    close: () => undefined,
  };
  const made = await sender(transport, { onRefusedUs: () => expect.unreachable() });
  for (const name of ["nobody", "eva", "iva"]) await aMail(`${name}@example.com`);
  expect(await made.sendDue()).toBe(2);
  expect(sent.toSorted()).toEqual(["eva@example.com", "iva@example.com"]);
  await database.db.deleteFrom("mail_outbox").execute();
});

it("ACC13 sends what lies in the outbox once, whoever else looks at the same time", async () => {
  const [one, two] = [await sender(), await sender()];
  await aMail("ana@example.com");
  const sent = await Promise.all([one.sendDue(), two.sendDue(), one.sendDue()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.to).toEqual(["<ana@example.com>"]);
  expect(smtp.received[0]?.data).toMatch(/^From: "one.example" <league@example.com>/m);
  expect(await waiting()).toEqual([]);
});

it("ACC3 makes the secret of a link when its mail goes out: the database never holds it", async () => {
  const one = await sender();
  await aMail("secret@example.com");
  const before = JSON.stringify(await waiting());
  await one.sendDue();
  const secret = rendered.at(-1)?.secret ?? "";
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(before).not.toContain(secret);
  expect(JSON.stringify(await database.db.selectFrom("account_tickets").selectAll().execute())).not.toContain(secret);
  expect(await ticketsFor(database.db, tenantId, () => now).take("sign-up", secret)).not.toBeNull();
});

it("ACC13 loses nothing to a mail server that is down, and tries ever more seldom", async () => {
  const one = await sender();
  await aMail("patient@example.com");
  smtp.state.isDown = true;
  for (const minutes of [1, 2, 4, 8]) {
    expect(await one.sendDue()).toBe(0);
    const [mail] = await waiting();
    expect(mail?.last_fault).toMatch(/out of order|421/);
    expect(mail?.next_try_at.getTime()).toBe(now + minutes * 60_000);
    now += minutes * 60_000 - 1;
    expect(await one.sendDue()).toBe(0);
    now += 1;
  }
  smtp.state.isDown = false;
  expect(await one.sendDue()).toBe(1);
  expect(smtp.received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it("ACC13 does not send a link that is spent or too old", async () => {
  const one = await sender();
  await aMail("late@example.com");
  now += 25 * 60 * 60 * 1000;
  await one.sendDue();
  expect(smtp.received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it("ACC35 writes no header that somebody could have put into a name", async () => {
  const transport = smtpTransport(smtp.url, "league@example.com", { mayBePlain: true });
  const mailId = crypto.randomUUID();
  await transport.send({
    tenantId,
    mailId,
    recipient: "ana@example.com",
    league: 'Liga"\r\nBcc: all@example.com',
    subject: "Zdravo\r\nBcc: all@example.com",
    text: "x",
    html: "<p>x</p>",
  });
  transport.close();
  expect(smtp.received[0]?.to).toEqual(["<ana@example.com>"]);
  const head = smtp.received[0]?.data.split("\r\n\r\n", 1)[0] ?? "";
  expect(head).not.toMatch(/^Bcc:/im);
});

it("ACC34 ACC35 keeps the mails of a demo for the mailbox of who brought them about", async () => {
  const one = await sender(keptMailTransport(database.db, () => now));
  const browser = Buffer.alloc(32, 1);
  expect(await causedBy(browser, () => aMail("demo@example.com"))).toBe(true);
  await one.sendDue();
  expect(await mailboxOf(database.db, tenantId, { browser: Buffer.alloc(32, 2), accountId: null })).toEqual([]);
  expect(await mailboxOf(database.db, tenantId, { browser, accountId: null })).toMatchObject([
    { recipient: "demo@example.com", subject: "confirm-address ćжñ", text: expect.stringMatching(/^code /) as string, sentAt: now },
  ]);
  expect(await waiting()).toEqual([]);
});

it("a server of another machine that offers no TLS is sent nothing", async () => {
  const before = smtp.received.length;
  const transport = smtpTransport(smtp.url, "league@example.com", { mayBePlain: false });
  const mail = {
    tenantId,
    mailId: crypto.randomUUID(),
    recipient: "ana@example.com",
    league: "League",
    subject: "x",
    text: "x",
    html: "x",
  };
  await expect(transport.send(mail)).rejects.toThrow(/STARTTLS/);
  expect(smtp.received).toHaveLength(before);
  transport.close();
});
