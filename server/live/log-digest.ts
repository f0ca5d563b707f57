import { createHash, hash } from "node:crypto";
import type { EventToFold } from "#core/game/events.ts";
import { logText } from "#core/game/log-text.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";

/** What a log says, in 64 letters: SHA-256 of each event as the world gets it, in order of arrival, a line each. LIVE9 */
export function logDigest(events: readonly EventToFold[]): string {
  const digest = createHash("sha256");
  for (const line of logText(events)) digest.update(line);
  return digest.digest("hex");
}

/** What a command asks for, in 64 letters. What its sender had seen is no part of it: that may be another when it is sent again. LIVE5 */
export function payloadDigest(command: { readonly changes: unknown; readonly occurredAt: number; readonly reason: string | null }): string {
  const { changes, occurredAt, reason } = command;
  return hash("sha256", canonicalJson({ changes, occurredAt, reason }));
}
