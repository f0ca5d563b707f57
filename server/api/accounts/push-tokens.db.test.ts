import { afterAll, beforeAll, expect, it } from "vitest";
import { storePushTokenPath, type WebsiteUser, websiteUserPath } from "#contract/account.ts";
import { AccountServer } from "#tests/support/servers/account-server.ts";
import { type SignedInAccount, signedInAccount, signedInWith } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { mostPushTokens } from "../../accounts/push-tokens.ts";

const database = databaseForThisFile();
let server: AccountServer;

beforeAll(async () => {
  server = await AccountServer.start(database.db);
});
afterAll(() => server.close());

function store({ cookie }: Pick<SignedInAccount, "cookie">, token: unknown, host = "one.localhost") {
  return server.post(storePushTokenPath, { token }, { host, headers: cookie });
}

async function tokensOf({ bearer }: Pick<SignedInAccount, "bearer">, host = "one.localhost"): Promise<readonly string[]> {
  return (JSON.parse((await server.get(websiteUserPath, { host, headers: bearer })).text) as WebsiteUser).fcmTokens;
}

it("ACC12 keeps a token once, though it comes a hundred times at once", async () => {
  const ana = await signedInAccount(database.db, server.one);
  const answers = await Promise.all(Array.from({ length: 100 }, () => store(ana, "device:1")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await tokensOf(ana)).toEqual(["device:1"]);
});

it("ACC12 forgets the oldest beyond twenty", async () => {
  const ana = await signedInAccount(database.db, server.one);
  for (let index = 0; index < mostPushTokens + 3; index++) await store(ana, `oldest-${String(index).padStart(2, "0")}`);
  const kept = await tokensOf(ana);
  expect(kept).toHaveLength(mostPushTokens);
  expect(kept[0]).toBe("oldest-03");
});

it("ACC12 gives a device to whoever signed in on it last", async () => {
  const [ana, iva] = [await signedInAccount(database.db, server.one), await signedInAccount(database.db, server.one)];
  await store(ana, "shared");
  await store(iva, "shared");
  expect([await tokensOf(ana), await tokensOf(iva)]).toEqual([[], ["shared"]]);
});

it("ACC12 keeps tokens of one league from the other", async () => {
  const ana = await signedInAccount(database.db, server.one);
  const elsewhere = await signedInWith(database.db, server.two, ana.accountId);
  await store(ana, "here");
  await store(elsewhere, "there", "two.localhost");
  expect([await tokensOf(ana), await tokensOf(elsewhere, "two.localhost")]).toEqual([["here"], ["there"]]);
});

it.each([
  ["none", undefined],
  ["an empty one", ""],
  ["five kilobytes", "x".repeat(5 * 1024)],
  ["an emoji", "🏀"],
  ["two lines", "a\nb"],
  ["a script", "<script>alert(1)</script>"],
  ["a list", ["a"]],
  ["NUL", "a\u0000"],
])("refuses %s", async (_, token) => {
  const ana = await signedInAccount(database.db, server.one);
  expect((await store(ana, token)).status).toBe(422);
  expect(await tokensOf(ana)).toEqual([]);
});

it("is for those who are signed in, by POST, from pages of ours", async () => {
  const ana = await signedInAccount(database.db, server.one);
  expect((await server.post(storePushTokenPath, { token: "a" })).status).toBe(401);
  expect((await server.get(storePushTokenPath, { headers: ana.cookie })).status).toBe(405);
  const foreign = { ...ana.cookie, Origin: "https://evil.example" };
  expect((await server.post(storePushTokenPath, { token: "a" }, { headers: foreign })).status).toBe(403);
  const form = { ...ana.cookie, "Content-Type": "application/x-www-form-urlencoded" };
  expect((await server.post(storePushTokenPath, "token=a", { headers: form })).status).toBe(415);
});
