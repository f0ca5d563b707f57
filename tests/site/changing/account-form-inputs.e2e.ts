import { request } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountForm, accountForms } from "#contract/account-forms.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import words from "#messages/en/account.ts";
import { ticketsFor } from "#server/accounts/tickets.ts";
import type { Sending } from "../../support/servers/ask-server.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const type = "application/x-www-form-urlencoded";
const { fault, refusal } = words;
let home: TenantId;
let elsewhere: TenantId;
const issued: string[] = [];

beforeAll(async () => {
  [home, elsewhere] = (await Promise.all(["league-a.localhost", "league-b.localhost"].map(tenantOf))) as [TenantId, TenantId];
  // Files before this one have tried to get in as well.
  await site.db.deleteFrom("rate_limits").execute();
});
afterAll(() =>
  site.db
    .deleteFrom("account_tickets")
    .where("ticket_id", "in", ["", ...issued].slice(1))
    .execute(),
);

async function tenantOf(host: string): Promise<TenantId> {
  const { tenant_id } = await site.db.selectFrom("tenant_hosts").select("tenant_id").where("host", "=", host).executeTakeFirstOrThrow();
  return tenant_id;
}

/** As a form of this host's own page is sent, without scripts. */
function send(form: string, body: string | Buffer, headers: Record<string, string> = {}, sending: Sending = {}): Promise<Response> {
  const own = { "Content-Type": type, Origin: site.origin("league-a") };
  return site.get("league-a", `/en/auth/${form}`, { ...own, ...headers }, { method: "POST", body, ...sending });
}

/** The same in parts, of which nobody says how many come. */
function statusOfUnmeasured(form: string, body: string): Promise<number | undefined> {
  const headers = { Host: `league-a.localhost:${site.port}`, "Content-Type": type, Origin: site.origin("league-a") };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port: site.port, path: `/en/auth/${form}`, method: "POST", headers, agent: false };
    const outgoing = request(options, (incoming) => resolve(incoming.resume().statusCode));
    outgoing.on("error", reject);
    for (let from = 0; from < body.length; from += 8000) outgoing.write(body.slice(from, from + 8000));
    outgoing.end();
  });
}

/** All that is kept of accounts, table by table, but how often somebody has tried. */
async function kept(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and (column_name = 'account_id' or table_name in ('mail_outbox', 'kept_mails')) order by 1`.execute(site.db);
  const sums: Record<string, string> = {};
  for (const { table } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${sql.table(table)} t`.execute(site.db);
    sums[table] = rows[0]?.sum ?? "";
  }
  return sums;
}

/** A page of ours that says these words, kept by nobody, and signs nobody in. */
async function expectPage(what: string, answer: Response, status: number, says: readonly string[]): Promise<void> {
  const text = await answer.text();
  expect([what, answer.status]).toEqual([what, status]);
  expect([what, answer.headers.get("content-type")]).toEqual([what, "text/html; charset=utf-8"]);
  expect([what, answer.headers.get("cache-control")]).toEqual([what, "private, no-store"]);
  expect([what, answer.headers.getSetCookie()]).toEqual([what, []]);
  for (const sentence of says) expect([what, text]).toEqual([what, expect.stringContaining(sentence)]);
  expect([what, text.includes("<script>alert")]).toEqual([what, false]);
  expect([what, /\n\s+at \w|node_modules|kysely/i.test(text)]).toEqual([what, false]);
}

const long = "x".repeat(5000);
const name = "name=Mila";
const email = "email=nobody%40example.org";
const password = "password=tri+male+ptice+na+zici";
const consent = "consent=yes";

