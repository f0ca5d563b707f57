import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountBase, websiteUserPath } from "#contract/account.ts";
import { AccountServer, cookiesOf } from "#tests/support/servers/account-server.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { askServer } from "#tests/support/servers/ask-server.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { sessionTimes } from "../../accounts/session-times.ts";

const database = databaseForThisFile();
const person = { name: "Ana Anić", email: "Ana@Example.com", password: "loptica pod košem", locale: "sr" };
let now: number;
let server: AccountServer;

const hour = 60 * 60 * 1000;

beforeEach(async () => {
  now = Date.now();
  // Tries of a time to come would count against now.
  await database.db.deleteFrom("rate_limits").execute();
});
beforeAll(async () => {
  server = await AccountServer.start(database.db, { now: () => now });
});
afterAll(() => server.close());

async function registered(email: string, password = person.password): Promise<void> {
  expect((await server.post(`${accountBase}/sign-up`, { ...person, email, password })).status).toBe(202);
  const token = await server.secretOfMailTo(email);
  expect((await server.post(`${accountBase}/sign-up/confirm`, { token })).status).toBe(200);
}

function signIn(email: string, password = person.password, host = "one.localhost") {
  return server.post(`${accountBase}/sign-in`, { email, password }, { host });
}

describe("registering with an address", () => {
  it("ACC1 makes no account before the mail's link is followed", async () => {
    expect((await server.post(`${accountBase}/sign-up`, person)).status).toBe(202);
    expect(await database.db.selectFrom("accounts").selectAll().execute()).toEqual([]);
    expect((await signIn(person.email)).status).toBe(401);
    const token = await server.secretOfMailTo("Ana@example.com");
    const confirmed = await server.post(`${accountBase}/sign-up/confirm`, { token });
    expect(confirmed.status).toBe(200);
    const user = await server.get(websiteUserPath, { headers: { Cookie: cookiesOf(confirmed) } });
    expect(JSON.parse(user.text)).toMatchObject({ name: "Ana Anić", email: "Ana@example.com", locale: "sr", fcmTokens: [] });
    expect((await server.post(`${accountBase}/sign-up/confirm`, { token })).status).toBe(410);
  });

  it("ACC1 answers the same for an address that has an account, and tells its owner", async () => {
    await registered("known@example.com");
    const [known, unknown] = [
      await server.post(`${accountBase}/sign-up`, { ...person, email: "KNOWN@example.com" }),
      await server.post(`${accountBase}/sign-up`, { ...person, email: "unknown@example.com" }),
    ];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const mails = await database.db
      .selectFrom("mail_outbox")
      .select(["kind", "ticket_id"])
      .where("recipient", "=", "KNOWN@example.com")
      .execute();
    expect(mails).toEqual([{ kind: "already-registered", ticket_id: null }]);
  });

  it("ACC5 gives a link to one of any number who follow it at once", async () => {
    await server.post(`${accountBase}/sign-up`, { ...person, email: "twice@example.com" });
    const token = await server.secretOfMailTo("twice@example.com");
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.post(`${accountBase}/sign-up/confirm`, { token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 410)]);
  });

  it("ACC5 takes no link of another league, and none that is too old", async () => {
    await server.post(`${accountBase}/sign-up`, { ...person, email: "late@example.com" });
    const token = await server.secretOfMailTo("late@example.com");
    expect((await server.post(`${accountBase}/sign-up/confirm`, { token }, { host: "two.localhost" })).status).toBe(410);
    now += 25 * hour;
    expect((await server.post(`${accountBase}/sign-up/confirm`, { token })).status).toBe(410);
  });

  it("ACC1 gives two mails to one address one account", async () => {
    await server.post(`${accountBase}/sign-up`, { ...person, email: "two-mails@example.com" });
    const first = await server.secretOfMailTo("two-mails@example.com");
    now += 1000;
    await server.post(`${accountBase}/sign-up`, { ...person, email: "two-mails@example.com" });
    const second = await server.secretOfMailTo("two-mails@example.com");
    expect((await server.post(`${accountBase}/sign-up/confirm`, { token: second })).status).toBe(200);
    expect((await server.post(`${accountBase}/sign-up/confirm`, { token: first })).status).toBe(409);
  });

  it.each([
    ["no JSON", "{", 400],
    ["a list", "[]", 422],
    ["nothing", "{}", 422],
    ["a short password", { ...person, password: "1234567" }, 422],
    ["a password that everybody guesses", { ...person, password: "password123" }, 422],
    ["a password that is one's name", { ...person, password: "ana-anic-1990" }, 422],
    ["a password as long as a book", { ...person, password: "x".repeat(129) }, 422],
    ["a name of spaces", { ...person, name: "   " }, 422],
    ["a name with lines", { ...person, name: "Ana\r\nBcc: all@example.com" }, 422],
    ["an address with lines", { ...person, email: "a@example.com\r\nBcc: b@example.com" }, 422],
    ["two addresses", { ...person, email: "a@example.com,b@example.com" }, 422],
    ["no address", { ...person, email: "ana" }, 422],
    ["an address of numbers", { ...person, email: "ana@127.0.0.1" }, 422],
    ["a language nobody speaks here", { ...person, locale: "tlh" }, 422],
    ["more than is asked", { ...person, role: "admin", isAdmin: true }, 422],
    ["far too much", { ...person, name: "x".repeat(1_000_000) }, 413],
  ])("refuses %s", async (_, body, status) => {
    expect((await server.post(`${accountBase}/sign-up`, body)).status).toBe(status);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])("refuses a body of %s", async (type) => {
    const answer = await server.post(`${accountBase}/sign-up`, person, { headers: { "Content-Type": type } });
    expect(answer.status).toBe(415);
  });
});

