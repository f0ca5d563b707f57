import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { googleVisitPaths, websiteUserPath } from "#contract/account.ts";
import type { SignInWay } from "#contract/sign-in-ways.ts";
import { AccountServer, cookiesOf } from "#tests/support/servers/account-server.ts";
import type { RawAnswer } from "#tests/support/servers/ask-server.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { testClient, TokenIssuer } from "#tests/support/servers/token-issuer.ts";

const database = databaseForThisFile();
let issuer: TokenIssuer;
let server: AccountServer;
let people = 0;
let networks = 0;

function googleOf(clientSecret: string) {
  return { issuer: issuer.issuer, audiences: [testClient.clientId, "league-phone"], clientSecret };
}

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  server = await AccountServer.start(database.db, { google: googleOf(testClient.clientSecret) });
});
beforeEach(() => {
  people += 1;
  issuer.state.person = { sub: `visitor-${people}`, email: `visitor-${people}@example.com` };
  issuer.state.changes = {};
  issuer.state.isDown = false;
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

type Headers = Readonly<Record<string, string>>;

function get(path: string, headers: Headers = {}, host = "one.localhost"): Promise<RawAnswer> {
  networks += 1;
  return server.get(path, { host, headers: { "X-Forwarded-For": `198.19.${Math.floor(networks / 250)}.${networks % 250}`, ...headers } });
}

/** As a browser leaves by the link of a page: what it keeps, and what the issuer is asked. */
async function leaving(form = "Login", page = "/sr/auth/Login", host = "one.localhost") {
  const answer = await get(`${googleVisitPaths.start}?locale=sr&form=${form}`, { Referer: `http://${host}${page}` }, host);
  const asked = new URL(answer.headers.location ?? "").searchParams;
  return { answer, asked, cookie: cookiesOf(answer) };
}

type Left = Awaited<ReturnType<typeof leaving>>;

function codeAndState({ asked }: Left): Record<string, string> {
  return { state: asked.get("state") ?? "", code: issuer.codeFor(asked), iss: issuer.issuer };
}

function comingBack(left: Left, answer: Record<string, string> = codeAndState(left), host = "one.localhost"): Promise<RawAnswer> {
  return get(`${googleVisitPaths.end}?${new URLSearchParams(answer)}`, { Cookie: left.cookie }, host);
}

async function cameIn(form = "Register"): Promise<RawAnswer> {
  return comingBack(await leaving(form));
}

/** Led to this page, and signed in nowhere. */
function expectTurnedAway({ status, headers }: RawAnswer, location: string): void {
  expect([status, headers.location]).toEqual([303, location]);
  expect((headers["set-cookie"] ?? []).filter((cookie) => cookie.startsWith("fullcourt-s"))).toEqual([]);
}

async function userOf(answer: RawAnswer) {
  const cookie = cookiesOf(answer);
  return JSON.parse((await server.get(websiteUserPath, { headers: { Cookie: cookie } })).text) as { name: string; email: string };
}

describe("ACC25 the way there", () => {
  it("asks for a code, with digests of what this browser alone keeps", async () => {
    const { answer, asked, cookie } = await leaving();
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(`${issuer.issuer}/authorize?`);
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      client_id: testClient.clientId,
      redirect_uri: `http://one.localhost${googleVisitPaths.end}`,
      scope: "openid email profile",
      code_challenge_method: "S256",
      ui_locales: "sr-Latn",
    });
    const [keepsake = ""] = answer.headers["set-cookie"] ?? [];
    expect(keepsake).toMatch(/^fullcourt-google=[\w-]{43}; Max-Age=600; Path=\/; SameSite=Lax; HttpOnly$/);
    const [, kept = ""] = cookie.split("=");
    expect(answer.headers.location).not.toContain(kept);
    const digests = ["state", "nonce", "code_challenge"].map((name) => asked.get(name));
    expect(new Set(digests).size).toBe(3);
    expect(JSON.stringify(await database.db.selectFrom("account_tickets").selectAll().execute())).not.toContain(kept);
  });

  it.each(["cross-site", "same-site"])("is not gone because of a link of another site (%s)", async (site) => {
    expectTurnedAway(await get(`${googleVisitPaths.start}?locale=sr&form=Login`, { "Sec-Fetch-Site": site }), "/sr/auth/Login");
  });

  it.each(["GET", "HEAD"])("takes %s alone", async (method) => {
    expect((await server.send(method, googleVisitPaths.start)).status).toBe(303);
    expect((await server.post(googleVisitPaths.start, {})).status).toBe(405);
    expect((await server.post(googleVisitPaths.end, {})).status).toBe(405);
  });

  it("an issuer that does not answer is told on the page", async () => {
    const late = await AccountServer.start(database.db, { google: googleOf(testClient.clientSecret) });
    issuer.state.isDown = true;
    const answer = await late.get(`${googleVisitPaths.start}?locale=ru&form=Register`);
    expectTurnedAway(answer, "/ru/auth/Register?done=google-later");
    await late.close();
  });
});

