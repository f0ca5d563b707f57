import type { CompetitionRef } from "./queries.ts";

export type ApplicationStatus = "open" | "draft" | "submitted" | "accepted" | "rejected" | "withdrawn";

/** An invitation to enter a team, and what has been filled in so far. */
export type TeamApplication = {
  readonly uuid: string;
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly status: ApplicationStatus;
  /** Epoch milliseconds; `null`: no last day. */
  readonly deadline: number | null;
  /** Version of the draft, for a form that was open in two windows. */
  readonly version: number;
  readonly entry: TeamEntry | null;
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
  readonly players: readonly {
    readonly givenName: string;
    readonly familyName: string;
    readonly birthDate: string;
    readonly shirt: string;
    readonly guardianConsent: boolean;
  }[];
  readonly message: string;
};

/** What the application page asks. */
export type ApplicationQueries = { teamApplication(uuid: string): Promise<TeamApplication | null> };
