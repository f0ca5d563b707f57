import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { FollowedItem } from "#contract/push.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { choicesOf, outboxOf, type PushNode, startPushNode } from "#tests/support/servers/push-node.ts";
import { TestPushService } from "#tests/support/servers/push-service.ts";
import { mostDevicesOfNetwork, mostFollowedByNetwork } from "./room-for-devices.ts";
import { deviceLifeMs, sweepDevices } from "./subscriptions.ts";

const database = databaseForThisFile();
let service: TestPushService;
let push: PushNode;
let league: LeagueInDatabase;
const refusedUs: [string, string][] = [];

beforeAll(async () => {
  service = await TestPushService.started();
  league = await LeagueInDatabase.founded(database.db, "push-strangers", ["Hawks", "Owls"]);
  push = await startPushNode(database, { onRefusedUs: (...said) => void refusedUs.push(said) });
});
afterAll(async () => {
  await push.close();
  await service.close();
});
beforeEach(async () => {
  service.reply = () => ({ status: 201 });
  refusedUs.length = 0;
  await database.db.deleteFrom("push_occasions").execute();
  await database.db.deleteFrom("push_subscriptions").execute();
});

async function enter(name: string, network: string, following: readonly FollowedItem[] = []): Promise<string | null> {
  const request = { subscription: service.device(name), replaces: null, choices: choicesOf(following) };
  const answer = await push.desk.subscribe(league.tenantId, request, network);
  return answer.kind === "kept" ? answer.token : null;
}

async function devices(): Promise<readonly string[]> {
  const rows = await database.db.selectFrom("push_subscriptions").select("endpoint").orderBy("endpoint").execute();
  return rows.map(({ endpoint }) => endpoint.split("/").at(-1) ?? "");
}

