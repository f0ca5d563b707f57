import { expect, it } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import { fiba2026 } from "../rules/fiba-2026.ts";
import { fiba } from "../rules/fiba.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { foldGame } from "./evolve.ts";
import type { FoulKind } from "./facts.ts";

function playerAfter(kinds: readonly FoulKind[], rules: RuleSet) {
  const sheet = Scoresheet.begun();
  for (const kind of kinds) sheet.foul("h4", kind);
  return foldGame(sheet.events, rules).home.players.get("h4" as PlayerKey)!;
}

it.each<[readonly FoulKind[], boolean]>([
  [["technical", "technical"], true],
  [["flagrant", "flagrant"], true],
  [["flagrant", "technical"], true],
  [["disruptive", "disruptive"], false],
  [["disruptive", "flagrant", "technical-minor"], false],
  [["technical-minor", "technical-minor", "technical"], false],
  [["disruptive", "disruptive", "technical-minor", "personal", "personal"], true],
])("SET11 by the rules of 2026 %j ends a player's game: %s", (kinds, ends) => {
  expect(playerAfter(kinds, fiba2026).disqualified).toBe(ends);
});

it("SET11 FOUL4 by the rules before, two unsportsmanlike or technical fouls do", () => {
  expect(playerAfter(["unsportsmanlike"], fiba).disqualified).toBe(false);
  expect(playerAfter(["unsportsmanlike", "technical"], fiba).disqualified).toBe(true);
});

it("SET11 statistics count the new fouls where the old ones stood", () => {
  const player = playerAfter(["disruptive", "technical-minor", "flagrant"], fiba2026);
  expect(player).toMatchObject({ foulsCommitted: 3, technicalFouls: 1, unsportsmanlikeFouls: 2 });
});
