import { type PushSubscriptionForm, tokenRefreshMs } from "#contract/push.ts";

/** The token of this device, as it was kept when it was made or renewed. */
export type KeptToken = { readonly token: string; readonly madeAt: number; readonly subscription: PushSubscriptionForm };

/** What is to be done so that the token is good: nothing, make it, renew it, or make another in place of it. PUSH13 */
export type TokenStep = "reuse" | "create" | "refresh" | "replace";

export function tokenStep(kept: KeptToken | null, subscription: PushSubscriptionForm, now: number): TokenStep {
  if (kept === null) return "create";
  const parts = ["endpoint", "p256dh", "auth", "applicationServerKey"] as const;
  if (parts.some((part) => kept.subscription[part] !== subscription[part])) return "replace";
  return now >= kept.madeAt + tokenRefreshMs ? "refresh" : "reuse";
}
