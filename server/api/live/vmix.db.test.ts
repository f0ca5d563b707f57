import { afterAll, beforeAll, expect, it } from "vitest";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { askServer } from "#tests/support/ask-server.ts";
import { databaseForThisFile } from "#tests/support/database.ts";
import { shot } from "#tests/support/table-facts.ts";
import { TableInDatabase } from "#tests/support/table-in-database.ts";
import { startTableServer, type TableServer } from "#tests/support/table-server.ts";

const database = databaseForThisFile();
let server: TableServer;
let table: TableInDatabase;

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "vmix", () => server.port);
  server = await startTableServer(database.db);
});
afterAll(() => server.close());

it("says a game as one flat row that nobody keeps, and what is new at the next asking", async () => {
  const { gameId, statistics } = await table.begun();
  const ask = (id: string, host = table.host) => askServer(server.port, liveAddresses.vmix(id), { host });
  const first = await ask(gameId);
  expect([first.status, first.headers["cache-control"], first.headers["access-control-allow-origin"]]).toEqual([200, "no-store", "*"]);
  expect(JSON.parse(first.text)).toMatchObject([{ gameId, period: "1", clockRunning: "1", homeScore: "0" }]);
  await statistics.at("9:30").tell(shot("h4", 3));
  expect(JSON.parse((await ask(gameId)).text)).toMatchObject([{ homeScore: "3", homePointsLeaderNumber: "4" }]);
  for (const id of ["nothing", gameId.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))]) {
    const answer = await ask(id);
    expect([answer.status, answer.headers["content-type"]]).toEqual([404, "application/problem+json"]);
  }
}, 30_000);
