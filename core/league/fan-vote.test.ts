import { expect, test } from "vitest";
import { gameStatuses } from "../game/facts.ts";
import { fanVoteResult, fanVoteRuleOf, isPlayedOut } from "./fan-vote.ts";

test("FANVOTE1 FANVOTE7 a competition says how long its fans are asked and how many votes it takes; what makes no sense is not said", () => {
  expect(fanVoteRuleOf({})).toEqual({ hours: 48, leastVotes: 10 });
  expect(fanVoteRuleOf({ fanVote: { hours: 72.5 } })).toEqual({ hours: 72.5, leastVotes: 10 });
  expect(fanVoteRuleOf({ fanVote: { hours: 1 } }).hours).toBe(1);
  expect(fanVoteRuleOf({ fanVote: { hours: 0, leastVotes: 1 } })).toEqual({ hours: 0, leastVotes: 1 });
  for (const odd of [-1, 0.0001, 0.99, 745, Number.NaN, Number.POSITIVE_INFINITY, "48" as unknown as number])
    expect(fanVoteRuleOf({ fanVote: { hours: odd } }).hours).toBe(48);
  for (const odd of [0, -3, Number.NaN, "1" as unknown as number])
    expect(fanVoteRuleOf({ fanVote: { leastVotes: odd } }).leastVotes).toBe(10);
});

test("FANVOTE5 fans are asked of a game that was played out, and of no result of the office", () => {
  expect(gameStatuses.filter((status) => isPlayedOut({ status, award: null }))).toEqual(["ended", "final", "under-protest"]);
  expect(isPlayedOut({ status: "final", award: "administrative" })).toBe(false);
});

test("FANVOTE6 FANVOTE9 shares are of the votes for those who played; equals are first together", () => {
  const counts = [
    { key: "h4", votes: 30 },
    { key: "a7", votes: 45 },
    { key: "h9", votes: 45 },
    { key: "gone", votes: 500 },
    { key: "h5", votes: 0 },
  ];
  expect(fanVoteResult(counts, new Set(["h4", "a7", "h9", "h5"]))).toEqual({
    votes: 120,
    players: [
      { key: "a7", votes: 45, share: 0.375, place: 1 },
      { key: "h9", votes: 45, share: 0.375, place: 1 },
      { key: "h4", votes: 30, share: 0.25, place: 3 },
    ],
  });
  expect(fanVoteResult([], new Set(["h4"]))).toEqual({ votes: 0, players: [] });
});
