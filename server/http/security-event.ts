import type { ProblemKind } from "#contract/problem.ts";
import type { AppContext } from "./responses.ts";

/** What the log tells of who comes in and who is turned away; `docs/log-lines.md` says of each when. GUARD7 */
export const securityEvents = [
  "signed-in",
  "signed-out",
  "sign-in-refused",
  "proof-refused",
  "password-changed",
  "way-in-added",
  "way-in-removed",
  "role-taken-up",
  "account-deleted",
  "not-allowed",
  "held-back",
  "forged",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

const eventOfProblem: Readonly<Partial<Record<ProblemKind, SecurityEvent>>> = {
  "wrong-credentials": "sign-in-refused",
  "bad-id-token": "sign-in-refused",
  "no-account": "sign-in-refused",
  blocked: "sign-in-refused",
  "link-spent": "sign-in-refused",
  "wrong-password": "proof-refused",
  "sign-in-again": "proof-refused",
  "passkey-refused": "proof-refused",
  "not-signed-in": "not-allowed",
  "consent-due": "not-allowed",
  "link-missing": "not-allowed",
  "link-unknown": "not-allowed",
  "link-expired": "not-allowed",
  "link-revoked": "not-allowed",
  "link-elsewhere": "not-allowed",
  "too-many": "held-back",
  "too-often": "held-back",
  forged: "forged",
  "foreign-form": "forged",
};

/** Whose account it was, and by which way or why: ids and words of ours, never what somebody typed. */
export type EventDetails = { readonly accountId?: string; readonly method?: string; readonly why?: string };

/** One line for one event. GUARD7 */
export function noteSecurityEvent(context: AppContext, event: SecurityEvent, details: EventDetails = {}): void {
  context.get("log").info({ event, ...details, network: context.get("network") ?? null }, "security");
}

/** Of most problems a log need not say more than that there was a request. */
export function noteProblem(context: AppContext, kind: ProblemKind): void {
  const event = eventOfProblem[kind];
  if (event !== undefined) noteSecurityEvent(context, event, { why: kind });
}
