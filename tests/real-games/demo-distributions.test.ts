import { beforeAll, describe, expect, it } from "vitest";
import { distributionOf, spread } from "#demo/distributions/distribution.ts";
import { figures, type FiguredGame } from "#demo/distributions/game-figures.ts";
import { simulatedGames } from "#demo/distributions/simulated-games.ts";
import { buildWorld } from "#demo/world.ts";
import { realGames, realMargins } from "../support/games/real-distributions.ts";

const { euroleague, livestats } = await realGames();
const margins = realMargins();
const sources = [euroleague, livestats];
let simulated: FiguredGame[] = [];

beforeAll(() => {
  simulated = simulatedGames(buildWorld(Date.UTC(2026, 10, 18, 12)));
}, 60_000);

/** The given games were chosen for what is odd in them (overtimes, close ends): for these, ten seasons of results speak. */
const chosen = new Set(["margin", "home win", "home margin", "overtime"]);
/** What fewer values tell is no distribution. */
const fewest = 10;

describe.skipIf(euroleague.length === 0 || livestats.length === 0)("the demo's games look like real ones", () => {
  it.each(figures.filter(({ name }) => !chosen.has(name)))("$name: no further than half a deviation from what leagues have", (figure) => {
    const real = sources.map((games) => distributionOf(figure, games)).filter((known) => known !== null && known.count >= fewest);
    const own = distributionOf(figure, simulated);
    expect(real.length).toBeGreaterThan(0);
    const lowest = Math.min(...real.map((known) => (known ? known.mean - known.deviation / 2 : Infinity)));
    const highest = Math.max(...real.map((known) => (known ? known.mean + known.deviation / 2 : -Infinity)));
    expect(own?.mean).toBeGreaterThan(lowest);
    expect(own?.mean).toBeLessThan(highest);
  });
});

describe.skipIf(margins.length === 0)("the demo's results look like ten seasons' results", () => {
  const meanOf = (name: string) =>
    distributionOf(figures.find((figure) => figure.name === name) ?? fail(name), simulated)?.mean ?? Number.NaN;

  it("are as far apart, and at home as often won", () => {
    expect(Math.abs(meanOf("margin") - (spread(margins.map(Math.abs))?.mean ?? 0))).toBeLessThan(1.5);
    expect(Math.abs(meanOf("home margin") - (spread(margins)?.mean ?? 0))).toBeLessThan(1.5);
    expect(Math.abs(meanOf("home win") - (spread(margins.map((margin) => Number(margin > 0)))?.mean ?? 0))).toBeLessThan(0.05);
  });
});

describe("without anything to compare with", () => {
  it("few of the demo's games go to overtime, and points are those of grown men", () => {
    const overtime = simulated.filter(({ box }) => box.periods.length > 4).length / simulated.length;
    expect(overtime).toBeGreaterThan(0.025);
    expect(overtime).toBeLessThan(0.08);
    const points = spread(simulated.flatMap(({ box }) => [box.teams.home.points, box.teams.away.points]));
    expect(points?.mean).toBeGreaterThan(78);
    expect(points?.mean).toBeLessThan(88);
    expect(points?.deviation).toBeGreaterThan(8);
    expect(points?.deviation).toBeLessThan(13);
  });
});

function fail(name: string): never {
  throw new Error(`No figure ${name}`);
}
