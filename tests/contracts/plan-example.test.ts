import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { checkPlan } from "#core/league/playoff/check-plan.ts";
import { leagueTable } from "#core/league/playoff/playoff-plan.ts";
import { readPlan } from "#server/league-office/playoff-plan-file.ts";
import { root } from "./source-tree.ts";

test("the example of docs/formats/playoffs.md is a plan that holds together", () => {
  const page = readFileSync(path.join(root, "docs/formats/playoffs.md"), "utf8");
  const plan = readPlan(JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? ""));
  expect(checkPlan(plan, null)).toEqual([]);
  const bracket = bracketOf(plan, { [leagueTable]: ["A", "B", "C", "D"] }, []);
  expect(bracket.rounds.map(({ duels }) => duels.map(({ first, second }) => [first.team, second.team]))).toEqual([
    [
      ["A", "D"],
      ["B", "C"],
    ],
    [[null, null]],
  ]);
});
