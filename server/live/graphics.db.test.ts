import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstGraphics, type GraphicsChange, type GraphicsState } from "#contract/live/graphics.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { LinkAnswer } from "#contract/live/link-answer.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { askServer } from "#tests/support/servers/ask-server.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { startTableServer, type TableServer } from "#tests/support/servers/table-server.ts";
import { readGraphics } from "../queries/live/game-graphics.ts";
import { liveQueriesFor } from "../queries/live/live-queries.ts";
import { placeOfGame } from "../queries/live/place-of-game.ts";
import { scorerLinksFor } from "./scorer-links.ts";

const database = databaseForThisFile();
const take: GraphicsChange = { kind: "take", graphic: { name: "leaders" } };
let server: TableServer;
let table: TableInDatabase;

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "graphics", () => server.port);
  server = await startTableServer(database.db);
});
afterAll(() => server.close());

async function token(gameId: GameId, role: LiveRole = "overlay", forMs = 3_600_000): Promise<string> {
  const links = scorerLinksFor(database.db, table.league.tenantId);
  return (await links.issue({ gameId, role, label: "Television", expiresAt: Date.now() + forMs })).token;
}

async function ask(
  gameId: string,
  bearer: string | null,
  body: string,
): Promise<{ status: number; body: { state?: GraphicsState; type?: string } }> {
  const headers = { Host: table.host, "Content-Type": "application/json", ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) };
  const answer = await askServer(server.port, liveAddresses.graphics(gameId), headers, { method: "POST", body });
  return { status: answer.status, body: JSON.parse(answer.text) as { state?: GraphicsState; type?: string } };
}

function request(expectedRevision: number, change: GraphicsChange): string {
  return JSON.stringify({ expectedRevision, change });
}

describe("what the overlay shows", () => {
  it("is kept, and stands there again after the server has fallen", async () => {
    const gameId = await table.game();
    const bearer = await token(gameId);
    expect(await readGraphics(database.db, table.league.tenantId, gameId)).toEqual(firstGraphics);
    const { status, body } = await ask(gameId, bearer, request(0, take));
    expect([status, body.state]).toEqual([200, { ...firstGraphics, revision: 1, slot: { name: "leaders" } }]);
    await server.close();
    server = await startTableServer(database.db);
    expect(await readGraphics(database.db, table.league.tenantId, gameId)).toEqual(body.state);
  });

  it("is changed by one of two operators at once: the second is told what stands", async () => {
    const gameId = await table.game();
    const bearer = await token(gameId);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(gameId, bearer, request(0, take))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { body } of answers) expect(body.state?.revision).toBe(1);
    expect((await ask(gameId, bearer, request(1, { kind: "clear-all" }))).body.state).toMatchObject({ revision: 2, slot: null });
  });

  it("is told to those who listen", async () => {
    const gameId = await table.game();
    const path = `/live/v1/stream?channel=graphics:${gameId}`;
    const stream = get({ host: "127.0.0.1", port: server.port, path, headers: { Host: table.host } });
    const [answer] = (await once(stream, "response")) as [IncomingMessage];
    let heard = "";
    answer.on("data", (piece: Buffer) => (heard += piece.toString()));
    await expect.poll(() => heard).toContain('"revision":0');
    await ask(gameId, await token(gameId), request(0, take));
    await expect.poll(() => heard).toContain('"name":"leaders"');
    answer.destroy();
  });

  it.each([
    ["{", 400],
    ["[]", 400],
    [JSON.stringify({ expectedRevision: -1, change: take }), 400],
    [JSON.stringify({ expectedRevision: 0, change: { kind: "take", graphic: { name: "nothing" } } }), 400],
    [JSON.stringify({ expectedRevision: 0, change: { kind: "take", graphic: { name: "lower-third" } } }), 400],
    [JSON.stringify({ expectedRevision: 0, change: { kind: "take", graphic: { name: "caption", title: " ", note: "" } } }), 400],
    [JSON.stringify({ expectedRevision: 0, change: { kind: "take", graphic: { name: "caption", title: "a\nb", note: "" } } }), 400],
    [JSON.stringify({ expectedRevision: 0, change: { kind: "take", graphic: { name: "caption", title: "a\u202eb", note: "" } } }), 400],
    [JSON.stringify({ expectedRevision: 0, change: { kind: "take", graphic: { name: "caption", title: "x".repeat(49), note: "" } } }), 400],
    [JSON.stringify({ expectedRevision: 0, change: take, more: 1 }), 400],
    [JSON.stringify({ expectedRevision: 0, change: take, more: "x".repeat(5000) }), 413],
  ])("refuses %s", async (body, status) => {
    const gameId = await table.game();
    expect((await ask(gameId, await token(gameId), body)).status).toBe(status);
    expect(await readGraphics(database.db, table.league.tenantId, gameId)).toEqual(firstGraphics);
  });

  it.each([
    [{}],
    [{ score: { home: 1 } }],
    [{ score: { home: -1, away: 0 } }],
    [{ score: { home: 1.5, away: 0 } }],
    [{ score: { home: "1", away: 0 } }],
    [{ score: { home: 200, away: 0 } }],
    [{ fouls: { home: 21, away: 0 } }],
    [{ timeouts: { home: 8, away: 0 } }],
    [{ clock: "4:12" }],
    [{ clock: { period: { kind: "regular", number: 5 }, remainingMs: 1, running: true } }],
    [{ clock: { period: { kind: "overtime", number: 0 }, remainingMs: 1, running: true } }],
    [{ clock: { period: { kind: "regular", number: 1 }, remainingMs: 1_200_001, running: true } }],
    [{ clock: { period: { kind: "regular", number: 1 }, remainingMs: 1, running: true, atMs: 1 } }],
    [{ line: "" }],
    [{ line: "x".repeat(23) }],
    [{ line: "a\u202eb" }],
    [{ colour: "red" }],
  ])("AIR9 refuses a setting by hand of %j", async (setting) => {
    const gameId = await table.game();
    const body = JSON.stringify({ expectedRevision: 0, change: { kind: "by-hand", setting } });
    expect((await ask(gameId, await token(gameId), body)).status).toBe(400);
    expect(await readGraphics(database.db, table.league.tenantId, gameId)).toEqual(firstGraphics);
  });

  it("AIR9 AIR13 keeps what is set by hand, through a restart and beside graphics, until it is given back", async () => {
    const gameId = await table.game();
    const bearer = await token(gameId);
    const clock = { period: { kind: "regular", number: 2 }, remainingMs: 252_000, running: true } as const;
    const before = Date.now();
    const set = await ask(gameId, bearer, request(0, { kind: "by-hand", setting: { score: { home: 40, away: 38 }, clock } }));
    const anchor = set.body.state?.byHand.clock?.anchor;
    expect(anchor).toMatchObject({ remainingMs: 252_000, running: true });
    // The server's own instant, by its own timeline.
    expect(Math.abs((anchor?.atMs ?? 0) - before)).toBeLessThan(60_000);
    await ask(gameId, bearer, request(1, take));
    await ask(gameId, bearer, request(2, { kind: "clear-all" }));
    await server.close();
    server = await startTableServer(database.db);
    const kept = await readGraphics(database.db, table.league.tenantId, gameId);
    expect(kept?.byHand).toEqual(set.body.state?.byHand);
    const { body } = await ask(gameId, bearer, request(3, { kind: "by-hand", setting: { score: null } }));
    expect(body.state?.byHand).toEqual({ ...kept?.byHand, score: null });
  });

  it("AIR9 what was kept before there was anything by hand is the feed's", async () => {
    const gameId = await table.game();
    const { byHand: _, ...older } = { ...firstGraphics, revision: 1 };
    const values = { tenant_id: table.league.tenantId, game_id: gameId, revision: 1, state: older, changed_by: "Television" };
    await database.db.insertInto("game_graphics").values(values).execute();
    expect(await readGraphics(database.db, table.league.tenantId, gameId)).toEqual({ ...firstGraphics, revision: 1 });
  });

  it("takes an operator's own words, without the blanks around them", async () => {
    const gameId = await table.game();
    const graphic = { name: "caption", title: "  Đorđe Чайка ", note: "" } as const;
    const { body } = await ask(gameId, await token(gameId), request(0, { kind: "take", graphic }));
    expect(body.state?.slot).toEqual({ name: "caption", title: "Đorđe Чайка", note: "" });
  });

  it("is for those with a link to this overlay", async () => {
    const [gameId, other] = [await table.game(), await table.game()];
    const body = request(0, take);
    expect((await ask(gameId, null, body)).status).toBe(401);
    expect((await ask(gameId, "nobody-gave-this-out", body)).body.type).toBe("/problems/link-unknown");
    expect((await ask(gameId, await token(gameId, "overlay", -1), body)).body.type).toBe("/problems/link-expired");
    expect((await ask(gameId, await token(other), body)).status).toBe(403);
    expect((await ask(gameId, await token(gameId, "statistics"), body)).status).toBe(403);
    expect((await ask("not-a-game", await token(gameId), body)).status).toBe(403);
  });
});

