import { afterAll, beforeAll, expect, it } from "vitest";
import { accountBase } from "#contract/account.ts";
import { followingDesk } from "#server/following/following-desk.ts";
import { fantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";
import { officeDesk } from "#server/office/office-desk.ts";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import type { RawAnswer } from "../support/servers/ask-server.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { type PushNode, startPushNode } from "../support/servers/push-node.ts";
import { TestPushService } from "../support/servers/push-service.ts";
import { TokenIssuer } from "../support/servers/token-issuer.ts";
import { type BodyParts, type Fields, visitorCalls } from "../support/servers/visitor-calls.ts";

const database = databaseForThisFile();
let issuer: TokenIssuer;
let service: TestPushService;
let push: PushNode;
let server: AccountServer;

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  service = await TestPushService.started();
  push = await startPushNode(database);
  server = await AccountServer.start(
    database.db,
    { google: { issuer: issuer.issuer, audiences: ["league-app"] } },
    {
      following: followingDesk(database.db, Date.now),
      myGames: myGamesDesk(database.db, Date.now),
      fantasy: fantasyDesk(database.db, Date.now),
      office: officeDesk(database.db, Date.now),
      push: () => push.desk,
    },
  );
});
afterAll(async () => {
  await server.close();
  await push.close();
  await service.close();
  await issuer.close();
});

function parts(): BodyParts {
  return { push: service, issuer };
}

const badText = {
  nothing: "",
  NUL: "a\u0000b@example.com",
  "half a letter": "\ud800",
  "a line that ends a header": "ana@example.com\r\nBcc: eve@example.com",
  markup: "<script>alert(1)</script>",
  "a right-to-left override": "ana\u202e@example.com",
  "10,000 letters": "x".repeat(10_000),
};
const badTypes = { null: null, "a number": 7, yes: true, "a list": ["a"], "an object": { a: 1 }, "a list in a list": [[]] };

const badEmails = {
  "none at all": "nobody",
  "65 letters before the @": `${"a".repeat(65)}@example.com`,
  "255 letters": `${"a".repeat(62)}@${"b".repeat(62)}.${"c".repeat(62)}.${"d".repeat(62)}.example`,
  "an address by number": "ana@[127.0.0.1]",
  "a host alone": "ana@localhost",
  quoted: '"ana anic"@example.com',
  "two of them": "ana@example.com,eve@example.com",
  "two @": "ana@evil.example@example.com",
  "a name before it": "Ana <ana@example.com>",
  "a port": "ana@example.com:25",
};

type Bad = { readonly what: string; readonly text: string | Buffer; readonly headers?: Readonly<Record<string, string>> };

function bodiesBadForAll(good: Fields | null): readonly Bad[] {
  const text = JSON.stringify(good ?? {});
  return [
    { what: "no body", text: "" },
    { what: "half of it", text: text.slice(0, -1) },
    { what: "a list", text: "[]" },
    { what: "null", text: "null" },
    { what: "a text", text: '"text"' },
    { what: "a number", text: "1e999" },
    { what: "too deep", text: "[".repeat(100_000) },
    { what: "too large", text: JSON.stringify({ ...good, more: "x".repeat(300 * 1024) }) },
    { what: "no letters", text: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
    { what: "UTF-16", text: Buffer.from(text, "utf16le") },
    ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", ""].map((type) => ({
      what: `as ${type || "nothing"}`,
      text,
      headers: { "Content-Type": type },
    })),
    { what: "packed", text, headers: { "Content-Encoding": "gzip" } },
  ];
}

function fieldsBad(good: Fields, free: readonly string[]): readonly Bad[] {
  return Object.keys(good).flatMap((field) => {
    const bad: Readonly<Record<string, unknown>> = {
      ...badTypes,
      ...(free.includes(field) ? {} : badText),
      ...(field === "email" ? badEmails : {}),
    };
    return Object.entries(bad)
      .filter(([what]) => !(what === "null" && good[field] === null))
      .map(([what, value]) => ({ what: `${field}: ${what}`, text: JSON.stringify({ ...good, [field]: value }) }));
  });
}

