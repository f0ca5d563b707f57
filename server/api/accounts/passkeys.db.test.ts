import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountBase, type OwnSessions, websiteUserPath } from "#contract/account.ts";
import { AccountServer, cookiesOf } from "#tests/support/servers/account-server.ts";
import { type SignedInAccount, signedInAccount, signedInWith } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { PasskeyDevice } from "#tests/support/browser/passkey-device.ts";
import { hashPassword } from "../../accounts/password-hash.ts";
import { keepPassword } from "../../accounts/passwords.ts";

const database = databaseForThisFile();
const one = "one.localhost";
const password = "loptica pod košem";
let now: number;
let server: AccountServer;

beforeAll(async () => {
  server = await AccountServer.start(database.db, { now: () => now });
});
beforeEach(async () => {
  now = Date.now();
  await database.db.deleteFrom("rate_limits").execute();
});
afterAll(() => server.close());

/** What a browser on that host would tell the device. */
async function asked(path: string, headers = {}, host = one, body: unknown = {}) {
  const answer = await server.post(`${accountBase}/${path}`, body, { host, headers });
  const { challenge } = JSON.parse(answer.text) as { readonly challenge: string };
  return { challenge, origin: `http://${host}`, rpId: host };
}

function add({ cookie }: SignedInAccount, response: unknown, host = one) {
  return server.post(`${accountBase}/passkeys`, { name: "Chrome · Linux", response }, { host, headers: cookie });
}

async function withPasskey(): Promise<{ readonly ana: SignedInAccount; readonly device: PasskeyDevice }> {
  const [ana, device] = [await signedInAccount(database.db, server.one), new PasskeyDevice()];
  expect((await add(ana, device.registers(await asked("passkeys/options", ana.cookie)))).status).toBe(200);
  return { ana, device };
}

function remove({ cookie }: SignedInAccount, passkeyId = "", said: object = {}) {
  return server.post(`${accountBase}/passkeys/${passkeyId}/removal`, said, { headers: cookie });
}

function typeOf({ text }: { readonly text: string }): unknown {
  return (JSON.parse(text) as { type?: unknown }).type;
}

function signIn(response: unknown, host = one) {
  return server.post(`${accountBase}/passkey-sign-in`, { response }, { host });
}

async function own({ cookie }: SignedInAccount): Promise<OwnSessions> {
  return JSON.parse((await server.get(`${accountBase}/sessions`, { headers: cookie })).text) as OwnSessions;
}