describe("LIVE2 what a link is good for", () => {
  async function linkOf(gameId: string, bearer: string | null) {
    const headers = { Host: table.host, ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) };
    const { status, text } = await askServer(server.port, liveAddresses.link(gameId), headers);
    return { status, body: JSON.parse(text) as Partial<LinkAnswer> & { type?: string } };
  }

  it("is told to whoever bears it: role, name and hour", async () => {
    const gameId = await table.game();
    const { status, body } = await linkOf(gameId, await token(gameId, "screen"));
    expect([status, body.role, body.label]).toEqual([200, "screen", "Television"]);
    expect(Number(body.expiresAt) - Number(body.now)).toBeGreaterThan(3_500_000);
  });

  it("is told to nobody else", async () => {
    const [gameId, other] = [await table.game(), await table.game()];
    expect((await linkOf(gameId, null)).body.type).toBe("/problems/link-missing");
    expect((await linkOf(gameId, "nobody-gave-this-out")).body.type).toBe("/problems/link-unknown");
    expect((await linkOf(gameId, await token(gameId, "clock", -1))).body.type).toBe("/problems/link-expired");
    expect((await linkOf(gameId, await token(other))).body.type).toBe("/problems/link-elsewhere");
    const links = scorerLinksFor(database.db, table.league.tenantId);
    const revoked = await links.issue({ gameId, role: "overlay", label: "Television", expiresAt: Date.now() + 3_600_000 });
    await links.revoke(revoked.link.linkId);
    expect((await linkOf(gameId, revoked.token)).body.type).toBe("/problems/link-revoked");
  });
});

describe("the game of a link", () => {
  it("is found by its id with its address, and nothing else is", async () => {
    const { db } = database;
    const gameId = await table.game();
    const place = await placeOfGame(db, table.league.tenantId, gameId);
    const view = place && (await liveQueriesFor(db, table.league.tenantId, () => {}).game(place.address));
    expect(view?.gameId).toBe(gameId);
    expect(await placeOfGame(db, "00000000-0000-4000-8000-000000000000" as TenantId, gameId)).toBeNull();
    expect(await placeOfGame(db, table.league.tenantId, "00000000-0000-4000-8000-000000000000")).toBeNull();
    for (const wrong of ["", "not-a-game", "'; drop table games"]) expect(await placeOfGame(db, table.league.tenantId, wrong)).toBeNull();
  });
});
