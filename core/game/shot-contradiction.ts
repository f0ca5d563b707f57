import type { CourtPosition, Fact, ShotKind } from "./facts.ts";

/** FIBA's three-point line: this far from the ring's centre, and along the sidelines straight at this distance from the middle. */
const arcRadius = 6.75;
const straightX = 6.6;
const ringY = 1.575;
/** A finger on a drawing of the court is no better than that. */
const toleranceMetres = 0.5;

const underTheRing: ReadonlySet<ShotKind> = new Set<ShotKind>([
  "layup",
  "driving-layup",
  "reverse-layup",
  "dunk",
  "tip-in",
  "tip-in-layup",
  "tip-in-dunk",
  "alley-oop",
  "alley-oop-dunk",
]);

/** In words what of a shot cannot be so together: its value and its kind or place, or what became of it. `null`: all of it can. LIVE23 */
export function shotContradiction(fact: Fact): string | null {
  if (fact.type !== "field-goal") return null;
  const { value, kind, position, made } = fact;
  if (made && fact.blocked) return "a basket that was blocked";
  if (!made && fact.goaltending) return "goaltending that gives no points";
  if (fact.ownBasket) return made && value === 2 ? null : `${made ? "a three" : "a miss"} at one's own basket`;
  if (value === 3 && underTheRing.has(kind)) return `a three by ${kind}`;
  if (position === null) return null;
  const beyond = beyondTheLine(position);
  if (value === 3 && beyond < -toleranceMetres) return `a three ${(-beyond).toFixed(1)} m inside the line`;
  return value === 2 && beyond > toleranceMetres ? `a two ${beyond.toFixed(1)} m outside the line` : null;
}

/** What a basket from there counts. */
export function placeValue(position: CourtPosition): 2 | 3 {
  return beyondTheLine(position) > 0 ? 3 : 2;
}

/** Metres behind the three-point line; less than 0: inside it. */
function beyondTheLine({ x, y }: CourtPosition): number {
  return Math.max(Math.hypot(x, y - ringY) - arcRadius, Math.abs(x) - straightX);
}
