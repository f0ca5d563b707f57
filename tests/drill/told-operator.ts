import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { createLog } from "#server/log.ts";
import { operatorTeller } from "#server/start/tell-operator.ts";
import { SmtpServer } from "../support/servers/smtp-server.ts";
import type { HoldingProxy } from "./holding-proxy.ts";

/** What a letter calls each of the four. */
const troubles = { disk: /^disk: /m, backup: /^backup: /m, mail: /^mail: /m, certificate: /certificate/m } as const;
const hourMs = 3_600_000;

export type IllInstallation = {
  readonly db: Kysely<Database>;
  /** On a file system of its own, which is full. */
  readonly data: string;
  readonly proxy: HoldingProxy;
};

/**
 * Whoever runs the installation is told of a full disk, a late backup, a mail server that is gone and a certificate that ends, without
 * Prometheus; then, once each is mended, that it is well. Answers with how many letters are missing. OPER1 OPER2
 */
export async function toldOperator({ db, data, proxy }: IllInstallation, say: (line: string) => void): Promise<number> {
  const letters: string[] = [];
  const receiver = createServer((request, response) => {
    let text = "";
    request.on("data", (piece: Buffer) => (text += piece.toString()));
    request.on("end", () => {
      letters.push(text);
      response.end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve));
  const smtp = await SmtpServer.start();
  smtp.state.isDown = true;
  let now = Date.now();
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), await readFile(proxy.certificate, "utf8")]);
  const teller = operatorTeller({
    config: {
      operator: { mail: "nephew@league.example", url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/topic` },
      mail: { smtpUrl: smtp.url, from: "office@league.example", mayBePlain: true },
      backup: { atMinute: 150, folder: data, recipient: null },
      dataFolder: data,
    },
    db,
    origins: () => ["https://127.0.0.1"],
    now: () => now,
    log: createLog("silent"),
    fetch,
  });
  try {
    await teller.look();
    if (letters.length > 0) say("told at the first look, which may be bad luck");
    await teller.look();
    const told = letters.join("\n");
    execFileSync("mount", ["-o", "remount,size=50g", data]);
    await sql`insert into backups (taken_at, path, bytes, is_encrypted) values (now(), '/b', 1, false)`.execute(db);
    smtp.state.isDown = false;
    tls.setDefaultCACertificates([...tls.getCACertificates("default"), await proxy.renew(90)]);
    // Hosts are asked once an hour.
    now += hourMs + 1;
    await teller.look();
    const cleared = letters.slice(1).join("\n");
    const letter: Record<string, boolean> = { "by mail, once mails went again": smtp.received.length > 0 };
    for (const [about, pattern] of Object.entries(troubles)) {
      letter[`that ${about} is ill`] = pattern.test(told);
      letter[`that ${about} is well again`] = new RegExp(`${pattern.source}.*well again`, "m").test(cleared);
    }
    const missing = Object.keys(letter).filter((which) => letter[which] !== true);
    for (const which of missing) say(`no letter ${which}`);
    const all = Object.keys(letter).length;
    say(`${all - missing.length} of ${all} letters came to whoever runs it`);
    if (missing.length > 0) say(letters.join("\n"));
    return missing.length;
  } finally {
    receiver.close();
    await smtp.close();
  }
}
