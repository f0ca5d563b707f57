import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  accountBase,
  googleJoiningPath,
  googleRemovalPath,
  type GoogleVisit,
  googleVisitPaths,
  storePushTokenPath,
} from "#contract/account.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { keepPassword } from "#server/accounts/passwords.ts";
import { securityEvents } from "#server/http/security-event.ts";
import { createLog } from "#server/log.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { AccountServer, cookiesOf } from "../support/servers/account-server.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { PasskeyDevice } from "../support/browser/passkey-device.ts";
import { testClient, TokenIssuer } from "../support/servers/token-issuer.ts";

type Line = { readonly msg: string; readonly event?: string; readonly method?: string; readonly accountId?: string };

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

it("GUARD7 each way in that is added or taken back is one line, whose account and which way; done twice it is one", async () => {
  const issuer = await TokenIssuer.start();
  const google = { issuer: issuer.issuer, audiences: [testClient.clientId], clientSecret: testClient.clientSecret };
  const log = createLog("info", { destination: { write: (line: string) => void lines.push(line) } });
  const withGoogle = await AccountServer.start(database.db, { google }, { log });
  const { cookie: headers, accountId } = await signedInAccount(database.db, withGoogle.one);
  await keepPassword(database.db, accountId, await hashPassword(password), Date.now());
  const told = await eventsOf(async () => {
    const token = await issuer.token({ sub: "ana", email: "ana@example.com" });
    await withGoogle.post(`${accountBase}/google`, { token, password }, { headers });
    const left = await withGoogle.post(googleJoiningPath, { locale: "sr", password }, { headers });
    const asked = new URL((JSON.parse(left.text) as GoogleVisit).address).searchParams;
    const back = new URLSearchParams({ state: asked.get("state") ?? "", iss: issuer.issuer, code: issuer.codeFor(asked) });
    const cookies = { Cookie: `${headers.Cookie}; ${cookiesOf(left)}` };
    await withGoogle.get(`${googleVisitPaths.end}?${back}`, { headers: cookies });
    const { challenge } = JSON.parse((await withGoogle.post(`${accountBase}/passkeys/options`, { password }, { headers })).text) as {
      challenge: string;
    };
    const passkey = new PasskeyDevice().registers({ challenge, origin: "http://one.localhost", rpId: "one.localhost" });
    await withGoogle.post(`${accountBase}/passkeys`, { name: "Chrome", response: passkey }, { headers });
    for (const _ of ["first", "again"]) await withGoogle.post(`${accountBase}/passkeys/${passkey.id}/removal`, { password }, { headers });
    for (const _ of ["first", "again"]) await withGoogle.post(googleRemovalPath, { password }, { headers });
  });
  await withGoogle.close();
  await issuer.close();
  expect(told.map(({ event, method, accountId: whose }) => [event, method, whose])).toEqual([
    ["way-in-added", "google", accountId],
    ["way-in-added", "google", accountId],
    ["way-in-added", "passkey", accountId],
    ["way-in-removed", "passkey", accountId],
    ["way-in-removed", "google", accountId],
  ]);
});

it("GUARD7 what is not allowed, too often tried, or sent from elsewhere is told with its reason", async () => {
  const { cookie } = await signedInAccount(database.db, server.one);
  const told = await eventsOf(async () => {
    await server.post(storePushTokenPath, { token: "t" });
    await server.post(`${accountBase}/sessions/end-others`, undefined, { headers: { ...cookie, Origin: "https://evil.example" } });
    await server.post(`${accountBase}/sign-up/confirm`, { token: "x" });
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    for (let tried = 0; tried < 21; tried += 1)
      await server.post(`${accountBase}/password-reset`, { email: `often-${tried}@example.com` }, { headers });
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
