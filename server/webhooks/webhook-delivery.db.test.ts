import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { partnerOf, startWebhookNode, webhookOutboxStands, type WebhookNode } from "#tests/support/servers/webhook-node.ts";
import { TestWebhookReceiver } from "#tests/support/servers/webhook-receiver.ts";
import { noteEvents, type NewEvent } from "./note-events.ts";
import { pauses } from "./retry-schedule.ts";
import { webhookSubscriptionsFor } from "./subscriptions.ts";
import type { WebhookOptions } from "./webhooks.ts";

const database = databaseForThisFile();
let receiver: TestWebhookReceiver;
let league: LeagueInDatabase;
let nodes: WebhookNode[];
let founded = 0;
let clock: number;
let told: Map<string, string>;

beforeEach(async () => {
  receiver = await TestWebhookReceiver.started();
  founded += 1;
  league = await LeagueInDatabase.founded(database.db, `delivery-${founded}`, ["Hawks", "Owls"]);
  nodes = [];
  told = new Map();
  clock = Date.now();
});

afterEach(async () => {
  for (const open of nodes) await open.close();
  await receiver.close();
  await database.db.deleteFrom("webhook_events").execute();
  await database.db.deleteFrom("webhook_subscriptions").execute();
  if (receiver.faults.length > 0) throw new Error(receiver.faults.join("\n"));
});

const within = { timeout: 15_000, interval: 50 };

async function node(options: Partial<WebhookOptions> = {}): Promise<WebhookNode> {
  const webhooks = await startWebhookNode(database, { now: () => clock, ...options });
  nodes.push(webhooks);
  return webhooks;
}

const home = { season: "2026-27", league: "first", roundSlug: "1" };

function removal(slug: string): NewEvent {
  const href = `https://league.example/v1/seasons/2026-27/leagues/first/rounds/1/games/${slug}`;
  return { type: "game.removed", at: clock, league: "first", data: { ...home, slug, href } };
}

/** Something to be told of a thing, so many times. */
async function tell(subject: string, times = 1): Promise<void> {
  const events = Array.from({ length: times }, () => removal(subject));
  const before = told.get(subject) ?? null;
  const after = `told ${told.size} ${before}`;
  told.set(subject, after);
  if (!(await noteEvents(database.db, league.tenantId, { topic: "news", subject, before, after }, events, clock)))
    throw new Error("somebody else told it");
}

describe("what is not accepted", () => {
  it("WEBHOOK11 is sent again under its id by the schedule, WEBHOOK2 and never too early, until it is given up", async () => {
    await partnerOf(database, league.tenantId, receiver, "failing");
    await partnerOf(database, league.tenantId, receiver, "other");
    const ids: string[] = [];
    receiver.looksAtTheClock = false;
    receiver.reply = ({ path, id }) => {
      if (path !== "/failing") return { status: 200 };
      ids.push(id);
      return { status: 500 };
    };
    const webhooks = await node();
    await tell("hawks-owls");
    for (const [tries, pause] of pauses.entries()) {
      webhooks.wake();
      await expect.poll(() => ids.length, within).toBe(tries + 1);
      await expect.poll(() => waitingUntil(), within).toBe(clock + pause);
      clock += pause - 1;
      webhooks.wake();
      clock += 1;
      // Whoever accepts something now and then is kept.
      await sql`update webhook_subscriptions set failing_since = null`.execute(database.db);
    }
    webhooks.wake();
    await expect.poll(() => webhookOutboxStands(database), within).toEqual({ accepted: 1, "dropped answered 500": 1 });
    expect(ids).toHaveLength(pauses.length + 1);
    expect(new Set(ids).size).toBe(1);
  });

  async function waitingUntil(): Promise<number | undefined> {
    const row = await database.db.selectFrom("webhook_deliveries").select("due_at").where("state", "=", "waiting").executeTakeFirst();
    return row?.due_at.getTime();
  }

  it("WEBHOOK12 for three days switches the partner off, says so once, and drops what waits; switched on it goes on from there", async () => {
    const id = await partnerOf(database, league.tenantId, receiver, "gone");
    const said: string[] = [];
    receiver.looksAtTheClock = false;
    receiver.reply = () => ({ status: 500 });
    const webhooks = await node({ onOff: ({ subscriptionId, why }) => void said.push(`${subscriptionId} ${why}`) });
    await tell("hawks-owls", 3);
    for (let day = 0; day <= 3; day++) {
      webhooks.wake();
      await expect.poll(() => receiver.asked, within).toBeGreaterThan(day);
      clock += 25 * 3_600_000;
    }
    webhooks.wake();
    await expect.poll(() => said, within).toEqual([`${id} nothing accepted for three days; at last: answered 500`]);
    await expect.poll(async () => (await webhookOutboxStands(database))["dropped switched off"], within).toBe(2);
    await tell("owls-hawks");
    expect(Object.values(await webhookOutboxStands(database)).reduce((sum, count) => sum + count)).toBe(3);
    told.clear();
    receiver.reply = () => ({ status: 200 });
    expect(await webhookSubscriptionsFor(database.db, league.tenantId, () => clock).switchOn(id)).toBe(true);
    await tell("owls-hawks");
    webhooks.wake();
    await expect.poll(() => receiver.of("gone").length, within).toBe(1);
  });

  it("WEBHOOK12 410 switches off at once", async () => {
    await partnerOf(database, league.tenantId, receiver, "gone");
    receiver.reply = () => ({ status: 410 });
    const said: string[] = [];
    const webhooks = await node({ onOff: ({ why }) => void said.push(why) });
    await tell("hawks-owls", 2);
    webhooks.wake();
    await expect.poll(() => said, within).toEqual(["answered 410: it does not want to be told any more"]);
    expect(receiver.asked).toBe(1);
  });

  it("WEBHOOK6 holds up later events of the same game, and of no other", async () => {
    await partnerOf(database, league.tenantId, receiver, "partner");
    const bodies: string[] = [];
    let isBroken = true;
    receiver.reply = ({ data }) => {
      bodies.push(String(data["slug"]));
      return { status: isBroken && data["slug"] === "hawks-owls" ? 500 : 200 };
    };
    await tell("hawks-owls", 3);
    await tell("owls-hawks");
    const webhooks = await node();
    await expect.poll(() => receiver.of("partner").map(({ data }) => data["slug"]), within).toEqual(["owls-hawks"]);
    expect(bodies.toSorted()).toEqual(["hawks-owls", "owls-hawks"]);
    isBroken = false;
    clock += 6000;
    webhooks.wake();
    await expect.poll(() => receiver.of("partner").length, within).toBe(4);
    const { rows } = await sql<{ id: string }>`
      select event_id as id from webhook_deliveries where subject = 'news hawks-owls' order by place`.execute(database.db);
    const sent = receiver.of("partner").filter(({ data }) => data["slug"] === "hawks-owls");
    expect(sent.map(({ id }) => id)).toEqual(rows.map(({ id }) => `evt_${id.replaceAll("-", "")}`));
  });
});

