import { describe, expect, test } from "vitest";
import { parametersOf } from "./page-parameters.ts";

const league = "/sr/seasons/2025-26/leagues/first/tabs";

describe("the parameters of pages of figures", () => {
  test.each([
    [`${league}/BestPlayers`, ["phase"]],
    [`${league}/LeagueLeaders`, ["phase", "mode", "category", "side", "result", "size", "club", "sort", "order", "page"]],
    [`${league}/GameRecords.data`, ["phase", "holder", "category"]],
    ["/sr/history/best-players", ["phase"]],
    ["/sr/history/best-players/tabs/LeagueLeaders", ["phase", "mode", "statistic", "page"]],
    ["/sr/history/best-players/tabs/GameRecords", ["phase", "holder", "category"]],
    ["/sr/history/best-players/tabs/PerGameLeaders", ["phase", "mode", "sort", "order", "page"]],
  ])("at %s are %j", (path, names) => {
    expect(parametersOf(path)).toEqual(names);
  });

  test("of the big table are those that its filter reads, and the page", () => {
    expect(parametersOf(`${league}/PerGame`)).toEqual(
      expect.arrayContaining(["side", "result", "club", "starter", "round", "order", "page"]),
    );
  });
});
