import type { PushKind } from "#core/push/push-kinds.ts";
import type { FollowedKind } from "./following.ts";
import type { Locale } from "./locale.ts";

/** The id is that of the row. */
export type FollowedItem = { readonly kind: FollowedKind; readonly id: string };

/** Hours in which a device is left alone, in minutes after midnight of its own time zone. `from` may be later than `to`. */
export type QuietHours = { readonly from: number; readonly to: number };

/** What a device wants to be told, and how. PUSH7 to PUSH10 */
export type PushChoices = {
  readonly kinds: readonly PushKind[];
  /** `null`: it may ring at any time. */
  readonly quietHours: QuietHours | null;
  readonly isSpoilerFree: boolean;
  readonly locale: Locale;
  /** Of the tz database, as the browser says. */
  readonly timeZone: string;
  readonly following: readonly FollowedItem[];
};

/** As `PushSubscription.toJSON()` has it, with the key it was made with. */
export type PushSubscriptionForm = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** `null`: made without one. */
  readonly applicationServerKey: string | null;
};

export const pushPaths = {
  /** `GET`: the public key to subscribe with. */
  key: "v2/website/push/key",
  /** `PUT` makes or renews a token, `DELETE` ends it. */
  subscription: "v2/website/push/subscription",
  /** `PUT`: what the device wants to be told. */
  choices: "v2/website/push/choices",
  /** `POST`: a notice to this device, now. */
  test: "v2/website/push/test",
} as const;

/** Body of `PUT` on `pushPaths.subscription`. `replaces` is a token this device had before, which ends. */
export type PushSubscriptionRequest = {
  readonly subscription: PushSubscriptionForm;
  readonly replaces: string | null;
  readonly choices: PushChoices;
};
export type PushSubscriptionAnswer = { readonly token: string };

/** `applicationServerKey` is base64url. */
export type PushKeyAnswer = { readonly applicationServerKey: string };

/** What can stand between a visitor and his notices; each has words of its own. */
export const pushErrorCodes = [
  "missing-app-config-values",
  "failed-service-worker-registration",
  "invalid-sw-registration",
  "only-available-in-window",
  "permission-blocked",
  "unsupported-browser",
  "indexed-db-unsupported",
] as const;
export type PushErrorCode = (typeof pushErrorCodes)[number];

/** A token this old is renewed, though its subscription is the same. */
export const tokenRefreshMs = 7 * 24 * 60 * 60 * 1000;
/** How long the provider of tokens may take to make an installation, and how long before its end its own token is renewed. */
export const installationTimeoutMs = 10_000;
export const tokenMarginMs = 60 * 60 * 1000;

/** Limits of what is taken; above what a browser sends. */
export const longestEndpoint = 1024;
export const mostPushBytes = 256 * 1024;
