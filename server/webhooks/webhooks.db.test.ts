import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AddEvent, VoidEvent } from "#core/game/events.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { TimedEvent } from "#core/game/game-now.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { gameOccasions } from "#core/push/game-occasions.ts";
import { fiba } from "#core/rules/fiba.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { LiveGameInDatabase } from "#tests/support/database/live-game-in-database.ts";
import { partnerOf, startWebhookNode, webhookOutboxStands, type WebhookNode } from "#tests/support/servers/webhook-node.ts";
import { type ReceivedEvent, TestWebhookReceiver } from "#tests/support/servers/webhook-receiver.ts";
import { newsFor, type NewNewsItem } from "../db/repositories/news.ts";
import { teamsFor } from "../db/repositories/teams.ts";
import { gameHappenings } from "./game-happenings.ts";
import type { WebhookOptions } from "./webhooks.ts";
import { pageTags } from "#contract/page-tags.ts";
import { dropPages } from "../db/drop-pages.ts";

const database = databaseForThisFile();
let receiver: TestWebhookReceiver;
let nodes: WebhookNode[];
let founded = 0;

beforeEach(async () => {
  receiver = await TestWebhookReceiver.started();
  nodes = [];
  founded += 1;
});

afterEach(async () => {
  for (const open of nodes) await open.close();
  await receiver.close();
  await database.db.deleteFrom("webhook_events").execute();
  await database.db.deleteFrom("webhook_subscriptions").execute();
  if (receiver.faults.length > 0) throw new Error(receiver.faults.join("\n"));
});

const within = { timeout: 20_000, interval: 50 };
const hourMs = 3_600_000;

async function node(options: Partial<WebhookOptions> = {}): Promise<WebhookNode> {
  const webhooks = await startWebhookNode(database, options);
  nodes.push(webhooks);
  return webhooks;
}

async function newLeague(): Promise<LeagueInDatabase> {
  return LeagueInDatabase.founded(database.db, `webhooks-${founded}`, ["Hawks", "Owls", "Wolves"]);
}

function told(partner = "partner"): readonly string[] {
  return receiver.types(partner);
}

function last(): ReceivedEvent | undefined {
  return receiver.of("partner").at(-1);
}

/** Takes back a play of the log. */
function voiding(script: readonly AddEvent[], type: string): VoidEvent {
  const { recording, eventId } = script.findLast(({ fact }) => fact.type === type)!;
  return { op: "void", eventId: `void-${eventId}` as EventId, target: eventId, recording, reason: "seen on video" };
}

