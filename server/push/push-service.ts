import type { PushMessage } from "#contract/push-notice.ts";
import type { PushSubscriptionForm } from "#contract/push.ts";
import type { PushPolicy } from "#core/push/push-kinds.ts";

/** Where a device is reached. */
export type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string; readonly token: string };

export type Sending = {
  readonly device: Device;
  readonly message: PushMessage;
  /** At most 32 characters of base64url: what was not delivered under the same one is replaced. */
  readonly topic: string;
  readonly urgency: PushPolicy["urgency"];
  /** Seconds that the service may keep it. */
  readonly ttl: number;
};

/** What a push service said to one message. */
export type SendOutcome =
  | { readonly kind: "accepted" }
  /** The device is not there any more. */
  | { readonly kind: "gone" }
  /** Not now; `afterMs` where it said when. */
  | { readonly kind: "later"; readonly afterMs: number | null; readonly why: string; readonly isAboutUs?: true }
  /** Never: asking again will not help. `isAboutUs`: it takes nothing of us, for whatever device. */
  | { readonly kind: "refused"; readonly why: string; readonly isAboutUs?: true };

/** The provider of a league takes nothing of us: what it was set up with is wrong. */
export class ProviderRefusal extends Error {}

/** One way to reach devices. */
export type PushService = {
  /** The key browsers subscribe with, base64url. */
  readonly applicationServerKey: string;
  send(sending: Sending, now: number): Promise<SendOutcome>;
  /** A token for a new subscription. */
  register(subscription: PushSubscriptionForm, now: number): Promise<string>;
  /** Its end, as far as somebody else keeps it. */
  unregister(token: string): Promise<void>;
};

/** What a status says, alike for all services. PUSH12 */
export function outcomeOf(status: number, retryAfterMs: number | null): SendOutcome {
  if (status >= 200 && status < 300) return { kind: "accepted" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return { kind: "later", afterMs: retryAfterMs, why: String(status) };
  if (status === 401 || status === 403) return { kind: "refused", why: String(status), isAboutUs: true };
  return { kind: "refused", why: String(status) };
}
