import type { CommandRuleId } from "./table-command.ts";

const lenient: ReadonlySet<CommandRuleId> = new Set<CommandRuleId>([
  "COURT1",
  "COURT2",
  "COURT3",
  "COURT4",
  "FOUL5",
  "TIME2",
  "TIME3",
  "CLOCK1",
]);

/**
 * Whether what this rule refuses can have happened all the same, because a table missed something before it: a change, a player
 * who had to leave with nobody left to come in, a clock that was set. A command that says it is lenient is taken, and flagged. LIVE28
 */
export function isLenient(rule: CommandRuleId): boolean {
  return lenient.has(rule);
}
