/** Parts of a league that a role can be held for; `tenant`: all of it. */
export const scopeKinds = ["tenant", "competition", "club", "game"] as const;
export type ScopeKind = (typeof scopeKinds)[number];

/** What people of the office are. ROLE1 */
export const officeRoles = [
  "owner",
  "league-office",
  "competition-manager",
  "club-office",
  "officials-delegate",
  "statistician",
  "editor",
  "translator",
  "viewer",
] as const;
export type OfficeRole = (typeof officeRoles)[number];

/** What each can be held for. A role that is held for anything else opens nothing. ROLE1 */
export const scopesOfRole = {
  owner: ["tenant"],
  "league-office": ["tenant"],
  "competition-manager": ["competition"],
  "club-office": ["club"],
  "officials-delegate": ["tenant"],
  statistician: ["tenant", "competition", "game"],
  editor: ["tenant"],
  translator: ["tenant"],
  viewer: ["tenant"],
} as const satisfies Readonly<Record<OfficeRole, readonly ScopeKind[]>>;

/** Of a part of the league, or of a part of what a row says; of what it is not for they see nothing. */
export const rolesWithin = ["competition-manager", "club-office", "statistician", "translator"] as const satisfies readonly OfficeRole[];
export type RoleWithin = (typeof rolesWithin)[number];

/** What is done to a row. */
export const officeDoings = ["make", "set", "remove"] as const;
export type OfficeDoing = (typeof officeDoings)[number];

export function isOfficeRole(text: string): text is OfficeRole {
  return officeRoles.some((role) => role === text);
}

/** Whoever is signed in and may not come into the office, or onto one of its pages. OFF79 */
export type OfficeStranger = { readonly name: string; readonly email: string } & (
  | { readonly why: "none" | "owners-alone"; readonly day: null }
  /** Of the role that ended last, or begins first: its day. */
  | { readonly why: "ended" | "to-come"; readonly day: string }
);
