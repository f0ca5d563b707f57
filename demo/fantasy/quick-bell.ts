import type { Random } from "../random.ts";

/** About bell-shaped around 0 with deviation 1, for a quarter of what `Random.bell` costs. */
export function quickBell(random: Random): number {
  return 2 * (random.next() + random.next() + random.next() - 1.5);
}
