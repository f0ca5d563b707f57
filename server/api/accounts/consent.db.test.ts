import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountBase, storePushTokenPath, websiteUserPath } from "#contract/account.ts";
import { AccountServer, cookiesOf } from "#tests/support/servers/account-server.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { agreementNow } from "../../accounts/consents.ts";
import { sweepAccounts } from "../../accounts/sweep.ts";

const database = databaseForThisFile();
const person = { name: "Ana Anić", email: "", password: "loptica pod košem", locale: "sr", termsVersion: "1" };
const day = 86_400_000;
const text = [{ kind: "paragraph", content: ["What is kept."] }] as const;
const grown = "1990-05-01";
let now: number;
let server: AccountServer;

beforeAll(async () => {
  server = await AccountServer.start(database.db, { now: () => now });
});
beforeEach(async () => {
  now = Date.now();
  await database.db.deleteFrom("rate_limits").execute();
  const { rules } = server;
  await rules.change({ minimumAge: 10, guardianBelowAge: 15 });
  await rules.putInForce(null);
  await rules.saveTerms("1", "en", text);
  await rules.putInForce("1");
});
afterAll(() => server.close());

let people = 0;
function address(): string {
  people += 1;
  return `person${people}@example.com`;
}

/** Of a child of twelve. */
function childsBirth(): string {
  return `${new Date(now).getUTCFullYear() - 12}-01-01`;
}

function signUp(changed: Record<string, string> = {}) {
  return server.post(`${accountBase}/sign-up`, { ...person, ...changed });
}

async function confirm(email: string) {
  return server.post(`${accountBase}/sign-up/confirm`, { token: await server.secretOfMailTo(email) });
}

/** A minor who has proven the address; the guardian has not answered yet. */
async function waiting(): Promise<{ readonly email: string; readonly guardian: string }> {
  const [email, guardian] = [address(), address()];
  expect((await signUp({ email, birthDate: childsBirth(), guardianEmail: guardian })).status).toBe(202);
  expect((await confirm(email)).status).toBe(202);
  return { email, guardian };
}

function rowOf(email: string) {
  return database.db.selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirst();
}

function mailsTo(recipient: string) {
  return database.db.selectFrom("mail_outbox").select("kind").where("recipient", "=", recipient).orderBy("created_at").execute();
}

async function userOf(headers: Record<string, string>): Promise<{ readonly consentDue: unknown }> {
  const answer = await server.get(websiteUserPath, { headers });
  return JSON.parse(answer.text) as { readonly consentDue: unknown };
}

describe("registering where a league asks for consent and age", () => {
  it("ACC19 keeps which text was agreed to and when, and of the date of birth only that it was long enough ago", async () => {
    const email = address();
    expect((await signUp({ email, birthDate: grown })).status).toBe(202);
    const confirmed = await confirm(email);
    const account = await rowOf(email);
    const consents = await database.db
      .selectFrom("account_consents")
      .select(["kind", "version", "given_by"])
      .where("account_id", "=", account?.account_id ?? "")
      .execute();
    expect(consents).toEqual([{ kind: "terms", version: "1", given_by: null }]);
    const told = await server.get(`${accountBase}/export`, { headers: { Cookie: cookiesOf(confirmed) } });
    expect(JSON.parse(told.text)).toMatchObject({
      consents: [{ league: "one", kind: "terms", version: "1" }],
      ages: [{ league: "one", askedAge: 15, ofAgeOn: null }],
    });
    expect(told.text).not.toContain("1990");
    expect(await userOf({ Cookie: cookiesOf(confirmed) })).toMatchObject({ consentDue: null });
  });

  it.each([
    ["no date of birth", {}],
    ["too young", { birthDate: "2025-01-01" }],
    ["a minor who names nobody", { birthDate: "2015-01-01" }],
    ["a minor who names himself", { birthDate: "2015-01-01", guardianEmail: "same@example.com", email: "SAME@example.com" }],
    ["a text that is not in force", { birthDate: grown, termsVersion: "0" }],
    ["a day that there is not", { birthDate: "2015-02-30", guardianEmail: "other@example.com" }],
  ])("ACC19 refuses %s", async (_, changed) => {
    expect((await signUp({ email: address(), ...changed })).status).toBe(422);
  });
});

