export type RuleWord = "clock" | "period" | "timeLeft" | "timeout" | "board" | "role" | "other";

const words: Readonly<Record<string, RuleWord>> = {
  LIVE3: "role",
  LIVE4: "role",
  LIVE18: "clock",
  LIVE19: "period",
  PERIOD4: "timeLeft",
  PERIOD8: "period",
  TIME1: "timeout",
  TIME2: "timeout",
  TIME3: "timeout",
  BRIDGE1: "board",
};

/** Under which of the seat's words a rule is explained. */
export function ruleKey(rule: string): RuleWord {
  return words[rule] ?? "other";
}
