import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameCommandAnswer } from "#contract/live/game-command.ts";
import type { Fact } from "#core/game/facts.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { ScoringDevice } from "../support/games/scoring-device.ts";
import { expectSoundLog } from "../support/browser/sound-log.ts";
import { shot } from "../support/games/table-facts.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";
import { startTableServer, type TableServer } from "../support/servers/table-server.ts";

/** Two servers on one database: each believes that it holds the game, and only the database decides between them. */
const database = databaseForThisFile();
let nodes: readonly [TableServer, TableServer];
let table: TableInDatabase;
/** The node that the next request of a device which has none of its own goes to. */
let turn = 0;

const quickLeases = { leaseTimes: { holdMs: 1500, refusalMs: 200 } };

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "nodes-of-tables", () => nodes[turn++ % 2 ? 1 : 0].port);
  nodes = [await startTableServer(database.db, quickLeases), await startTableServer(database.db, quickLeases)];
});
afterAll(() => Promise.all(nodes.map((node) => node.close())));

/** The same laptop, as one node alone sees it. */
function atNode(device: ScoringDevice, node: 0 | 1): ScoringDevice {
  const same = new ScoringDevice({ ...device.options, port: () => nodes[node].port });
  return Object.assign(same, { lease: device.lease, seen: device.seen, epoch: device.epoch });
}

function accepted(answers: readonly GameCommandAnswer[]): readonly GameCommandAnswer[] {
  expect(answers.filter(({ kind }) => kind !== "accepted")).toEqual([]);
  return answers;
}

describe("one game's tables on two nodes", () => {
  it("LIVE15 commands that go to one node and the other in turn follow on each other without a gap", async () => {
    const { gameId, statistics } = await table.begun();
    const answers: GameCommandAnswer[] = [];
    for (let second = 59; second > 39; second--) answers.push(await statistics.at(`9:${second}`).tell(shot("h4")));
    const versions = accepted(answers).map((answer) => (answer.kind === "accepted" ? answer.version : 0));
    expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index));
    await expectSoundLog(table.league, gameId, answers);
  });

  it("LIVE15 both nodes write at the same time: everything acknowledged is in the log once, and what is read of it fits", async () => {
    const { gameId, statistics, clock } = await table.begun();
    async function enter(device: ScoringDevice, facts: (index: number) => Fact): Promise<readonly GameCommandAnswer[]> {
      const answers: GameCommandAnswer[] = [];
      for (let index = 0; index < 30; index++) answers.push(await device.at("9:30").tell(facts(index)));
      return answers;
    }
    const answers = await Promise.all([
      enter(atNode(statistics, 0), () => shot("h4")),
      enter(atNode(clock, 1), (index) => ({ type: "shot-clock.set", remainingMs: 20_000 - index * 100 })),
    ]);
    const events = await expectSoundLog(table.league, gameId, accepted(answers.flat()));
    expect(events.filter((event) => event.op === "add" && event.fact.type === "field-goal")).toHaveLength(30);
  });

  it("LIVE5 the same command to both nodes at once is one, and both say so", async () => {
    const { gameId, statistics } = await table.begun();
    const command = statistics.at("9:30").command([statistics.add(shot("h4", 3))]);
    const answers = await Promise.all(([0, 1] as const).map(async (node) => (await atNode(statistics, node).send([command]))[0]));
    expect(answers[0]).toMatchObject({ kind: "accepted" });
    expect(answers[1]).toEqual(answers[0]);
    const events = await expectSoundLog(table.league, gameId, [answers[0]!]);
    expect(events.filter((event) => event.op === "add" && event.fact.type === "field-goal")).toHaveLength(1);
  });

  it("LIVE5 another content under its id is refused by the node that never saw the first", async () => {
    const { statistics } = await table.begun();
    const [one, other] = [atNode(statistics, 0), atNode(statistics, 1)];
    const first = one.at("9:30").command([one.add(shot("h4"))]);
    accepted(await one.send([first]));
    expect(await other.send([{ ...first, changes: [other.at("9:30").add(shot("h5"))] }])).toMatchObject([{ kind: "command-id-taken" }]);
  });

  it("LIVE3 LIVE16 fault 25: a role taken at one node is good at the other, and whoever lost it is refused at both", async () => {
    const { gameId, statistics } = await table.begun();
    const newcomer = await table.device(gameId, "statistics");
    await atNode(newcomer, 1).ask({ kind: "want" });
    const taking = atNode(newcomer, 1);
    await expect.poll(async () => (await taking.ask({ kind: "take" })).granted, { timeout: 8000 }).toBe(true);
    taking.seen = statistics.seen;
    const elsewhere = atNode(taking, 0);
    accepted([await elsewhere.at("9:20").tell(shot("h5"))]);
    for (const node of [0, 1] as const) {
      const old = atNode(statistics, node);
      expect(await old.at("9:10").tell(shot("h4"))).toMatchObject({ kind: "refused", rule: "LIVE3" });
    }
    await expectSoundLog(table.league, gameId);
  });
});
