import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Channel, ChannelState } from "#contract/live/stream-message.ts";
import { StreamClient } from "#app/live/stream-client.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { beginLogAnew } from "#demo/live/begin-log-anew.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import { nowOf } from "#server/live/live-games.ts";
import { readLogAfter } from "#server/queries/live/live-log.ts";
import { type ChaosProxy, startChaosProxy } from "../support/servers/chaos-proxy.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { ownName } from "../support/fixtures/fixture-teams.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { type LiveNode, startLiveNode } from "../support/servers/live-node.ts";

const database = databaseForThisFile();
const { events: script } = exhibitionGame("state-channels");
/** Of a machine that is busy. */
const patient = { timeout: 20_000 };
let league: LeagueInDatabase;
let node: LiveNode;
let proxy: ChaosProxy;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "states", ["Hawks", "Owls", "Bears", "Wolves"]);
  node = await startLiveNode(database);
});
afterAll(() => node.close(500));
beforeEach(async () => {
  proxy = await startChaosProxy([node.port]);
});
afterEach(() => proxy.close());

type StateMessage = { readonly revision: number; readonly state: ChannelState };

/** What a listener of a channel is told, in order. */
function listener(channel: Channel) {
  const told: StateMessage[] = [];
  const client = new StreamClient({
    hosts: [`http://127.0.0.1:${proxy.port}`],
    isScreen: true,
    times: { firstRetry: 50, disconnectedRetry: 100 },
  });
  const stop = client.listen(channel, {
    position: () => null,
    onMessage: (message) => void (message.event === "state" && told.push(message.data)),
  });
  onTestFinished(stop);
  return { told, client, newest: () => told.at(-1)?.state };
}

let written = 0;

async function begun(home: string, away: string, venue: string | null = null): Promise<GameId> {
  const gameId = await league.game({ home, away, round: ++written, tipOff: Date.now() - 60_000 + written, venue });
  await league.append(gameId, script.slice(0, 60));
  return gameId;
}

/** A game in short, as the channel should have it: a fold of the log. */
async function inShort(gameId: GameId) {
  const log = (await readLogAfter(database.db, league.tenantId, gameId))!;
  return JSON.parse(JSON.stringify({ gameId, leagueId: league.leagueId, now: nowOf(log.events, log.ruleProfile) })) as object;
}

async function isCut(whileAway: () => Promise<void>): Promise<void> {
  proxy.weather.refuses = true;
  proxy.cut();
  await whileAway();
  proxy.weather.refuses = false;
}

function expectGrowing(told: readonly StateMessage[]): void {
  const revisions = told.map(({ revision }) => revision);
  expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other));
}

describe("the channel of a league", () => {
  test("tells its running games whole, then each change; who was away is told the newest alone, and a log begun anew is told too", async () => {
    const one = await begun("Hawks", "Owls");
    const heard = listener(`league:${league.leagueId}`);
    await expect.poll(heard.newest, patient).toEqual({ kind: "games", games: [await inShort(one)] });

    await league.append(one, script.slice(60, 120));
    await expect.poll(heard.newest, patient).toEqual({ kind: "games", games: [await inShort(one)] });
    const other = await begun("Bears", "Wolves");
    await expect.poll(heard.newest, patient).toEqual({ kind: "games", games: [await inShort(one), await inShort(other)] });

    const before = heard.told.length;
    await isCut(async () => {
      for (const end of [140, 160, 180]) await league.append(one, script.slice(end - 20, end));
    });
    await expect.poll(heard.newest, patient).toEqual({ kind: "games", games: [await inShort(one), await inShort(other)] });
    expect(heard.told.length).toBe(before + 1);

    await beginLogAnew(database.db, league.tenantId, one, Date.now());
    await expect.poll(heard.newest, patient).toEqual({ kind: "games", games: [await inShort(other)] });
    expectGrowing(heard.told);
  });

  test("of another league says that nobody plays, whatever happens here; of one that is not there it says nothing", async () => {
    const { seasonId, tenantId } = league;
    const second = { seasonId, slug: "second", name: ownName("Druga liga"), kind: "league", ruleProfile: "fiba" } as const;
    const place = { rankingPolicy: "fiba", place: 1, onLandingPage: false } as const;
    const heard = listener(`league:${await competitionsFor(database.db, tenantId).saveLeague({ ...second, ...place })}`);
    const nowhere = listener(`league:${randomUUID()}`);
    await expect.poll(heard.newest, patient).toEqual({ kind: "games", games: [] });
    const gameId = await begun("Hawks", "Owls");
    const here = listener(`league:${league.leagueId}`);
    await expect.poll(() => JSON.stringify(here.newest()), patient).toContain(gameId);
    expect(heard.told).toHaveLength(1);
    expect([nowhere.client.state, nowhere.told]).toEqual(["connected", []]);
  });
});

describe("the channel of a hall", () => {
  test("names the game its screens show, the next when another begins there, and the newest alone to who was away", async () => {
    const first = await begun("Hawks", "Owls", "Dvorana");
    const [heard, elsewhere] = [listener("venue:dvorana"), listener("venue:nowhere")];
    await expect.poll(heard.newest, patient).toEqual({ kind: "venue", gameId: first });
    const second = await begun("Bears", "Wolves", "Dvorana");
    await expect.poll(heard.newest, patient).toEqual({ kind: "venue", gameId: second });

    // What changes in the game is no news of the hall.
    await league.append(second, script.slice(60, 80));
    const before = heard.told.length;
    let third = second;
    await isCut(async () => {
      third = await begun("Owls", "Hawks", "Dvorana");
      await league.append(third, script.slice(60, 80));
    });
    await expect.poll(heard.newest, patient).toEqual({ kind: "venue", gameId: third });
    expect(heard.told.length).toBe(before + 1);
    // Its log is begun anew and it is an hour ahead: the hall is the other game's again.
    await beginLogAnew(database.db, league.tenantId, third, Date.now() + 3_600_000);
    await expect.poll(heard.newest, patient).toEqual({ kind: "venue", gameId: second });
    expectGrowing(heard.told);
    expect(elsewhere.told).toEqual([]);
  });
});
