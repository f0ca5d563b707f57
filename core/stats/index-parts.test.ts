import fc from "fast-check";
import { expect, it } from "vitest";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { performanceIndices } from "../league/competition-settings.ts";
import { indexParts } from "./index-parts.ts";
import { performanceIndexOf } from "./performance-index.ts";

const few = fc.integer({ min: 0, max: 20 });
const lines = fc
  .record({
    twoPointersMade: few,
    twoPointersMissed: few,
    threePointersMade: few,
    threePointersMissed: few,
    freeThrowsMade: few,
    freeThrowsMissed: few,
    offensiveRebounds: few,
    defensiveRebounds: few,
    assists: few,
    steals: few,
    turnovers: few,
    blocks: few,
    blocksReceived: few,
    foulsCommitted: few,
    foulsDrawn: few,
  })
  .map(({ twoPointersMissed, threePointersMissed, freeThrowsMissed, ...made }) =>
    countingLine({
      ...made,
      twoPointersAttempted: made.twoPointersMade + twoPointersMissed,
      threePointersAttempted: made.threePointersMade + threePointersMissed,
      freeThrowsAttempted: made.freeThrowsMade + freeThrowsMissed,
    }),
  );

it.each(performanceIndices)("FAN5 the rows of %s add up to it", (index) => {
  fc.assert(
    fc.property(lines, (line) => {
      const sum = indexParts(index, line).reduce((total, { addsTenths }) => total + addsTenths, 0);
      expect(sum / 10).toBeCloseTo(performanceIndexOf(index, line) ?? Number.NaN, 10);
    }),
  );
});