describe("what is told of a game", () => {
  it("WEBHOOK3 its start, its periods and its end, in their order, with the score and the public API's addresses", async () => {
    const game = await LiveGameInDatabase.begun(database, `webhooks-${founded}`, 1);
    await partnerOf(database, game.tenantId, receiver, "partner");
    await node();
    await game.play(game.script.findIndex(({ fact }) => fact.type === "period.start") + 1 - game.written);
    await expect.poll(() => told(), within).toEqual(["game.started"]);
    await game.play(game.script.length - game.written);
    const all = ["game.started", "game.period_ended", "game.period_ended", "game.period_ended", "game.final"];
    await expect.poll(() => told(), within).toEqual(all);
    const [start, first] = receiver.of("partner");
    expect(start?.data["game"]).toMatchObject({
      slug: "hawks-owls",
      href: "https://league.example/v1/seasons/2026-27/leagues/first/rounds/1/games/hawks-owls",
    });
    expect(first?.data).toMatchObject({ period: { kind: "regular", number: 1 }, score: { home: expect.any(Number) as number } });
  });

  it("WEBHOOK3 all of it is found whatever was missed, and nothing twice", async () => {
    const game = await LiveGameInDatabase.begun(database, `webhooks-${founded}`, 1);
    await partnerOf(database, game.tenantId, receiver, "partner");
    await game.play(game.script.length - game.written, { isTold: false });
    await node();
    await expect.poll(() => told().length, within).toBe(5);
    await nodes[0]?.close();
    nodes = [];
    // Another node knows nothing but what the database holds.
    const later = await node();
    later.lookAgain();
    await game.play(0);
    const league = await newLeagueAfter(game);
    await expect.poll(() => told().at(-1), within).toBe("game.scheduled");
    expect(told()).toHaveLength(6);
    expect(league).toBeDefined();
  });

  /** Something else that is told, so that it is known when all before it was looked at. */
  async function newLeagueAfter(game: LiveGameInDatabase): Promise<GameId> {
    return game.league.game({ home: "Owls", away: "Hawks", round: 2, tipOff: Date.now() + 24 * hourMs });
  }

  it("WEBHOOK7 SCHED25 a day whose time is to follow is told as a day, before and after", async () => {
    const league = await newLeague();
    const gameId = await league.game({ home: "Hawks", away: "Owls", tipOffDay: "2026-12-05" });
    await partnerOf(database, league.tenantId, receiver, "partner", { types: ["game.scheduled", "game.moved"] });
    await node();
    const tipOff = new Date(Date.UTC(2026, 11, 6, 18));
    const move = async (when: { tip_off: Date | null; tip_off_day: string | null }) => {
      await database.db.updateTable("games").set(when).where("game_id", "=", gameId).execute();
      await dropPages(database.db, league.tenantId, [pageTags.game(gameId), pageTags.league(league.leagueId)]);
    };
    await move({ tip_off: null, tip_off_day: "2026-12-06" });
    await expect.poll(() => told().filter((type) => type === "game.moved").length, within).toBe(1);
    await move({ tip_off: tipOff, tip_off_day: null });
    await expect.poll(() => told().filter((type) => type === "game.moved").length, within).toBe(2);
    const moves = receiver.of("partner").filter(({ type }) => type === "game.moved");
    expect(moves.map(({ data }) => data)).toMatchObject([
      { game: { tipOff: null, tipOffDay: "2026-12-06" }, previousTipOff: null, previousTipOffDay: "2026-12-05" },
      { game: { tipOff: tipOff.toISOString(), tipOffDay: null }, previousTipOff: null, previousTipOffDay: "2026-12-06" },
    ]);
  });

  it("WEBHOOK4 a decided game that is changed is told as corrected, with both scores and its edition", async () => {
    const league = await newLeague();
    const gameId = await league.game({ home: "Hawks", away: "Owls", tipOff: Date.now() });
    await partnerOf(database, league.tenantId, receiver, "partner", { types: ["game.final", "game.corrected", "standings.changed"] });
    await node();
    const { events } = exhibitionGame("corrected");
    await league.append(gameId, events);
    await expect.poll(() => [...told()].toSorted(), within).toEqual(["game.final", "standings.changed"]);
    const final = receiver.of("partner").find(({ type }) => type === "game.final");
    expect(final?.data).toMatchObject({ game: { status: "final" }, version: `1.${events.length}` });
    const { recording, moment } = events.at(-1)!;
    const amend = {
      op: "add",
      eventId: "amend" as EventId,
      orderKey: "z9",
      moment,
      link: null,
      recording,
      reason: "seen on video",
    } as const;
    const basket = events.findLast(({ fact }) => fact.type === "field-goal" && fact.made)!;
    await league.append(gameId, [
      { op: "void", eventId: "void" as EventId, target: basket.eventId, recording, reason: "seen on video" },
      { ...amend, fact: { type: "game.amend", reason: "seen on video", version: 2 } },
    ]);
    await expect.poll(() => told().filter((type) => type === "game.corrected").length, within).toBe(1);
    const corrected = receiver.of("partner").find(({ type }) => type === "game.corrected");
    expect(corrected?.data).toMatchObject({ edition: 2, previousScore: final?.data["score"] });
    expect(corrected?.data["score"]).not.toEqual(final?.data["score"]);
    await expect.poll(() => told().filter((type) => type === "standings.changed").length, within).toBe(2);
  });

  it("WEBHOOK4 what is decided no more is told as such, and its end again when it comes", () => {
    const { events } = exhibitionGame("taken-back");
    const log = events.map((event, place) => ({ ...event, at: place }));
    const courseOf = (all: readonly TimedEvent[]) => ({ events: all, occasions: gameOccasions(all, fiba) });
    const types = (upTo: number, more: readonly VoidEvent[]) =>
      gameHappenings(courseOf([...log, ...more.map((event) => ({ ...event, at: 9999 }))]), {
        sequence: upTo,
        occasions: gameOccasions(log.slice(0, upTo), fiba),
      }).map((each) => [each.type, "score" in each && each.score]);
    const ends = log.findLastIndex(({ fact }) => fact.type === "game.end");
    expect(types(log.length, [])).toEqual([]);
    expect(types(log.length, [voiding(events, "game.end")])).toEqual([["game.corrected", null]]);
    expect(types(ends, []).map(([type]) => type)).toEqual(["game.final"]);
  });

  it("WEBHOOK5 of a game that was imported long after it was played nothing is told, but what is corrected in it then", async () => {
    const league = await newLeague();
    await partnerOf(database, league.tenantId, receiver, "partner", { types: ["game.started", "game.final", "game.corrected"] });
    await node();
    const old = await league.game({ home: "Hawks", away: "Owls", tipOff: Date.now() - 60 * 24 * hourMs });
    const late = await league.game({ home: "Owls", away: "Hawks", tipOff: Date.now() - 5 * 24 * hourMs });
    const { events } = exhibitionGame("old");
    await league.append(old, events);
    await league.append(late, events);
    await expect.poll(() => told(), within).toEqual(["game.final"]);
    await expect
      .poll(
        async () =>
          (
            await database.db
              .selectFrom("webhook_told")
              .selectAll()
              .where("topic", "=", "game")
              .where("tenant_id", "=", league.tenantId)
              .execute()
          ).length,
        within,
      )
      .toBe(2);
    await league.append(old, [voiding(events, "rebound")]);
    await expect.poll(() => told(), within).toEqual(["game.final", "game.corrected"]);
    expect(last()?.data).toMatchObject({ edition: null, game: { slug: "hawks-owls" } });
  });
});