describe("a guardian's consent", () => {
  it("ACC21 opens a minor's account, once, and is kept with the address that gave it", async () => {
    const { email, guardian } = await waiting();
    expect(await rowOf(email)).toBeUndefined();
    const secret = await server.secretOfMailTo(guardian);
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.accounts.guardianConsent(server.one).answer(secret, true)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["agreed", "unknown", "unknown", "unknown"]);
    const account = await rowOf(email);
    const consents = await database.db
      .selectFrom("account_consents")
      .select(["kind", "given_by"])
      .where("account_id", "=", account?.account_id ?? "")
      .orderBy("kind")
      .execute();
    expect(consents).toEqual([
      { kind: "guardian", given_by: guardian },
      { kind: "terms", given_by: null },
    ]);
    expect((await mailsTo(email)).at(-1)).toEqual({ kind: "guardian-agreed" });
    const signedIn = await server.post(`${accountBase}/sign-in`, { email, password: person.password });
    expect(await userOf({ Cookie: cookiesOf(signedIn) })).toMatchObject({ consentDue: null });
  });

  it("ACC33 is taken back by the link of the guardian's own mail: the account goes, its owner is told, and the link is spent", async () => {
    const { email, guardian } = await waiting();
    const consent = server.accounts.guardianConsent(server.one);
    await consent.answer(await server.secretOfMailTo(guardian), true);
    expect((await mailsTo(guardian)).at(-1)).toEqual({ kind: "guardian-record" });
    const signedIn = await server.post(`${accountBase}/sign-in`, { email, password: person.password });
    const secret = await server.secretOfMailTo(guardian);
    // Agreeing once more changes nothing; in another league it is nothing; years later it is still good.
    expect(await consent.answer(secret, true)).toEqual({ kind: "agreed" });
    expect(await server.accounts.guardianConsent(server.two).answer(secret, false)).toEqual({ kind: "unknown" });
    now += 365 * day;
    await sweepAccounts(database.db, now);
    const answers = await Promise.all([1, 2, 3].map(() => consent.answer(secret, false)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["refused", "unknown", "unknown"]);
    expect(await rowOf(email)).toBeUndefined();
    expect((await server.get(websiteUserPath, { headers: { Cookie: cookiesOf(signedIn) } })).status).toBe(401);
    expect(await mailsTo(email)).toEqual([{ kind: "guardian-withdrew" }]);
  });

  it("ACC33 taken back for an account that another league has, it is signed out here, and a guardian is asked anew", async () => {
    const { email, guardian } = await waiting();
    await server.accounts.guardianConsent(server.one).answer(await server.secretOfMailTo(guardian), true);
    const accountId = (await rowOf(email))?.account_id ?? "";
    await server.accounts.consents(server.two).give(accountId, agreementNow({ terms: null, ages: null }, null, now), null);
    const signIn = () => server.post(`${accountBase}/sign-in`, { email, password: person.password });
    const cookie = { Cookie: cookiesOf(await signIn()) };
    await server.accounts.guardianConsent(server.one).answer(await server.secretOfMailTo(guardian), false);
    expect((await server.get(websiteUserPath, { headers: cookie })).status).toBe(401);
    expect(await userOf({ Cookie: cookiesOf(await signIn()) })).toMatchObject({ consentDue: { terms: true, age: true } });
  });

  it("ACC33 ends as something to take back with the day of coming of age", async () => {
    const { email, guardian } = await waiting();
    await server.accounts.guardianConsent(server.one).answer(await server.secretOfMailTo(guardian), true);
    const secret = await server.secretOfMailTo(guardian);
    now += 4 * 366 * day;
    await sweepAccounts(database.db, now);
    expect(await server.accounts.guardianConsent(server.one).answer(secret, false)).toEqual({ kind: "unknown" });
    expect(await rowOf(email)).toBeDefined();
  });

  it("ACC21 once refused leaves nothing of what was typed", async () => {
    const { email, guardian } = await waiting();
    const secret = await server.secretOfMailTo(guardian);
    expect(await server.accounts.guardianConsent(server.one).answer(secret, false)).toEqual({ kind: "refused" });
    expect(await server.accounts.guardianConsent(server.one).answer(secret, true)).toEqual({ kind: "unknown" });
    expect(await rowOf(email)).toBeUndefined();
    const tickets = await database.db.selectFrom("account_tickets").select("contents").execute();
    expect(JSON.stringify(tickets)).not.toContain(email);
    expect(await mailsTo(email)).toEqual([{ kind: "guardian-refused" }]);
  });

  it("ACC21 is good for fourteen days, in its league; then what waited is deleted", async () => {
    const { email, guardian } = await waiting();
    const secret = await server.secretOfMailTo(guardian);
    expect(await server.accounts.guardianConsent(server.two).answer(secret, true)).toEqual({ kind: "unknown" });
    now += 14 * day + 1000;
    expect(await server.accounts.guardianConsent(server.one).answer(secret, true)).toEqual({ kind: "unknown" });
    await sweepAccounts(database.db, now);
    expect(JSON.stringify(await database.db.selectFrom("account_tickets").selectAll().execute())).not.toContain(email);
  });

  it("ACC21 of somebody whom another site vouched for: the account goes with a refusal, and with silence", async () => {
    for (const isRefused of [true, false]) {
      now = Date.now();
      const { accountId } = await signedInAccount(database.db, server.one);
      const { email, name } = await database.db
        .selectFrom("accounts")
        .select(["email", "name"])
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow();
      const guardian = address();
      const rules = await server.accounts.consents(server.one).rules();
      const agreement = agreementNow(rules, childsBirth(), now);
      await server.accounts.guardianConsent(server.one).ask(accountId, { name, locale: "sr", guardian, agreement });
      if (isRefused) await server.accounts.guardianConsent(server.one).answer(await server.secretOfMailTo(guardian), false);
      else await sweepAccounts(database.db, now + 15 * day);
      expect(await rowOf(email), String(isRefused)).toBeUndefined();
    }
  });

  it("ACC21 refused for an account that another league has, it stays there and is signed out here", async () => {
    const { accountId, cookie } = await signedInAccount(database.db, server.one);
    await server.accounts.consents(server.two).give(accountId, agreementNow({ terms: null, ages: null }, null, now), null);
    const agreement = agreementNow(await server.accounts.consents(server.one).rules(), childsBirth(), now);
    const guardian = address();
    await server.accounts.guardianConsent(server.one).ask(accountId, { name: "Ana", locale: "sr", guardian, agreement });
    await server.accounts.guardianConsent(server.one).answer(await server.secretOfMailTo(guardian), false);
    expect((await server.get(websiteUserPath, { headers: cookie })).status).toBe(401);
    expect(await database.db.selectFrom("accounts").select("name").where("account_id", "=", accountId).execute()).toHaveLength(1);
  });
});

