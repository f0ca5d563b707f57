import { leastPasswordLength, mostPasswordLength } from "#contract/account.ts";
import {
  type AccountField,
  type AccountForm,
  type AccountRules,
  type FieldFault,
  type FieldFaults,
  answerField,
  fieldsOfForm,
  shownTermsField,
} from "#contract/account-forms.ts";
import { type NameFault, nameFault, tidyName } from "#contract/fields/written-name.ts";
import { readDay } from "#core/kernel/calendar-day.ts";
import { wholeYears } from "../../accounts/ages.ts";
import { type EmailAddress, readEmailAddress } from "#contract/fields/email-address.ts";
import { unfitnessOf } from "../../accounts/unfit-passwords.ts";
import { onlyValue } from "../../http/own-form.ts";

/** What a form says, read as far as it can be; `null` where a field is empty or wrong. */
export type AccountEntry = {
  readonly name: string;
  readonly email: EmailAddress | null;
  readonly password: string;
  readonly birthDate: string | null;
  readonly guardianEmail: EmailAddress | null;
  readonly code: string;
};

export type AccountFormReading = {
  readonly entry: AccountEntry;
  readonly faults: FieldFaults;
  /** As it was written, to be shown again: without the password. */
  readonly values: Readonly<Partial<Record<AccountField, string>>>;
  /** Whether somebody else has to agree. */
  readonly asksGuardian: boolean;
  /** Younger than anybody may be who opens an account here. */
  readonly isTooYoung: boolean;
  /** Whether the answer to what was asked is no; it needs no field. */
  readonly isRefused: boolean;
};

/** What a league asks of whoever sends a form. */
export type AskedRules = Pick<AccountRules, "ages"> & {
  readonly terms: { readonly version: string } | null;
  /** By what it is known: no password for it should say so. ACC23 */
  readonly leagueWords: readonly string[];
};

const mostFieldLength = 300;
const fieldFaultOfName = {
  empty: "missing",
  "too-long": "too-long",
  characters: "not-a-name",
  address: "site-address",
} as const satisfies Record<NameFault, FieldFault>;
const earliestBirth = "1900-01-01";

/** Reads a form as it was sent. Fields it does not ask for, or that come twice, are as if they were not there. `today` is a day, `2026-11-22`. */
export function readAccountForm(form: AccountForm, sent: URLSearchParams, rules: AskedRules, today: string): AccountFormReading {
  const isRefused = form === "GuardianConsent" && onlyValue(sent, answerField) === "no";
  const asked: readonly AccountField[] = fieldsOfForm[form].filter((field) => !(isRefused && field === "consent"));
  const written = (field: AccountField) => (asked.includes(field) ? (onlyValue(sent, field) ?? "") : "");
  const [email, guardianEmail] = [readEmailAddress(written("email")), readEmailAddress(written("guardianEmail"))];
  const birthDate = readDay(written("birthDate").trim());
  const age = birthDate === null ? null : wholeYears(birthDate, today);
  const asksAge = rules.ages !== null && asked.includes("birthDate");
  const isTooYoung = asksAge && age !== null && age >= 0 && age < rules.ages.least;
  const asksGuardian = asksAge && age !== null && age >= 0 && age < rules.ages.withoutGuardian;
  const checks: Readonly<Record<AccountField, () => FieldFault | null>> = {
    name: () => nameFieldFault(written("name")),
    email: () => emailFault(written("email"), email),
    password: () => passwordFault(form, written("password"), [written("name"), written("email"), ...rules.leagueWords]),
    birthDate: () => (asksAge ? birthDateFault(written("birthDate"), birthDate, today) : null),
    guardianEmail: () => (asksGuardian ? guardianFault(written("guardianEmail"), guardianEmail, email) : null),
    consent: () =>
      written("consent") === "yes" && onlyValue(sent, shownTermsField) === (rules.terms?.version ?? null) ? null : "not-agreed",
    code: () => (written("code").trim() === "" ? "missing" : written("code").length > mostFieldLength ? "bad-code" : null),
  };
  const faults = Object.fromEntries(asked.map((field) => [field, checks[field]()] as const).filter(([, fault]) => fault !== null));
  const shown = asked.filter((field) => field !== "password").map((field) => [field, written(field).slice(0, mostFieldLength)] as const);
  return {
    entry: {
      name: tidyName(written("name")),
      email,
      password: written("password"),
      birthDate,
      guardianEmail,
      code: written("code").trim(),
    },
    faults,
    values: Object.fromEntries<string>(shown),
    asksGuardian,
    isTooYoung,
    isRefused,
  };
}

function nameFieldFault(name: string): FieldFault | null {
  const fault = nameFault("person", tidyName(name));
  return fault && fieldFaultOfName[fault];
}

function emailFault(text: string, email: EmailAddress | null): FieldFault | null {
  return text.trim() === "" ? "missing" : email === null ? "not-an-email" : null;
}

function passwordFault(form: AccountForm, password: string, about: readonly string[]): FieldFault | null {
  if (password === "") return "missing";
  if (password.length > mostPasswordLength) return "too-long";
  if (form === "Login") return null;
  return password.length < leastPasswordLength ? "too-short" : unfitnessOf(password, about);
}

function birthDateFault(text: string, day: string | null, today: string): FieldFault | null {
  if (text.trim() === "") return "missing";
  if (day === null) return "not-a-date";
  return day > today || day < earliestBirth ? "not-that-day" : null;
}

function guardianFault(text: string, guardian: EmailAddress | null, own: EmailAddress | null): FieldFault | null {
  return emailFault(text, guardian) ?? (guardian?.key === own?.key ? "same-as-yours" : null);
}