describe("ACC25 ACC38 the way back", () => {
  it("makes an account for who came from the form to register, and opens it for who came from the one to sign in", async () => {
    const registered = await cameIn("Register");
    expect([registered.status, registered.headers.location]).toEqual([303, "/sr/profile"]);
    expect(await userOf(registered)).toMatchObject({ name: "Iva Ivić", email: `visitor-${people}@example.com` });
    expect((registered.headers["set-cookie"] ?? []).some((cookie) => cookie.startsWith("fullcourt-google=; Max-Age=0"))).toBe(true);
    const again = await cameIn("Login");
    expect(await userOf(again)).toMatchObject({ email: `visitor-${people}@example.com` });
    const methods = await database.db
      .selectFrom("account_sessions")
      .innerJoin("accounts", "accounts.account_id", "account_sessions.account_id")
      .select("method")
      .where("email", "=", `visitor-${people}@example.com`)
      .execute();
    expect(methods).toEqual([{ method: "google" }, { method: "google" }]);
  });

  it("ACC19 keeps that somebody agreed to what the button says", async () => {
    await cameIn("Register");
    const consents = await database.db
      .selectFrom("account_consents")
      .innerJoin("accounts", "accounts.account_id", "account_consents.account_id")
      .select(["kind", "version"])
      .where("email", "=", `visitor-${people}@example.com`)
      .execute();
    expect(consents).toEqual([{ kind: "terms", version: "built-in" }]);
  });

  it("ACC20 leads over what the league asks besides", async () => {
    await server.rules.change({ minimumAge: 13, guardianBelowAge: 16 });
    const answer = await cameIn("Register");
    await server.rules.change({ minimumAge: null, guardianBelowAge: null });
    expect(answer.headers.location).toBe("/sr/auth/Consent?next=%2Fsr%2Fprofile");
  });

  it("ACC11 leads who is not known from the form to sign in to the one to register, and makes nothing", async () => {
    expectTurnedAway(await cameIn("Login"), "/sr/auth/Register?done=google-unknown");
    const left = await leaving("Login", "/sr/auth/Login?next=/sr/clubs");
    expectTurnedAway(await comingBack(left), "/sr/auth/Register?next=%2Fsr%2Fclubs&done=google-unknown");
    expect(await database.db.selectFrom("accounts").where("email", "=", `visitor-${people}@example.com`).selectAll().execute()).toEqual([]);
  });

  it.each([["//evil.example"], ["https://evil.example/"], ["/sr/auth/Login"], ["/\\evil.example"], ["javascript:alert(1)"]])(
    "AUTH3 leads nowhere else: %s",
    async (next) => {
      const left = await leaving("Register", `/sr/auth/Register?next=${encodeURIComponent(next)}`);
      expect((await comingBack(left)).headers.location).toBe("/sr/profile");
    },
  );

  it("AUTH3 heeds no page of another host", async () => {
    const answer = await get(`${googleVisitPaths.start}?locale=sr&form=Login`, {
      Referer: "http://two.localhost/sr/auth/Login?next=/sr/clubs",
    });
    const left = { answer, asked: new URL(answer.headers.location ?? "").searchParams, cookie: cookiesOf(answer) };
    expectTurnedAway(await comingBack(left), "/sr/auth/Register?done=google-unknown");
  });

  it("says so when the visitor said no, and that answer is spent too", async () => {
    const left = await leaving();
    const denied = { state: left.asked.get("state") ?? "", error: "access_denied" };
    expectTurnedAway(await comingBack(left, denied), "/sr/auth/Login?done=google-denied");
    expectTurnedAway(await comingBack(left), "/en/auth/Login?done=google-spent");
  });

  it("ACC11 opens no account by its address alone, and none that is blocked", async () => {
    await cameIn("Register");
    const { person } = issuer.state;
    issuer.state.person = { ...person, sub: "another" };
    expectTurnedAway(await cameIn("Register"), "/sr/auth/Login?done=google-taken");
    issuer.state.person = person;
    await database.db.updateTable("accounts").set({ blocked_at: new Date() }).where("email", "=", String(person["email"])).execute();
    expectTurnedAway(await cameIn("Login"), "/sr/auth/Login?done=google-blocked");
  });
});

