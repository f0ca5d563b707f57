import { expect, test } from "vitest";
import plays from "#messages/en/plays.ts";
import { type PlayKind, playKind } from "./play-kinds.ts";
import type { PlayMessageKey } from "./play-line.ts";

test("CLIP1 CLIP9 every play that a player or a team makes is of a kind; what only divides the game is of none", () => {
  const byKind = Map.groupBy(Object.keys(plays) as PlayMessageKey[], playKind);
  const counts = Object.fromEntries([...byKind].map(([kind, keys]) => [kind ?? "none", keys.length]));
  expect(counts).toMatchObject({ dunk: 1, three: 1, two: 4, freeThrow: 2, freeThrowMiss: 2, miss: 6, rebound: 4, assist: 2, steal: 2 });
  expect(counts).toMatchObject({ block: 2, turnover: 14 });
  expect(byKind.get(null)?.toSorted()).toEqual([
    "challenge",
    "coachChanged",
    "coachDisqualified",
    "foulDrawn",
    "foulDrawnBy",
    "gameEnd",
    "jumpBall",
    "jumpBallWon",
    "mediaTimeout",
    "periodEnd",
    "periodStart",
    "substitutionIn",
    "substitutionOut",
    "timeout",
  ]);
});

test.each([
  ["layupMade", "two"],
  ["dunkMissed", "miss"],
  ["freeThrowMissedOf", "freeThrowMiss"],
  ["teamOffensiveRebound", "rebound"],
  ["turnoverOffensiveFoul", "turnover"],
  ["foulOffensive", "foul"],
  ["coachTechnical", "foul"],
] as const)("CLIP1 %s is of the kind %s", (key, kind: PlayKind) => {
  expect(playKind(key)).toBe(kind);
});