describe("sessions", () => {
  it("ACC1 says the same to a wrong password and to an unknown address", async () => {
    await registered("right@example.com");
    const [wrong, unknown] = [await signIn("right@example.com", "something else"), await signIn("nobody@example.com")];
    const { requestId: _, ...said } = JSON.parse(wrong.text) as { requestId: string };
    expect(wrong.status).toBe(401);
    expect(JSON.parse(unknown.text)).toMatchObject(said);
  });

  it("ACC2 takes a password in either spelling of its letters", async () => {
    await registered("spelled@example.com", "pod košem".normalize("NFC"));
    expect((await signIn("spelled@example.com", "pod košem".normalize("NFD"))).status).toBe(200);
  });

  it("ACC4 gives a cookie for the server alone, for a year and the whole site", async () => {
    await registered("cookie@example.com");
    const answer = await signIn("cookie@example.com");
    const [session = "", hint = ""] = answer.headers["set-cookie"] ?? [];
    const { access_token: token } = JSON.parse(answer.text) as { access_token: string };
    expect(session).toBe(`fullcourt-session=${token}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly`);
    expect(hint).toBe("fullcourt-signed-in=1; Max-Age=31536000; Path=/; SameSite=Lax");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("ACC3 keeps a digest of a token, never the token", async () => {
    const { token } = await signedInAccount(database.db, server.one);
    const rows = await database.db.selectFrom("account_sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows.map((row) => row.token_digest.toString("latin1")))).not.toContain(token);
  });

  it("ACC4 ends with the sign-out, on the server too", async () => {
    const { cookie, bearer } = await signedInAccount(database.db, server.one);
    const answer = await server.post(`${accountBase}/sign-out`, undefined, { headers: cookie });
    expect(answer.status).toBe(204);
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect(answer.headers["set-cookie"]?.every((line) => line.includes("Max-Age=0"))).toBe(true);
    expect((await server.get(websiteUserPath, { headers: bearer })).status).toBe(401);
    expect((await server.post(`${accountBase}/sign-out`, undefined, { headers: cookie })).status).toBe(204);
  });

  it("ACC4 lasts while it is used, and no longer than a year", async () => {
    const started = now;
    const [used, idle] = [await signedInAccount(database.db, server.one), await signedInAccount(database.db, server.one)];
    const status = async (at: number, { bearer } = used) => {
      now = at;
      return (await server.get(websiteUserPath, { headers: bearer })).status;
    };
    const step = sessionTimes.idleMs - hour;
    for (let at = started + step; at < started + sessionTimes.wholeMs; at += step) expect(await status(at)).toBe(200);
    expect(await status(started + sessionTimes.wholeMs + hour)).toBe(401);
    expect(await status(started + sessionTimes.idleMs + hour, idle)).toBe(401);
  });

  it("ACC4 begins anew with each sign-in: the browser's earlier one ends", async () => {
    await registered("anew@example.com");
    const first = await signIn("anew@example.com");
    const headers = { Cookie: cookiesOf(first) };
    const second = await server.post(`${accountBase}/sign-in`, { email: "anew@example.com", password: person.password }, { headers });
    expect((await server.get(websiteUserPath, { headers })).status).toBe(401);
    expect((await server.get(websiteUserPath, { headers: { Cookie: cookiesOf(second) } })).status).toBe(200);
  });
});

describe("whose token it is", () => {
  it("ACC7 is nobody's in another league", async () => {
    const { bearer, cookie } = await signedInAccount(database.db, server.one);
    for (const headers of [bearer, cookie]) {
      expect((await server.get(websiteUserPath, { headers })).status).toBe(200);
      expect((await server.get(websiteUserPath, { headers, host: "two.localhost" })).status).toBe(401);
    }
  });

  it("ACC7 is nobody's once the account is blocked", async () => {
    const { bearer, accountId } = await signedInAccount(database.db, server.one);
    await database.db.updateTable("accounts").set({ blocked_at: new Date() }).where("account_id", "=", accountId).execute();
    expect((await server.get(websiteUserPath, { headers: bearer })).status).toBe(401);
  });

  it.each(["Bearer", "Bearer ", "Bearer a b", "Basic YTpi", "bearer\tx", "Bearer %00", "Bearer ć", `Bearer ${"x".repeat(5000)}`])(
    "ACC7 refuses the header %j",
    async (authorization) => {
      const { cookie } = await signedInAccount(database.db, server.one);
      const headers = { ...cookie, Authorization: Buffer.from(authorization).toString("latin1") };
      expect((await server.get(websiteUserPath, { headers })).status).toBe(401);
    },
  );

  it("ACC7 refuses two headers, though each were right", async () => {
    const { bearer } = await signedInAccount(database.db, server.one);
    const asked = (tokens: string[]) => askServer(server.port, websiteUserPath, { Host: "one.localhost", Authorization: tokens });
    const token = bearer.Authorization;
    const answers = await Promise.all([asked([token]), asked([token, token]), asked([token, "Bearer x"]), asked(["Bearer x", token])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
  });

  it("ACC7 refuses a cookie and a header that disagree, and takes them when they agree", async () => {
    const [ana, iva] = [await signedInAccount(database.db, server.one), await signedInAccount(database.db, server.one)];
    expect((await server.get(websiteUserPath, { headers: { ...ana.cookie, ...iva.bearer } })).status).toBe(401);
    expect((await server.get(websiteUserPath, { headers: { ...ana.cookie, ...ana.bearer } })).status).toBe(200);
    const twice = { Cookie: `${ana.cookie.Cookie}; ${iva.cookie.Cookie}` };
    expect((await server.get(websiteUserPath, { headers: twice })).status).toBe(401);
  });

  it("ACC7 tells a browser to forget a session that has ended", async () => {
    const answer = await server.get(websiteUserPath, { headers: { Cookie: `fullcourt-session=${"x".repeat(43)}` } });
    expect(answer.status).toBe(401);
    expect(answer.headers["set-cookie"]?.[0]).toContain("fullcourt-session=; Max-Age=0");
  });
});

describe("requests of other sites", () => {
  it.each([
    ["another host", { Origin: "http://evil.example" }],
    ["a host that ends like ours", { Origin: "http://evil-one.localhost" }],
    ["another league", { Origin: "http://two.localhost" }],
    ["nowhere", { Origin: "null" }],
    ["a page of the same domain", { "Sec-Fetch-Site": "same-site" }],
    ["a page of anywhere", { "Sec-Fetch-Site": "cross-site" }],
  ])("ACC6 changes nothing when sent from %s", async (_, from) => {
    const { cookie, bearer } = await signedInAccount(database.db, server.one);
    const answer = await server.post(`${accountBase}/sign-out`, undefined, { headers: { ...cookie, ...from } });
    expect(answer.status).toBe(403);
    expect((await server.get(websiteUserPath, { headers: bearer })).status).toBe(200);
  });

  it("ACC6 takes no cookie without a word of where from, and needs none from a program", async () => {
    const { cookie, bearer } = await signedInAccount(database.db, server.one);
    const silent = { Host: "one.localhost" };
    const path = `${accountBase}/sign-out`;
    expect((await askServer(server.port, path, { ...silent, ...cookie }, { method: "POST" })).status).toBe(403);
    expect((await askServer(server.port, path, { ...silent, ...bearer }, { method: "POST" })).status).toBe(204);
  });
});