async function follows(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from push_follows`.execute(database.db);
  return rows[0]?.count ?? 0;
}

/** Devices of a network as many others have left them there, each older than the one before. */
async function left(count: number, network: string, followed = 0): Promise<void> {
  const [first] = await database.db.selectFrom("push_subscriptions").select("network").where("network", "is not", null).execute();
  if (!first) throw new Error(`nobody is of ${network} yet`);
  await sql`
    insert into push_subscriptions (tenant_id, token, service, endpoint, p256dh, auth, locale, time_zone, kinds, network, followed, renewed_at)
    select ${league.tenantId}, 'wp_' || place, 'web-push', ${service.origin} || '/push/left-' || place, 'p', 'a', 'en', 'UTC', '{}',
      ${first.network}, ${followed}, now() - place * interval '1 second'
    from generate_series(1, ${count}) place`.execute(database.db);
}

it("PUSH21 what a device follows and there is not is not kept", async () => {
  const made: FollowedItem[] = Array.from({ length: 2000 }, () => ({ kind: "game", id: crypto.randomUUID() }));
  const team = { kind: "team", id: league.team("Hawks") } as const;
  const token = await enter("one", "192.0.2.1", [...made, team, team]);
  expect(await follows()).toBe(1);
  expect(await push.desk.choose(league.tenantId, token!, choicesOf([...made, { kind: "league", id: league.leagueId }]))).toBe(true);
  const kept = await database.db.selectFrom("push_follows").select("kind").execute();
  expect(kept).toEqual([{ kind: "league" }]);
});

it("PUSH21 a hall behind one address is served whole, and of a network beyond it those not renewed for longest make room", async () => {
  await enter("first", "192.0.2.1");
  await left(mostDevicesOfNetwork - 1, "192.0.2.1");
  expect((await devices()).length).toBe(mostDevicesOfNetwork);
  expect(await enter("newcomer", "192.0.2.1")).not.toBeNull();
  const now = await devices();
  expect(now).toHaveLength(mostDevicesOfNetwork);
  expect(now).toEqual(expect.arrayContaining(["first", "newcomer", "left-1"]) as string[]);
  expect(now).not.toContain(`left-${mostDevicesOfNetwork - 1}`);
  expect(await enter("elsewhere", "192.0.2.2")).not.toBeNull();
  expect(await devices()).toHaveLength(mostDevicesOfNetwork + 1);
});

it("PUSH21 several nodes count together what a network leaves", async () => {
  const other = await startPushNode(database);
  await enter("first", "192.0.2.1");
  await left(mostDevicesOfNetwork - 1, "192.0.2.1");
  const entering = Array.from({ length: 30 }, async (_, place) => {
    const request = { subscription: service.device(`both-${place}`), replaces: null, choices: choicesOf([]) };
    return (place % 2 === 0 ? push : other).desk.subscribe(league.tenantId, request, "192.0.2.1");
  });
  expect((await Promise.all(entering)).every(({ kind }) => kind === "kept")).toBe(true);
  expect(await devices()).toHaveLength(mostDevicesOfNetwork);
  await Promise.all([sweepDevices(database.db, Date.now() + 2 * deviceLifeMs), sweepDevices(database.db, Date.now() + 2 * deviceLifeMs)]);
  expect(await devices()).toEqual([]);
  await other.close();
});

it("PUSH21 of too much that a network follows, whoever follows most is forgotten, not his neighbours", async () => {
  const team = { kind: "team", id: league.team("Hawks") } as const;
  const fan = await enter("fan", "192.0.2.1", [team]);
  await left(mostFollowedByNetwork / 2000 + 5, "192.0.2.1", 2000);
  expect(await push.desk.choose(league.tenantId, fan!, choicesOf([team]))).toBe(true);
  const { rows } = await sql<{ sum: number }>`select sum(followed)::integer as sum from push_subscriptions`.execute(database.db);
  expect(rows[0]?.sum).toBeLessThanOrEqual(mostFollowedByNetwork);
  expect(await devices()).toContain("fan");
});

it("PUSH21 a device that nobody has renewed for half a year ends; a visit renews it", async () => {
  const old = await enter("old", "192.0.2.1");
  await enter("forgotten", "192.0.2.1");
  await database.db
    .updateTable("push_subscriptions")
    .set({ renewed_at: new Date(Date.now() - deviceLifeMs - 1000) })
    .execute();
  await push.desk.choose(league.tenantId, old!, choicesOf([]));
  await sweepDevices(database.db, Date.now());
  expect(await devices()).toEqual(["old"]);
});

it("PUSH15 an endpoint that is no push service's is not entered", async () => {
  for (const endpoint of ["https://victim.example/push/1", "https://8.8.8.8/1"]) {
    const request = { subscription: { ...service.device("x"), endpoint }, replaces: null, choices: choicesOf([]) };
    expect(await push.desk.subscribe(league.tenantId, request, "192.0.2.1")).toEqual({ kind: "bad-subscription" });
  }
  expect(await devices()).toEqual([]);
});

it.each([401, 403])("PUSH22 %i is about us: the device stays, the operator hears, and so does who tries it", async (status) => {
  service.reply = () => ({ status });
  const token = await enter("iphone", "192.0.2.1");
  const before = push.counts["refused-us"];
  expect(await push.desk.test(league.tenantId, token!)).toBe(true);
  expect(await push.desk.tested(league.tenantId, token!)).toBe("refused");
  expect(await devices()).toEqual(["iphone"]);
  expect(await outboxOf(database)).toEqual({ [`dropped ${status}`]: 1 });
  expect(refusedUs).toEqual([[service.origin, String(status)]]);
  expect(push.counts["refused-us"]).toBe(before + 1);
});

it("PUSH22 a try that arrives is said to", async () => {
  const token = await enter("phone", "192.0.2.1");
  expect(await push.desk.test(league.tenantId, token!)).toBe(true);
  expect(await push.desk.tested(league.tenantId, token!)).toBe("sent");
});