describe("many", () => {
  it("WEBHOOK13 ten thousand events that wait for a partner who never answers do not hold up another", { timeout: 60_000 }, async () => {
    const dead = await partnerOf(database, league.tenantId, receiver, "dead");
    receiver.reply = ({ path }) => (path === "/dead" ? { status: 200, isSilent: true } : { status: 200 });
    await tell("hawks-owls");
    await sql`
      with events as (
        insert into webhook_events (tenant_id, type, payload)
        select ${league.tenantId}, 'game.removed', payload from webhook_events, generate_series(1, 9999) returning tenant_id, event_id)
      insert into webhook_deliveries (tenant_id, event_id, subscription_id, subject, due_at)
      select tenant_id, event_id, ${dead}, 'game ' || event_id, ${new Date(clock)} from events`.execute(database.db);
    await node({ answerWithinMs: 3000 });
    await expect.poll(() => receiver.asked, within).toBeGreaterThan(0);
    await partnerOf(database, league.tenantId, receiver, "alive");
    for (let game = 0; game < 20; game++) await tell(`hawks-owls-${game}`);
    await expect.poll(() => receiver.of("alive").length, within).toBe(20);
    expect(receiver.of("dead")).toEqual([]);
    const asked = receiver.asked - 20;
    // While it fails it is tried one by one.
    expect(asked).toBeLessThanOrEqual(8);
  });

  it("WEBHOOK2 two nodes send each event once, and the other one takes over what a fallen one had taken", { timeout: 60_000 }, async () => {
    await partnerOf(database, league.tenantId, receiver, "partner");
    for (let game = 0; game < 40; game++) await tell(`hawks-owls-${game}`, 2);
    // A node took them, and fell.
    await sql`update webhook_deliveries set attempts = 1, due_at = ${new Date(clock + 60_000)}`.execute(database.db);
    const [one, other] = [await node(), await node()];
    expect(receiver.asked).toBe(0);
    clock += 60_001;
    one.wake();
    other.wake();
    await expect.poll(() => webhookOutboxStands(database), within).toEqual({ accepted: 80 });
    expect(receiver.asked).toBe(80);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(80);
  });
});

describe("who is told", () => {
  it("WEBHOOK1 the types he was entered for, of his competition, and never another league's events", async () => {
    const stranger = await LeagueInDatabase.founded(database.db, `stranger-${founded}`, ["Hawks", "Owls"]);
    await partnerOf(database, league.tenantId, receiver, "all");
    await partnerOf(database, league.tenantId, receiver, "finals", { types: ["game.final"] });
    await partnerOf(database, league.tenantId, receiver, "second", { league: "second" });
    await partnerOf(database, league.tenantId, receiver, "first", { league: "first" });
    await partnerOf(database, stranger.tenantId, receiver, "stranger");
    await node();
    await tell("hawks-owls");
    await expect.poll(() => webhookOutboxStands(database), within).toEqual({ accepted: 2 });
    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(["/all", "/first"]);
  });

  it("WEBHOOK8 with a changed secret both verify for a day, then only the new one", async () => {
    const id = await partnerOf(database, league.tenantId, receiver, "partner");
    const secret = await webhookSubscriptionsFor(database.db, league.tenantId, () => clock).rotate(id);
    const webhooks = await node();
    await tell("hawks-owls");
    webhooks.wake();
    // Verified by the former one.
    await expect.poll(() => receiver.of("partner").length, within).toBe(1);
    expect(receiver.of("partner")[0]?.signatures).toHaveLength(2);
    await sql`update webhook_subscriptions set former_until = ${new Date(clock - 1)}`.execute(database.db);
    receiver.knows("partner", secret ?? "");
    await tell("owls-hawks");
    webhooks.wake();
    await expect.poll(() => receiver.of("partner").length, within).toBe(2);
    expect(receiver.of("partner")[1]?.signatures).toHaveLength(1);
  });
});