describe("signing in by a passkey", () => {
  it("ACC22 opens the account it was made for, and its use is written down", async () => {
    const { ana, device } = await withPasskey();
    const answer = await signIn(device.signsIn(await asked("passkey-sign-in/options"), ana.accountId));
    expect(answer.status).toBe(200);
    const user = await server.get(websiteUserPath, { headers: { Cookie: cookiesOf(answer) } });
    expect(JSON.parse(user.text)).toMatchObject({ uuid: ana.accountId });
    const [kept] = (await own(ana)).passkeys;
    expect(kept).toMatchObject({ name: "Chrome · Linux", host: one });
    expect(kept?.usedAt).not.toBeNull();
  });

  it("ACC22 takes an answer once, however many bring it at once", async () => {
    const { ana, device } = await withPasskey();
    const answer = device.signsIn(await asked("passkey-sign-in/options"), ana.accountId);
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(answer)));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it("ACC22 takes no counter again: the device has been copied", async () => {
    const { ana, device } = await withPasskey();
    expect((await signIn(device.signsIn(await asked("passkey-sign-in/options"), ana.accountId, { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 3])
      expect((await signIn(device.signsIn(await asked("passkey-sign-in/options"), ana.accountId, { counter }))).status).toBe(401);
    expect((await signIn(device.signsIn(await asked("passkey-sign-in/options"), ana.accountId, { counter: 8 }))).status).toBe(200);
  });

  it.each([
    ["another site's origin", { origin: "https://evil.example" }],
    ["another host's id", { rpId: "two.localhost" }],
    ["a challenge nobody gave", { challenge: "c".repeat(43) }],
    ["a challenge that is none", { challenge: "" }],
  ])("ACC22 refuses %s", async (_, changed) => {
    const { ana, device } = await withPasskey();
    const answer = device.signsIn({ ...(await asked("passkey-sign-in/options")), ...changed }, ana.accountId);
    expect((await signIn(answer)).status).toBe(401);
  });

  it("ACC22 refuses who was not made sure of, another account's handle, a challenge for adding, one that is too old", async () => {
    const { ana, device } = await withPasskey();
    const challenge = () => asked("passkey-sign-in/options");
    expect((await signIn(device.signsIn(await challenge(), ana.accountId, { isVerified: false }))).status).toBe(401);
    expect((await signIn(device.signsIn(await challenge(), ana.accountId, { userHandle: crypto.randomUUID() }))).status).toBe(401);
    expect((await signIn(device.signsIn(await asked("passkeys/options", ana.cookie), ana.accountId))).status).toBe(401);
    const late = await challenge();
    now += 5 * 60_000 + 1000;
    expect((await signIn(device.signsIn(late, ana.accountId))).status).toBe(401);
  });

  it("ACC22 is nothing in another league, even for its own host and challenge", async () => {
    const { ana, device } = await withPasskey();
    const there = await asked("passkey-sign-in/options", {}, "two.localhost");
    expect((await signIn(device.signsIn(there, ana.accountId), "two.localhost")).status).toBe(401);
    expect((await signIn(device.signsIn({ ...there, origin: `http://${one}`, rpId: one }, ana.accountId))).status).toBe(401);
  });

  it("ACC22 a blocked account opens to no passkey", async () => {
    const { ana, device } = await withPasskey();
    await database.db
      .updateTable("accounts")
      .set({ blocked_at: new Date(now) })
      .where("account_id", "=", ana.accountId)
      .execute();
    expect((await signIn(device.signsIn(await asked("passkey-sign-in/options"), ana.accountId))).status).toBe(401);
  });

  it.each([
    ["nothing", {}],
    ["a text", { response: "yes" }],
    ["no bytes", { response: { id: "ä", rawId: "ä", type: "public-key", response: {} } }],
    ["too much", { response: { id: "a".repeat(9000), rawId: "a", type: "public-key", response: {} } }],
  ])("ACC22 %s is 422", async (_, body) => {
    expect((await server.post(`${accountBase}/passkey-sign-in`, body)).status).toBe(422);
  });
});

describe("one's own passkeys", () => {
  it("ACC22 adding one takes the password of who has one", async () => {
    const ana = await signedInAccount(database.db, server.one);
    await keepPassword(database.db, ana.accountId, await hashPassword(password), now);
    const options = (given: string | null) => server.post(`${accountBase}/passkeys/options`, { password: given }, { headers: ana.cookie });
    expect([(await options(null)).status, (await options("another")).status, (await options(password)).status]).toEqual([422, 422, 200]);
    expect((await server.post(`${accountBase}/passkeys/options`, {})).status).toBe(401);
  });

  it("ACC22 refuses another person's challenge, and a device that was not sure of its user", async () => {
    const [ana, iva] = [await signedInAccount(database.db, server.one), await signedInAccount(database.db, server.one)];
    const device = new PasskeyDevice();
    expect((await add(iva, device.registers(await asked("passkeys/options", ana.cookie)))).status).toBe(422);
    expect((await add(ana, device.registers(await asked("passkeys/options", ana.cookie), { isVerified: false }))).status).toBe(422);
    expect((await own(ana)).passkeys).toEqual([]);
  });

  it.each(["", "Chrome\u0000", "Chrome\nLinux", "x".repeat(81)])("ACC22 refuses the name %j, which is no line of text", async (name) => {
    const ana = await signedInAccount(database.db, server.one);
    const response = new PasskeyDevice().registers(await asked("passkeys/options", ana.cookie));
    expect((await server.post(`${accountBase}/passkeys`, { name, response }, { headers: ana.cookie })).status).toBe(422);
    expect((await own(ana)).passkeys).toEqual([]);
  });

  it("ACC22 ACC28 the last way in stays; another person's is not found", async () => {
    const { ana } = await withPasskey();
    const [kept] = (await own(ana)).passkeys;
    const iva = await signedInAccount(database.db, server.one);
    expect([(await remove(iva, kept?.id)).status, (await remove(ana, kept?.id)).status]).toEqual([404, 409]);
    await keepPassword(database.db, ana.accountId, await hashPassword(password), now);
    expect((await remove(ana, kept?.id, { password })).status).toBe(200);
    const there = await signedInWith(database.db, server.two, ana.accountId);
    const told = await server.get(`${accountBase}/sessions`, { host: "two.localhost", headers: there.cookie });
    expect(JSON.parse(told.text)).toMatchObject({ passkeys: [], hasPassword: true });
  });

  it("ACC28 taking one away wants the password of who has one, and opens nothing afterwards; done twice it is done once", async () => {
    const { ana, device } = await withPasskey();
    const [kept] = (await own(ana)).passkeys;
    await keepPassword(database.db, ana.accountId, await hashPassword(password), now);
    for (const said of [{}, { password: null }, { password: "another" }]) {
      const refused = await remove(ana, kept?.id, said);
      expect([refused.status, typeOf(refused)]).toEqual([422, "/problems/wrong-password"]);
    }
    expect((await remove(ana, kept?.id, { password, id: kept?.id })).status).toBe(422);
    expect((await server.post(`${accountBase}/passkeys/${kept?.id}/removal`, { password })).status).toBe(401);
    expect((await own(ana)).passkeys).toHaveLength(1);
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => remove(ana, kept?.id, { password })));
    expect(atOnce.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 404, 404, 404]);
    expect((await signIn(device.signsIn(await asked("passkey-sign-in/options"), ana.accountId))).status).toBe(401);
  });

  it("ACC28 wants a fresh sign-in of who has no password, and before it says anything of the passkey", async () => {
    const { ana } = await withPasskey();
    const [kept] = (await own(ana)).passkeys;
    now += 15 * 60_000 + 1000;
    for (const id of [kept?.id, "unknown"]) expect(typeOf(await remove(ana, id))).toBe("/problems/sign-in-again");
    expect((await own(ana)).passkeys).toHaveLength(1);
  });

  it("ACC9 ACC28 passwords are guessed here no faster than at the door", async () => {
    const { ana } = await withPasskey();
    await keepPassword(database.db, ana.accountId, await hashPassword(password), now);
    const statuses: number[] = [];
    for (let tries = 0; tries < 25; tries++) statuses.push((await remove(ana, "unknown", { password: "guess" })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
  });

  it("ACC26 ACC28 is still possible where a league offers passkeys no more", async () => {
    const { ana } = await withPasskey();
    const [kept] = (await own(ana)).passkeys;
    await keepPassword(database.db, ana.accountId, await hashPassword(password), now);
    await server.rules.offer(["password"]);
    const answer = await remove(ana, kept?.id, { password });
    await server.rules.offer(null);
    expect(answer.status).toBe(200);
  });
});
