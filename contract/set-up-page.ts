import type { FieldFault } from "./account-forms.ts";
import type { Locale } from "./locale.ts";

/** Where the link of a first start leads, with its code behind the `#`. WIZ1 */
export const setUpPath = "/setup";

export const setUpFields = ["code", "name", "email", "password", "title", "shortTitle", "language", "timeZone", "demo"] as const;
export type SetUpField = (typeof setUpFields)[number];

export type SetUpFault = FieldFault | "no-choice";

/** The first page of an installation, in each of its states. WIZ1, WIZ2 */
export type SetUpPage = { readonly locale: Locale } & (
  | {
      readonly kind: "form";
      /** As it was written, without the password. */
      readonly written: Readonly<Partial<Record<SetUpField, string>>>;
      readonly faults: Readonly<Partial<Record<SetUpField, SetUpFault>>>;
      /** All attempts are used up for so long. */
      readonly waitSeconds: number | null;
      /** Whether the demo may come beside it. DEMO11 */
      readonly offersDemo: boolean;
      /** How it is done without a browser. */
      readonly command: string;
    }
  | {
      readonly kind: "done";
      readonly title: string;
      readonly recoveryCode: string;
      /** Where it is used. */
      readonly recoveryAddress: string;
      readonly secretLink: string;
      /** To the next step. */
      readonly onward: string;
      /** The demo is being made beside it. */
      readonly demoComes: boolean;
    }
  /** There is a league: whoever comes is none of ours. */
  | { readonly kind: "closed" }
);

/** A whole document that loads nothing; script and style as they stand in it, for the policy's hashes. */
export type SetUpDocument = { readonly html: string; readonly script: string | null; readonly style: string };
