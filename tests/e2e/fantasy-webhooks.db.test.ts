import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webhookEvents, type WebhookType } from "#contract/api/webhook-shapes.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { makeTeam } from "#server/my-fantasy/make-team.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "../support/database/fantasy-league.ts";
import { partnerOf, startWebhookNode, type WebhookNode, webhookOutboxStands } from "../support/servers/webhook-node.ts";
import { TestWebhookReceiver } from "../support/servers/webhook-receiver.ts";

const database = databaseForThisFile();
const types = ["fantasy.prices", "fantasy.round.locked", "fantasy.round.final", "fantasy.round.revised"] as const;
const within = { timeout: 20_000, interval: 50 };
let league: FantasyLeague;
let games: GameId[];
let receiver: TestWebhookReceiver;
const nodes: WebhookNode[] = [];

beforeAll(async () => {
  receiver = await TestWebhookReceiver.started();
  league = await FantasyLeague.founded(database.db, "fantasy-webhooks");
  games = [
    await league.scheduled(1, ["Avala", "Banjica"], 30),
    await league.scheduled(1, ["Cerak", "Dorcol"], 31),
    await league.scheduled(2, ["Avala", "Cerak"], 24 * 9),
    await league.scheduled(2, ["Banjica", "Dorcol"], 24 * 9 + 1),
  ];
}, 60_000);
afterAll(async () => {
  for (const open of nodes) await open.close();
  await receiver.close();
  if (receiver.faults.length > 0) throw new Error(receiver.faults.join("\n"));
});

async function node(): Promise<WebhookNode> {
  const started = await startWebhookNode(database);
  nodes.push(started);
  return started;
}

function told(partner = "partner"): readonly string[] {
  return receiver.of(partner).map(({ type, data }) => `${type} ${(data["round"] as { number: number }).number}`);
}

async function withTeam(): Promise<void> {
  const season = await readSeason(database.db, league.key);
  if (season === null) throw new Error("the game is not played here");
  const { accountId } = await signedInAccount(database.db, league.key.tenantId);
  const lineUp = cheapestSquad(season.market, season.clubsPlaying);
  await makeTeam(database.db, season, accountId, { ...lineUp, name: "Mila", market: season.priced?.market ?? 0 });
}

it("WEBHOOK14 a round's prices, lock and end are told once each, on whatever node, with the public API's addresses", async () => {
  await partnerOf(database, league.key.tenantId, receiver, "partner", { types });
  await partnerOf(database, league.key.tenantId, receiver, "elsewhere", { types, league: "second" });
  await Promise.all([node(), node()]);
  await openSeason(database.db, league.key);
  await expect.poll(() => told(), within).toEqual(["fantasy.prices 1"]);
  await withTeam();
  await league.pass(30);
  await advanceSeason(database.db, league.key);
  await expect.poll(() => told().slice(1), within).toEqual(["fantasy.round.locked 1"]);
  await league.play(games[0] as GameId, league.log(["Avala", "Banjica"], "first"));
  await league.play(games[1] as GameId, league.log(["Cerak", "Dorcol"], "second"));
  await league.pass(24 * 7);
  await advanceSeason(database.db, league.key);
  await expect.poll(() => told().slice(2).toSorted(), within).toEqual(["fantasy.prices 2", "fantasy.round.final 1"]);
  const [, locked] = receiver.of("partner");
  const final = receiver.of("partner").find(({ type }) => type === "fantasy.round.final");
  const href = "https://league.example/v1/seasons/2026-27/leagues/first/fantasy/rounds/1";
  expect(locked?.data).toMatchObject({ teams: 1, href, round: { state: "locked", href } });
  expect(final?.data).toMatchObject({ teams: 1, round: { revision: 1 } });
  expect(final?.data["average"]).toBe(final?.data["best"]);
});

it("WEBHOOK14 a correction is told as a revision, and so is its being taken back", async () => {
  const award = (points: number | null) =>
    sql`update games set award = ${points === null ? null : "administrative"}, official_home_points = ${points === null ? null : 0},
      official_away_points = ${points} where game_id = ${games[0]}`.execute(database.db);
  await award(20);
  await advanceSeason(database.db, league.key);
  await expect.poll(() => told().slice(4), within).toEqual(["fantasy.round.revised 1"]);
  expect(receiver.of("partner").at(-1)?.data).toMatchObject({
    revision: 2,
    href: "https://league.example/v1/seasons/2026-27/leagues/first/fantasy/corrections",
  });
  await award(null);
  await advanceSeason(database.db, league.key);
  await expect.poll(() => told().slice(5), within).toEqual(["fantasy.round.revised 1"]);
  expect(receiver.of("partner").at(-1)?.data).toMatchObject({ revision: 3 });
  expect(receiver.of("elsewhere")).toEqual([]);
  await expect.poll(() => webhookOutboxStands(database), { timeout: 5000 }).toEqual({ accepted: 6 });
  for (const { type, data } of receiver.of("partner"))
    expect(() => webhookEvents[type as WebhookType].shape.shape.data.parse(data)).not.toThrow();
});

it("WEBHOOK5 what became of rounds before anybody listened is not told", async () => {
  await database.db.deleteFrom("webhook_subscriptions").execute();
  await partnerOf(database, league.key.tenantId, receiver, "later", { types });
  for (const one of nodes) one.lookAgain();
  await expect
    .poll(
      async () =>
        (await database.db.selectFrom("webhook_told").select("state").where("topic", "=", "fantasy").orderBy("subject").execute()).map(
          ({ state }) => state,
        ),
      within,
    )
    .toEqual(["5", "1"]);
  expect(receiver.of("later")).toEqual([]);
});

it("WEBHOOK14 of rounds that were played long before the game was opened nothing is told", async () => {
  const past = await FantasyLeague.founded(database.db, "fantasy-webhooks-past");
  await past.scheduled(1, ["Avala", "Banjica"], -24 * 40);
  await partnerOf(database, past.key.tenantId, receiver, "past", { types });
  await openSeason(database.db, past.key);
  for (const one of nodes) one.lookAgain();
  const states = database.db
    .selectFrom("webhook_told")
    .select("state")
    .where("tenant_id", "=", past.key.tenantId)
    .where("topic", "=", "fantasy");
  await expect.poll(async () => (await states.execute()).map(({ state }) => state), within).toEqual(["2"]);
  expect(receiver.of("past")).toEqual([]);
});
