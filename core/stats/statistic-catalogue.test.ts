import { describe, expect, it } from "vitest";
import en from "#messages/en/statistics.ts";
import game from "#messages/en/game.ts";
import { isStatisticId, statisticEntry, statisticIds } from "./statistic-catalogue.ts";
import { countStatistics, fewerIsBetter, ratioStatistics } from "./history/statistics.ts";

describe("the catalogue of statistics", () => {
  it("CAT1 every statistic has its words: those of the box score in the game's area, the others with a formula", () => {
    const named = statisticIds.map((id) => [id, statisticEntry(id).words] as const);
    const inGame = named.flatMap(([id, { area, key }]) => (area === "game" ? [[id, key.replace("statistics.", "")]] : []));
    expect(inGame.filter(([, key = ""]) => !Object.hasOwn(game.statistics, key))).toEqual([]);
    const inStatistics = named.flatMap(([, { area, key }]) => (area === "statistics" ? [key] : []));
    expect(inStatistics.toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it("CAT1 what is summed over games is in it, and sorted the same way", () => {
    const summed = [...countStatistics, ...ratioStatistics];
    expect(summed.filter((id) => !isStatisticId(id))).toEqual([]);
    expect([...fewerIsBetter].filter((id) => statisticEntry(id).better !== "lower")).toEqual([]);
    expect(isStatisticId("toString")).toBe(false);
  });

  it("CAT1 only what is estimated from estimates is experimental, and says so in its name", () => {
    const experimental = statisticIds.filter((id) => statisticEntry(id).experimental);
    expect(experimental).toHaveLength(4);
    for (const [id, words] of Object.entries(en)) {
      expect([id, words.long.includes("(experimental)")]).toEqual([id, experimental.some((each) => each === id)]);
    }
  });
});
