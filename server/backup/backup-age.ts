const dayMs = 24 * 60 * 60 * 1000;
/** A day and two hours: a night that was missed is told before the next one. BACKUP8 */
export const longestAgeMs = 26 * 60 * 60 * 1000;

/** The last night's moment at which a backup was to be made. */
export function lastDueAt(now: number, atMinute: number): number {
  const today = Math.floor(now / dayMs) * dayMs + atMinute * 60_000;
  return today <= now ? today : today - dayMs;
}

/** Whether one is to be made now; `since`: the last one, or when the installation began. BACKUP7 */
export function isDue(now: number, since: number, atMinute: number | null): boolean {
  return atMinute !== null && since < lastDueAt(now, atMinute);
}

export function isLate(now: number, since: number): boolean {
  return now - since > longestAgeMs;
}
