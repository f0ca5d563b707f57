import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database.ts";
import { ScoringDevice } from "#tests/support/scoring-device.ts";
import { expectSoundLog } from "#tests/support/sound-log.ts";
import { shot } from "#tests/support/table-facts.ts";
import { TableInDatabase } from "#tests/support/table-in-database.ts";
import { startTableServer, type TableServer } from "#tests/support/table-server.ts";
import { type CommandOutcome, typedCommandWith } from "#tests/support/typed-command.ts";

const database = databaseForThisFile();
let server: TableServer;
let table: TableInDatabase;

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "link", () => server.port);
  server = await startTableServer(database.db);
});
afterAll(() => server.close());

/** A command as an operator types it, on the test's database. */
async function fullcourt(...args: readonly string[]): Promise<CommandOutcome> {
  return typedCommandWith({ PORT: "3123" }, database.databaseUrl, ...args);
}

it("LIVE2 a link from the command line opens its table, is listed, and opens nothing once it is taken back", async () => {
  const gameId = await table.game();
  const { code, stdout } = await fullcourt("link", gameId, "--role", "statistics", "--expires", "2h", "--label", "Mila");
  expect(code).toBe(0);
  const token = /http:\/\/link\.localhost:3123\/live\/games\/[\w-]+\/statistics#([\w-]{64})\n/.exec(stdout)?.[1] ?? "";
  // The picture: at least as many lines as a code of this length has, two rows each.
  expect(stdout.split("\n").filter((line) => /[▀▄█]/.test(line)).length).toBeGreaterThan(20);
  const device = new ScoringDevice({ port: () => server.port, host: table.host, gameId, token, deviceId: "laptop" });
  expect(await device.ask({ kind: "take" })).toMatchObject({ granted: true, lease: { holder: "Mila", number: 1 } });
  const listed = await fullcourt("link", gameId, "--list");
  const [, linkId = ""] = /^([\w-]{36}) {2}statistics {2}Mila {2}until/.exec(listed.stdout) ?? [];
  expect((await fullcourt("link", gameId, "--revoke", linkId)).code).toBe(0);
  expect((await fullcourt("link", gameId, "--revoke", linkId)).code).toBe(1);
  expect((await device.leases()).status).toBe(401);
  for (const wrong of [
    ["link", gameId, "--role", "coach"],
    ["link", "link/nothing", "--list"],
    ["link", gameId],
  ]) {
    expect((await fullcourt(...wrong)).code).toBe(1);
  }
}, 60_000);

it("LIVE8 the league corrects a game from the command line, and says why", async () => {
  const { gameId, statistics } = await table.begun();
  const basket = statistics.at("9:30").add(shot("h4"));
  await statistics.change([basket]);
  expect((await fullcourt("correct", gameId, "--void", basket.eventId)).stderr).toContain("--reason");
  const done = await fullcourt("correct", gameId, "--void", basket.eventId, "--reason", "video", "--actor", "Office");
  expect(done.stderr).toBe("");
  expect((await fullcourt("correct", gameId, "--list")).stdout.trim().split("\n")).toHaveLength(8);
  const events = await expectSoundLog(table.league, gameId);
  expect(events.at(-1)).toMatchObject({ op: "void", reason: "video", recording: { actor: "Office", role: "league" } });
}, 60_000);
