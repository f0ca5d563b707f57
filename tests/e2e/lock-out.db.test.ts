import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LimitedAction, type LimitName, rateLimits } from "#server/accounts/rate-limits.ts";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { root, sourceTree } from "../contracts/source-tree.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import { httpTries, type Intent, type TryingPerson, tryingPerson } from "../support/database/account-tries.ts";
import type { RawAnswer } from "../support/servers/ask-server.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { type PushNode, startPushNode } from "../support/servers/push-node.ts";

type Narrow = Exclude<LimitName, "tenant">;
type Try = { readonly network: string; readonly person: TryingPerson; readonly intent?: Intent };
type Siege = {
  /** In this order until the last is held: no other limit is full before. */
  readonly guilty: readonly Try[];
  /** Between two tries, where one at a time is let in. */
  readonly everyMs?: number;
  readonly innocent: Readonly<Record<string, Try>>;
};

const database = databaseForThisFile();
// Time stands still: no limit lets anybody in again meanwhile.
let moment = Date.now();
let push: PushNode;
let server: AccountServer;
let networks = 0;
const quiet = new Map<LimitedAction, number>();
const actions = Object.keys(rateLimits) as LimitedAction[];
const sieges = actions.flatMap((action) =>
  (Object.keys(rateLimits[action]) as LimitName[])
    .filter((limit): limit is Narrow => limit !== "tenant")
    .map((limit): readonly [LimitedAction, Narrow] => [action, limit]),
);

beforeAll(async () => {
  push = await startPushNode(database);
  const besides = { myGames: myGamesDesk(database.db, () => moment), push: () => push.desk };
  server = await AccountServer.start(database.db, { now: () => moment }, besides);
  for (const action of actions) quiet.set(action, (await send(action, { network: network(), person: await somebody() })).status);
});
afterAll(async () => {
  await server.close();
  await push.close();
});

