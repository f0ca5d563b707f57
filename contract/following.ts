/** What can be followed, in the order in which lists group it. */
export const followedKinds = ["club", "team", "player", "league", "game"] as const;
export type FollowedKind = (typeof followedKinds)[number];

/** A followed thing in one word, by the id of its row: a club keeps it whatever it is called. FOLLOW1 */
export type FollowedKey = `${FollowedKind}:${string}`;

/** So much may one person follow in a league. FOLLOW4 */
export const mostFollowed = 2000;

export function followedKey(kind: FollowedKind, id: string): FollowedKey {
  return `${kind}:${id}`;
}

const keyPattern = new RegExp(`^(${followedKinds.join("|")}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

/** The kind and the id in it; `null`: it is no such word. */
export function readFollowedKey(text: unknown): { readonly kind: FollowedKind; readonly id: string } | null {
  const [, kind, id] = (typeof text === "string" && keyPattern.exec(text)) || [];
  return kind && id ? { kind: kind as FollowedKind, id } : null;
}

/** What an account follows: asked for, and changed. */
export const followingPath = "/v2/website/following";

/** What happened to all that an account follows. FEED6 */
export const followedFeedPath = "/v2/website/following/own-feed";

/** So many keys a device puts into one address; of more the newest. FEED5 */
export const mostAskedByDevice = 150;

/** So many followed things one answer lists; of an account's 2,000 the rest is asked for. FEED7 */
export const mostListedAtOnce = 100;

/** The calendar of all that an account follows: whether there is an address, made anew, taken back. */
export const followedCalendarPath = "/v2/website/following/calendar";

export type FollowedCalendar = {
  /** In ISO 8601; `null`: no address has been made. */
  readonly since: string | null;
  /** Said once, when it is made. */
  readonly path: string | null;
};

export type FollowingOfAccount = { readonly items: readonly FollowedKey[] };
