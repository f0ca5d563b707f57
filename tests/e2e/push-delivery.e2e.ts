import { afterAll, beforeAll, expect, test } from "vitest";
import { moveGame } from "#server/league-office/move-game.ts";
import { subscriptionsFor } from "#server/push/subscriptions.ts";
import { type KillableInstallation, killableInstallation, minuteAfterFall } from "../support/servers/killable-installation.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { choicesOf, outboxOf } from "../support/servers/push-node.ts";
import { TestPushService } from "../support/servers/push-service.ts";

/** The real server on a PostgreSQL as durable as delivered, killed while it tells a crowd. */
let installation: KillableInstallation;
let service: TestPushService;
let league: LeagueInDatabase;

beforeAll(async () => {
  service = await TestPushService.started();
  installation = await killableInstallation({ PUSH_TO_PRIVATE_NETWORKS: "1" });
  league = await LeagueInDatabase.founded(installation.db, "push", ["Hawks", "Owls"]);
});
afterAll(async () => {
  await installation.close();
  await service.close();
});

const crowd = 400;
const delivered = { timeout: 60_000, interval: 200 };

test("PUSH11 kill -9 while notices go out loses none, and what comes twice takes its own place", { timeout: 240_000 }, async () => {
  const { db } = installation;
  const gameId = await league.game({ home: "Hawks", away: "Owls", tipOff: Date.now() + 24 * 3_600_000 });
  const choices = choicesOf([{ kind: "league", id: league.leagueId }]);
  for (let device = 0; device < crowd; device++) {
    const given = { service: "web-push", token: `wp_${device}`, keepsToken: true, replaces: null, choices } as const;
    await subscriptionsFor(db, league.tenantId).save({ ...given, subscription: service.device(`d${device}`) });
  }
  const wall = Promise.withResolvers<void>();
  // The first are answered; the others have their message, and the server does not get to know it.
  service.reply = async (_, asked) => {
    if (asked > crowd / 4) await wall.promise;
    return { status: 201 };
  };
  await installation.startServer();
  const moved = { tipOff: Date.now() + 48 * 3_600_000, status: "scheduled", venueId: null, reason: "hall", actor: "office" } as const;
  expect(await moveGame(db, league.tenantId, gameId, { ...moved, movedAt: Date.now() })).toEqual({ kind: "moved" });
  await expect.poll(() => service.asked, { timeout: 30_000 }).toBeGreaterThan(crowd / 4 + 20);
  await installation.killServer();
  wall.resolve();
  const before = service.received.length;
  expect(before).toBeGreaterThan(0);
  await minuteAfterFall(db, "push_deliveries");
  await installation.startServer();
  await expect.poll(() => outboxOf({ db }), delivered).toEqual({ sent: crowd });
  expect(new Set(service.received.map(({ device }) => device)).size).toBe(crowd);
  expect(service.received.length).toBeGreaterThan(crowd);
  // Each device shows one notice: the same topic at its push service, the same tag on its screen.
  for (let device = 0; device < crowd; device++) {
    const shown = service
      .receivedBy(`d${device}`)
      .map(({ topic, message }) => `${topic} ${message.notification.tag} ${message.notification.data.id}`);
    expect(new Set(shown).size).toBe(1);
    expect(shown.length).toBeLessThanOrEqual(2);
  }
  expect(service.faults).toEqual([]);
});
