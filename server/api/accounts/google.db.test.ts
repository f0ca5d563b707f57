import { generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountBase, googlePaths, websiteUserPath } from "#contract/account.ts";
import { AccountServer, cookiesOf } from "#tests/support/servers/account-server.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { TokenIssuer } from "#tests/support/servers/token-issuer.ts";

const database = databaseForThisFile();
let issuer: TokenIssuer;
let server: AccountServer;
let people = 0;

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  server = await AccountServer.start(database.db, { google: { issuer: issuer.issuer, audiences: ["league-app", "league-phone"] } });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

/** Claims of somebody who has never come before. */
function somebody(): { readonly sub: string; readonly email: string } {
  people += 1;
  return { sub: `subject-${people}`, email: `subject-${people}@example.com` };
}

function register(token: unknown, headers: Readonly<Record<string, string>> = {}) {
  return server.post(googlePaths.register, { token }, { headers });
}

function login(token: unknown) {
  return server.post(googlePaths.login, { token });
}

async function accountsWith(email: string): Promise<number> {
  return (await database.db.selectFrom("accounts").select("account_id").where("email_key", "=", email).execute()).length;
}

describe("the two calls", () => {
  it("ACC11 makes an account by google-register and opens it by google-login, each with an access_token", async () => {
    const person = somebody();
    expect((await login(await issuer.token(person))).status).toBe(404);
    const registered = await register(await issuer.token(person));
    expect(registered.status).toBe(200);
    const { access_token: token } = JSON.parse(registered.text) as { access_token: string };
    const user = await server.get(websiteUserPath, { headers: { Authorization: `Bearer ${token}` } });
    expect(JSON.parse(user.text)).toMatchObject({ name: "Iva Ivić", email: person.email, fcmTokens: [] });
    const loggedIn = await login(await issuer.token(person));
    const again = await server.get(websiteUserPath, { headers: { Cookie: cookiesOf(loggedIn) } });
    expect((JSON.parse(again.text) as { uuid: string }).uuid).toBe((JSON.parse(user.text) as { uuid: string }).uuid);
  });

  it("ACC11 takes a token that opened nothing by login for registering", async () => {
    const token = await issuer.token(somebody());
    expect([(await login(token)).status, (await register(token)).status]).toEqual([404, 200]);
  });

  it.each(["the same token", "a token each"])("ACC11 registers once who registers twenty times at once with %s", async (which) => {
    const person = somebody();
    const one = await issuer.token(person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => register(which === "the same token" ? one : await issuer.token(person))),
    );
    expect(await accountsWith(person.email)).toBe(1);
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set(which === "the same token" ? [200, 401] : [200]));
  });

  it("ACC11 knows people by their subject: a new address changes nothing", async () => {
    const person = somebody();
    await register(await issuer.token(person));
    expect((await login(await issuer.token({ ...person, email: "moved@example.com" }))).status).toBe(200);
    expect(await accountsWith("moved@example.com")).toBe(0);
  });

  it("ACC11 does not open somebody's account to another subject with their address", async () => {
    const person = somebody();
    await register(await issuer.token(person));
    const other = await register(await issuer.token({ ...person, sub: "another" }));
    expect([other.status, JSON.parse(other.text)]).toMatchObject([409, { type: "/problems/already-registered" }]);
    expect((await login(await issuer.token({ ...person, sub: "another" }))).status).toBe(404);
  });

  it("ACC11 keeps addresses apart that only look alike", async () => {
    const person = somebody();
    await register(await issuer.token(person));
    const alike = { sub: "alike", email: person.email.replace("e", "е") };
    expect((await register(await issuer.token(alike))).status).toBe(200);
    expect(await accountsWith(person.email)).toBe(1);
  });

  it("ACC11 lets somebody who is signed in come by this way from then on", async () => {
    const { cookie, accountId } = await signedInAccount(database.db, server.one);
    const person = somebody();
    const joined = await server.post(`${accountBase}/google`, { token: await issuer.token(person) }, { headers: cookie });
    expect(joined.status).toBe(200);
    const { access_token: token } = JSON.parse((await login(await issuer.token(person))).text) as { access_token: string };
    const user = await server.get(websiteUserPath, { headers: { Authorization: `Bearer ${token}` } });
    expect((JSON.parse(user.text) as { uuid: string }).uuid).toBe(accountId);
    const another = await signedInAccount(database.db, server.one);
    const taken = await server.post(`${accountBase}/google`, { token: await issuer.token(person) }, { headers: another.cookie });
    expect(taken.status).toBe(409);
  });

  it("ACC11 is shut to a blocked account", async () => {
    const person = somebody();
    await register(await issuer.token(person));
    await database.db.updateTable("accounts").set({ blocked_at: new Date() }).where("email_key", "=", person.email).execute();
    expect([(await login(await issuer.token(person))).status, (await register(await issuer.token(person))).status]).toEqual([403, 403]);
  });

  it("ACC7 gives a token of the league that was asked", async () => {
    const { access_token: token } = JSON.parse((await register(await issuer.token(somebody()))).text) as { access_token: string };
    const elsewhere = await server.get(websiteUserPath, { host: "two.localhost", headers: { Authorization: `Bearer ${token}` } });
    expect(elsewhere.status).toBe(401);
  });
});

