import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventId } from "#core/kernel/ids.ts";
import { moveGame } from "#server/league-office/move-game.ts";
import { type KillableInstallation, killableInstallation, minuteAfterFall } from "../support/servers/killable-installation.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { shot } from "../support/games/table-facts.ts";
import { playedOutAndSigned, TableInDatabase } from "../support/database/table-in-database.ts";
import { partnerOf, webhookOutboxStands } from "../support/servers/webhook-node.ts";
import { TestWebhookReceiver } from "../support/servers/webhook-receiver.ts";

/** The real server on a PostgreSQL as durable as delivered, killed between a partner's answer and its note in the database. */
let installation: KillableInstallation;
let receiver: TestWebhookReceiver;
let league: LeagueInDatabase;
let table: TableInDatabase;

beforeAll(async () => {
  receiver = await TestWebhookReceiver.started();
  installation = await killableInstallation({ WEBHOOKS_TO_PRIVATE_NETWORKS: "1" });
  league = await LeagueInDatabase.founded(installation.db, "told", ["Hawks", "Owls"]);
  table = await TableInDatabase.set(installation.db, "table", () => installation.port);
});
afterAll(async () => {
  await installation.close();
  await receiver.close();
});

const rounds = 12;
const delivered = { timeout: 60_000, interval: 200 };

test(
  "WEBHOOK2 kill -9 while partners are told loses nothing, and what comes twice has the same id and body",
  { timeout: 240_000 },
  async () => {
    const { db } = installation;
    const day = 24 * 3_600_000;
    const tipOff = Date.now() + day;
    const games = [];
    for (let round = 1; round <= rounds; round++) games.push(await league.game({ home: "Hawks", away: "Owls", round, tipOff }));
    await partnerOf({ db }, league.tenantId, receiver, "partner");
    const wall = Promise.withResolvers<void>();
    // The first are answered; the others have come, and the server does not get to know it.
    receiver.reply = async (_, asked) => {
      if (asked > 3) await wall.promise;
      return { status: 204 };
    };
    await installation.startServer();
    const move = { status: "scheduled", venueId: null, reason: "hall", actor: "office" } as const;
    for (const gameId of games)
      expect(await moveGame(db, league.tenantId, gameId, { ...move, tipOff: tipOff + day, movedAt: Date.now() })).toEqual({
        kind: "moved",
      });
    // At once: on a busy machine the server would give one of them up meanwhile, and ask again in minutes.
    await expect.poll(() => receiver.asked, { timeout: 60_000, interval: 20 }).toBeGreaterThan(3);
    await installation.killServer();
    wall.resolve();
    // Committed while nobody ran.
    const [first] = games;
    expect(await moveGame(db, league.tenantId, first!, { ...move, tipOff: tipOff + 2 * day, movedAt: Date.now() })).toEqual({
      kind: "moved",
    });
    await minuteAfterFall(db, "webhook_deliveries");
    await installation.startServer();
    await expect.poll(() => webhookOutboxStands({ db }), delivered).toEqual({ accepted: rounds + 1 });
    const bodies = Map.groupBy(receiver.of("partner"), ({ id }) => id);
    expect(bodies.size).toBe(rounds + 1);
    expect(receiver.asked).toBeGreaterThan(rounds + 1);
    for (const sent of bodies.values()) expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    // Each is told by what the public API has under its address.
    const ofFirst = receiver.of("partner").filter(({ data }) => (data["game"] as { href: string }).href.includes("/rounds/1/games/"));
    expect(ofFirst.at(-1)?.data).toMatchObject({ game: { tipOff: new Date(tipOff + 2 * day).toISOString() } });
    expect(receiver.faults).toEqual([]);
  },
);

test("WEBHOOK3 WEBHOOK4 a game that its table writes over HTTP is told as it goes: its start, its periods, its end, what is corrected then", async () => {
  receiver.reply = async () => ({ status: 204 });
  await partnerOf({ db: installation.db }, table.league.tenantId, receiver, "newspaper", {
    types: ["game.started", "game.period_ended", "game.final", "game.corrected"],
  });
  await installation.killServer();
  await installation.startServer();
  const told = () => receiver.of("newspaper").map(({ type }) => type);
  const expectTold = async (types: readonly string[]) => {
    await expect.poll(told, { timeout: 30_000 }).toEqual(types);
  };
  const game = await table.begun({ tipOff: Date.now() });
  const { statistics } = game;
  await expectTold(["game.started"]);
  const basket = statistics.at("9:30").add(shot("h4"));
  await statistics.change([basket]);
  const periods = ["game.period_ended", "game.period_ended", "game.period_ended"];
  await playedOutAndSigned(game, (period) => expectTold(["game.started", ...periods.slice(0, period)]));
  await expectTold(["game.started", ...periods, "game.final"]);
  const score = { home: 2, away: 0 };
  expect(
    receiver
      .of("newspaper")
      .slice(1)
      .map(({ data }) => data),
  ).toMatchObject([...[1, 2, 3].map((number) => ({ period: { kind: "regular", number }, score })), { score }]);
  const office = await table.holder(game.gameId, "league");
  office.seen = statistics.seen;
  const { moment } = office.at("9:30", 1);
  const change = {
    op: "amend",
    eventId: randomUUID() as EventId,
    target: basket.eventId,
    moment,
    link: null,
    fact: shot("h4", 3),
  } as const;
  expect(await office.change([change], { reason: "video" })).toMatchObject({ kind: "accepted" });
  await expectTold(["game.started", ...periods, "game.final", "game.corrected"]);
  expect(receiver.of("newspaper").at(-1)?.data).toMatchObject({ score: { home: 3, away: 0 }, previousScore: score, edition: 2 });
  expect(receiver.faults).toEqual([]);
});
