import { afterAll, beforeAll, expect, it } from "vitest";
import { changesOf } from "#server/office/change-lines.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { droppedWhile } from "#tests/support/database/dropped-tags.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { ScoringDevice } from "#tests/support/games/scoring-device.ts";
import { expectSoundLog } from "#tests/support/browser/sound-log.ts";
import { shot } from "#tests/support/games/table-facts.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { startTableServer, type TableServer } from "#tests/support/servers/table-server.ts";
import { type CommandOutcome, typedCommandWith } from "#tests/support/servers/typed-command.ts";

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

it("LIVE2 a link lasts until twelve hours after tip-off, wherever the game is moved to, unless an hour is named", async () => {
  const dayMs = 24 * 3_600_000;
  const tipOff = Date.now() + 3 * dayMs;
  const gameId = await table.game({ tipOff });
  const untilOf = async () => Date.parse(/until (\S+Z)/.exec((await fullcourt("link", gameId, "--list")).stdout)?.[1] ?? "");
  const { stdout, stderr } = await fullcourt("link", gameId, "--role", "clock");
  expect([stderr, stdout]).toEqual(["", expect.stringContaining("12 hours after tip-off, also if the game is moved")]);
  expect(await untilOf()).toBeCloseTo(tipOff + dayMs / 2, -3);
  const token = /clock#([\w-]{64})\n/.exec(stdout)?.[1] ?? "";
  const links = scorerLinksFor(database.db, table.league.tenantId);
  expect(await links.read(token, tipOff + dayMs / 2 - 5000)).toMatchObject({ kind: "link" });
  expect(await links.read(token, tipOff + dayMs / 2 + 5000)).toEqual({ kind: "expired" });
  await database.db
    .updateTable("games")
    .set({ tip_off: new Date(tipOff + dayMs) })
    .where("game_id", "=", gameId)
    .execute();
  expect(await links.read(token, tipOff + dayMs)).toMatchObject({ kind: "link" });
  const early = await fullcourt("link", gameId, "--role", "screen", "--expires", "12h");
  expect([early.code, early.stderr]).toEqual([0, expect.stringContaining("it ends before the game begins")]);
}, 60_000);

async function lastLine() {
  const [line] = await changesOf(database.db, table.league.tenantId, { most: 1 });
  return line;
}

it("OFF22 OFF23 OFF89 links to a table and roles are given and taken as in the office, each with its line", async () => {
  const gameId = await table.game();
  const { stdout } = await fullcourt("link", gameId, "--role", "bridge", "--label", "Semafor");
  expect(await lastLine()).toMatchObject({ thing: "access", rowId: gameId, act: "make", actedAs: "operator", source: "command" });
  expect(await fullcourt("link", gameId, "--revoke", stdout.trim().split(" ").at(-1) ?? "")).toMatchObject({ code: 0 });
  expect(await lastLine()).toMatchObject({ rowId: gameId, act: "remove" });
  const { accountId } = await signedInAccount(database.db, table.league.tenantId);
  const { email } = await database.db.selectFrom("accounts").select("email").where("account_id", "=", accountId).executeTakeFirstOrThrow();
  const role = async (verb: string, ...args: readonly string[]) => fullcourt("role", verb, "--tenant", "link", "--email", email, ...args);
  expect(await role("grant", "--role", "owner")).toMatchObject({ code: 0, stderr: "" });
  expect(await lastLine()).toMatchObject({ thing: "access", rowId: accountId, act: "make", actedAs: "operator", source: "command" });
  expect((await role("take", "--role", "owner")).stderr).toBe("role: the last owner keeps that role\n");
  expect((await role("grant", "--role", "editor", "--club", accountId)).stderr).toContain("that role is not held for this");
  expect((await role("take", "--role", "editor")).stderr).toBe("role: that role is not held\n");
  expect((await fullcourt("role", "grant", "--tenant", "link", "--email", "nobody@example.com", "--role", "editor")).stderr).toContain(
    "nobody has",
  );
  expect((await fullcourt("role", "list", "--tenant", "link")).stdout).toBe(`${email} owner tenant ${table.league.tenantId}\n`);
}, 60_000);

it("LIVE8 OFF89 the league corrects a game from the command line, and says why", async () => {
  const { gameId, statistics } = await table.begun();
  const basket = statistics.at("9:30").add(shot("h4"));
  await statistics.change([basket]);
  expect((await fullcourt("correct", gameId, "--void", basket.eventId)).stderr).toContain("--reason");
  const dropped = await droppedWhile(database.databaseUrl, async () => {
    const done = await fullcourt("correct", gameId, "--void", basket.eventId, "--reason", "video", "--actor", "Office");
    expect(done.stderr).toBe("");
  });
  // OFF89: with its line in the list of changes, and in its transaction.
  expect(dropped.length).toBeGreaterThan(0);
  expect(await lastLine()).toMatchObject({ thing: "fixture", rowId: gameId, act: "set", reason: "video", actedAs: "operator" });
  const undone = await fullcourt("office", "fixture", "undo", "--tenant", "link", "--change", (await lastLine())?.changeId ?? "");
  expect(undone.stderr).toContain("correction in the game's log");
  expect((await fullcourt("correct", gameId, "--list")).stdout.trim().split("\n")).toHaveLength(8);
  const events = await expectSoundLog(table.league, gameId);
  expect(events.at(-1)).toMatchObject({ op: "void", reason: "video", recording: { actor: "Office", role: "league" } });
}, 60_000);