function network(): string {
  networks += 1;
  return `203.0.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
}

function somebody(): Promise<TryingPerson> {
  return tryingPerson(database.db, server.one);
}

function people(count: number): Promise<readonly TryingPerson[]> {
  return Promise.all(Array.from({ length: count }, somebody));
}

function send(action: LimitedAction, { network: from, person, intent = "honest" }: Try): Promise<RawAnswer> {
  const { method, path: address, body, headers } = httpTries[action](person, intent);
  return server.send(method, address, { body, headers: { ...headers, "X-Forwarded-For": from } });
}

function allowance(action: LimitedAction, limit: Narrow): { readonly atOnce: number; readonly everyMs: number } | undefined {
  return (rateLimits[action] as Partial<Record<LimitName, { readonly atOnce: number; readonly everyMs: number }>>)[limit];
}

function atOnce(action: LimitedAction, limit: Narrow): number {
  return allowance(action, limit)?.atOnce ?? Number.POSITIVE_INFINITY;
}

/** How each kind of limit is filled, and who must not feel it: another network, another account, as the limit counts. */
const siegeOf: Readonly<Record<Narrow, (action: LimitedAction) => Promise<Siege>>> = {
  async network(action) {
    const [from, most] = [network(), atOnce(action, "network")];
    const perPerson = Math.min(most, atOnce(action, "networkAndSubject"), atOnce(action, "subject") - 1, atOnce(action, "again"));
    const victims = await people(Math.ceil(most / perPerson));
    const guilty = Array.from({ length: most }, (_, index) => tried(from, victims[index % victims.length]!));
    return {
      guilty: [...guilty, tried(from, await somebody())],
      innocent: {
        "another on another network": { network: network(), person: await somebody() },
        "whoever it was tried on, on a network of his own": { network: network(), person: victims[0]! },
      },
    };
  },
  async networkAndSubject(action) {
    const [from, victim] = [network(), await somebody()];
    return {
      guilty: Array.from({ length: atOnce(action, "networkAndSubject") + 1 }, () => tried(from, victim)),
      everyMs: allowance(action, "again")?.everyMs ?? 0,
      innocent: {
        "the one it is tried on, on a network of his own": { network: network(), person: victim },
        "another on the same network": { network: from, person: await somebody() },
      },
    };
  },
  async subject(action) {
    const victim = await somebody();
    const perNetwork = Math.min(atOnce(action, "networkAndSubject"), atOnce(action, "network"));
    const most = atOnce(action, "subject");
    const from = Array.from({ length: Math.ceil((most + 1) / perNetwork) }, network);
    return {
      guilty: Array.from({ length: most + 1 }, (_, index) => tried(from[Math.floor(index / perNetwork)]!, victim)),
      innocent: {
        "another on a network of the guilty": { network: from.at(-1)!, person: await somebody() },
        "another on another network": { network: network(), person: await somebody() },
      },
    };
  },
  async again(action) {
    const victim = await somebody();
    return {
      guilty: Array.from({ length: atOnce(action, "again") + 1 }, () => tried(network(), victim)),
      innocent: { "another on another network": { network: network(), person: await somebody() } },
    };
  },
};

function tried(from: string, person: TryingPerson): Try {
  return { network: from, person, intent: "guessing" };
}

/** Where being held is answered like being let in, no mail goes out. ACC31 */
function isHeldQuietly(action: LimitedAction, limit: Narrow): boolean {
  return action === "reset" && (limit === "subject" || limit === "again");
}

async function mailsTo({ email }: TryingPerson): Promise<number> {
  return (await database.db.selectFrom("mail_outbox").select("mail_id").where("recipient", "=", email).execute()).length;
}

describe.each(sieges)("ACC9 while strangers are held by %s of one %s", (action, limit) => {
  it("whoever else comes is answered as on a quiet day", async () => {
    const { guilty, everyMs = 0, innocent } = await siegeOf[limit](action);
    const answers: number[] = [];
    for (const one of guilty) {
      answers.push((await send(action, one)).status);
      moment += everyMs;
    }
    if (isHeldQuietly(action, limit)) {
      expect(await mailsTo(guilty[0]!.person)).toBeLessThan(guilty.length);
    } else {
      expect([answers.at(-1), answers.slice(0, -1).filter((status) => status === 429)]).toEqual([429, []]);
    }
    for (const [who, one] of Object.entries(innocent)) {
      expect([who, (await send(action, one)).status]).toEqual([who, quiet.get(action)]);
      if (action === "reset") expect(await mailsTo(one.person)).toBeGreaterThan(0);
    }
  });
});

it("ACC9 while all of that goes on, one who does everything is answered as on a quiet day", async () => {
  const [from, person] = [network(), await somebody()];
  const answers = await Promise.all(actions.map(async (action) => [action, (await send(action, { network: from, person })).status]));
  expect(answers).toEqual([...quiet]);
});

/** Limits of one network that stand elsewhere, each with the test in which others are free while it is full. */
const elsewhere: Readonly<Record<string, readonly [file: string, test: string]>> = {
  "server/live/stream-allowance.ts streamsPerNetwork": [
    "tests/e2e/stream-access.db.test.ts",
    "behind a proxy each visitor has their own streams",
  ],
  "server/live/stream-allowance.ts topicsPerNetwork": [
    "tests/e2e/stream-attack.db.test.ts",
    "whoever follows a game that is played is let in",
  ],
  "server/live/stream-allowance.ts mostTopicsPerNetwork": ["server/live/stream-allowance.test.ts", "is still there for others"],
  "server/live/stream-allowance.ts heldBytesPerNetwork": [
    "server/live/stream-allowance.test.ts",
    "counts bytes that wait, of a network and of all",
  ],
  "server/live/stream-allowance.ts mostHeldBytesPerNetwork": [
    "server/live/stream-allowance.test.ts",
    "counts bytes that wait, of a network and of all",
  ],
  "server/push/room-for-devices.ts mostDevicesOfNetwork": [
    "server/push/devices-of-strangers.db.test.ts",
    "several nodes count together what a network leaves",
  ],
  "server/push/room-for-devices.ts mostFollowedByNetwork": ["server/push/devices-of-strangers.db.test.ts", "not his neighbours"],
  "server/config.ts STREAMS_PER_ADDRESS": ["tests/e2e/stream-access.db.test.ts", "behind a proxy each visitor has their own streams"],
};

it("every limit of one network that stands elsewhere is named with its test", () => {
  const named = sourceTree()
    .filter((file) => /^(server|contract)\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const declared = text.matchAll(
        /^(?:export const |const | {2}readonly | {2})(\w+(?:(?:Per|Of|By)Network|_PER_ADDRESS))(?:\?: number;|: number;| = [\d_ *]+;|: wholeNumber)/gm,
      );
      return [...declared].map(([, name = ""]) => `${file} ${name}`);
    });
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(elsewhere).toSorted());
  for (const [file, test] of Object.values(elsewhere)) expect(readFileSync(path.join(root, file), "utf8")).toContain(test);
});