it("WEBHOOK5 a game that is played on another day than it stands on the schedule is told whole, one that is imported then is not", async () => {
  const game = await LiveGameInDatabase.begun(database, `webhooks-${founded}`, 0);
  const imported = await game.league.game({ home: "Owls", away: "Hawks", tipOff: Date.now() - 60 * 24 * hourMs });
  const tipOff = new Date(Date.now() + 4 * 24 * hourMs);
  await database.db.updateTable("games").set({ tip_off: tipOff }).where("game_id", "=", game.gameId).execute();
  await partnerOf(database, game.tenantId, receiver, "partner", { types: ["game.started", "game.period_ended", "game.final"] });
  await node();
  const { events } = exhibitionGame("imported");
  const recording = { role: "importer", occurredAt: null } as const;
  await game.league.append(
    imported,
    events.map((event) => ({ ...event, recording: { ...event.recording, ...recording } })),
    Date.now(),
  );
  await game.playAs({ role: "statistics", occurredAt: Date.now() }, game.script.length);
  await expect.poll(() => told(), within).toEqual(["game.started", ...Array<string>(3).fill("game.period_ended"), "game.final"]);
  expect(new Set(receiver.of("partner").map(({ data }) => (data["game"] as { slug: string }).slug))).toEqual(new Set(["hawks-owls"]));
});

