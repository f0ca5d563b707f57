import { longestEmail } from "#contract/fields/email-address.ts";
import { type BodyBlock, newsBody } from "../news/news-body.ts";
import {
  type AccountField,
  type AccountForm,
  type AccountRules,
  fieldsOfForm,
  type FormOutcome,
  type FormRefusal,
  type OfficialLogin,
  passwordForms,
  type SentAccountForm,
} from "#contract/account-forms.ts";
import { googleVisitPaths, leastPasswordLength, mostPasswordLength } from "#contract/account.ts";
import { addresses } from "#contract/addresses.ts";
import { longestName } from "#contract/fields/written-name.ts";
import { languageTag } from "#contract/locale.ts";
import type { FormField } from "../../ui/form-field.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";

type Link = { readonly href: string; readonly text: string };

export type AccountFormPage = {
  readonly form: AccountForm;
  readonly title: string;
  readonly lead: string;
  readonly notice: { readonly text: string; readonly isFault: boolean } | null;
  /** Empty where there is nothing left to ask. */
  readonly fields: readonly FormField[];
  readonly submit: string;
  /** Of the button that says no; `null`: whoever does not agree goes away. */
  readonly refuse: string | null;
  /** What is agreed to, as the league wrote it; `null`: the words beside the box say it all. */
  readonly terms: {
    readonly title: string;
    readonly version: string;
    readonly lang: string | undefined;
    readonly blocks: readonly BodyBlock[];
  } | null;
  readonly links: readonly Link[];
  readonly privacy: Link | null;
  /** Said where a script would fill the code in. */
  readonly noScript: string | null;
  /** Between the form and the ways that need none; `null`: there is no form above them. */
  readonly or: string | null;
  /** A link that leads to Google and back; what pressing it agrees to. ACC25 */
  readonly google: { readonly href: string; readonly button: string; readonly hint: string | null } | null;
  /** Whether a passkey opens this page. */
  readonly asksPasskey: boolean;
  readonly official: { readonly origin: string; readonly region: string; readonly button: string; readonly hint: string } | null;
  /** Below this age somebody's guardian is asked too; `null`: nobody's. */
  readonly guardianBelow: number | null;
  /** What an account is for, told to who has none or is on his way in; all others are here for something else. */
  readonly benefits: { readonly title: string; readonly points: readonly string[] } | null;
  readonly meta: PageMeta;
};

export type AskedForm = {
  readonly form: AccountForm;
  readonly rules: AccountRules;
  readonly sent: SentAccountForm | null;
  readonly outcome: FormOutcome | null;
  /** Of this installation's own official site. */
  readonly officialOrigin: string | null;
  /** Whether pages may send people to Google. */
  readonly sendsToGoogle: boolean;
  readonly site: string;
  readonly origin: string;
};

const types: Readonly<Record<AccountField, FormField["type"]>> = {
  name: "text",
  email: "email",
  password: "password",
  birthDate: "date",
  guardianEmail: "email",
  consent: "check",
  code: "text",
};
const longest: Readonly<Partial<Record<AccountField, number>>> = {
  name: longestName,
  email: longestEmail,
  guardianEmail: longestEmail,
  password: mostPasswordLength,
  code: 200,
};
/** What may stay empty. */
const optional: readonly AccountField[] = ["guardianEmail"];
/** What did not go well on the way to Google and back. */
const googleFaults: readonly FormOutcome[] = [
  "google-denied",
  "google-spent",
  "google-refused",
  "google-taken",
  "google-blocked",
  "google-later",
];
/** After these there is nothing left to fill in. */
const endings: readonly FormOutcome[] = ["registered", "guardian", "minor", "asked", "sent", "verified", "consented", "refused"];