describe("ACC25 answers that count for nothing", () => {
  const spent = "/en/auth/Login?done=google-spent";

  it.each<[string, (answer: Record<string, string>) => Record<string, string>]>([
    ["without a state", ({ code = "" }) => ({ code })],
    ["with a forged state", (answer) => ({ ...answer, state: "a".repeat(43) })],
    ["with a state of another shape", (answer) => ({ ...answer, state: "x'; drop table accounts" })],
    ["with an endless state", (answer) => ({ ...answer, state: "a".repeat(1900) })],
    ["with an empty state", (answer) => ({ ...answer, state: "" })],
  ])("%s", async (_, changed) => {
    const left = await leaving();
    expectTurnedAway(await comingBack(left, changed(codeAndState(left))), spent);
  });

  it("with one thing said twice", async () => {
    const left = await leaving();
    const answer = new URLSearchParams(codeAndState(left));
    answer.append("state", left.asked.get("state") ?? "");
    expectTurnedAway(await get(`${googleVisitPaths.end}?${answer}`, { Cookie: left.cookie }), spent);
  });

  it("brought a second time, by anybody, at once or later", async () => {
    await cameIn("Register");
    const left = await leaving();
    const answer = codeAndState(left);
    const all = await Promise.all(Array.from({ length: 8 }, () => comingBack(left, answer)));
    expect(all.map(({ headers }) => headers.location ?? "").toSorted()).toEqual([...Array.from({ length: 7 }, () => spent), "/sr/profile"]);
    expectTurnedAway(await comingBack(left, answer), spent);
  });

  it("brought by a browser that never left, or left for another one", async () => {
    const answer = codeAndState(await leaving());
    expectTurnedAway(await get(`${googleVisitPaths.end}?${new URLSearchParams(answer)}`), spent);
    const [mine, theirs] = [await leaving(), await leaving()];
    expectTurnedAway(await comingBack(mine, codeAndState(theirs)), spent);
    expectTurnedAway(
      await get(`${googleVisitPaths.end}?${new URLSearchParams(codeAndState(mine))}`, { Cookie: `${mine.cookie}; ${mine.cookie}` }),
      spent,
    );
  });

  it("of another league", async () => {
    const left = await leaving("Login", "/sr/auth/Login", "two.localhost");
    expectTurnedAway(await comingBack(left), spent);
    // It was not spent by that: its own league takes it.
    expectTurnedAway(await comingBack(left, undefined, "two.localhost"), "/sr/auth/Register?done=google-unknown");
  });

  it("ACC5 brought too late", async () => {
    const left = await leaving();
    const tickets = database.db.updateTable("account_tickets").where("kind", "=", "google-sign-in");
    const ended = await tickets
      .set({ expires_at: new Date(0) })
      .returning("kind")
      .execute();
    expect(ended.length).toBeGreaterThan(0);
    expectTurnedAway(await comingBack(left), spent);
  });

  it.each<[string, (left: Left) => Record<string, string>]>([
    ["of another issuer", (left) => ({ ...codeAndState(left), iss: "https://evil.example" })],
    ["without a code", (left) => ({ state: left.asked.get("state") ?? "" })],
    ["with an error nobody knows", (left) => ({ state: left.asked.get("state") ?? "", error: "<script>" })],
    ["with a code that the issuer did not give", (left) => ({ ...codeAndState(left), code: "forged" })],
    [
      "with a code that was asked for by somebody else",
      (left) => ({
        ...codeAndState(left),
        code: issuer.codeFor(new URLSearchParams({ redirect_uri: left.asked.get("redirect_uri") ?? "", code_challenge: "theirs" })),
      }),
    ],
  ])("%s", async (_, answer) => {
    const left = await leaving();
    expectTurnedAway(await comingBack(left, answer(left)), "/sr/auth/Login?done=google-refused");
  });

  it.each([
    ["a nonce of another visit", { nonce: "another" }],
    ["no nonce", { nonce: undefined }],
    ["another audience", { aud: "somebody-else" }],
    ["an address nobody has proven", { email_verified: false }],
  ])("ACC10 a token with %s", async (_, changes) => {
    issuer.state.changes = changes;
    expectTurnedAway(await cameIn("Register"), "/sr/auth/Register?done=google-refused");
  });

  it("a wrong secret of ours is nobody's fault who comes", async () => {
    const other = await AccountServer.start(database.db, { google: googleOf("another secret") });
    const begun = await other.get(`${googleVisitPaths.start}?locale=sr&form=Login`);
    const asked = new URL(begun.headers.location ?? "").searchParams;
    const answer = new URLSearchParams({ state: asked.get("state") ?? "", code: issuer.codeFor(asked) });
    const ended = await other.get(`${googleVisitPaths.end}?${answer}`, { headers: { Cookie: cookiesOf(begun) } });
    expectTurnedAway(ended, "/sr/auth/Login?done=google-later");
    await other.close();
  });
});

