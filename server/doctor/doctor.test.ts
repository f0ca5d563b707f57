import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import {
  backupFinding,
  type DatabaseFacts,
  databaseFindings,
  hostFindings,
  type MachineFacts,
  machineFindings,
  mailFinding,
  ownMachineFinding,
  proxyFinding,
  pushFinding,
} from "./findings.ts";
import { type DoctorCode, doctorCodes, type DoctorLine } from "#contract/doctor.ts";
import { lookAtMachine } from "./look-at-installation.ts";
import { lookAtSite } from "./look-at-site.ts";
import { plainly } from "./plain-words.ts";

const gigabyte = 1024 ** 3;
const machine: MachineFacts = {
  node: "v26",
  dataFolder: "/srv/data",
  isOpen: false,
  freeBytes: 50 * gigabyte,
  allBytes: 100 * gigabyte,
  isClockKept: true,
};
const database: DatabaseFacts = {
  versionNumber: 180_004,
  fsync: "on",
  synchronousCommit: "on",
  fullPageWrites: "on",
  aheadMs: 3,
  missingSteps: 0,
  addedSteps: 0,
  takenSteps: 0,
  mailsWaiting: 0,
  hasPushKeys: true,
};
const now = Date.UTC(2026, 10, 27);
const day = 86_400_000;
const host = { host: "league.example", fault: null, certificate: { endsAt: now + 60 * day, fault: null }, streamsFlow: true };
const backup = { now, since: now - day / 2, isMadeByItself: true, fault: null };

function told(findings: readonly DoctorLine[]): string {
  return findings
    .map(plainly)
    .filter(({ verdict }) => verdict !== "well")
    .map(({ about, verdict, says, remedy }) => `${verdict} ${about}: ${says} → ${remedy}`)
    .join("\n");
}

const allWell = [
  ...machineFindings(machine),
  ...machineFindings({ ...machine, isClockKept: null }),
  ...databaseFindings(database),
  ...hostFindings(host, now),
  backupFinding(backup),
  mailFinding({ fault: null }, 0),
  pushFinding(true, "mailto:office@league.example"),
  proxyFinding(true, 1),
];

test("DOCTOR1 of an installation that is well every line says so, and none asks for anything", () => {
  expect(told(allWell)).toBe("");
  expect(allWell.length).toBeGreaterThan(12);
  expect(allWell.map(plainly).filter(({ remedy }) => remedy !== null)).toEqual([]);
});

