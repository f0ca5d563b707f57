/**
 * Everything that can be answered with `application/problem+json` (RFC 9457), and nothing else: status and title of
 * each kind in one place.
 */
export const problems = {
  "bad-address": { status: 400, title: "The address cannot be read" },
  "address-too-long": { status: 414, title: "The address is too long" },
  "bad-parameter": { status: 400, title: "A parameter is unknown or cannot be read" },
  "not-found": { status: 404, title: "There is nothing at this address" },
  "unknown-host": { status: 404, title: "No league lives under this host name" },
  forged: { status: 403, title: "The request was sent from another site" },
  "not-signed-in": { status: 401, title: "That is for those who are signed in" },
  "wrong-credentials": { status: 401, title: "Nobody signs in with this" },
  // Not 401: who is signed in stays so.
  "wrong-password": { status: 422, title: "The password is another" },
  "sign-in-again": { status: 422, title: "The sign-in is too old for that; sign in once more" },
  "unfit-password": { status: 422, title: "The password is one that others guess first" },
  "not-offered": { status: 404, title: "Nobody signs in by this way here" },
  "bad-id-token": { status: 401, title: "The sign-in of the other site cannot be taken" },
  "consent-due": { status: 403, title: "The league asks for consent first" },
  "no-account": { status: 404, title: "Nobody has registered with this sign-in" },
  "passkey-refused": { status: 422, title: "The passkey cannot be taken" },
  "last-way-in": { status: 409, title: "It is the last way into this account" },
  blocked: { status: 403, title: "The account is blocked" },
  "issuer-unreachable": { status: 503, title: "The other site cannot be asked; try again in a moment" },
  "too-many": { status: 429, title: "Too many tries; wait for a while" },
  "link-spent": { status: 410, title: "The link was used, or is too old" },
  "already-registered": { status: 409, title: "There is an account with this address" },
  "bad-fields": { status: 422, title: "What was sent cannot be taken" },
  "foreign-form": { status: 403, title: "The form was sent from another site" },
  unfinished: { status: 400, title: "The request broke off" },
  "bad-form": { status: 400, title: "The form cannot be read" },
  "unsupported-form": { status: 415, title: "Forms are taken as application/x-www-form-urlencoded" },
  "too-large": { status: 413, title: "That is too much at once" },
  "bad-json": { status: 400, title: "The body is no JSON" },
  "unsupported-json": { status: 415, title: "Bodies are taken as application/json" },
  "bad-commands": { status: 400, title: "What was sent cannot be read" },
  "bad-graphics": { status: 400, title: "What the overlay should show cannot be read" },
  "link-missing": { status: 401, title: "That is for those with a link to the table" },
  "link-unknown": { status: 401, title: "Nobody has given out this link" },
  "link-expired": { status: 401, title: "The link has expired" },
  "link-revoked": { status: 401, title: "The link was taken back" },
  "link-elsewhere": { status: 403, title: "The link is for the table of another game" },
  "too-much-followed": { status: 422, title: "More cannot be followed" },
  "not-open": { status: 409, title: "That is not open for this game now" },
  "vote-not-open": { status: 409, title: "The fans' vote on this game is not open now" },
  "not-in-game": { status: 422, title: "Nobody of this name has played in this game" },
  "claimed-already": { status: 409, title: "Somebody is one player; take back the other first" },
  "against-the-rules": { status: 409, title: "A rule of the game says no" },
  "not-kept": { status: 503, title: "It is not known whether this was kept; send it again" },
  "bad-push": { status: 422, title: "Such a subscription or choice is not taken" },
  "push-provider-missing": { status: 409, title: "missing-app-config-values" },
  "push-provider-failed": { status: 502, title: "The provider of notifications did not answer as it should" },
  "push-refused": { status: 502, title: "The push service did not take the notification" },
  "too-often": { status: 429, title: "That was asked a moment ago" },
  "method-not-allowed": { status: 405, title: "The address does not take this method" },
  "not-implemented": { status: 501, title: "This format is not offered" },
  overloaded: { status: 503, title: "Too much at once; try again in a moment" },
  defect: { status: 500, title: "Something went wrong here" },
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
