import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { SmtpServer } from "#tests/support/servers/smtp-server.ts";
import { createLog } from "../log.ts";
import { operatorTeller } from "./tell-operator.ts";

const database = databaseForThisFile();
const folder = mkdtempSync(join(tmpdir(), "fullcourt-operator-"));
const pushed: { title: string; text: string }[] = [];
let isRefusing = false;
let smtp: SmtpServer;
const receiver = createServer((request, response) => {
  let text = "";
  request.on("data", (piece: Buffer) => (text += piece.toString()));
  request.on("end", () => {
    if (!isRefusing) pushed.push({ title: String(request.headers["title"]), text });
    response.writeHead(isRefusing ? 503 : 200).end();
  });
});

beforeAll(async () => {
  smtp = await SmtpServer.start();
  await new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await smtp.close();
  receiver.close();
  rmSync(folder, { recursive: true });
});

it("OPER2 a backup that is late rings by mail and by push; what neither took is told with the next look; then once that all is well", async () => {
  await database.db
    .insertInto("backups")
    .values({ taken_at: new Date(Date.now() - 30 * 3_600_000), path: "/b", bytes: 1, is_encrypted: false, fault: null })
    .execute();
  const { port } = receiver.address() as AddressInfo;
  const teller = operatorTeller({
    config: {
      operator: { mail: "nephew@league.example", url: `http://127.0.0.1:${port}/topic` },
      mail: { smtpUrl: smtp.url, from: "office@league.example", mayBePlain: true },
      backup: { atMinute: 150, folder: "/nowhere", recipient: null },
      dataFolder: folder,
    },
    db: database.db,
    origins: () => [],
    now: Date.now,
    log: createLog("silent"),
    fetch,
  });
  await teller.look();
  expect(smtp.received).toEqual([]);
  isRefusing = smtp.state.isDown = true;
  await teller.look();
  isRefusing = smtp.state.isDown = false;
  await teller.look();
  expect(pushed.map(({ title }) => title)).toEqual([expect.stringContaining("backup") as string]);
  expect(pushed[0]?.text).toContain("what to do");
  expect(smtp.received.map(({ to }) => to)).toEqual([["<nephew@league.example>"]]);
  await database.db
    .insertInto("backups")
    .values({ taken_at: new Date(), path: "/b", bytes: 1, is_encrypted: false, fault: null })
    .execute();
  await teller.look();
  await teller.look();
  expect(pushed).toHaveLength(2);
  expect(pushed[1]?.text).toContain("backup: well again");
});
