import type { LeaseAsk } from "#contract/live/lease.ts";

/** A role's row, or what it becomes. Times in epoch milliseconds of the database's clock. */
export type LeaseState = {
  readonly number: number;
  readonly linkId: string;
  readonly deviceId: string;
  readonly heldUntil: number;
  readonly promisedTo: string | null;
  readonly wanted: { readonly deviceId: string; readonly since: number } | null;
};

export type LeaseTimes = {
  /** A holder who is silent for so long has vanished. */
  readonly holdMs: number;
  /** How long a holder has to refuse somebody who wants the role. */
  readonly refusalMs: number;
};

/** Taken over within five seconds on request, within twenty from a holder who has vanished. LIVE16 */
export const leaseTimes: LeaseTimes = { holdMs: 18_000, refusalMs: 4000 };

/** A board's console counts as heard for so long after its bridge has said so. BRIDGE2 */
export const boardHoldMs = 1200;

/** Who asks, from which link. */
export type Asker = { readonly linkId: string; readonly deviceId: string };

/** What a role becomes by what is asked; `granted: false` leaves it as it is. LIVE16 */
export function decideLease(
  before: LeaseState | null,
  asker: Asker,
  ask: LeaseAsk,
  now: number,
  times: LeaseTimes = leaseTimes,
): { readonly granted: boolean; readonly after: LeaseState | null } {
  const isHolder = before !== null && before.deviceId === asker.deviceId && before.linkId === asker.linkId;
  const held = { heldUntil: now + times.holdMs, promisedTo: null, wanted: null };
  if (ask.kind === "take") {
    if (isHolder && before.heldUntil > now) return { granted: true, after: { ...before, heldUntil: now + times.holdMs } };
    if (!mayTake(before, asker, now, times)) return { granted: false, after: before };
    return { granted: true, after: { number: (before?.number ?? 0) + 1, ...asker, ...held } };
  }
  if (before === null) return { granted: false, after: null };
  if (ask.kind === "want") {
    const isWanted = before.wanted !== null && before.wanted.deviceId !== asker.deviceId;
    if (isHolder || isWanted) return { granted: false, after: before };
    return { granted: true, after: { ...before, wanted: before.wanted ?? { deviceId: asker.deviceId, since: now } } };
  }
  if (!isHolder || ask.number !== before.number) return { granted: false, after: before };
  switch (ask.kind) {
    case "renew":
      return { granted: true, after: { ...before, heldUntil: now + times.holdMs } };
    case "keep":
      return { granted: true, after: { ...before, wanted: null, heldUntil: now + times.holdMs } };
    case "hand-over":
      return { granted: true, after: { ...before, promisedTo: ask.toDeviceId } };
    case "release":
      return { granted: true, after: { ...before, heldUntil: now, promisedTo: null, wanted: null } };
  }
}

function mayTake(lease: LeaseState | null, { deviceId }: Asker, now: number, { refusalMs }: LeaseTimes): boolean {
  if (lease === null || lease.heldUntil <= now || lease.promisedTo === deviceId) return true;
  return lease.wanted?.deviceId === deviceId && lease.wanted.since + refusalMs <= now;
}
