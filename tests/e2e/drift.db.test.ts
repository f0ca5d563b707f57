import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Channel, ResetReason } from "#contract/live/stream-message.ts";
import { StreamClient } from "#app/live/stream-client.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { type LiveNode, startLiveNode } from "../support/servers/live-node.ts";
import { expectSoundLog } from "../support/browser/sound-log.ts";
import { shot } from "../support/games/table-facts.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";
import { startTableServer, type TableServer } from "../support/servers/table-server.ts";
import { packJson } from "#server/db/packed-json.ts";
import { nowOf } from "#server/live/live-games.ts";
import { type DriftWatch, type GameDrift, mendDrift, watchDrift } from "#server/live/watch-drift.ts";

const database = databaseForThisFile();
let node: LiveNode;
let game: LiveGameInDatabase;
const page = "/en/2026-27/first/1/hawks-owls";

beforeAll(async () => {
  game = await LiveGameInDatabase.begun(database, "drift", 120);
  node = await startLiveNode(database);
});
afterAll(() => node.close(500));

const found: GameDrift[] = [];

function parts(gameId = game.gameId, doubted: (gameId: GameId) => void = () => undefined) {
  const { live } = node;
  const mended: DriftWatch["mended"] = (...which) => live.mended(...which);
  const lanes = { doubt: (_: unknown, id: GameId) => doubted(id) };
  return {
    watch: { db: database.db, games: live.games, mended, lanes, onDrift: (drift: GameDrift) => void found.push(drift) },
    game: { tenantId: game.tenantId, gameId },
  };
}

async function look(): Promise<GameDrift | null> {
  const { watch, game: which } = parts();
  return mendDrift(watch, which);
}

async function scoreOnPage(): Promise<string> {
  const answer = await fetch(`${node.origin}${page}`);
  return answer.text();
}

/** Somebody follows the game, and what he is told beside events. */
async function followed() {
  const resets: ResetReason[] = [];
  const read: string[] = [];
  const client = new StreamClient({
    hosts: [node.origin],
    isScreen: true,
    fetch: (input, init) => {
      const [, query] = (input as string).split("/log?");
      if (query !== undefined) read.push(`${query.split("=")[0]}, ${init?.cache}`);
      return fetch(input, init);
    },
  });
  const view = game.follow(client, { ...(await game.log()), position: "1.0", events: [] });
  const channel: Channel = `game:${game.gameId}`;
  const leave = client.listen(channel, {
    position: () => null,
    onMessage: (message) => void (message.event === "reset" && resets.push(message.data.reason)),
  });
  await view.reaches((await game.log()).position, 4000);
  onTestFinished(() => {
    leave();
    view.stop();
  });
  return { view, resets, read };
}

describe("what is stored of a game beside its log", () => {
  it("LIVE21 is left alone while it is what the log gives, and nobody is told anything", async () => {
    const { view, resets } = await followed();
    const { changes } = view;
    expect(await look()).toBeNull();
    await game.play(1);
    await view.reaches((await game.log()).position, 4000);
    expect([view.changes - changes, resets]).toEqual([1, []]);
    // That play was written without what is read of it, as no program does.
    expect((await look())?.parts).toContain("box");
    expect(await look()).toBeNull();
  });

  it("LIVE26 fault 27: a spoilt score and box are made anew, pages and listeners get what is right", async () => {
    const { view, resets } = await followed();
    const truth = await scoreOnPage();
    const ids = { tenant_id: game.tenantId, game_id: game.gameId };
    await database.db.updateTable("games").set({ home_points: 199 }).where("game_id", "=", game.gameId).execute();
    await sql`update game_boxes set plays = ${packJson([])} where tenant_id = ${ids.tenant_id} and game_id = ${ids.game_id}`.execute(
      database.db,
    );
    node.server.cache.dropTags(game.tenantId, null);
    await expect.poll(scoreOnPage).toMatch(/^199:/);
    const doubted: GameId[] = [];
    const { watch, game: which } = parts(game.gameId, (gameId) => doubted.push(gameId));
    expect(await mendDrift(watch, which)).toMatchObject({ ...which, epoch: 1, parts: ["result", "box"] });
    expect(doubted).toEqual([game.gameId]);
    await expectSoundLog(game.league, game.gameId);
    await expect.poll(scoreOnPage).toBe(truth);
    await expect.poll(() => resets).toEqual(["mended"]);
    view.expectSame(await game.log());
    expect(await look()).toBeNull();
  });

  it("LIVE26 what is stored of nothing goes, and what is missing of a game that counts comes back", async () => {
    const other = await game.league.game({ home: "Owls", away: "Hawks", tipOff: Date.now() });
    await game.league.append(other, game.script);
    const { watch, game: which } = parts(other);
    expect(await mendDrift(watch, which)).toBeNull();
    const { rows } = await sql`select * from box_player_lines where game_id = ${other} order by player_key`.execute(database.db);
    await sql`update box_player_lines set points = points + 1 where game_id = ${other} and points > 9`.execute(database.db);
    await sql`delete from box_team_lines where game_id = ${other} and side = 'home'`.execute(database.db);
    expect((await mendDrift(watch, which))?.parts).toEqual(["team lines", "player lines"]);
    expect(await mendDrift(watch, which)).toBeNull();
    expect((await sql`select * from box_player_lines where game_id = ${other} order by player_key`.execute(database.db)).rows).toEqual(
      rows,
    );
  });
});

