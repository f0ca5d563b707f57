import type { Locale } from "./locale.ts";
import type { NewsBlock } from "./news.ts";
import type { SignInWay } from "./sign-in-ways.ts";

/** The forms around an account, each by the last segment of its address below `auth`. */
export const accountForms = [
  "Register",
  "Login",
  "ForgottenPassword",
  "NewPassword",
  "VerifyAddress",
  "GuardianConsent",
  "Consent",
] as const;
export type AccountForm = (typeof accountForms)[number];

export const accountFields = ["name", "email", "password", "birthDate", "guardianEmail", "consent", "code"] as const;
export type AccountField = (typeof accountFields)[number];

/** What each form asks, in the order in which it asks. */
export const fieldsOfForm = {
  Register: ["name", "email", "password", "birthDate", "guardianEmail", "consent"],
  Login: ["email", "password"],
  ForgottenPassword: ["email"],
  NewPassword: ["code", "password"],
  VerifyAddress: ["code"],
  GuardianConsent: ["code", "consent"],
  Consent: ["birthDate", "guardianEmail", "consent"],
} as const satisfies Record<AccountForm, readonly AccountField[]>;

/** The forms that are of no use where nobody comes in by a password. ACC26 */
export const passwordForms: readonly AccountForm[] = ["Register", "Login", "ForgottenPassword", "NewPassword"];

/** What is wrong with one field. */
export const fieldFaults = [
  "missing",
  "not-an-email",
  "too-long",
  "not-a-name",
  "site-address",
  "too-short",
  "too-common",
  "about-you",
  "not-a-date",
  "not-that-day",
  "same-as-yours",
  "not-agreed",
  "bad-code",
] as const;
export type FieldFault = (typeof fieldFaults)[number];
export type FieldFaults = Readonly<Partial<Record<AccountField, FieldFault>>>;

/** Why a form was not taken as a whole. */
export type FormRefusal =
  | { readonly kind: "faults" | "wrong-password" | "already-registered" | "too-young" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

/** What became of a form that was taken; a page says it, by the word in its address. */
export const formOutcomes = [
  "registered",
  "minor",
  "guardian",
  "asked",
  "sent",
  "changed",
  "verified",
  "consented",
  "refused",
  "removed",
  "google-denied",
  "google-spent",
  "google-refused",
  "google-unknown",
  "google-taken",
  "google-blocked",
  "google-later",
] as const;
export type FormOutcome = (typeof formOutcomes)[number];

/** A form as it was sent, to be shown again. Passwords are never in it. */
export type SentAccountForm = {
  readonly values: Readonly<Partial<Record<AccountField, string>>>;
  readonly faults: FieldFaults;
  readonly refusal: FormRefusal;
};

/** What a league asks of those who open an account. */
export type AccountRules = {
  /** In whole years; `null`: nobody is asked for an age. */
  readonly ages: { readonly least: number; readonly withoutGuardian: number } | null;
  /** What everybody agrees to who has an account here; `null`: the page says it in general words. */
  readonly terms: AccountTerms | null;
  /** Whether this installation's official site signs in for this league too, and of which region it is there. */
  readonly official: { readonly region: string } | null;
  /** By which ways people come in here. */
  readonly ways: readonly SignInWay[];
};

/** One version of what a league has people agree to, in the language nearest to the reader's. */
export type AccountTerms = { readonly version: string; readonly textLocale: Locale; readonly body: readonly NewsBlock[] };

/** By these names a form tells which text it showed, and whether the answer is no. */
export const shownTermsField = "terms";
export const answerField = "answer";

/** Where the official site is asked. */
export type OfficialLogin = { readonly origin: string; readonly region: string };

/** What pages around accounts ask. */
export type AccountFormQueries = {
  readonly rules: (locale: Locale) => Promise<AccountRules>;
  /** The form that this page answers; `null`: nobody has sent one. */
  readonly sent: () => SentAccountForm | null;
};
