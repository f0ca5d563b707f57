import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  accountBase,
  googleJoiningPath,
  googlePaths,
  googleRemovalPath,
  type GoogleVisit,
  googleVisitPaths,
  type OwnSessions,
} from "#contract/account.ts";
import { hashPassword } from "../../accounts/password-hash.ts";
import { keepPassword } from "../../accounts/passwords.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { AccountServer, cookiesOf } from "#tests/support/servers/account-server.ts";
import type { RawAnswer } from "#tests/support/servers/ask-server.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { testClient, TokenIssuer } from "#tests/support/servers/token-issuer.ts";

const database = databaseForThisFile();
const password = "tri male ptice na žici";
let issuer: TokenIssuer;
let server: AccountServer;
let people = 0;

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  const google = { issuer: issuer.issuer, audiences: [testClient.clientId], clientSecret: testClient.clientSecret };
  server = await AccountServer.start(database.db, { google });
});
beforeEach(() => {
  people += 1;
  issuer.state.person = { sub: `fan-${people}`, email: `fan-${people}@example.com` };
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

type Visitor = Awaited<ReturnType<typeof somebody>>;

async function somebody({ hasPassword = true } = {}) {
  const visitor = await signedInAccount(database.db, server.one);
  if (hasPassword) await keepPassword(database.db, visitor.accountId, await hashPassword(password), Date.now());
  return visitor;
}

function leaving({ cookie }: Visitor, said: object = { password }): Promise<RawAnswer> {
  return server.post(googleJoiningPath, { locale: "sr", ...said }, { headers: cookie });
}

/** Back from Google, as the browser that left; `as`: who is signed in there by now. */
function comingBack(left: RawAnswer, as: Visitor, answer?: Record<string, string>): Promise<RawAnswer> {
  const asked = new URL((JSON.parse(left.text) as GoogleVisit).address).searchParams;
  const brought = answer ?? { code: issuer.codeFor(asked) };
  const query = new URLSearchParams({ state: asked.get("state") ?? "", iss: issuer.issuer, ...brought });
  return server.get(`${googleVisitPaths.end}?${query}`, { headers: { Cookie: `${as.cookie.Cookie}; ${cookiesOf(left)}` } });
}

async function joined(visitor: Visitor, said?: object): Promise<RawAnswer> {
  return comingBack(await leaving(visitor, said), visitor);
}

function expectTold({ status, headers }: RawAnswer, outcome: string): void {
  expect([status, headers.location]).toEqual([303, `/sr/profile/account#google=${outcome}`]);
  expect((headers["set-cookie"] ?? []).filter((cookie) => cookie.startsWith("fullcourt-s"))).toEqual([]);
}

async function since({ cookie }: Visitor): Promise<string | null> {
  return (JSON.parse((await server.get(`${accountBase}/sessions`, { headers: cookie })).text) as OwnSessions).googleSince;
}

function typeOf({ text }: RawAnswer): unknown {
  return (JSON.parse(text) as { type?: unknown }).type;
}

function letGo({ cookie }: Visitor, said: object = { password }): Promise<RawAnswer> {
  return server.post(googleRemovalPath, said, { headers: cookie });
}

function signInByGoogle(locale = "sr") {
  return server.get(`${googleVisitPaths.start}?locale=${locale}&form=Login`).then((left) => {
    const asked = new URL(left.headers.location ?? "").searchParams;
    const query = new URLSearchParams({ state: asked.get("state") ?? "", iss: issuer.issuer, code: issuer.codeFor(asked) });
    return server.get(`${googleVisitPaths.end}?${query}`, { headers: { Cookie: cookiesOf(left) } });
  });
}

describe("ACC27 ACC39 joining Google to an account", () => {
  it("opens it from then on, and nobody is signed in anew by it", async () => {
    const visitor = await somebody();
    expect(await since(visitor)).toBeNull();
    expectTold(await joined(visitor), "joined");
    expect(await since(visitor)).toMatch(/^20\d\d-/);
    expect((await signInByGoogle()).headers.location).toBe("/sr/profile");
    // Once more changes nothing.
    expectTold(await joined(visitor), "joined");
  });

  it("ACC36 takes the password of who has one, and a fresh sign-in of who has none", async () => {
    const visitor = await somebody();
    for (const said of [{}, { password: null }, { password: "wrong" }])
      expect([(await leaving(visitor, said)).status, typeOf(await leaving(visitor, said))]).toEqual([422, "/problems/wrong-password"]);
    const without = await somebody({ hasPassword: false });
    expectTold(await joined(without, {}), "joined");
    await database.db
      .updateTable("account_sessions")
      .set({ created_at: new Date(Date.now() - 16 * 60_000) })
      .where("account_id", "=", without.accountId)
      .execute();
    for (const answer of [await leaving(without, {}), await letGo(without, {})]) expect(typeOf(answer)).toBe("/problems/sign-in-again");
    const token = await issuer.token({ sub: "by-a-program", email: "by-a-program@example.com" });
    const byCall = await server.post(`${accountBase}/google`, { token }, { headers: visitor.cookie });
    expect(typeOf(byCall)).toBe("/problems/wrong-password");
    expect((await server.post(`${accountBase}/google`, { token, password }, { headers: visitor.cookie })).status).toBe(200);
  });

  it("is for who is signed in, and sends nobody away for what is no language", async () => {
    expect((await server.post(googleJoiningPath, { locale: "sr" })).status).toBe(401);
    expect((await server.post(googleRemovalPath, {})).status).toBe(401);
    expect((await leaving(await somebody(), { password, locale: "xx" })).status).toBe(422);
    expect((await leaving(await somebody(), { password, next: "/" })).status).toBe(422);
  });

  it("joins nothing where somebody else is signed in by the time he comes back", async () => {
    const [left, other] = [await somebody(), await somebody()];
    expectTold(await comingBack(await leaving(left), other), "spent");
    expect([await since(left), await since(other)]).toEqual([null, null]);
    expect((await signInByGoogle()).headers.location).toBe("/sr/auth/Register?done=google-unknown");
  });

  it("an account of Google opens one account here, and stays with it", async () => {
    const [first, second] = [await somebody(), await somebody()];
    await joined(first);
    expectTold(await joined(second), "taken");
    expect(await since(second)).toBeNull();
  });

  it("says how else it ended, and is good once", async () => {
    const visitor = await somebody();
    expectTold(await comingBack(await leaving(visitor), visitor, { error: "access_denied" }), "denied");
    expectTold(await comingBack(await leaving(visitor), visitor, { code: "unknown" }), "refused");
    const left = await leaving(visitor);
    expectTold(await comingBack(left, visitor), "joined");
    expect((await comingBack(left, visitor)).headers.location).toBe("/en/auth/Login?done=google-spent");
    issuer.state.isDown = true;
    const later = await comingBack(await leaving(visitor), visitor, { code: "any" });
    issuer.state.isDown = false;
    expectTold(later, "later");
  });
});

describe("ACC27 ACC39 letting Google go", () => {
  it("opens the account no more; done twice it is done once", async () => {
    const visitor = await somebody();
    await joined(visitor);
    expect([(await letGo(visitor, { password: "wrong" })).status, await since(visitor)]).toEqual([422, expect.any(String)]);
    expect([(await letGo(visitor)).status, (await letGo(visitor)).status]).toEqual([200, 200]);
    expect(await since(visitor)).toBeNull();
    expect((await signInByGoogle()).headers.location).toBe("/sr/auth/Register?done=google-unknown");
  });

  it("ACC10 a token that has opened an account joins and makes nothing more, whatever became of that account", async () => {
    const visitor = await somebody();
    const person = { sub: `once-${people}`, email: `once-${people}@example.com` };
    const token = await issuer.token(person);
    const byCall = () => server.post(`${accountBase}/google`, { token, password }, { headers: visitor.cookie });
    expect([(await byCall()).status, (await letGo(visitor)).status]).toEqual([200, 200]);
    expect([typeOf(await byCall()), await since(visitor)]).toEqual(["/problems/bad-id-token", null]);
    await database.db.deleteFrom("accounts").where("account_id", "=", visitor.accountId).execute();
    expect(typeOf(await server.post(googlePaths.register, { token }))).toBe("/problems/bad-id-token");
    expect(await database.db.selectFrom("accounts").select("account_id").where("email_key", "=", person.email).execute()).toEqual([]);
  });

  it("never takes the last way in", async () => {
    const visitor = await somebody({ hasPassword: false });
    await joined(visitor, {});
    const refused = await letGo(visitor, {});
    expect([refused.status, typeOf(refused)]).toEqual([409, "/problems/last-way-in"]);
    expect(await since(visitor)).not.toBeNull();
  });

  it("ACC26 is still possible where a league offers Google no more; joining is not", async () => {
    const visitor = await somebody();
    await joined(visitor);
    await server.rules.offer(["password"]);
    const answers = [await leaving(visitor), await letGo(visitor)];
    await server.rules.offer(null);
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  });
});