it("ACC9 holds back who begins without an end", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.9" };
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => server.get(`${googleVisitPaths.start}?locale=sr&form=Login`, { headers })),
  );
  expect(answers.filter(({ headers: { location } }) => location === "/sr/auth/Login?done=google-later").length).toBeGreaterThan(20);
});

describe("ACC26 ways that a league does not offer", () => {
  const body = { email: "nobody@example.com", password: "some password" };
  const calls: Readonly<Record<SignInWay, readonly [string, object][]>> = {
    password: [
      ["/v2/website/account/sign-in", body],
      ["/v2/website/account/sign-up", { ...body, name: "Ana", locale: "en" }],
      ["/v2/website/account/password-reset", { email: body.email }],
      ["/v2/website/account/password-reset/finish", { token: "unknown", password: body.password }],
    ],
    google: [
      ["/auth/google-login", { token: "x" }],
      ["/auth/google-register", { token: "x" }],
      ["/v2/website/account/google", { token: "x" }],
    ],
    passkey: [
      ["/v2/website/account/passkey-sign-in/options", {}],
      ["/v2/website/account/passkey-sign-in", {}],
      ["/v2/website/account/passkeys/options", {}],
      ["/v2/website/account/passkeys", {}],
    ],
    official: [["/auth/official-login", { token: "x", verifier: "x" }]],
  };

  it.each(Object.entries(calls))("%s: its calls refuse where it is off, and only there", async (way, all) => {
    await server.rules.offer((Object.keys(calls) as SignInWay[]).filter((other) => other !== way));
    const notOffered = async (host: string) => {
      const answers = await Promise.all(all.map(([path, sent]) => server.post(path, sent, { host })));
      return answers.map(({ text }) => text.includes("/problems/not-offered"));
    };
    expect(await notOffered("one.localhost")).toEqual(all.map(() => true));
    expect(await notOffered("two.localhost")).toEqual(all.map(() => false));
    const others = Object.entries(calls).filter(([other]) => other !== way);
    const answers = await Promise.all(others.flatMap(([, asked]) => asked.map(([path, sent]) => server.post(path, sent))));
    expect(answers.some(({ text }) => text.includes("/problems/not-offered"))).toBe(false);
    await server.rules.offer(null);
  });

  it("nobody is sent to Google, and no answer of it is taken", async () => {
    const left = await leaving();
    await server.rules.offer(["password"]);
    expect((await get(`${googleVisitPaths.start}?locale=sr&form=Login`)).status).toBe(404);
    expect((await comingBack(left)).status).toBe(404);
    await server.rules.offer(null);
  });

  it("nor where we have no secret for pages", async () => {
    const plain = await AccountServer.start(database.db, { google: { issuer: issuer.issuer, audiences: ["league-app"] } });
    expect((await plain.get(googleVisitPaths.start)).status).toBe(404);
    expect((await plain.get(`${googleVisitPaths.end}?state=x`)).status).toBe(404);
    await plain.close();
  });
});
