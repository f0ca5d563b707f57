import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { LogPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { StreamClient, type StreamClientOptions } from "#app/live/stream-client.ts";
import { type ChaosProxy, startChaosProxy } from "./chaos-proxy.ts";
import { databaseForThisFile, type TestDatabase } from "../database/database.ts";
import { type FollowedGame, LiveGameInDatabase } from "../database/live-game-in-database.ts";
import { type LiveNode, startLiveNode } from "./live-node.ts";

export type Joined = FollowedGame & { readonly client: StreamClient };

/** A game on a server, and a line to it that breaks as a test says: made anew for each, and with it gone whoever joined. */
export type BrokenLine = {
  readonly database: TestDatabase;
  readonly game: LiveGameInDatabase;
  readonly node: LiveNode;
  readonly proxy: ChaosProxy;
  /** A client at the other end of the line, from where the log stands or another place. */
  join(options?: StreamClientOptions, from?: LogPosition): Promise<Joined>;
  /** The same with a log that is at hand. */
  follow(options: StreamClientOptions, start: LiveLog): Joined;
  /** Ends with the test. */
  ending(stop: () => void): void;
};

export function brokenLineForThisFile(slug: string): BrokenLine {
  const database = databaseForThisFile();
  const made: { game?: LiveGameInDatabase; node?: LiveNode; proxy?: ChaosProxy } = {};
  const endings: (() => void)[] = [];
  const of = <Name extends keyof typeof made>(name: Name) => made[name] as NonNullable<(typeof made)[Name]>;

  beforeAll(async () => {
    made.game = await LiveGameInDatabase.begun(database, slug);
    made.node = await startLiveNode(database);
  });
  afterAll(() => made.node?.close(500));
  beforeEach(async () => {
    made.proxy = await startChaosProxy([of("node").port]);
  });
  afterEach(async () => {
    for (const stop of endings.splice(0)) stop();
    await made.proxy?.close();
  });

  function follow(options: StreamClientOptions, start: LiveLog): Joined {
    const client = new StreamClient({ hosts: [`http://127.0.0.1:${of("proxy").port}`], isScreen: true, ...options });
    const view = of("game").follow(client, start);
    endings.push(view.stop);
    return Object.assign(view, { client });
  }

  return {
    database,
    get game() {
      return of("game");
    },
    get node() {
      return of("node");
    },
    get proxy() {
      return of("proxy");
    },
    follow,
    async join(options = {}, from) {
      const truth = await of("game").log();
      return follow(
        options,
        from === undefined ? truth : { ...truth, position: from, events: truth.events.slice(0, Number(from.split(".")[1])) },
      );
    },
    ending: (stop) => void endings.push(stop),
  };
}

export async function connected({ client }: { readonly client: StreamClient }): Promise<void> {
  for (let waits = 0; client.state !== "connected" && waits < 200; waits++) await pause(20);
  expect(client.state).toBe("connected");
}

/** Says how long it took until a client stood where the log stands, the same in all it has. */
export async function expectCaughtUp(game: LiveGameInDatabase, view: FollowedGame, withinMs: number): Promise<number> {
  const truth = await game.log();
  const took = await view.reaches(truth.position, withinMs);
  view.expectSame(truth);
  return took;
}
