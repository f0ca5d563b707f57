import { describe, expect, it } from "vitest";
import { seededRandom } from "./random.ts";

describe("seeded chance", () => {
  it("gives the same numbers for the same seed, on every machine", () => {
    const random = seededRandom("a seed");
    expect(Array.from({ length: 4 }, () => random.whole(0, 999_999))).toEqual([819_012, 700_046, 689_134, 234_332]);
  });

  it("gives other numbers for another seed", () => {
    expect(seededRandom("a").next()).not.toBe(seededRandom("b").next());
  });

  it("keeps a fork apart: what is drawn there changes nothing here", () => {
    const random = seededRandom("a");
    const other = seededRandom("a");
    random.fork("side").next();
    expect(random.next()).toBe(other.next());
  });

  it("spreads evenly, and bells around its mean", () => {
    const random = seededRandom("spread");
    const count = 20_000;
    let sum = 0;
    let bells = 0;
    let squares = 0;
    for (let draw = 0; draw < count; draw++) {
      sum += random.next();
      const bell = random.bell(10, 2);
      bells += bell;
      squares += (bell - 10) ** 2;
    }
    expect(sum / count).toBeCloseTo(0.5, 1);
    expect(bells / count).toBeCloseTo(10, 1);
    expect(Math.sqrt(squares / count)).toBeCloseTo(2, 1);
  });

  it("chooses by weight, never what weighs nothing, and refuses a list without weight", () => {
    const random = seededRandom("weights");
    let heavy = 0;
    for (let draw = 0; draw < 4000; draw++) {
      const item = random.weighted(["none", "light", "heavy"], (name) => ({ none: 0, light: 1, heavy: 3 })[name] as number);
      expect(item).not.toBe("none");
      if (item === "heavy") heavy++;
    }
    expect(heavy / 4000).toBeCloseTo(0.75, 1);
    expect(() => random.weighted(["none"], () => 0)).toThrow(RangeError);
  });
});
