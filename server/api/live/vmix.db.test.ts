import { afterAll, beforeAll, expect, it } from "vitest";
import { type ByHandSetting, releaseAll } from "#contract/live/score-by-hand.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { locales } from "#contract/locale.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { askServer } from "#tests/support/servers/ask-server.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { shot } from "#tests/support/games/table-facts.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { startTableServer, type TableServer } from "#tests/support/servers/table-server.ts";
import { scorerLinksFor } from "../../live/scorer-links.ts";

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

it("AIR9 AIR12 says what an operator has set by hand, at the next asking, and the feed's again when it is given back", async () => {
  const { gameId, statistics } = await table.begun();
  await statistics.at("9:30").tell(shot("h4", 3));
  const links = scorerLinksFor(database.db, table.league.tenantId);
  const { token } = await links.issue({ gameId, role: "overlay", label: "Television", expiresAt: Date.now() + 3_600_000 });
  const row = async () =>
    (JSON.parse((await askServer(server.port, liveAddresses.vmix(gameId), { host: table.host })).text) as unknown[])[0];
  const set = async (expectedRevision: number, setting: ByHandSetting) => {
    const headers = { Host: table.host, "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const body = JSON.stringify({ expectedRevision, change: { kind: "by-hand", setting } });
    expect((await askServer(server.port, liveAddresses.graphics(gameId), headers, { method: "POST", body })).status).toBe(200);
  };
  const fed = await row();
  expect(fed).toMatchObject({ homeScore: "3", line: "" });
  const clock = { period: { kind: "regular", number: 3 }, remainingMs: 252_000, running: false } as const;
  await set(0, { score: { home: 81, away: 80 }, clock, fouls: { home: 4, away: 1 }, line: "Kvar na semaforu" });
  const byHand = { homeScore: "81", awayScore: "80", period: "3", clock: "4:12", clockRunning: "0", homePenalty: "1", awayBonus: "1" };
  expect(await row()).toMatchObject({ ...byHand, shotClock: "", line: "Kvar na semaforu" });
  // The log goes on beneath it.
  await statistics.at("9:20").tell(shot("h4"));
  expect(await row()).toMatchObject(byHand);
  await set(1, releaseAll);
  expect(await row()).toMatchObject({ homeScore: "5", period: "1", homePenalty: "0", line: "" });
});

it("has the league's names in an asked language and script; a language nobody knows is refused", async () => {
  const { gameId, statistics } = await table.begun();
  const person = await table.league.person("Đorđe", "Ljubičić");
  await table.league.link(gameId, "h4" as PlayerKey, person);
  await statistics.at("9:30").tell([shot("h4", 3), shot("h5")]);
  const ask = (query: string) => askServer(server.port, liveAddresses.vmix(gameId) + query, { host: table.host });
  const row = async (query: string) => (JSON.parse((await ask(query)).text) as Record<string, string>[])[0]!;
  const own = await row("");
  expect(own).toMatchObject({ homeName: "home", homePointsLeaderNumber: "4" });
  expect(own["homePointsLeaderName"]).not.toContain("Ljubičić");
  expect(await row("?locale=fr")).toMatchObject({ homeName: "Home", awayName: "Away", homePointsLeaderName: "Đorđe Ljubičić" });
  const cyrillic = await row("?locale=sr-cyrl");
  expect(cyrillic).toMatchObject({ homeName: "Хоме", homeShortName: own["homeShortName"], homePointsLeaderName: "Ђорђе Љубичић" });
  // Whom the league does not know yet is called what the table calls him.
  expect(cyrillic["homeStarter2Name"]).toBe(own["homeStarter2Name"]);
  expect(Object.keys(cyrillic)).toEqual(Object.keys(own));
  for (const query of ["?locale=de", "?locale=", "?locale=sr&locale=fr", "?locale=__proto__"]) {
    const answer = await ask(query);
    expect([answer.status, answer.headers["content-type"]]).toEqual([400, "application/problem+json"]);
    const { type, detail } = JSON.parse(answer.text) as { type: string; detail: string };
    expect([type, detail]).toEqual(["/problems/bad-parameter", `locale is one of ${locales.join(", ")}.`]);
  }
});
