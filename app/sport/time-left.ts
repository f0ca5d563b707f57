const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long until a moment, in the largest unit that says enough: days from two on, hours from one and a half on. `null`: it has come. LOOK21 */
export function timeLeft(ms: number): { readonly count: number; readonly unit: "day" | "hour" | "minute" } | null {
  if (ms <= 0) return null;
  if (ms >= 2 * day) return { count: Math.floor(ms / day), unit: "day" };
  if (ms >= 1.5 * hour) return { count: Math.round(ms / hour), unit: "hour" };
  return { count: Math.ceil(ms / minute), unit: "minute" };
}