/** What is sent, and what the page says of it. */
const wrong: readonly (readonly [form: AccountForm, what: string, body: string, says: readonly string[]])[] = [
  ...accountForms
    .filter((form) => form !== "Consent")
    .flatMap((form): typeof wrong => {
      const says = [refusal.faults, form === "GuardianConsent" ? fault["not-agreed"] : fault.missing];
      return [
        [form, "nothing", "", says],
        [form, "signs between nothing", "&&&==&=&%", says],
        [form, "names that are none", "__proto__=1&constructor=1&toString=x&email[]=a%40example.org&password[0]=x&code.x=1", says],
        [form, "JSON under a form's name", '{"email":"nobody@example.org","code":"x"}', says],
        [form, "ten thousand fields", "a=1&".repeat(10_000), says],
      ];
    }),
  ["Register", "no name", [email, password, consent].join("&"), [fault.missing]],
  ["Register", "a name of 5,000 letters", [`name=${long}`, email, password, consent].join("&"), [fault["too-long"]]],
  ["Register", "a name with NUL", ["name=Mi%00la", email, password, consent].join("&"), [fault["not-a-name"]]],
  ["Register", "a name of half a surrogate", ["name=%ED%A0%80", email, password, consent].join("&"), [fault["not-a-name"]]],
  ["Register", "a name of bytes that are no text", ["name=%ff%fe", email, password, consent].join("&"), [fault["not-a-name"]]],
  [
    "Register",
    "a name that writes in two directions of lines",
    ["name=a%0d%0aBcc:x", email, password, consent].join("&"),
    [fault["not-a-name"]],
  ],
  ["Register", "a name that is a script", ["name=<script>alert(1)</script>", email, password, consent].join("&"), [fault["not-a-name"]]],
  ["Register", "two names", [name, name, email, password, consent].join("&"), [fault.missing]],
  ["Register", "two addresses", [name, email, "email=other%40example.org", password, consent].join("&"), [fault.missing]],
  ["Register", "two passwords", [name, email, password, "password=other", consent].join("&"), [fault.missing]],
  ["Register", "a yes and a no", [name, email, password, consent, "consent=no"].join("&"), [fault["not-agreed"]]],
  ["Register", "no yes", [name, email, password].join("&"), [fault["not-agreed"]]],
  ["Register", "an address with NUL", [name, "email=a%00%40example.org", password, consent].join("&"), [fault["not-an-email"]]],
  ["Register", "an address of 5,000 letters", [name, `email=${long}%40example.org`, password, consent].join("&"), [fault["not-an-email"]]],
  [
    "Register",
    "an address with a further line",
    [name, `${email}%0d%0aBcc:x%40example.org`, password, consent].join("&"),
    [fault["not-an-email"]],
  ],
  ["Register", "a password of 5,000 letters", [name, email, `password=${long}`, consent].join("&"), [fault["too-long"]]],
  ["Register", "a password that is none", [name, email, "password=1", consent].join("&"), ["The password needs at least 8 characters."]],
  ["Login", "a password of 5,000 letters", `${email}&password=${long}`, [fault["too-long"]]],
  ["Login", "an address that is none", `email=nobody&${password}`, [fault["not-an-email"]]],
  ["Login", "two addresses", `${email}&${email}&${password}`, [fault.missing]],
  ["Login", "two passwords", `${email}&${password}&${password}`, [fault.missing]],
  ["ForgottenPassword", "an address with NUL", "email=a%00%40example.org", [fault["not-an-email"]]],
  ["ForgottenPassword", "an address that is a script", "email=<script>alert(1)</script>", [fault["not-an-email"]]],
  ["ForgottenPassword", "two addresses", `${email}&${email}`, [fault.missing]],
  ["NewPassword", "two codes", `code=a&code=b&${password}`, [fault.missing]],
  ["NewPassword", "a code of 5,000 letters", `code=${long}&${password}`, [fault["bad-code"]]],
  ["NewPassword", "an easy password", "code=x&password=password1", [fault["too-common"]]],
  ["VerifyAddress", "two codes", "code=a&code=b", [fault.missing]],
  ["VerifyAddress", "a code of 5,000 letters", `code=${long}`, [fault["bad-code"]]],
  ["GuardianConsent", "two codes", `code=a&code=b&${consent}`, [fault.missing]],
  ["GuardianConsent", "no, twice", "code=a&answer=no&answer=no", [fault["not-agreed"]]],
];

describe("AUTH6 what is sent to the forms around an account", () => {
  test("is answered by the form again with the fault in words, and nothing is kept of it", async () => {
    const before = await kept();
    for (const [form, what, body, says] of wrong) await expectPage(`${form}: ${what}`, await send(form, body), 422, says);
    expect(await kept()).toEqual(before);
  });

  test("signs nobody in whose address or password is none, whatever letters they are of", async () => {
    const before = await kept();
    for (const secret of ["%00", "%ED%A0%80", "%ff%fe%00", "%E2%80%AE", "%27%20or%201%3D1--"])
      await expectPage(secret, await send("Login", `${email}&password=${secret}`), 401, [refusal["wrong-password"]]);
    expect(await kept()).toEqual(before);
  });

  test("asks whoever is not signed in and is to agree to sign in", async () => {
    const before = await kept();
    for (const body of [consent, `${consent}&birthDate=2000-01-01`]) {
      const answer = await send("Consent", body);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en/auth/Login?next=%2Fen%2Fauth%2FConsent"]);
    }
    await expectPage("two words", await send("Consent", `${consent}&${consent}`), 422, [fault["not-agreed"]]);
    expect(await kept()).toEqual(before);
  });
});

