import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { officialExchangePath } from "#contract/official-login.ts";
import { accountBase, type OwnSession, storePushTokenPath, websiteUserPath } from "#contract/account.ts";
import { AccountServer, cookiesOf } from "#tests/support/servers/account-server.ts";
import { signedInAccount, signedInWith } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { accountParts } from "../../accounts/account-export.ts";
import { hashPassword } from "../../accounts/password-hash.ts";

const database = databaseForThisFile();
const password = "loptica pod košem";
const hour = 60 * 60 * 1000;
let now: number;
let server: AccountServer;
let hash: string;

beforeAll(async () => {
  hash = await hashPassword(password);
  server = await AccountServer.start(database.db, { now: () => now });
});
beforeEach(async () => {
  now = Date.now();
  await database.db.deleteFrom("rate_limits").execute();
});
afterAll(() => server.close());

/** Somebody with a password, signed in. */
async function aPerson(name = "Ana Anić") {
  const person = await signedInAccount(database.db, server.one, name);
  await database.db.insertInto("account_passwords").values({ account_id: person.accountId, hash }).execute();
  const { email } = await database.db
    .selectFrom("accounts")
    .select("email")
    .where("account_id", "=", person.accountId)
    .executeTakeFirstOrThrow();
  return { ...person, email };
}

function signIn(email: string, typed = password) {
  return server.post(`${accountBase}/sign-in`, { email, password: typed });
}

async function status(headers: Readonly<Record<string, string>>, host = "one.localhost"): Promise<number> {
  return (await server.get(websiteUserPath, { headers, host })).status;
}

async function mailsTo(recipient: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom("mail_outbox")
    .select("kind")
    .where("recipient", "=", recipient)
    .orderBy("created_at")
    .execute();
  return rows.map(({ kind }) => kind);
}

describe("a forgotten password", () => {
  it("ACC14 is chosen anew by a link that works once and ends every session", async () => {
    const { email, bearer, accountId } = await aPerson();
    const elsewhere = await signedInWith(database.db, server.two, accountId);
    expect((await server.post(`${accountBase}/password-reset`, { email: email.toUpperCase() })).status).toBe(202);
    const token = await server.secretOfMailTo(email);
    const finish = { token, password: "sasvim nova lozinka" };
    const done = await server.post(`${accountBase}/password-reset/finish`, finish);
    expect(done.status).toBe(200);
    expect(await status({ Cookie: cookiesOf(done) })).toBe(200);
    expect([await status(bearer), await status(elsewhere.bearer, "two.localhost")]).toEqual([401, 401]);
    expect([(await signIn(email)).status, (await signIn(email, finish.password)).status]).toEqual([401, 200]);
    expect((await server.post(`${accountBase}/password-reset/finish`, finish)).status).toBe(410);
    expect(await mailsTo(email)).toEqual(["password-changed"]);
  });

  it("ACC14 ACC23 a password that others guess is refused, and the link stays good", async () => {
    const { email } = await aPerson();
    await server.post(`${accountBase}/password-reset`, { email });
    const token = await server.secretOfMailTo(email);
    const finish = (chosen: string) => server.post(`${accountBase}/password-reset/finish`, { token, password: chosen });
    const common = await finish("Lozinka 123");
    expect([common.status, JSON.parse(common.text)]).toMatchObject([422, { type: "/problems/unfit-password", detail: "too-common" }]);
    expect(JSON.parse((await finish(email)).text)).toMatchObject({ type: "/problems/unfit-password", detail: "about-you" });
    expect((await finish("sasvim nova lozinka")).status).toBe(200);
  });

  it("ACC14 works for an hour, and in its league alone", async () => {
    const { email } = await aPerson();
    await server.post(`${accountBase}/password-reset`, { email });
    const token = await server.secretOfMailTo(email);
    const finish = { token, password: "sasvim nova lozinka" };
    expect((await server.post(`${accountBase}/password-reset/finish`, finish, { host: "two.localhost" })).status).toBe(410);
    now += hour;
    expect((await server.post(`${accountBase}/password-reset/finish`, finish)).status).toBe(410);
  });

  it("ACC14 takes no link of another kind", async () => {
    await server.post(`${accountBase}/sign-up`, { name: "Iva", email: "kind@example.com", password, locale: "en" });
    const token = await server.secretOfMailTo("kind@example.com");
    expect((await server.post(`${accountBase}/password-reset/finish`, { token, password })).status).toBe(410);
  });

  it("ACC1 says the same to an address that nobody has, and sends nothing to it", async () => {
    const { email } = await aPerson();
    const known = await server.post(`${accountBase}/password-reset`, { email });
    const unknown = await server.post(`${accountBase}/password-reset`, { email: "nobody-here@example.com" });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await mailsTo("nobody-here@example.com")).toEqual([]);
  });

  const asking = (email: string, network: string) =>
    server.post(`${accountBase}/password-reset`, { email }, { headers: { "X-Forwarded-For": network } });
  const resets = async (email: string) => (await mailsTo(email)).filter((kind) => kind === "reset-password").length;

  it("ACC31 asked for again within five minutes, the mail that went out stands", async () => {
    const { email } = await aPerson();
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push((await server.post(`${accountBase}/password-reset`, { email })).status);
    expect([answers, await resets(email)]).toEqual([Array.from({ length: 6 }, () => 202), 1]);
    now += 5 * 60_000;
    await server.post(`${accountBase}/password-reset`, { email });
    expect(await resets(email)).toBe(2);
  });

  it("ACC31 nobody keeps the owner from a link that is good, and one network has ten mails sent in a day at most", async () => {
    const { email } = await aPerson();
    let held = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 6) {
      if ((await asking(email, "198.51.100.66")).status === 429) held += 1;
      now += 6 * 60_000;
    }
    expect(held).toBeGreaterThan(200);
    const sent = await resets(email);
    expect(sent).toBeLessThanOrEqual(10);
    expect((await asking(email, "203.0.113.66")).status).toBe(202);
    expect(await resets(email)).toBe(sent + 1);
  });

  it("ACC31 where many networks ask without an end, there is a good link at every moment", async () => {
    const { email } = await aPerson();
    for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => asking(email, `198.51.100.${100 + index}`)));
      expect(answers.every(({ status: each }) => each === 202 || each === 429)).toBe(true);
      const good = await database.db
        .selectFrom("account_tickets")
        .innerJoin("mail_outbox", "mail_outbox.ticket_id", "account_tickets.ticket_id")
        .select("mail_id")
        .where("recipient", "=", email)
        .where("expires_at", ">", new Date(now))
        .execute();
      expect(good.length).toBeGreaterThan(0);
      // Who has never been here is told that a mail is there, and it is.
      expect((await asking(email, `203.0.113.${minutes / 10}`)).status).toBe(202);
      now += 10 * 60_000;
    }
    expect(await resets(email)).toBeLessThanOrEqual(4 + 12);
  });

  it("ACC30 the owner, where he has signed in before, has mails of his own whatever others ask for", async () => {
    const { email } = await aPerson();
    const home = { headers: { "X-Forwarded-For": "203.0.113.99" } };
    expect((await server.post(`${accountBase}/sign-in`, { email, password }, home)).status).toBe(200);
    for (let index = 0; index < 6; index++) {
      await asking(email, `198.51.100.${150 + index}`);
      now += 5 * 60_000;
    }
    const sent = await resets(email);
    expect((await asking(email, "203.0.113.99")).status).toBe(202);
    expect(await resets(email)).toBe(sent + 1);
  });
});

