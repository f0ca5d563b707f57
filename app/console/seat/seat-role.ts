import type { LiveRole } from "#contract/live/game-command.ts";
import type { Lease, LeaseAnswer, LeaseAsk } from "#contract/live/lease.ts";
import type { LinkRefusal } from "../link/link-token.ts";
import type { AskedLease } from "./seat-calls.ts";

/**
 * How a device stands to one role. `asking`: nobody has answered yet; `held`; `taken`: by somebody else; `free`: given up here,
 * and nobody has it; `refused`: the link opens nothing any more. SEAT8
 */
export type SeatRole = {
  readonly role: LiveRole;
  readonly standing: "asking" | "held" | "taken" | "free" | "refused";
  readonly lease: Lease | null;
  readonly refusal: LinkRefusal | null;
  /** This device wants it from its holder, and gets it then. Epoch milliseconds of the server's timeline. */
  readonly grantedAt: number | null;
  /** Whoever wants it from here gets it at once. */
  readonly isHandingOver: boolean;
};

/** `wasHeld`: before this page was loaded anew. Without a line it then is as if it had never gone. */
export function newSeatRole(role: LiveRole, wasHeld: Lease | null): SeatRole {
  return {
    role,
    standing: wasHeld === null ? "asking" : "held",
    lease: wasHeld,
    refusal: null,
    grantedAt: null,
    isHandingOver: false,
  };
}

/** What is asked next about a role; `null`: nothing, it is looked at only. */
export function nextAsk(seat: SeatRole, now: number): LeaseAsk | null {
  const { lease } = seat;
  switch (seat.standing) {
    case "refused":
      return null;
    case "asking":
      return { kind: "take" };
    case "held":
      if (lease === null) return { kind: "take" };
      if (seat.isHandingOver && lease.wanted !== null) {
        return { kind: "hand-over", number: lease.number, toDeviceId: lease.wanted.deviceId };
      }
      return { kind: "renew", number: lease.number };
    case "taken":
      // Asked every time, since its holder may hand it over sooner, or vanish.
      return seat.grantedAt === null ? null : { kind: now >= seat.grantedAt || seat.lease?.promisedTo !== null ? "take" : "want" };
    case "free":
      return null;
  }
}

/** What the answer to an ask makes of it. */
export function afterAsk(seat: SeatRole, deviceId: string, ask: LeaseAsk, asked: AskedLease): SeatRole {
  if (asked.kind === "unheard") return seat;
  if (asked.kind === "link-refused") return { ...seat, standing: "refused", refusal: asked.reason };
  const { granted, lease }: LeaseAnswer = asked.answer;
  if (ask.kind === "release" && granted) return { ...seat, standing: "free", lease, isHandingOver: false };
  if (ask.kind === "want") return { ...seat, lease, grantedAt: lease?.wanted?.deviceId === deviceId ? lease.wanted.grantedAt : null };
  if (granted) return { ...seat, standing: "held", lease, grantedAt: null };
  const isMine = lease?.deviceId === deviceId;
  // Taken by a link that has ended since, or under a number that is gone: taken anew with the next beat.
  if (isMine || lease === null) return { ...seat, standing: "asking", lease: null };
  return { ...seat, standing: "taken", lease, isHandingOver: false };
}