export function accountFormPage(asked: AskedForm, language: PageLanguage): AccountFormPage {
  const { form, rules, outcome, site } = asked;
  const { locale } = language;
  const t = language.t("account");
  const isOver = outcome !== null && endings.includes(outcome);
  const signsIn = (form === "Login" || form === "Register") && !isOver;
  const fields = isOver ? [] : fieldsOf(asked, language);
  const official = officialOf(asked);
  return {
    form,
    title: t(`${form}.title`),
    lead: t(`${form}.lead`),
    notice: noticeOf(asked, language),
    fields,
    submit: t(`${form}.submit`),
    refuse: form === "GuardianConsent" ? t("GuardianConsent.refuse") : null,
    terms: isOver || !asks(form, "consent") ? null : termsOf(rules.terms, language),
    links: linksOf(asked, isOver, language),
    privacy:
      form === "Register" || form === "Consent"
        ? { href: `${addresses.aboutUs(locale)}#privacy`, text: t("link.privacy", { site }) }
        : null,
    noScript: !isOver && asks(form, "code") ? t("noScript") : null,
    or: fields.length === 0 ? null : t("or"),
    google: signsIn ? googleOf(asked, language) : null,
    asksPasskey: form === "Login" && rules.ways.includes("passkey"),
    official:
      official && signsIn
        ? { ...official, button: t("official.button"), hint: t("official.hint", { host: new URL(official.origin).hostname }) }
        : null,
    guardianBelow: rules.ages?.withoutGuardian ?? null,
    benefits:
      form === "Register" || form === "Login"
        ? {
            title: t("benefits.title"),
            points: [t("benefits.Following"), t("benefits.MyGames"), t("benefits.private")],
          }
        : null,
    meta: {
      title: t(`${form}.title`),
      description: t("description", { site }),
      origin: asked.origin,
      path: addresses.accountForm(locale, form),
      hidden: "private",
    },
  };
}

function termsOf(terms: AccountRules["terms"], language: PageLanguage): AccountFormPage["terms"] {
  if (terms === null) return null;
  const { version, textLocale, body } = terms;
  const lang = textLocale === language.locale ? undefined : languageTag(textLocale);
  return { title: language.t("account")("terms"), version, lang, blocks: newsBody(body, language.locale) };
}

/** The same link for everyone: where the visitor was going, the server reads from the address he comes from. */
function googleOf({ form, rules, sendsToGoogle, site }: AskedForm, { locale, t: words }: PageLanguage): AccountFormPage["google"] {
  if (!sendsToGoogle || !rules.ways.includes("google")) return null;
  const t = words("account");
  const href = `${googleVisitPaths.start}?${new URLSearchParams({ locale, form })}`;
  if (form === "Login") return { href, button: t("google.signIn"), hint: null };
  const asksMore = rules.terms !== null || rules.ages !== null;
  return { href, button: t("google.register"), hint: t(asksMore ? "google.asksMore" : "google.consent", { site }) };
}

/** Where the official site is asked to sign in for this league; `null`: there is none. */
function officialOf({ rules: { official }, officialOrigin }: AskedForm): OfficialLogin | null {
  return official === null || officialOrigin === null ? null : { origin: officialOrigin, region: official.region };
}

function asks(form: AccountForm, field: AccountField): boolean {
  return (fieldsOfForm[form] as readonly AccountField[]).includes(field);
}

function fieldsOf(page: AskedForm, language: PageLanguage): readonly FormField[] {
  const { form, rules, sent } = page;
  if (passwordForms.includes(form) && !rules.ways.includes("password")) return [];
  const asked = fieldsOfForm[form].filter((name) => rules.ages !== null || (name !== "birthDate" && name !== "guardianEmail"));
  const firstFault = asked.find((name) => sent?.faults[name] !== undefined);
  return asked.map((name) => {
    const fault = sent?.faults[name];
    const hint = hintOf(form, name, rules, language);
    return {
      name,
      label: labelOf(page, name, language),
      type: types[name],
      value: sent?.values[name] ?? "",
      fault: fault === undefined ? null : language.t("account")(`fault.${fault}`, { least: leastPasswordLength }),
      autoComplete: autoCompleteOf(form, name),
      autoFocus: name === firstFault,
      required: !optional.includes(name),
      ...(longest[name] === undefined ? {} : { maxLength: longest[name] }),
      ...(hint === null ? {} : { hint }),
    };
  });
}