describe("AUTH8 codes of mails", () => {
  /** A code that was given out at some time, as links bear it. */
  async function code(kind: "sign-up" | "reset-password" | "guardian-consent", tenantId: TenantId, at: () => number): Promise<string> {
    const tickets = ticketsFor(site.db, tenantId, at);
    const ticket = await tickets.issue(kind, null, {});
    issued.push(ticket);
    return (await tickets.giveSecret(ticket)) ?? "";
  }
  const longAgo = () => Date.UTC(2020, 0, 1);

  test("that are old, used, another league's, for something else or nobody's open nothing", async () => {
    const used = await code("sign-up", home, Date.now);
    await ticketsFor(site.db, home, Date.now).take("sign-up", used);
    const codes: readonly (readonly [string, string])[] = [
      ["used", used],
      ["old", await code("sign-up", home, longAgo)],
      ["another league's", await code("sign-up", elsewhere, Date.now)],
      ["for something else", await code("guardian-consent", home, Date.now)],
      ["nobody's", "a".repeat(43)],
      ["with NUL", "%00".repeat(43)],
    ];
    const before = await kept();
    for (const [what, secret] of codes) {
      await expectPage(what, await send("VerifyAddress", `code=${secret}`), 422, [fault["bad-code"]]);
      await expectPage(what, await send("NewPassword", `code=${secret}&${password}`), 422, [fault["bad-code"]]);
      if (what !== "for something else")
        await expectPage(what, await send("GuardianConsent", `code=${secret}&${consent}`), 422, [fault["bad-code"]]);
    }
    for (const [form, kind] of [
      ["NewPassword", "reset-password"],
      ["GuardianConsent", "guardian-consent"],
    ] as const) {
      const [old, foreign] = [await code(kind, home, longAgo), await code(kind, elsewhere, Date.now)];
      const sum = await kept();
      for (const secret of [old, foreign])
        await expectPage(kind, await send(form, `code=${secret}&${password}&${consent}`), 422, [fault["bad-code"]]);
      expect(await kept()).toEqual(sum);
    }
    const { account_tickets: _now, ...others } = await kept();
    const { account_tickets: _then, ...rest } = before;
    expect(others).toEqual(rest);
  });
});

describe("GUARD4 what is no form of ours", () => {
  const whole = [name, email, password, consent].join("&");

  test.each([
    ["JSON", "application/json", '{"email":"nobody@example.org","password":"tri male ptice"}'],
    [
      "a form with files",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.org\r\n--x--',
    ],
    ["text", "text/plain", whole],
    ["a type that only begins like ours", "application/x-www-form-urlencodedx", whole],
    ["no type", "", whole],
  ])("%s is refused by every form", async (_, contentType, body) => {
    const before = await kept();
    for (const form of accountForms) expect([form, (await send(form, body, { "Content-Type": contentType })).status]).toEqual([form, 415]);
    expect(await kept()).toEqual(before);
  });

  test("more than any form has room for is refused, whether it says how long it is or not", async () => {
    const before = await kept();
    const large = `${whole}&more=${"x".repeat(70_000)}`;
    for (const form of accountForms) {
      expect([form, (await send(form, large)).status]).toEqual([form, 413]);
      expect([form, await statusOfUnmeasured(form, large)]).toEqual([form, 413]);
    }
    expect(await kept()).toEqual(before);
  });

  test("forms and languages that there are not are nowhere", async () => {
    const before = await kept();
    for (const form of ["Nothing", "login", "__proto__", "constructor", "%00", "..%2fLogin", "Login%20", "x".repeat(1500)]) {
      const { status } = await send(form, whole);
      expect([form.slice(0, 40), status >= 400 && status < 500]).toEqual([form.slice(0, 40), true]);
    }
    for (const locale of ["xx", "EN", "__proto__", "%00"]) {
      const headers = { "Content-Type": type, Origin: site.origin("league-a") };
      const { status } = await site.get("league-a", `/${locale}/auth/Register`, headers, { method: "POST", body: whole });
      expect([locale, status >= 400 && status < 500]).toEqual([locale, true]);
    }
    expect(await kept()).toEqual(before);
  });

  test.each([
    ["another site", { Origin: "https://evil.example" }],
    ["another league", { Origin: "http://league-b.localhost" }],
    ["nowhere", { Origin: "null" }],
    ["an origin that is none", { Origin: "league-a.localhost" }],
    ["a page elsewhere that says it is ours", { "Sec-Fetch-Site": "cross-site" }],
    ["a page of the same domain", { "Sec-Fetch-Site": "same-site" }],
  ])("what %s sends is refused by every form", async (_, from) => {
    const before = await kept();
    for (const form of accountForms) expect([form, (await send(form, whole, from)).status]).toEqual([form, 403]);
    expect(await kept()).toEqual(before);
  });

  test("asked for with all that would be sent, a form's page is shown as to everybody, and takes nothing", async () => {
    const before = await kept();
    for (const form of accountForms) {
      const answer = await site.get("league-a", `/en/auth/${form}?${whole}&code=${"a".repeat(43)}&done=__proto__`);
      const text = await answer.text();
      expect([form, answer.status, answer.headers.getSetCookie()]).toEqual([form, 200, []]);
      const said = ["nobody@example.org", "tri male", fault.missing, refusal.faults].filter((part) => text.includes(part));
      expect([form, said]).toEqual([form, []]);
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        const { status } = await send(form, whole, {}, { method });
        expect([method, form, status >= 400 && status < 500]).toEqual([method, form, true]);
      }
    }
    expect(await kept()).toEqual(before);
  });
});