describe("tokens that are refused", () => {
  const now = Math.floor(Date.now() / 1000);

  it.each([
    ["for another audience", { aud: "somebody-else" }],
    ["for us and somebody else", { aud: ["league-app", "somebody-else"] }],
    ["given to somebody else", { azp: "somebody-else" }],
    ["of an issuer that begins like ours", { iss: "http://127.0.0.1.evil" }],
    ["of Google, when Google is not ours", { iss: "accounts.google.com" }],
    ["expired", { iat: now - 7200, exp: now - 3600 }],
    ["not yet good", { nbf: now + 3600 }],
    ["made in an hour", { iat: now + 3600, exp: now + 7200 }],
    ["made long ago", { iat: now - 7200, exp: now + 7200 }],
    ["without an end", { exp: undefined }],
    ["without a beginning", { iat: undefined }],
    ["of nobody", { sub: undefined }],
    ["of an empty name", { sub: "" }],
    ["without an address", { email: undefined }],
    ["with an address nobody has proven", { email_verified: false }],
    ["with a proof that is no proof", { email_verified: "true" }],
  ])("ACC10 %s", async (_, changes) => {
    const answer = await register(await issuer.token({ ...somebody(), ...changes }));
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([401, { type: "/problems/bad-id-token" }]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("ACC10 signed by nobody", async () => {
    expect((await register(new UnsecuredJWT(issuer.claims(somebody())).encode())).status).toBe(401);
  });

  it("ACC10 signed with our public key as if it were a password", async () => {
    const key = new TextEncoder().encode(issuer.publicKeyText);
    const token = await new SignJWT(issuer.claims(somebody())).setProtectedHeader({ alg: "HS256", kid: "key-1" }).sign(key);
    expect((await register(token)).status).toBe(401);
  });

  it.each([
    ["a stranger's key", {}],
    ["a stranger's key that it names itself", { jku: "https://evil.example/keys" }],
    ["a key of no name", { kid: "../../etc/passwd" }],
    ["a key by its address", { kid: "https://evil.example/key" }],
  ])("ACC10 signed with %s", async (_, header) => {
    const { privateKey } = await generateKeyPair("RS256");
    const token = await new SignJWT(issuer.claims(somebody()))
      .setProtectedHeader({ alg: "RS256", kid: "key-1", ...header })
      .sign(privateKey);
    expect((await register(token)).status).toBe(401);
  });

  it("ACC10 with a key the issuer does not have", async () => {
    expect((await register(await issuer.token(somebody(), { kid: "another" }))).status).toBe(401);
  });

  it("ACC10 used before", async () => {
    const token = await issuer.token(somebody());
    expect((await register(token)).status).toBe(200);
    expect([(await register(token)).status, (await login(token)).status]).toEqual([401, 401]);
  });

  it("ACC10 of another sign-in than this one", async () => {
    const token = await issuer.token({ ...somebody(), nonce: "mine" });
    expect((await server.post(googlePaths.register, { token, nonce: "yours" })).status).toBe(401);
    expect((await server.post(googlePaths.register, { token, nonce: "mine" })).status).toBe(200);
  });

  it.each([
    ["none", undefined, 422],
    ["an empty one", "", 422],
    ["a number", 7, 422],
    ["an object", { token: "x" }, 422],
    ["no token at all", "abc", 401],
    ["three parts of nothing", "a.b.c", 401],
    ["a script", "<script>alert(1)</script>", 401],
    ["a longer one than there are", "x".repeat(9000), 422],
    ["a megabyte", "x".repeat(1_000_000), 413],
  ])("ACC10 %s", async (_, token, status) => {
    people += 1;
    expect((await register(token)).status).toBe(status);
    expect((await login(token)).status).toBe(status);
  });
});

it("ACC10 takes of a field that comes twice what stands last, and nothing else", async () => {
  const token = await issuer.token(somebody());
  expect((await server.post(googlePaths.login, `{"token":"${token}","token":"x"}`)).status).toBe(401);
});

it.each(["text/plain", "application/x-www-form-urlencoded"])("ACC6 takes no body of %s", async (type) => {
  expect((await register(await issuer.token(somebody()), { "Content-Type": type })).status).toBe(415);
});

it("ACC6 takes no token from a page of another site", async () => {
  expect((await register(await issuer.token(somebody()), { Origin: "https://evil.example" })).status).toBe(403);
});

it.each(["GET", "PUT", "DELETE"])("answers 405 to %s", async (method) => {
  expect((await server.send(method, googlePaths.login)).status).toBe(405);
});

it("ACC9 holds back who tries without an end from one network, and says for how long", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      server.post(googlePaths.login, { token: "a.b.c" }, { headers: { "X-Forwarded-For": `2001:db8:1:2::${index.toString(16)}` } }),
    ),
  );
  const held = answers.filter(({ status }) => status === 429);
  expect(held.length).toBeGreaterThan(150);
  expect(held.every(({ headers }) => Number(headers["retry-after"]) >= 1)).toBe(true);
});

it("ACC10 an issuer that cannot be reached is nobody's fault who asks, and is asked again", async () => {
  const late = await TokenIssuer.start();
  const other = await AccountServer.start(database.db, { google: { issuer: late.issuer, audiences: ["league-app"] } });
  late.state.isDown = true;
  const person = { sub: "late", email: "late@example.com" };
  const answer = await other.post(googlePaths.register, { token: await late.token(person) });
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
  late.state.isDown = false;
  expect((await other.post(googlePaths.register, { token: await late.token(person) })).status).toBe(200);
  await other.close();
  await late.close();
});

it("is not offered where no issuer is configured", async () => {
  const plain = await AccountServer.start(database.db);
  expect((await plain.post(googlePaths.register, { token: "x" })).status).toBe(404);
  await plain.close();
});
