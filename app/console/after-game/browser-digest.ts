import type { EventToFold } from "#core/game/events.ts";
import { logText } from "#core/game/log-text.ts";

/**
 * What the server would count of the same log (`server/live/log-digest.ts`): who signs, signs what is on this screen. `null`: this
 * page may not count it, so the server puts its own in. SIGN3
 */
export async function digestInBrowser(events: readonly EventToFold[]): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode([...logText(events)].join(""));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
