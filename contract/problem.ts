/**
 * Everything that can be answered with `application/problem+json` (RFC 9457), and nothing else: status and title of
 * each kind in one place.
 */
export const problems = {
  "bad-address": { status: 400, title: "The address is malformed" },
  "address-too-long": { status: 414, title: "The address is too long" },
  "bad-parameter": { status: 400, title: "A parameter is unknown or invalid" },
  "not-found": { status: 404, title: "Nothing was found at this address" },
  "unknown-host": { status: 404, title: "No league uses this host name" },
  forged: { status: 403, title: "The request came from another site" },
  "not-signed-in": { status: 401, title: "Sign-in is required" },
  "wrong-credentials": { status: 401, title: "The credentials are not valid" },
  // Not 401: who is signed in stays so.
  "wrong-password": { status: 422, title: "The password is wrong" },
  "sign-in-again": { status: 422, title: "The sign-in is too old for this; sign in again" },
  "unfit-password": { status: 422, title: "The password is too easy to guess" },
  "not-offered": { status: 404, title: "This way of signing in is not offered here" },
  "bad-id-token": { status: 401, title: "The sign-in from the other site was not accepted" },
  "consent-due": { status: 403, title: "The league needs consent first" },
  "no-account": { status: 404, title: "No account is registered with this sign-in" },
  "passkey-refused": { status: 422, title: "The passkey was not accepted" },
  "last-way-in": { status: 409, title: "This is the last way to sign in to the account" },
  blocked: { status: 403, title: "The account is blocked" },
  "issuer-unreachable": { status: 503, title: "The other site cannot be reached; try again in a moment" },
  "too-many": { status: 429, title: "Too many attempts; try again later" },
  "link-spent": { status: 410, title: "The link has been used or has expired" },
  "already-registered": { status: 409, title: "There is already an account with this address" },
  "bad-fields": { status: 422, title: "Some fields are missing or invalid" },
  "foreign-form": { status: 403, title: "The form was sent from another site" },
  unfinished: { status: 400, title: "The request was cut off" },
  "bad-form": { status: 400, title: "The form could not be read" },
  "unsupported-form": { status: 415, title: "Forms must be sent as application/x-www-form-urlencoded" },
  "too-large": { status: 413, title: "The request is too large" },
  "bad-json": { status: 400, title: "The body is not valid JSON" },
  "unsupported-json": { status: 415, title: "Bodies must be sent as application/json" },
  "bad-commands": { status: 400, title: "The body could not be read" },
  "bad-graphics": { status: 400, title: "The graphics could not be read" },
  "link-missing": { status: 401, title: "A link to the table is required" },
  "link-unknown": { status: 401, title: "The link is unknown" },
  "link-expired": { status: 401, title: "The link has expired" },
  "link-revoked": { status: 401, title: "The link has been revoked" },
  "link-elsewhere": { status: 403, title: "The link is for the table of another game" },
  "too-much-followed": { status: 422, title: "No more can be followed" },
  "not-open": { status: 409, title: "This is not open for the game now" },
  "vote-not-open": { status: 409, title: "The fans' vote on this game is not open" },
  "no-role": { status: 403, title: "That is for those whom the league has given the role" },
  "changed-meanwhile": { status: 409, title: "Somebody else has changed the same meanwhile" },
  "change-refused": { status: 409, title: "It cannot be changed so" },
  "not-in-game": { status: 422, title: "No such player played in this game" },
  "claimed-already": { status: 409, title: "An account can be one player only; withdraw the other claim first" },
  "against-the-rules": { status: 409, title: "A rule of the game does not allow it" },
  "not-kept": { status: 503, title: "It is not known whether this was saved; send it again" },
  "bad-push": { status: 422, title: "The subscription or choice is not valid" },
  "push-provider-missing": { status: 409, title: "missing-app-config-values" },
  "push-provider-failed": { status: 502, title: "The notification provider did not answer as expected" },
  "push-refused": { status: 502, title: "The push service did not accept the notification" },
  "too-often": { status: 429, title: "This was requested a moment ago" },
  "method-not-allowed": { status: 405, title: "The address does not allow this method" },
  "not-implemented": { status: 501, title: "This format is not offered" },
  overloaded: { status: 503, title: "Too busy; try again in a moment" },
  defect: { status: 500, title: "Something went wrong" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemKind = keyof typeof problems;

/** The body of a problem answer. `type` is relative to the site, as the RFC allows, and names the kind. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** To be quoted when reporting it: the id in the log. */
  readonly requestId: string;
  /** What the kind says besides, for programs: RFC 9457's extension members. */
  readonly [member: string]: unknown;
};

export function problemOf(kind: ProblemKind, requestId: string, detail?: string, members: Readonly<Record<string, unknown>> = {}): Problem {
  const { status, title } = problems[kind];
  return { type: `/problems/${kind}`, title, status, ...(detail === undefined ? {} : { detail }), ...members, requestId };
}
