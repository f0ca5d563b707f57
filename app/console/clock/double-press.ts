/** Two starts or stops within this are one press of an unsteady hand. CLOCK16 */
const doubleWithinMs = 150;

/** Whether a press is no second one: a key held down repeats itself, and a hand may bounce. */
export function isDoublePress(last: { readonly code: string; readonly at: number } | null, code: string, at: number): boolean {
  return last !== null && last.code === code && code === "Space" && at - last.at < doubleWithinMs;
}
