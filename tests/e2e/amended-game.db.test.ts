import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { statisticsQueriesFor } from "#server/queries/statistics/statistics-queries.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { expectSoundLog } from "../support/browser/sound-log.ts";
import { shot } from "../support/games/table-facts.ts";
import { playedOutAndSigned, TableInDatabase } from "../support/database/table-in-database.ts";
import { startTableServer, type TableServer } from "../support/servers/table-server.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
let server: TableServer;
let table: TableInDatabase;
const slugOf: Record<"ana" | "eva", string> = { ana: "", eva: "" };

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "amended", () => server.port);
  server = await startTableServer(database.db);
});
afterAll(() => server.close());

/** A game that is over and signed, of one basket by somebody who is known. */
async function signedGame() {
  const { gameId, statistics, clock } = await table.begun({ tipOff: Date.now() });
  const [ana, eva] = [await table.league.person("Ana", "Marić"), await table.league.person("Eva", "Savić")];
  const persons = database.db.selectFrom("persons").select(["person_id", "slug"]);
  for (const { person_id, slug } of await persons.execute()) slugOf[person_id === ana ? "ana" : "eva"] = slug;
  await table.league.link(gameId, "h4" as never, ana);
  await table.league.link(gameId, "h5" as never, eva);
  const basket = statistics.at("9:30").add(shot("h4"));
  await statistics.change([basket]);
  await playedOutAndSigned({ gameId, statistics, clock });
  return { gameId, statistics, basket };
}

/** What the pages of records, of the league's table and of two players are made of. */
async function told() {
  const queries = statisticsQueriesFor(database.db, table.league.tenantId, () => undefined);
  const record = async (holder: "player" | "team") => {
    const records = await queries.leagueRecords(address, { holder, category: "points", phase: "all" });
    return records?.boards.flatMap(({ lines }) => lines.map(({ value, person }) => [person?.slug ?? "team", value]));
  };
  const best = async (slug: string) =>
    (await queries.playerCareer(slug))?.bests.find(({ statistic }) => statistic === "points")?.value ?? null;
  return {
    records: { player: await record("player"), team: await record("team") },
    bests: { ana: await best(slugOf.ana), eva: await best(slugOf.eva) },
    pointsFor: /"pointsFor":(\d+)/.exec(JSON.stringify(await table.league.pages().standings(address)))?.[1],
  };
}

async function amend(gameId: GameId, { basket, seen }: { basket: EventId; seen: number }, to: ReturnType<typeof shot>) {
  const league = await table.holder(gameId, "league");
  league.seen = seen;
  const { moment } = league.at("9:30", 1);
  const change = { op: "amend", eventId: randomUUID() as EventId, target: basket, moment, link: null, fact: to } as const;
  expect(await league.change([change], { reason: "video" })).toMatchObject({ kind: "accepted" });
  return league.seen;
}

it("LIVE8 fault 45: records, season bests and the table follow a game corrected after its signature, and take back what was another's", async () => {
  const { gameId, statistics, basket } = await signedGame();
  const before = await told();
  expect(before.bests.ana).toBe(2);
  expect(before.records.player?.[0]).toEqual([slugOf.ana, 2]);
  expect(before.records.team?.[0]).toEqual(["team", 2]);
  expect(before.pointsFor).toBe("2");

  const seen = await amend(gameId, { basket: basket.eventId, seen: statistics.seen }, shot("h4", 3));
  const second = await told();
  expect([second.bests.ana, second.records.player?.[0], second.records.team?.[0], second.pointsFor]).toEqual([
    3,
    [slugOf.ana, 3],
    ["team", 3],
    "3",
  ]);

  // It was somebody else's after all: nothing of the first one's stays.
  await amend(gameId, { basket: basket.eventId, seen }, shot("h5", 3));
  const third = await told();
  expect(third.records.player?.[0]).toEqual([slugOf.eva, 3]);
  expect(third.records.player?.filter(([slug, value]) => slug === slugOf.ana && value !== 0)).toEqual([]);
  expect([third.bests.eva, third.bests.ana]).toEqual([3, before.bests.eva]);
  const events = await expectSoundLog(table.league, gameId);
  const amends = events.flatMap((event) => (event.op === "add" && event.fact.type === "game.amend" ? [event.fact.version] : []));
  expect(amends).toEqual([2, 3]);
});
