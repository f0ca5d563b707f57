import type { RuleSet } from "../rules/rule-set.ts";
import type { FactOf, Side } from "./facts.ts";

/** Technical fouls of a head coach and of everybody else on his bench, and whether his game is over. */
export type CoachFouls = { own: number; bench: number; disqualified: boolean };

/** Nobody has charged him with anything yet. */
export function noCoachFouls(): CoachFouls {
  return { own: 0, bench: 0, disqualified: false };
}

/**
 * Charges a foul of coach or bench to the head coach. His game is over after so many technical fouls of his own, or so many of him
 * and his bench together (FIBA 2024, Art. 36: two, three), or one disqualifying foul. FOUL6
 */
export function chargeCoach(
  fouls: CoachFouls,
  { offender, kind }: Pick<FactOf<"foul">, "offender" | "kind">,
  limits: RuleSet["coachFoulLimits"],
): void {
  if (offender === "player") return;
  if (kind === "technical") fouls[offender === "coach" ? "own" : "bench"]++;
  const isOut = offender === "coach" && (kind === "disqualifying" || kind === "fight");
  if (isOut || fouls.own >= limits.own || fouls.own + fouls.bench >= limits.withBench) fouls.disqualified = true;
}

/** Of which sides the head coach's game is over. */
export function coachesOut(state: { readonly [S in Side]: { readonly coachFouls: CoachFouls } }): readonly Side[] {
  return (["home", "away"] as const).filter((side) => state[side].coachFouls.disqualified);
}

/** What a flag says of it. */
export function coachOutText(side: Side, { own, bench }: CoachFouls): string {
  return `${side} head coach: ${own} technical of his own, ${bench} of the bench`;
}
