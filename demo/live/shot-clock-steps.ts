import type { Fact } from "#core/game/facts.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Standstill } from "./clocked-log.ts";

/** One hand on the shot clock, with what both clocks show after it. */
export type ShotClockStep = { readonly at: number; readonly fact: Fact; readonly remainingMs: number; readonly shotMs: number | null };

/** `shows`: what it shows when the game clock stands next. */
export type ShotClockRun = { readonly steps: readonly ShotClockStep[]; readonly shows: number | null };

/** Somebody looks up, then presses. */
const reactionMs = 1500;
/** From a basket until the ball is brought in again. */
const inboundMs = 2000;

/**
 * What is done to the shot clock from one standstill of the game clock to the next. A log stamped with it (`isStamped`)
 * is shown as it is stamped; in another the attack gets what the rules give it. `showing` is what it shows at first.
 */
export function shotClockRun(standstill: Standstill, showing: number | null, isStamped: boolean, rules: RuleSet): ShotClockRun {
  const { runsFrom, next } = standstill;
  if (runsFrom === null || next === null) return { steps: [], shows: null };
  const ranMs = standstill.remainingMs - next.remainingMs;
  const darkens = endsAttack(standstill) && showing !== null;
  const steps = darkens ? [blankAt(standstill)] : [];
  const before = darkens ? null : showing;
  if (!isStamped) return runByRules(standstill, { steps, shows: before }, ranMs, rules);
  const shownNext = next.lines[0]?.event.moment.shotClockMs ?? null;
  if (shownNext !== null) return { steps: [...steps, ...stepsTowards(standstill, next, before, shownNext, rules)], shows: shownNext };
  // A shot in the air: the clock goes on until somebody has the ball.
  if (isInFlight(standstill) || before === null) return { steps, shows: before && Math.max(0, before - ranMs) };
  return { steps: [...steps, blankAt(standstill)], shows: null };
}

function stepsTowards(
  standstill: Standstill,
  next: Standstill,
  showing: number | null,
  shownNext: number,
  rules: RuleSet,
): ShotClockStep[] {
  const { fullMs } = rules.shotClock;
  const needed = shownNext + standstill.remainingMs - next.remainingMs;
  if (needed === showing) return [];
  if (needed <= fullMs) return [resetTo(needed, standstill, pressedAt(standstill, 0))];
  return [resetTo(fullMs, standstill, next.from - (fullMs - shownNext))];
}

function runByRules(standstill: Standstill, { steps, shows }: ShotClockRun, ranMs: number, rules: RuleSet): ShotClockRun {
  const given = givenByRules(standstill, rules);
  if (given === null) {
    // Written down too late, or not at all: nobody knows what it showed.
    if (shows !== null && shows <= ranMs) return { steps: [...steps, blankAt(standstill)], shows: null };
    return { steps, shows: shows && shows - ranMs };
  }
  const at = Math.min(pressedAt(standstill, endsAttack(standstill) ? inboundMs : 0), standstill.next?.from ?? Infinity);
  const ranBefore = Math.max(0, at - (standstill.runsFrom ?? at));
  const isOff = standstill.remainingMs - ranBefore < given;
  const shownNext = given - (ranMs - ranBefore);
  if (isOff || shownNext < 0) return { steps: [...steps, blankAt(standstill)], shows: null };
  return { steps: [...steps, resetTo(given, standstill, at)], shows: shownNext };
}

/** While all stand it is set back a little after the whistle; while all run, at once. */
function pressedAt({ from, isDead, runsFrom }: Standstill, afterMs: number): number {
  return isDead ? Math.min(from + reactionMs, runsFrom ?? Infinity) : from + afterMs;
}

function resetTo(toMs: number, { remainingMs, runsFrom }: Standstill, at: number): ShotClockStep {
  const ranMs = Math.max(0, at - (runsFrom ?? at));
  return { at, fact: { type: "shot-clock.reset", toMs, reason: null }, remainingMs: remainingMs - ranMs, shotMs: toMs };
}

function blankAt({ remainingMs, from }: Standstill): ShotClockStep {
  return { at: from, fact: { type: "shot-clock.blank" }, remainingMs, shotMs: null };
}

/** A basket or free throws: the display goes dark until the ball is in play again. */
function endsAttack({ lines }: Standstill): boolean {
  return lines.some(({ event: { fact } }) => fact.type === "free-throw" || (fact.type === "field-goal" && fact.made));
}

function isInFlight({ lines }: Standstill): boolean {
  return lines.some(({ event: { fact } }) => fact.type === "field-goal" && !fact.made);
}

/** What the attack that goes on from here may take; `null`: what it has left. FIBA Art. 29 */
function givenByRules({ lines }: Standstill, { shotClock }: RuleSet): number | null {
  for (const { event } of lines.toReversed()) {
    const { fact } = event;
    if (fact.type === "rebound" && !fact.deadBall) {
      return fact.kind === "offensive" ? shotClock.afterOffensiveReboundMs : shotClock.fullMs;
    }
    if (fact.type === "field-goal") return fact.made ? shotClock.fullMs : null;
    if (fact.type === "free-throw" || fact.type === "steal" || fact.type === "turnover" || fact.type === "period.start") {
      return shotClock.fullMs;
    }
  }
  return null;
}