describe("one's own account", () => {
  it("ACC15 shows all of one's sessions and nobody else's, and ends each", async () => {
    const [ana, iva] = [await aPerson(), await aPerson("Iva")];
    const elsewhere = await signedInWith(database.db, server.two, ana.accountId);
    const list = async () =>
      (JSON.parse((await server.get(`${accountBase}/sessions`, { headers: ana.cookie })).text) as { sessions: readonly OwnSession[] })
        .sessions;
    const shown = (await list()).map(({ host, isThis, sessionId }) => ({ host, isThis, sessionId }));
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual({ host: "one.localhost", isThis: true, sessionId: ana.sessionId });
    expect(shown).toContainEqual({ host: "two.localhost", isThis: false, sessionId: elsewhere.sessionId });
    const end = (id: string) => server.send("DELETE", `${accountBase}/sessions/${id}`, { headers: ana.cookie });
    expect([(await end(iva.sessionId)).status, (await end("1%3B%20drop")).status]).toEqual([404, 404]);
    expect(await status(iva.bearer)).toBe(200);
    expect((await end(elsewhere.sessionId)).status).toBe(200);
    expect(await status(elsewhere.bearer, "two.localhost")).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it("ACC15 ends all others at once", async () => {
    const ana = await aPerson();
    const others = [await signedInWith(database.db, server.one, ana.accountId), await signedInWith(database.db, server.one, ana.accountId)];
    expect((await server.post(`${accountBase}/sessions/end-others`, undefined, { headers: ana.cookie })).status).toBe(200);
    expect(await Promise.all([ana, ...others].map(({ bearer }) => status(bearer)))).toEqual([200, 401, 401]);
  });

  it("ACC36 changes a password for who knows the old one, and ends all other sessions", async () => {
    const ana = await aPerson();
    const other = await signedInWith(database.db, server.one, ana.accountId);
    const change = (current: string) =>
      server.post(`${accountBase}/password`, { current, password: "sasvim nova lozinka" }, { headers: ana.cookie });
    expect((await change("nešto drugo")).status).toBe(422);
    expect(await status(other.bearer)).toBe(200);
    expect((await change(password)).status).toBe(200);
    expect([await status(ana.bearer), await status(other.bearer)]).toEqual([200, 401]);
    expect((await signIn(ana.email, "sasvim nova lozinka")).status).toBe(200);
    expect(await mailsTo(ana.email)).toEqual(["password-changed"]);
  });

  it("ACC36 ACC23 takes no new password that others guess, and ends no session for it", async () => {
    const ana = await aPerson();
    const other = await signedInWith(database.db, server.one, ana.accountId);
    for (const [chosen, detail] of [
      ["košarka2026", "too-common"],
      [ana.email, "about-you"],
      ["one.localhost 1", "about-you"],
    ]) {
      const answer = await server.post(`${accountBase}/password`, { current: password, password: chosen }, { headers: ana.cookie });
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([422, { type: "/problems/unfit-password", detail }]);
    }
    expect([await status(other.bearer), (await signIn(ana.email)).status]).toEqual([200, 200]);
  });

  it("ACC36 changes an address once the new one has been proven, and tells the old one", async () => {
    const ana = await aPerson();
    const change = (typed: string, email: string) =>
      server.post(`${accountBase}/address`, { email, password: typed }, { headers: ana.cookie });
    expect((await change("nešto drugo", "new@example.com")).status).toBe(422);
    expect((await change(password, "new@example.com")).status).toBe(200);
    expect((await signIn("new@example.com")).status).toBe(401);
    const token = await server.secretOfMailTo("new@example.com");
    expect((await server.post(`${accountBase}/sign-up/confirm`, { token })).status).toBe(200);
    expect([(await signIn("new@example.com")).status, (await signIn(ana.email)).status]).toEqual([200, 401]);
    expect(await mailsTo(ana.email)).toEqual(["address-changed"]);
  });

  it("ACC36 does not say whether a new address is somebody's, and does not take it", async () => {
    const [ana, iva] = [await aPerson(), await aPerson("Iva")];
    const answer = await server.post(`${accountBase}/address`, { email: iva.email, password }, { headers: ana.cookie });
    expect(answer.status).toBe(200);
    expect(await mailsTo(iva.email)).toEqual(["already-registered"]);
  });

  it.each([
    ["GET", "sessions"],
    ["POST", "sessions/end-others"],
    ["DELETE", "sessions/00000000-0000-4000-8000-000000000000"],
    ["POST", "password"],
    ["POST", "address"],
    ["GET", "export"],
    ["POST", "removal"],
  ])("ACC7 is for those who are signed in: %s %s", async (method, path) => {
    expect((await server.send(method, `${accountBase}/${path}`)).status).toBe(401);
  });

  it("ACC9 lets nobody guess the password of a browser left open", async () => {
    const ana = await aPerson();
    const guess = (typed: string) => server.post(`${accountBase}/removal`, { password: typed }, { headers: ana.cookie });
    const answers = [];
    for (let index = 0; index < 25; index++) answers.push((await guess(`guess ${index}`)).status);
    expect(answers.filter((each) => each === 429)).toHaveLength(5);
  });
});

describe("export and removal", () => {
  it("ACC16 tells everything that hangs on an account, in named parts without secrets", async () => {
    const ana = await aPerson();
    await server.post(storePushTokenPath, { token: "device-1" }, { headers: ana.cookie });
    const answer = await server.get(`${accountBase}/export`, { headers: ana.cookie });
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="account.json"');
    const told = JSON.parse(answer.text) as Record<string, unknown>;
    expect(Object.keys(told)).toEqual(accountParts.map(({ name }) => name));
    expect(told).toMatchObject({
      account: { name: "Ana Anić", email: ana.email },
      pushTokens: [{ league: "one", token: "device-1" }],
      sessions: [{ league: "one" }],
    });
    expect(answer.text).not.toContain(ana.token);
    expect(answer.text).not.toContain("argon2id");
  });

  it("ACC16 leaves out no table that hangs on an account", async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'accounts'::regclass and conrelid::regclass::text like 'account_%'`.execute(database.db);
    const told = accountParts.flatMap(({ tables }): string[] => [...tables]);
    expect(rows.map(({ table }) => table).filter((table) => !told.includes(table))).toEqual([]);
  });

  it("ACC16 goes with everything that hangs on it, in every league", async () => {
    const { rows } = await sql<{ table: string }>`
      select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'accounts'::regclass and confdeltype <> 'c' order by 1`.execute(database.db);
    // What somebody did for the office, and looked at there, stays, and says no more who it was. OFF2, ROLE8
    expect(rows).toEqual([{ table: "office_changes" }, { table: "office_looks" }]);
    const ana = await aPerson();
    const elsewhere = await signedInWith(database.db, server.two, ana.accountId);
    const remove = (typed: string | null) => server.post(`${accountBase}/removal`, { password: typed }, { headers: ana.cookie });
    expect([(await remove(null)).status, (await remove("nešto drugo")).status]).toEqual([422, 422]);
    const removed = await remove(password);
    expect([removed.status, removed.headers["clear-site-data"]]).toEqual([200, '"storage"']);
    expect([await status(ana.bearer), await status(elsewhere.bearer, "two.localhost"), (await signIn(ana.email)).status]).toEqual([
      401, 401, 401,
    ]);
    expect((await remove(password)).status).toBe(401);
    expect(await mailsTo(ana.email)).toEqual(["account-deleted"]);
  });

  it("ACC36 ACC16 an account without a password wants a sign-in of the last quarter of an hour, and nothing is lost without", async () => {
    const person = await signedInAccount(database.db, server.one);
    const send = (path: string, body: unknown) => server.post(`${accountBase}/${path}`, body, { headers: person.cookie });
    const later = now + hour / 4 + 1000;
    now = later;
    for (const [path, body] of [
      ["removal", { password: null }],
      ["removal", { password: "anything at all" }],
      ["address", { password: null, email: "other@example.com" }],
      ["passkeys/options", { password: null }],
    ] as const) {
      const refused = await send(path, body);
      expect([refused.status, (JSON.parse(refused.text) as { type: string }).type]).toEqual([422, "/problems/sign-in-again"]);
    }
    expect(await status(person.bearer)).toBe(200);
    now = later - 2000;
    expect((await send("removal", { password: null })).status).toBe(200);
    expect(await status(person.bearer)).toBe(401);
  });

  it("ACC16 is harmless when exported and removed many times at once", async () => {
    const ana = await aPerson();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? server.get(`${accountBase}/export`, { headers: ana.cookie })
          : server.post(`${accountBase}/removal`, { password }, { headers: ana.cookie }),
      ),
    );
    expect(answers.map((each) => each.status).filter((each) => each !== 200 && each !== 401)).toEqual([]);
    expect(await mailsTo(ana.email)).toEqual(["account-deleted"]);
  });
});

describe("coming from the official site", () => {
  const verifier = "v".repeat(43);
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const go = (token: string, host: string, secret = verifier) => server.post(officialExchangePath, { token, verifier: secret }, { host });

  it("ACC5 hands somebody over to one league, once, within a minute", async () => {
    const { accountId } = await aPerson();
    const official = server.accounts.handovers(server.two);
    const token = await official.issue(accountId, challenge);
    expect((await go(token, "one.localhost")).status).toBe(401);
    const arrived = await go(token, "two.localhost");
    expect(JSON.parse(arrived.body.toString())).toMatchObject({ message: "messages.login_successful" });
    expect(await status({ Cookie: cookiesOf(arrived) }, "two.localhost")).toBe(200);
    expect(await status({ Cookie: cookiesOf(arrived) }, "one.localhost")).toBe(401);
    expect((await go(token, "two.localhost")).status).toBe(401);
    const late = await official.issue(accountId, challenge);
    now += 61_000;
    expect((await go(late, "two.localhost")).status).toBe(401);
  });

  it("AUTH11 whoever has seen the code alone has nothing, and has spent it", async () => {
    const { accountId } = await aPerson();
    const token = await server.accounts.handovers(server.two).issue(accountId, challenge);
    expect((await go(token, "two.localhost", challenge)).status).toBe(401);
    expect((await go(token, "two.localhost")).status).toBe(401);
  });

  it("AUTH11 of many who bring one code at once, one is signed in", async () => {
    const { accountId } = await aPerson();
    const token = await server.accounts.handovers(server.two).issue(accountId, challenge);
    const answers = await Promise.all(Array.from({ length: 8 }, () => go(token, "two.localhost")));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 401),
    ]);
  });

  it("AUTH11 takes nothing from another site's page, nothing that is no code, and not for ever", async () => {
    const sent = { token: verifier, verifier };
    const foreign = { host: "two.localhost", headers: { Origin: "http://one.localhost" } };
    expect((await server.post(officialExchangePath, sent, foreign)).status).toBe(403);
    for (const body of [{}, { token: verifier }, { ...sent, more: 1 }, { token: {}, verifier }, [], "{"])
      expect([400, 422], JSON.stringify(body)).toContain((await server.post(officialExchangePath, body)).status);
    expect((await server.get(officialExchangePath)).status).toBe(405);
    const guess = () => server.post(officialExchangePath, sent, { headers: { "X-Forwarded-For": "203.0.113.77" } });
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([401, 429]));
  });
});
