/** A finger on the glass: when, where, and on what. */
export type Touch = { readonly at: number; readonly x: number; readonly y: number; readonly target: unknown };

const palmWithinMs = 40;
const palmBeyondPx = 200;
const twiceWithinMs = 150;

/** Whether a touch is meant: not the ball of a hand that lands far from the finger, nor one press felt twice. SCORER6 */
export function isMeant(touch: Touch, before: Touch | null): boolean {
  if (before === null) return true;
  const sinceMs = touch.at - before.at;
  if (touch.target === before.target && sinceMs < twiceWithinMs) return false;
  return sinceMs > palmWithinMs || Math.hypot(touch.x - before.x, touch.y - before.y) <= palmBeyondPx;
}
