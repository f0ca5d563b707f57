import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountBase, storePushTokenPath } from "#contract/account.ts";
import { securityEvents } from "#server/http/security-event.ts";
import { createLog } from "#server/log.ts";
import { signedInAccount } from "../support/account-in-database.ts";
import { AccountServer, cookiesOf } from "../support/account-server.ts";
import { databaseForThisFile } from "../support/database.ts";

type Line = { readonly msg: string; readonly event?: string };

const database = databaseForThisFile();
const lines: string[] = [];
const password = "loptica pod košem";
let server: AccountServer;

beforeAll(async () => {
  const log = createLog("info", { destination: { write: (line: string) => void lines.push(line) } });
  server = await AccountServer.start(database.db, {}, { log });
});
afterAll(() => server.close());

/** What these requests have the log say, beside the requests themselves. */
async function eventsOf(work: () => Promise<unknown>): Promise<readonly Line[]> {
  lines.length = 0;
  await work();
  return lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === "security");
}

async function registered(email: string): Promise<string> {
  await server.post(`${accountBase}/sign-up`, { name: "Ana Anić", email, password, locale: "sr" });
  const answer = await server.post(`${accountBase}/sign-up/confirm`, { token: await server.secretOfMailTo(email) });
  return cookiesOf(answer);
}

it("GUARD7 signing in, out, in vain, and leaving for good are one line each, without what was typed", async () => {
  const email = "ana@example.com";
  const told = await eventsOf(async () => {
    const cookie = await registered(email);
    await server.post(`${accountBase}/sign-out`, undefined, { headers: { Cookie: cookie } });
    await server.post(`${accountBase}/sign-in`, { email, password: "nije ova lozinka" });
    const again = cookiesOf(await server.post(`${accountBase}/sign-in`, { email, password }));
    const headers = { Cookie: again };
    await server.post(`${accountBase}/password`, { current: "nije ova lozinka", password: "sasvim nova rečenica" }, { headers });
    await server.post(`${accountBase}/password`, { current: password, password: "sasvim nova rečenica" }, { headers });
    await server.post(`${accountBase}/removal`, { password: "sasvim nova rečenica" }, { headers });
  });
  expect(told).toMatchObject([
    { event: "signed-in", method: "link", tenant: "one", level: "info" },
    { event: "signed-out" },
    { event: "sign-in-refused", why: "wrong-credentials", network: expect.stringContaining("198.18.") as string },
    { event: "signed-in", method: "password", accountId: expect.stringMatching(/^[\da-f-]{36}$/) as string },
    { event: "proof-refused", why: "wrong-password" },
    { event: "password-changed" },
    { event: "account-deleted" },
  ]);
  for (const secret of [email, "Ana", "lozinka", "košem", "rečenica", "fullcourt-session"]) expect(lines.join("")).not.toContain(secret);
});

it("GUARD7 what is not allowed, too often tried, or sent from elsewhere is told with its reason", async () => {
  const { cookie } = await signedInAccount(database.db, server.one);
  const told = await eventsOf(async () => {
    await server.post(storePushTokenPath, { token: "t" });
    await server.post(`${accountBase}/sessions/end-others`, undefined, { headers: { ...cookie, Origin: "https://evil.example" } });
    await server.post(`${accountBase}/sign-up/confirm`, { token: "x" });
    for (let tried = 0; tried < 5; tried += 1) await server.post(`${accountBase}/password-reset`, { email: "often@example.com" });
  });
  expect(told).toMatchObject([
    { event: "not-allowed", why: "not-signed-in" },
    { event: "forged", why: "forged" },
    { event: "sign-in-refused", why: "link-spent" },
    { event: "held-back", why: "too-many" },
  ]);
});

it("GUARD7 a good request of somebody who may makes no line", async () => {
  const { cookie } = await signedInAccount(database.db, server.one);
  expect(await eventsOf(() => server.get(`${accountBase}/sessions`, { headers: cookie }))).toEqual([]);
});

it("GUARD7 every event is described in docs/log-lines.md", async () => {
  const page = await readFile("docs/log-lines.md", "utf8");
  expect(securityEvents.filter((event) => !page.includes(`| \`${event}\` |`))).toEqual([]);
});