const provoked: readonly (readonly [name: string, findings: readonly DoctorLine[], expected: string])[] = [
  ["a disk that is nearly full", machineFindings({ ...machine, freeBytes: 5 * gigabyte }), "look disk: 5120 MB"],
  ["a disk that is full", machineFindings({ ...machine, freeBytes: gigabyte / 10 }), "ill disk"],
  ["an open data folder", machineFindings({ ...machine, isOpen: true }), "chmod 700 /srv/data"],
  ["a clock that nobody keeps", machineFindings({ ...machine, isClockKept: false }), "set-ntp true"],
  ["an old PostgreSQL", databaseFindings({ ...database, versionNumber: 140_011 }), "ill PostgreSQL: version 14"],
  ["a database without fsync", databaseFindings({ ...database, fsync: "off" }), "alter system set fsync = on"],
  ["one that does not wait", databaseFindings({ ...database, synchronousCommit: "off" }), "synchronous_commit=off"],
  ["one that writes half pages", databaseFindings({ ...database, fullPageWrites: "off" }), "full_page_writes=off"],
  ["clocks that differ", databaseFindings({ ...database, aheadMs: -5000 }), "-5.0 s ahead"],
  ["a schema that is behind", databaseFindings({ ...database, missingSteps: 2 }), "2 steps of the schema are still to come"],
  ["a newer version that has added", databaseFindings({ ...database, addedSteps: 2 }), "look version: a newer version has added"],
  [
    "a newer version that has taken away",
    databaseFindings({ ...database, addedSteps: 2, takenSteps: 1 }),
    "ill version: a newer version has changed",
  ],
  ["another version altogether", databaseFindings({ ...database, addedSteps: 2, missingSteps: 1 }), "run the newer version"],
  ["no mail server", [mailFinding(null, 3)], "3 mails wait"],
  ["a mail server that refuses us", [mailFinding({ fault: "535 no" }, 0)], "ill mail: the mail server does not take us: 535 no"],
  ["mails that wait", [mailFinding({ fault: null }, 2)], "2 mails have waited"],
  ["no push keys", [pushFinding(false, "mailto:a@b.c")], "start the server once"],
  ["no contact for push services", [pushFinding(true, "mailto:push@localhost")], "set PUSH_CONTACT"],
  ["an old backup", [backupFinding({ ...backup, since: now - 27 * 3_600_000 })], "ill backup: the last one is 27.0 hours old"],
  ["a backup that came to nothing", [backupFinding({ ...backup, fault: "ENOSPC" })], "the latest try: ENOSPC"],
  ["no backups by themselves", [backupFinding({ ...backup, isMadeByItself: false })], "BACKUP_AT=off"],
  ["a host that does not answer", hostFindings({ ...host, fault: { code: "hostSilent", values: { fault: "ENOTFOUND" } } }, now), "(DNS)"],
  ["a host of this machine alone", [ownMachineFinding("http://klb.localhost:3000")], "a host name of its own"],
  [
    "a certificate near its end",
    hostFindings({ ...host, certificate: { endsAt: now + 9 * day, fault: null } }, now),
    "look league.example certificate: good for 9 more days",
  ],
  [
    "a certificate in its last week",
    hostFindings({ ...host, certificate: { endsAt: now + 6.5 * day, fault: null } }, now),
    "ill league.example certificate: good for 6 more days",
  ],
  [
    "a certificate of nobody",
    hostFindings({ ...host, certificate: { endsAt: now, fault: "self-signed" } }, now),
    "ill league.example certificate",
  ],
  ["a proxy that holds streams back", hostFindings({ ...host, streamsFlow: false }, now), "proxy_buffering off"],
  ["proxies that were not told of", [proxyFinding(false, 0)], "TRUSTED_PROXIES=0 does not fit"],
  ["a server that does not run", [proxyFinding(null, 0)], "was not asked"],
  ["a backup of which the latest try failed", [backupFinding({ ...backup, fault: "ENOSPC" })], "look backup"],
  [
    "an old backup of which the latest try failed",
    [backupFinding({ ...backup, since: now - 27 * 3_600_000, fault: "ENOSPC" })],
    "27.0 hours old; the latest try: ENOSPC",
  ],
  [
    "a host of somebody else's",
    hostFindings({ ...host, fault: { code: "hostOfOthers", values: { status: 200 } } }, now),
    "somebody else answers there (200)",
  ],
  [
    "a server that is not ready",
    hostFindings({ ...host, fault: { code: "hostNotReady", values: { answer: "{}" } } }, now),
    "answers, and is not ready ({})",
  ],
];

test.each(provoked)("DOCTOR1 %s is told, with what to do", (_, findings, expected) => {
  expect(told(findings)).toContain(expected);
  expect(told(findings)).not.toContain("→ null");
});

test("DOCTOR1 DOCTOR4 whatever can be said is said of something", () => {
  const said = new Set([...allWell, ...provoked.flatMap(([, findings]) => findings)].map(({ code }) => code));
  expect(Object.keys(doctorCodes).filter((code) => !said.has(code as DoctorCode))).toEqual([]);
});

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** A site behind a proxy, which may keep streams to itself. */
async function site(kind: "whole" | "holding" | "stranger"): Promise<string> {
  const server = createServer((request, response) => {
    if (kind === "stranger") return void response.writeHead(200).end("Welcome to nginx!");
    if (request.url === "/readyz") return void response.writeHead(200).end('{"ready":true}');
    if (kind === "whole") response.writeHead(200).write("event: hello\n\n");
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Without its patience, which tests have not. */
const hasty: typeof fetch = async (address, { signal, ...rest } = {}) =>
  fetch(address, { ...rest, signal: AbortSignal.any([AbortSignal.timeout(300), ...(signal ? [signal] : [])]) });

test.each([
  ["whole", null, true],
  ["holding", null, false],
  ["stranger", { code: "hostOfOthers", values: { status: 200 } }, null],
] as const)("DOCTOR2 a host is asked as visitors ask it: %s", async (kind, fault, streamsFlow) => {
  const facts = await lookAtSite({ host: "127.0.0.1", origin: await site(kind), stream: "/live/v1/stream", fetch: hasty });
  expect(facts).toEqual({ host: "127.0.0.1", fault, certificate: null, streamsFlow });
});

test("DOCTOR2 a host where nobody is does not answer", async () => {
  const { fault } = await lookAtSite({ host: "127.0.0.1", origin: "http://127.0.0.1:1", stream: null, fetch: hasty });
  expect(fault?.code).toBe("hostSilent");
});

test("DOCTOR2 this machine has a disk", async () => {
  const facts = await lookAtMachine(import.meta.dirname);
  expect(facts.allBytes).toBeGreaterThan(facts.freeBytes);
});