describe("what a node has in memory of a game", () => {
  it("LIVE26 fault 27: is read anew when it is not what the log gives, and its listeners are sent to the log, past all caches", async () => {
    const known = await node.live.games.lookAgain(game.tenantId, game.gameId);
    const misses = known!.events.map((event) =>
      event.op === "add" && event.fact.type === "field-goal" ? { ...event, fact: { ...event.fact, made: false } } : event,
    );
    Object.assign(known!, { events: misses, now: nowOf(misses, known!.ruleProfile) });
    const { view, resets, read } = await followed();
    expect(view.now?.home.points).toBe(nowOf(misses, known!.ruleProfile).home.points);
    expect((await look())?.parts).toEqual(["memory"]);
    await expect.poll(() => resets).toEqual(["mended"]);
    await expect.poll(() => read).toEqual(["past, reload"]);
    const truth = await game.log();
    await expect.poll(() => view.now?.home.points).toBe(nowOf(truth.events, truth.ruleProfile).home.points);
    view.expectSame(truth);
    // And he goes on from there, as anybody's.
    await game.play(1);
    await view.reaches((await game.log()).position, 4000);
    view.expectSame(await game.log());
  });
});

describe("the table of a game", () => {
  let server: TableServer;
  let table: TableInDatabase;

  beforeAll(async () => {
    table = await TableInDatabase.set(database.db, "doubt", () => server.port);
    server = await startTableServer(database.db);
  });
  afterAll(() => server.close());

  it("LIVE21 writes what the log gives, and so does the memory that it feeds, through corrections too", async () => {
    const { gameId, statistics, clock } = await table.begun();
    const { desk, live } = server;
    const { tenantId } = table.league;
    await live.games.lookAgain(tenantId, gameId);
    const wrong = statistics.at("9:30").add(shot("h4", 3));
    await statistics.send([statistics.command([wrong])]);
    await clock.at("9:20").tell({ type: "clock.stop" });
    await statistics.at("9:10").tell(shot("a5"));
    await statistics.send([statistics.command([{ op: "void", eventId: randomUUID() as EventId, target: wrong.eventId }])]);
    expect(live.games.known(tenantId, gameId)?.now).toMatchObject({ home: { points: 0 }, away: { points: 2 } });
    const watch = { db: database.db, games: live.games, mended: () => undefined, lanes: desk.lanes, onDrift: () => undefined };
    expect(await mendDrift(watch, { tenantId, gameId })).toBeNull();
  });

  it("LIVE26 reads the log before it decides anything more, when what it holds of the game is doubted", async () => {
    const { gameId, statistics } = await table.begun();
    const command = statistics.at("9:30").command([statistics.add(shot("h4"))]);
    const [first] = await statistics.send([command]);
    // What it remembers is not in the database any more: it answers out of its memory until that is doubted.
    await database.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await transaction.deleteFrom("game_commands").where("command_id", "=", command.commandId).execute();
    });
    expect(await statistics.send([command])).toEqual([first]);
    server.desk.lanes.doubt(table.league.tenantId, gameId);
    expect(await statistics.send([command])).toMatchObject([{ kind: "refused", rule: "LIVE7" }]);
  });
});

describe("the watch", () => {
  it("LIVE25 looks at one game after the other, and first at one that somebody begins to write", async () => {
    const second = await game.league.game({ home: "Hawks", away: "Owls", round: 2, tipOff: Date.now() });
    await game.league.append(second, game.script.slice(0, 40));
    const ahead = await game.league.game({ home: "Hawks", away: "Owls", round: 3, tipOff: Date.now() });
    const ids = [game.gameId, second, ahead];
    await look();
    found.length = 0;
    await sql`update games set home_points = 177 where game_id = any(${ids}::uuid[])`.execute(database.db);
    const { watch } = parts();
    const running = watchDrift({ ...watch, onFailure: (error) => expect.unreachable(String(error)) }, 10);
    running.soon(game.tenantId, ahead);
    await expect.poll(() => found.map(({ gameId }) => gameId)).toHaveLength(3);
    await running.close();
    expect(found[0]?.gameId).toBe(ahead);
    expect(found.map(({ gameId }) => gameId).toSorted()).toEqual(ids.toSorted());
  });
});