const fromElsewhere: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["a page of another site", { Origin: "https://evil.example" }],
  ["a page of another league", { Origin: "http://two.localhost" }],
  ["no page that says which", { Origin: "null" }],
  ["an origin that is none", { Origin: "one.localhost" }],
  ["a site beside ours", { "Sec-Fetch-Site": "same-site" }],
  ["a cross-site form", { "Sec-Fetch-Site": "cross-site" }],
];

const strangeIds = [
  "0",
  "-1",
  "%00",
  "%ff",
  "__proto__",
  "..%2f..",
  "00000000-0000-0000-0000-000000000000",
  "x".repeat(2000),
  "%27%20or%201%3D1",
];

async function send(call: string, bad: Bad | null, path?: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  const somebody = await signedInAccount(database.db, server.one);
  const [method = "", pattern = ""] = call.split(" ");
  const { body, path: pathOf = () => pattern } = visitorCalls[call]!;
  const good = await body(parts());
  const text = bad ? bad.text : good && JSON.stringify(good);
  const sent = { "Content-Type": "application/json", ...somebody.cookie, ...bad?.headers, ...headers };
  return server.send(
    method,
    path ?? pathOf({ ...somebody, followed: crypto.randomUUID(), passkeyId: "unknown", claimId: crypto.randomUUID() }),
    {
      headers: sent,
      ...(text === null ? {} : { body: text }),
    },
  );
}

function faultOf(what: string, { status, headers, text }: RawAnswer): readonly string[] {
  if (status < 400 || status >= 500 || status === 429) return [`${what} answers ${status}`];
  if (headers["content-type"] !== "application/problem+json") return [`${what} answers with ${headers["content-type"]}`];
  return /\n\s+at \w|node_modules|select "|kysely/i.test(text) ? [`${what} tells of the inside`] : [];
}

it.each(Object.keys(visitorCalls))("GUARD4 %s takes what is right", async (call) => {
  expect((await send(call, null)).status).toBe(visitorCalls[call]!.status);
});

it.each(Object.keys(visitorCalls))("GUARD4 %s refuses what is not, says so, and loses nothing", async (call) => {
  const victim = await signedInAccount(database.db, server.one, "Iva Ivić");
  const { body, free = [] } = visitorCalls[call]!;
  const good = await body(parts());
  const faults: string[] = [];
  const bad = good === null ? [] : [...bodiesBadForAll(good), ...fieldsBad(good, free)];
  for (const each of bad) faults.push(...faultOf(each.what, await send(call, each)));
  for (const [what, headers] of fromElsewhere) faults.push(...faultOf(what, await send(call, null, undefined, headers)));
  const [, pattern = ""] = call.split(" ");
  const ids = pattern.includes("/:") ? strangeIds : [];
  for (const id of ids) faults.push(...faultOf(id.slice(0, 40), await send(call, null, pattern.replaceAll(/:\w+/g, id))));
  // A session of somebody else named beside one's own is nobody's.
  const both = await server.post(
    `${accountBase}/sessions/end-others`,
    {},
    { headers: { ...victim.cookie, Authorization: "Bearer other" } },
  );
  expect(both.status).toBe(401);
  expect(faults).toEqual([]);
  expect((await server.get("/v2/website/user", { headers: victim.bearer })).status).toBe(200);
  // What is written to nobody, so that nobody learns who has an account, is sent nowhere. ACC1
  const mails = await database.db.selectFrom("mail_outbox").select("recipient").where("kind", "<>", "to-nobody").execute();
  expect(mails.filter(({ recipient }) => !/^[\w.+-]+@example\.com$/.test(recipient))).toEqual([]);
});

it("GUARD4 nobody becomes more by sending a field too that no call has", async () => {
  const before = await database.db.selectFrom("accounts").select(["account_id", "blocked_at"]).execute();
  const more = ["role", "tenantId", "accountId", "isAdmin", "blocked_at", "__proto__"].map((field) => `,${JSON.stringify(field)}:"admin"`);
  for (const call of Object.keys(visitorCalls)) {
    const { body } = visitorCalls[call]!;
    const good = await body(parts());
    if (good === null) continue;
    const { status } = await send(call, { what: "more", text: JSON.stringify(good).replace(/\}$/, `${more.join("")}}`) });
    expect([call, status < 500]).toEqual([call, true]);
  }
  const after = await database.db.selectFrom("accounts").select(["account_id", "blocked_at"]).execute();
  expect(after).toEqual(expect.arrayContaining(before));
});
