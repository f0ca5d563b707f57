import type { CompetitionRef } from "./refs.ts";

export const applicationStatuses = ["open", "draft", "submitted", "accepted", "rejected", "withdrawn"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** An invitation to enter a team, and what has been filled in so far. */
export type TeamApplication = {
  readonly uuid: string;
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly status: ApplicationStatus;
  /** Epoch milliseconds; `null`: no last day. */
  readonly deadline: number | null;
  /** The last moment has passed. */
  readonly isLate: boolean;
  /** Neither handed in nor too late: it can be filled in. */
  readonly isEditable: boolean;
  /** Version of the draft, for a form that was open in two windows. */
  readonly version: number;
  readonly entry: TeamEntry | null;
  /** What the league's office says to its decision. */
  readonly reason: string | null;
  /** What became of what was just sent; `null` where nothing was. */
  readonly refusal: EntryRefusal | null;
};

export type TeamEntry = {
  readonly clubName: string;
  readonly teamName: string;
  readonly city: string;
  readonly venue: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly coach: string;
  readonly players: readonly EnteredPlayer[];
  readonly message: string;
};

export type EnteredPlayer = {
  readonly givenName: string;
  readonly familyName: string;
  /** `yyyy-mm-dd` once it is right. */
  readonly birthDate: string;
  readonly shirt: string;
  readonly guardianConsent: boolean;
};

export const mostPlayers = 20;
export const fewestPlayers = 5;

export const entryFaults = [
  "required",
  "too-long",
  "characters",
  "name",
  "site-address",
  "email",
  "phone",
  "color",
  "birth-date",
  "age",
  "guardian",
  "shirt",
  "shirt-taken",
  "player-twice",
  "too-few-players",
  "too-many-players",
] as const;
export type EntryFault = (typeof entryFaults)[number];

/** What was sent and not taken, with why. Faults by the name of the form's field: `email`, `players.3.shirt`, `players`. */
export type EntryRefusal = {
  readonly kind: "faults" | "conflict";
  readonly faults: Readonly<Record<string, EntryFault>>;
};

/** What the application page asks. `null`: no such invitation. */
export type ApplicationQueries = { teamApplication(uuid: string): Promise<TeamApplication | null> };

export const applicationIntents = ["draft", "submit", "revise", "withdraw"] as const;
/** What the buttons of the page ask for: keep it, hand it in, take it back to change it, take it back for good. */
export type ApplicationIntent = (typeof applicationIntents)[number];

export type ApplicationChange = {
  readonly uuid: string;
  readonly intent: ApplicationIntent;
  /** The version the form was made from. */
  readonly version: number;
  /** The form's fields as they were sent. */
  readonly fields: URLSearchParams;
};

export type ApplicationOutcome =
  | { readonly kind: "not-found" }
  /** Done, or no longer possible: the page says how it stands. */
  | { readonly kind: "stands" }
  /** To be shown again with what was sent. */
  | { readonly kind: "refused"; readonly application: TeamApplication };