function labelOf({ form, site, rules }: AskedForm, name: AccountField, language: PageLanguage): string {
  const hasTerms = rules.terms !== null;
  const t = language.t("account");
  if (name === "consent" && form !== "GuardianConsent" && hasTerms) return t("field.termsConsent");
  if (name === "consent") return form === "GuardianConsent" ? t("field.guardianConsent", { site }) : t("field.consent", { site });
  if (name === "password" && form === "NewPassword") return t("field.newPassword");
  return t(`field.${name}`);
}

function hintOf(form: AccountForm, name: AccountField, rules: AccountRules, language: PageLanguage): string | null {
  const t = language.t("account");
  const age = rules.ages?.withoutGuardian ?? 0;
  if (name === "name") return t("hint.name");
  if (name === "password") return form === "Login" ? null : t("hint.password", { least: leastPasswordLength });
  if (name === "birthDate") return t("hint.birthDate", { age });
  if (name === "guardianEmail") return t("hint.guardianEmail", { age });
  return name === "code" ? t("hint.code") : null;
}

/** What browsers and password managers know these fields by. */
function autoCompleteOf(form: AccountForm, name: AccountField): string {
  if (name === "password") return form === "Login" ? "current-password" : "new-password";
  if (name === "email") return form === "Login" ? "username" : "email";
  return { name: "name", birthDate: "bday", guardianEmail: "off", consent: "off", code: "one-time-code" }[name];
}

function noticeOf({ sent, outcome, rules }: AskedForm, language: PageLanguage): AccountFormPage["notice"] {
  if (sent) return { text: refusalText(sent.refusal, rules, language), isFault: true };
  return outcome === null ? null : { text: language.t("account")(`done.${outcome}`), isFault: googleFaults.includes(outcome) };
}

function refusalText(refusal: FormRefusal, rules: AccountRules, language: PageLanguage): string {
  const t = language.t("account");
  if (refusal.kind === "too-many") return t("refusal.too-many", { minutes: Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60)) });
  if (refusal.kind === "too-young") return t("refusal.too-young", { age: rules.ages?.least ?? 0 });
  return t(`refusal.${refusal.kind}`);
}

function linksOf({ form, rules, outcome, sendsToGoogle }: AskedForm, isOver: boolean, { locale, t: words }: PageLanguage): readonly Link[] {
  const t = words("account");
  const login = { href: addresses.accountForm(locale, "Login"), text: t("link.login") };
  if (isOver && (outcome === "registered" || outcome === "minor"))
    return [
      { href: addresses.home(locale), text: t("link.home") },
      { href: addresses.accountForm(locale, "Register"), text: t("link.registerAgain") },
    ];
  if (isOver)
    return [
      { href: addresses.home(locale), text: t("link.home") },
      { href: addresses.profile(locale), text: t("link.profile") },
    ];
  const forgotten = (text: string) => ({ href: addresses.accountForm(locale, "ForgottenPassword"), text });
  if (form === "Login") {
    const takesPasswords = rules.ways.includes("password");
    const letsRegister = takesPasswords || (sendsToGoogle && rules.ways.includes("google"));
    const register = { href: addresses.accountForm(locale, "Register"), text: t("link.register") };
    return [...(takesPasswords ? [forgotten(t("link.forgotten"))] : []), ...(letsRegister ? [register] : [])];
  }
  if (form === "NewPassword") return [forgotten(t("link.again")), login];
  if (form === "Consent") return [{ href: addresses.account(locale), text: t("link.account") }];
  return form === "GuardianConsent" ? [] : [login];
}
