import { fiba } from "./fiba.ts";
import type { RuleSet } from "./rule-set.ts";

/**
 * FIBA Official Basketball Rules 2026, in force since 1 October 2026: the unsportsmanlike foul is now a disruptive or a flagrant one
 * (Art. 37, 38), technical fouls are of two categories (Art. 36), and of all these only flagrant fouls and technical ones of the first
 * category end a player's game, two of them, alike or not. Times, time-outs, team fouls and the shot clock are as they were.
 *
 * Which public sources say so, and what none of them told: docs/decisions/0076-fiba-s-rules-of-2026.md.
 */
export const fiba2026: RuleSet = {
  ...fiba,
  id: "fiba-2026",
  graveFouls: ["technical", "technical-minor", "disruptive", "flagrant"],
  gameDisqualification: { of: ["technical", "flagrant"], count: 2 },
};
