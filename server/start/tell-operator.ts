import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import nodemailer from "nodemailer";
import { readBackupHistory } from "../backup/backup-history.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { backupFinding, hostFindings, machineFindings, mailFinding } from "../doctor/findings.ts";
import { lookAtMachine } from "../doctor/look-at-installation.ts";
import { faultOfMails } from "../doctor/look-at-mails.ts";
import { lookAtSite } from "../doctor/look-at-site.ts";
import { type Finding, plainly } from "../doctor/plain-words.ts";
import { letterDue, type OperatorLetter, type OperatorMemory } from "../doctor/operator-letter.ts";
import type { Logger } from "../log.ts";

export type OperatorParts = {
  readonly config: Pick<Config, "operator" | "mail" | "backup" | "dataFolder">;
  readonly db: Kysely<Database>;
  /** Where leagues are found by visitors. */
  readonly origins: () => readonly string[];
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: Logger;
  readonly fetch: typeof fetch;
};

const lookEveryMs = 300_000;
/** Certificates end by days; each league's host is asked as visitors ask it. */
const hostsEveryMs = 3_600_000;
const patienceMs = 15_000;

/** Tells whoever runs the installation, by mail and by a push of their own, when backup, disk, mails or a certificate fail. OPER1 OPER2 */
export function operatorTeller(parts: OperatorParts) {
  let memory: OperatorMemory = new Map();
  let hosts: { readonly findings: readonly Finding[]; readonly at: number } = { findings: [], at: Number.NEGATIVE_INFINITY };
  const { now, log } = parts;

  async function look(): Promise<void> {
    if (now() - hosts.at >= hostsEveryMs) hosts = { findings: await hostsOf(parts), at: now() };
    const { letter, memory: next } = letterDue([...(await findingsOf(parts)), ...hosts.findings], memory, now());
    // What nobody took is told with the next look.
    if (letter === null || (await send(letter, parts))) memory = next;
  }

  return {
    look: async () =>
      look().catch((error: unknown) => log.warn({ err: error }, "not looked for what the operator is to be told; trying again")),
  };
}

/** Looks at times, until we stop. */
export function tellOperator(opened: AsyncDisposableStack, parts: OperatorParts): void {
  if (parts.config.operator.mail === null && parts.config.operator.url === null) return;
  const teller = operatorTeller(parts);
  const looking = setInterval(() => void teller.look(), lookEveryMs).unref();
  opened.defer(() => clearInterval(looking));
}

async function findingsOf({ config, db, now }: OperatorParts): Promise<Finding[]> {
  const history = await readBackupHistory(db);
  const isMadeByItself = config.backup.atMinute !== null;
  return [
    ...machineFindings(await lookAtMachine(config.dataFolder)),
    backupFinding({ now: now(), since: history.since, isMadeByItself, fault: history.fault?.why ?? null }),
    ...(config.mail === null ? [] : [mailFinding({ fault: await faultOfMails(config.mail.smtpUrl) }, 0)]),
  ].map(plainly);
}

async function hostsOf({ origins, now, fetch: ask }: OperatorParts): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const origin of origins().filter((one) => one.startsWith("https:")))
    findings.push(
      ...hostFindings(await lookAtSite({ host: new URL(origin).hostname, origin, stream: null, fetch: ask }), now()).map(plainly),
    );
  return findings;
}

/** Whether one of both ways took it. */
async function send(letter: OperatorLetter, { config, log, fetch: ask }: OperatorParts): Promise<boolean> {
  const { mail, url } = config.operator;
  const ways = [
    ...(mail === null || config.mail === null ? [] : [sendMail(letter, mail, config.mail)]),
    ...(url === null ? [] : [push(letter, url, ask)]),
  ];
  const taken = await Promise.allSettled(ways);
  for (const outcome of taken)
    if (outcome.status === "rejected") log.warn({ err: outcome.reason as unknown }, "the operator was not told; trying again");
  return taken.some(({ status }) => status === "fulfilled");
}

async function sendMail({ subject, text }: OperatorLetter, to: string, mail: NonNullable<Config["mail"]>): Promise<void> {
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = nodemailer.createTransport({ url: mail.smtpUrl, ...limits, requireTLS: !mail.mayBePlain });
  const messageId = `<${randomUUID()}@${mail.from.split("@")[1] ?? "localhost"}>`;
  await transport
    .sendMail({
      from: { name: "Fullcourt", address: mail.from },
      to,
      subject,
      text,
      messageId,
      headers: { "Auto-Submitted": "auto-generated" },
    })
    .finally(() => transport.close());
}

/** As ntfy, Gotify and their like take a notice: its text, its title in a header. */
async function push({ subject, text }: OperatorLetter, url: string, ask: typeof fetch): Promise<void> {
  const headers = { "Content-Type": "text/plain; charset=utf-8", Title: subject, Priority: "high" };
  const answer = await ask(url, { method: "POST", body: text, headers, redirect: "error", signal: AbortSignal.timeout(patienceMs) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`OPERATOR_URL answered ${answer.status}`);
}
