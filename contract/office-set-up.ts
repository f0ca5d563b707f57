import type { Locale } from "./locale.ts";
import type { GameFile } from "./office-game-files.ts";

/** The steps by which a league begins, in their order. WIZ3 */
export const setUpSteps = ["you", "league", "looks", "season", "clubs", "schedule", "publish"] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export function isSetUpStep(text: string | undefined): text is SetUpStep {
  return setUpSteps.includes(text as SetUpStep);
}

/** What of it is done already. */
export type SetUpState = {
  readonly steps: readonly { readonly step: SetUpStep; readonly isDone: boolean }[];
  readonly isPublished: boolean;
};

/** A question of a file, with what may be answered: each answer as JSON, with the key or the name that it is called by. */
export type SetUpQuestion = {
  readonly kind: string;
  readonly at: string;
  readonly name: string | null;
  /** What is done where nobody says otherwise; `null`: nothing can be proposed. */
  readonly proposal: string | null;
  readonly choices: readonly { readonly answer: string; readonly word: string | null; readonly text: string | null }[];
  readonly chosen: string;
};

/** What a file would do. WIZ7 */
export type SetUpTrial = {
  readonly state: "unreadable" | "asks" | "refused" | "tried" | "nothing";
  /** What it is kept by until it is stored. */
  readonly file: string;
  readonly counts: Readonly<Record<string, { readonly made: number; readonly changed: number; readonly same: number }>>;
  readonly questions: readonly SetUpQuestion[];
  readonly refused: readonly { readonly at: string; readonly why: string }[];
  readonly warnings: readonly { readonly kind: string; readonly count: number; readonly at: string }[];
  readonly left: number;
  readonly unkept: Readonly<Record<string, number>>;
  /** Of files of games; of lists none. IMP27 */
  readonly games: readonly GameFile[];
};

/** A league of the installation, as whoever runs it sees it: nothing of what is in it. WIZ10 */
export type InstalledLeague = {
  readonly slug: string;
  readonly title: string;
  readonly origins: readonly string[];
  readonly isPublished: boolean;
  readonly changedAt: number | null;
  readonly sizes: Readonly<Record<"club" | "person" | "fixture" | "file", number>>;
  readonly fileBytes: number;
};

export type OfficeInstallationPart = {
  readonly kind: "installation";
  readonly leagues: readonly InstalledLeague[];
  readonly databaseBytes: number;
  /** The made-up leagues; `null`: they are not offered here. DEMO11 */
  readonly demo: "none" | "coming" | "there" | "going" | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
  /** Of a league that was just founded. */
  readonly founded: { readonly title: string; readonly link: string } | null;
};

/** Where the wizard's files are sent: of all addresses those below this one alone take large bodies. WIZ11 */
export function uploadAddress(locale: Locale, step: string): string {
  return `/${locale}/office/upload/${step}`;
}

/** Likewise the form of a thing that has photos, by its usual address. OFF67 */
export function uploadAddressOf(form: string): string {
  return form.replace("/office/", "/office/upload/");
}
