import { afterAll, beforeAll, expect, test } from "vitest";
import { moveGame } from "#server/league-office/move-game.ts";
import { type KillableInstallation, killableInstallation, minuteAfterFall } from "../support/killable-installation.ts";
import { LeagueInDatabase } from "../support/league-in-database.ts";
import { partnerOf, webhookOutboxStands } from "../support/webhook-node.ts";
import { TestWebhookReceiver } from "../support/webhook-receiver.ts";

/** The real server on a PostgreSQL as durable as delivered, killed between a partner's answer and its note in the database. */
let installation: KillableInstallation;
let receiver: TestWebhookReceiver;
let league: LeagueInDatabase;

beforeAll(async () => {
  receiver = await TestWebhookReceiver.started();
  installation = await killableInstallation({ WEBHOOKS_TO_PRIVATE_NETWORKS: "1" });
  league = await LeagueInDatabase.founded(installation.db, "told", ["Hawks", "Owls"]);
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
    await expect.poll(() => receiver.asked, { timeout: 60_000 }).toBeGreaterThan(5);
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
