import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountBase, websiteUserPath } from "#contract/account.ts";
import { followingPath } from "#contract/following.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import { followingDesk } from "#server/following/following-desk.ts";
import { fantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { signedInAccount, signedInWith, type SignedInAccount } from "../support/database/account-in-database.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import type { RawAnswer } from "../support/servers/ask-server.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { type PushNode, startPushNode } from "../support/servers/push-node.ts";
import { TestPushService } from "../support/servers/push-service.ts";
import { TokenIssuer } from "../support/servers/token-issuer.ts";
import { readingCalls, readNothing, visitorCalls } from "../support/servers/visitor-calls.ts";

const database = databaseForThisFile();
let issuer: TokenIssuer;
let service: TestPushService;
let push: PushNode;
let server: AccountServer;
let mine: SignedInAccount;
let other: SignedInAccount;
/** What the other follows, the token of a device of theirs, their passkey, and the player they say they are. */
const followed = crypto.randomUUID();
const device = `other-${"d".repeat(150)}`;
const passkeyId = "other-passkey";
const claimId = crypto.randomUUID();

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  service = await TestPushService.started();
  push = await startPushNode(database);
  const google = { issuer: issuer.issuer, audiences: ["league-app"] };
  const besides = {
    following: followingDesk(database.db, Date.now),
    myGames: myGamesDesk(database.db, Date.now),
    fantasy: fantasyDesk(database.db, Date.now),
    push: () => push.desk,
  };
  server = await AccountServer.start(database.db, { google }, besides);
  other = await signedInAccount(database.db, server.one, "Iva Ivić");
  await signedInWith(database.db, server.one, other.accountId);
  const row = { tenant_id: server.one, account_id: other.accountId, kind: "club" as const, item_id: followed, followed_at: new Date() };
  await database.db.insertInto("followed_items").values(row).execute();
  await server.post(`${websiteUserPath}/store-fcm`, { token: device }, { headers: other.bearer });
  await keepPasskeyAndClaim();
});
afterAll(async () => {
  await server.close();
  await push.close();
  await service.close();
  await issuer.close();
});

async function keepPasskeyAndClaim(): Promise<void> {
  const own = { tenant_id: server.one, account_id: other.accountId };
  const passkey = { credential_id: passkeyId, public_key: Buffer.from("key"), counter: 0, transports: [], name: "Chrome", used_at: null };
  await database.db
    .insertInto("account_passkeys")
    .values({ ...own, ...passkey })
    .execute();
  const names = { givenName: "Iva", familyName: "Ivić", latinGivenName: "Iva", latinFamilyName: "Ivić" };
  const scoreboard = { scoreboardGivenName: null, scoreboardFamilyName: null };
  const player = { slug: "iva-ivic", ...names, ...scoreboard, transliterable: true, birthDate: null };
  const personId = await peopleFor(database.db, server.one).save(player);
  const claim = { claim_id: claimId, person_id: personId, note: "", claimed_at: new Date() };
  await database.db
    .insertInto("player_claims")
    .values({ ...own, ...claim, decided_at: null, decided_by: null, reason: null })
    .execute();
}

/** All that is the other's, table by table: who changes a row changes the sum. */
async function rowsOfTheOther(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'account_id' and table_type = 'BASE TABLE' order by 1`.execute(database.db);
  const sums: Record<string, string> = {};
  for (const { table } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum
      from ${sql.table(table)} t where account_id = ${other.accountId}`.execute(database.db);
    sums[table] = rows[0]?.sum ?? "";
  }
  return sums;
}

/** With the other's ids wherever a path or a body has room for one. */
async function askFor(call: string): Promise<RawAnswer> {
  const [method = "", pattern = ""] = call.split(" ");
  const named = { accountId: other.accountId, account_id: other.accountId, sessionId: other.sessionId, uuid: other.accountId };
  const known = visitorCalls[call];
  const path = known?.path?.({ sessionId: other.sessionId, followed, passkeyId, claimId }) ?? pattern;
  const query = new URLSearchParams(named).toString();
  const good = await known?.body({ push: service, issuer });
  const headers = { ...mine.bearer, "X-Account-Id": other.accountId };
  return server.send(method, `${path}?${query}`, { headers, ...(good ? { body: good } : {}) });
}

function namesTheOther({ text }: RawAnswer): boolean {
  return [other.accountId, other.sessionId, other.token, device, followed, passkeyId, claimId, "Iva Ivić"].some((word) =>
    text.includes(word),
  );
}

const calls = [...readingCalls, ...Object.keys(visitorCalls), ...readNothing];

describe("GUARD2 what is another person's of the same league", () => {
  it("is there", async () => {
    const answers = await Promise.all(
      [websiteUserPath, followingPath, `${accountBase}/export`].map((path) => server.get(path, { headers: other.bearer })),
    );
    expect(answers.map(namesTheOther)).toEqual([true, true, true]);
    const rows = await rowsOfTheOther();
    const held = ["accounts", "account_sessions", "account_passkeys", "followed_items", "account_push_tokens", "player_claims"];
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(held));
  });

  it.each(calls)("is neither found nor changed by %s, whatever id it is given", async (call) => {
    mine = await signedInAccount(database.db, server.one);
    const before = await rowsOfTheOther();
    const plain = await askFor(call);
    expect([call, plain.status < 500, namesTheOther(plain)]).toEqual([call, true, false]);
    if (call === `DELETE ${accountBase}/sessions/:sessionId`) expect(plain.status).toBe(404);
    expect(await rowsOfTheOther()).toEqual(before);
    expect((await server.get(websiteUserPath, { headers: other.bearer })).status).toBe(200);
  });

  it.each(calls)("%s takes no body that names another", async (call) => {
    const known = visitorCalls[call];
    const good = await known?.body({ push: service, issuer });
    if (!good) return;
    mine = await signedInAccount(database.db, server.one);
    const before = await rowsOfTheOther();
    const [method = "", pattern = ""] = call.split(" ");
    for (const field of ["accountId", "account_id", "uuid", "user", "sessionId"]) {
      const answer = await server.send(method, pattern, { headers: mine.bearer, body: { ...good, [field]: other.accountId } });
      expect([call, answer.status < 500, namesTheOther(answer)]).toEqual([call, true, false]);
    }
    expect(await rowsOfTheOther()).toEqual(before);
  });

  it("a device that somebody else signs in on is theirs from then on, and the first one's no more", async () => {
    mine = await signedInAccount(database.db, server.one);
    await server.post(`${websiteUserPath}/store-fcm`, { token: device }, { headers: mine.bearer });
    const [own, before] = await Promise.all([mine, other].map(({ bearer }) => server.get(websiteUserPath, { headers: bearer })));
    expect([own?.text.includes(device), before?.text.includes(device)]).toEqual([true, false]);
  });
});
