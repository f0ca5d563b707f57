import type { TenantId } from "#core/kernel/ids.ts";
import type { Locale } from "./locale.ts";

/** Whom a request speaks for. An account is the installation's, a session the tenant's: elsewhere its token says nothing. */
export type SignedInVisitor = { readonly accountId: string; readonly sessionId: string; readonly tenantId: TenantId };

/** What `GET v2/website/user` says. */
export type WebsiteUser = {
  readonly uuid: string;
  /** Push tokens of this league. */
  readonly fcmTokens: readonly string[];
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  /** What this league still wants to be agreed to; `null`: nothing. */
  readonly consentDue: ConsentDue | null;
  /** Whether they may look into the office of this league. OFF12 */
  readonly isOfOffice: boolean;
};

/** `age`: how old somebody is. `guardian`: that a parent or guardian agrees as well. */
export type ConsentDue = { readonly terms: boolean; readonly age: boolean; readonly guardian: boolean };

/** A session as its owner sees it. */
export type OwnSession = {
  readonly sessionId: string;
  /** Of the league it is with. */
  readonly host: string | null;
  readonly method: string;
  readonly userAgent: string;
  readonly createdAt: string;
  readonly seenAt: string;
  readonly isThis: boolean;
};

/** What `GET …/sessions` says: of every league, the last used first. */
export type OwnSessions = {
  readonly sessions: readonly OwnSession[];
  /** Whoever came by another site has none, and is asked for none. */
  readonly hasPassword: boolean;
  readonly passkeys: readonly OwnPasskey[];
  /** Since when a Google account opens this one; `null`: none does. */
  readonly googleSince: string | null;
};

/** A passkey as its owner sees it. */
export type OwnPasskey = {
  readonly id: string;
  readonly name: string;
  /** Of the league it opens. */
  readonly host: string | null;
  readonly createdAt: string;
  readonly usedAt: string | null;
};

export const mostPasskeys = 20;

/** What signing in answers. Browsers are given the same token as a cookie that no script can read, and need not keep this one. */
export type AccessGranted = { readonly access_token: string; readonly message?: string };

export const websiteUserPath = "/v2/website/user";
export const storePushTokenPath = "/v2/website/user/store-fcm";
export const googlePaths = { register: "/auth/google-register", login: "/auth/google-login" } as const;
/** Where a page's link begins a visit to Google, and where Google leads back to. ACC25 */
export const googleVisitPaths = { start: "/auth/google-start", end: "/auth/google-return" } as const;
export const accountBase = "/v2/website/account";

/** Begins a visit to Google from the account's own page, to join the two; and ends what joins them. ACC27 */
export const googleJoiningPath = `${accountBase}/google/visit`;
export const googleRemovalPath = `${accountBase}/google/removal`;
/** Where the browser goes. */
export type GoogleVisit = { readonly address: string };

/** What became of a visit to Google that was to join it to the visitor's account: what the account's page is told behind `#`. ACC27 */
export const joiningOutcomes = ["joined", "denied", "spent", "refused", "taken", "later"] as const;
export type JoiningOutcome = (typeof joiningOutcomes)[number];
/** `#google=joined` */
export const joiningPrefix = "#google=";

/** Tells scripts that somebody is signed in, never who: the session's own cookie is for the server alone. */
export const signedInCookieName = "fullcourt-signed-in";

/** The specification's year. When a session really ends, the server knows: `server/accounts/sessions.ts`. */
export const sessionCookieSeconds = 31_536_000;

export const leastPasswordLength = 8;
/** In characters; hashing takes as long for any of them. */
export const mostPasswordLength = 128;