describe("whoever has not agreed yet", () => {
  it("ACC20 is told what is due, and nothing more is kept of them; their account they can see to", async () => {
    const { accountId, cookie } = await signedInAccount(database.db, server.one);
    expect(await userOf(cookie)).toMatchObject({ consentDue: { terms: true, age: true, guardian: false } });
    const store = () => server.post(storePushTokenPath, { token: "t".repeat(100) }, { headers: cookie });
    expect((await store()).status).toBe(403);
    expect((await server.get(`${accountBase}/export`, { headers: cookie })).status).toBe(200);
    const rules = await server.accounts.consents(server.one).rules();
    await server.accounts.consents(server.one).give(accountId, agreementNow(rules, grown, now), null);
    expect(await userOf(cookie)).toMatchObject({ consentDue: null });
    expect((await store()).status).toBe(200);
  });

  it("ACC20 is asked again when another text is in force, and a minor's guardian too", async () => {
    const { accountId, cookie } = await signedInAccount(database.db, server.one);
    const consents = server.accounts.consents(server.one);
    const agreement = agreementNow(await consents.rules(), childsBirth(), now);
    await consents.give(accountId, agreement, { email: "mother@example.com", at: now });
    expect(await userOf(cookie)).toMatchObject({ consentDue: null });
    const { rules } = server;
    await rules.saveTerms("2", "en", text);
    expect(await rules.putInForce("2")).toBe(true);
    expect(await userOf(cookie)).toMatchObject({ consentDue: { terms: true, age: false, guardian: true } });
    expect(await consents.guardianOf(accountId)).toBe("mother@example.com");
  });

  it("ACC37 a text in force stands as it was agreed to, and none comes into force without the league's own language", async () => {
    const { rules } = server;
    expect(await rules.saveTerms("1", "en", [{ kind: "paragraph", content: ["Something else."] }])).toBe(false);
    expect(await rules.saveTerms("1", "sr", text)).toBe(true);
    await rules.saveTerms("3", "sr", text);
    expect([await rules.putInForce("3"), await rules.putInForce("4")]).toEqual([false, false]);
    expect((await rules.current()).termsVersion).toBe("1");
  });

  it("ACC37 a text that somebody has agreed to stands, also once another is in force", async () => {
    const { accountId } = await signedInAccount(database.db, server.one);
    const { rules } = server;
    const consents = server.accounts.consents(server.one);
    await rules.saveTerms("old", "en", text);
    await rules.putInForce("old");
    await consents.give(accountId, agreementNow(await consents.rules(), grown, now), null);
    await rules.putInForce("1");
    expect(await rules.saveTerms("old", "en", [{ kind: "paragraph", content: ["Something else."] }])).toBe(false);
  });

  it("ACC18 from when a minor agrees himself is forgotten once that day has come", async () => {
    const { accountId } = await signedInAccount(database.db, server.one);
    const consents = server.accounts.consents(server.one);
    await consents.give(accountId, agreementNow(await consents.rules(), childsBirth(), now), { email: "mother@example.com", at: now });
    await sweepAccounts(database.db, now + 4 * 366 * day);
    const ages = await database.db.selectFrom("account_ages").select("of_age_on").where("account_id", "=", accountId).execute();
    expect(ages).toEqual([{ of_age_on: null }]);
  });
});