describe("what is told of the schedule", () => {
  it("WEBHOOK7 a game that is put on it, moved, postponed, back, and gone; WEBHOOK5 nothing that stood there before", async () => {
    const league = await newLeague();
    await league.game({ home: "Owls", away: "Hawks", round: 9, tipOff: Date.now() + 99 * hourMs });
    await partnerOf(database, league.tenantId, receiver, "partner");
    await node();
    const tipOff = Date.UTC(2027, 1, 1, 18);
    const gameId = await league.game({ home: "Hawks", away: "Owls", tipOff });
    await expect.poll(() => told(), within).toEqual(["game.scheduled"]);
    const move = (status: GameStatus, at: number | null) =>
      database.db
        .updateTable("games")
        .set({ status, tip_off: at === null ? null : new Date(at) })
        .where("game_id", "=", gameId)
        .execute();
    await move("scheduled", tipOff + hourMs);
    await expect.poll(() => told().slice(1), within).toEqual(["game.moved"]);
    expect(last()?.data).toMatchObject({ previousTipOff: "2027-02-01T18:00:00.000Z", game: { tipOff: "2027-02-01T19:00:00.000Z" } });
    await move("postponed", tipOff + hourMs);
    await expect.poll(() => told().slice(2), within).toEqual(["game.postponed"]);
    await move("date-to-be-decided", null);
    await expect.poll(() => told().slice(3), within).toEqual(["game.moved"]);
    expect(last()?.data["game"]).toMatchObject({ tipOff: null, status: "date-to-be-decided" });
    await move("cancelled", null);
    await expect.poll(() => told().slice(4), within).toEqual(["game.cancelled"]);
    await database.db.deleteFrom("games").where("game_id", "=", gameId).execute();
    await expect.poll(() => told().slice(5), within).toEqual(["game.removed"]);
    expect(last()?.data).toMatchObject({ season: "2026-27", league: "first", roundSlug: "1", slug: "hawks-owls" });
    await expect.poll(() => webhookOutboxStands(database), within).toEqual({ accepted: 6 });
  });
});

describe("what is told besides", () => {
  const defaults = { kind: "announcement", coverFileId: null, leagueId: null, gameId: null, clubIds: [] } as const;
  const texts = { sr: { title: "Vest", summary: "Sažetak", body: [] } };

  it("news once, when its hour comes, WEBHOOK5 and no archive", async () => {
    const league = await newLeague();
    const save = (item: Pick<NewNewsItem, "slug" | "publishedAt">) =>
      newsFor(database.db, league.tenantId).save({ ...defaults, texts, ...item });
    await save({ slug: "before", publishedAt: Date.now() - hourMs });
    await partnerOf(database, league.tenantId, receiver, "partner");
    await partnerOf(database, league.tenantId, receiver, "first", { league: "first" });
    await node();
    await save({ slug: "archive", publishedAt: Date.now() - 30 * 24 * hourMs });
    await save({ slug: "later", publishedAt: Date.now() + 2000 });
    await save({ slug: "now", publishedAt: Date.now() - 1000 });
    await expect.poll(() => told(), within).toEqual(["news.published", "news.published"]);
    expect(receiver.of("partner").map(({ data }) => (data["news"] as { slug: string }).slug)).toEqual(["now", "later"]);
    expect(receiver.of("first")).toEqual([]);
  });

  it("WEBHOOK1 who changed clubs, from the lists of the current season, WEBHOOK3 again when it was another change in between", async () => {
    const league = await newLeague();
    const seasons = database.db.updateTable("seasons").where("season_id", "=", league.seasonId);
    await seasons.set({ starts_on: "2026-08-15", ends_on: "2027-06-15" }).execute();
    await partnerOf(database, league.tenantId, receiver, "partner");
    await node();
    const entry = { shirtNumber: null, validTo: null, position: null, captain: false };
    const personId = await league.person("Ana", "Anić");
    await teamsFor(database.db, league.tenantId).saveRosterEntry({
      ...entry,
      personId,
      teamId: league.team("Hawks"),
      validFrom: "2026-10-27",
    });
    await expect.poll(() => told(), within).toEqual(["transfer.recorded"]);
    expect(last()?.data).toMatchObject({
      season: "2026-27",
      transfer: { player: { slug: "ana-anic" }, from: null, to: { slug: "hawks" }, day: "2026-10-27" },
      href: "https://league.example/v1/seasons/2026-27/transfers",
    });
    const rows = () => database.db.updateTable("rosters").where("person_id", "=", personId);
    await rows().set({ valid_from: "2026-10-28" }).execute();
    await expect.poll(() => told().length, within).toBe(2);
    await rows().set({ valid_from: "2026-10-27" }).execute();
    await expect.poll(() => told().length, within).toBe(3);
    expect(last()?.data).toMatchObject({ transfer: { day: "2026-10-27" } });
  });
});
