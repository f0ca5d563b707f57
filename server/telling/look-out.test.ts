import { expect, it, onTestFinished } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import type { TimedEvent } from "#core/game/game-now.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { LookOut } from "./look-out.ts";
import type { GameLog, SeenGame, Teller } from "./teller.ts";

const tenantId = "league" as TenantId;
const gameId = "game" as GameId;
const script: readonly TimedEvent[] = exhibitionGame("look-out").events.map((event, place) => ({ ...event, at: place }));
const within = { timeout: 20_000, interval: 10 };

/** A game whose log the test lets grow, and how often it was read. */
class Table {
  events: readonly TimedEvent[] = script.slice(0, 20);
  reads = 0;

  read(): GameLog {
    this.reads += 1;
    return { epoch: 1, version: this.events.length, ruleProfile: "fiba", events: this.events };
  }
}

type Watched = Teller & { readonly seen: SeenGame[]; readonly rests: [readonly TenantId[], boolean][]; readonly failures: unknown[] };

function teller(table: Table, more: Partial<Teller> = {}): Watched {
  const [seen, rests, failures]: [Watched["seen"], Watched["rests"], unknown[]] = [[], [], []];
  return {
    seen,
    rests,
    failures,
    tenants: async () => [tenantId],
    games: async () => [{ tenantId, gameId, position: `1.${table.events.length}` }],
    tellGame: async (game) => void seen.push(game),
    heeds: (tag) => tag === pageTags.news,
    tellRest: async (...asked) => void rests.push(asked),
    onFailure: (error) => void failures.push(error),
    ...more,
  };
}

function looking(table: Table, tellers: readonly Teller[], everyMs = 60_000): LookOut {
  const onFailure = (error: unknown) => expect.unreachable(String(error));
  const running = new LookOut({ readGame: async () => table.read(), tellers, onFailure, everyMs });
  onTestFinished(() => running.close());
  return running;
}

it("PUSH11 WEBHOOK2 a game is read and folded once for all who tell of it", async () => {
  const table = new Table();
  const [devices, partners] = [teller(table), teller(table)];
  const running = looking(table, [devices, partners]);
  await expect.poll(() => [devices.seen.length, partners.seen.length], within).toEqual([1, 1]);
  expect(table.reads).toBe(1);
  table.events = script;
  running.heard({ tenantId, tags: [pageTags.game(gameId)] });
  await expect.poll(() => [devices.seen.length, partners.seen.length], within).toEqual([2, 2]);
  expect(table.reads).toBe(2);
  expect(devices.seen[1]).toBe(partners.seen[1]);
  expect(devices.seen[1]?.occasions.at(-1)?.kind).toBe("final");
});

it("WEBHOOK13 whoever fails to tell of a game holds up nobody, and is asked again", async () => {
  const table = new Table();
  let fails = true;
  const devices: Watched = teller(table, {
    async tellGame(game) {
      if (fails) throw new Error("the outbox is away");
      devices.seen.push(game);
    },
  });
  const partners = teller(table);
  looking(table, [devices, partners], 20);
  await expect.poll(() => devices.failures.length, within).toBeGreaterThan(1);
  expect([partners.seen.length > 0, partners.failures]).toEqual([true, []]);
  fails = false;
  await expect.poll(() => devices.seen.length, within).toBe(1);
});

it("LIVE26 a log that was read anew, and says something else, is folded from its beginning", async () => {
  const table = new Table();
  table.events = script;
  const devices = teller(table);
  const running = looking(table, [devices]);
  await expect.poll(() => devices.seen.length, within).toBe(1);
  const goals = script.map((event) =>
    event.op === "add" && event.fact.type === "field-goal" ? { ...event, fact: { ...event.fact, made: false } } : { ...event },
  );
  table.events = goals;
  running.heard({ tenantId, tags: [pageTags.game(gameId)] });
  await expect.poll(() => devices.seen.length, within).toBe(2);
  const ends = devices.seen.map(({ occasions }) => occasions.at(-1)?.score);
  expect(ends[1]).not.toEqual(ends[0]);
});

it("what changes beside games is looked at by whom it concerns, everything when nothing is named, nothing in a league where nobody listens", async () => {
  const table = new Table();
  const [devices, partners] = [teller(table), teller(table, { heeds: () => false })];
  const running = looking(table, [devices, partners]);
  await expect.poll(() => [devices.rests.length, partners.rests.length], within).toEqual([1, 1]);
  running.heard({ tenantId, tags: [pageTags.news] });
  await expect
    .poll(() => devices.rests, within)
    .toEqual([
      [[tenantId], true],
      [[tenantId], false],
    ]);
  running.heard({ tenantId: "elsewhere" as TenantId, tags: null });
  running.heard({ tenantId, tags: null });
  await expect.poll(() => [devices.rests.length, partners.rests.length], within).toEqual([3, 2]);
  expect(partners.rests.every(([, isWhole]) => isWhole)).toBe(true);
});
