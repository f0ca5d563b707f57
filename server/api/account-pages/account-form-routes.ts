import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { Hono } from "hono";
import {
  accountForms,
  type AccountForm,
  type AccountRules,
  type FormOutcome,
  type FormRefusal,
  passwordForms,
  type SentAccountForm,
} from "#contract/account-forms.ts";
import { addresses } from "#contract/addresses.ts";
import { isLocale, type Locale } from "#contract/locale.ts";
import { returnParameter } from "#contract/return-path.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { agreementNow } from "../../accounts/consents.ts";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { logFault } from "../../http/log-fault.ts";
import { ownForm } from "../../http/own-form.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { problem, stored, type AppContext, type AppEnvironment } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import { mailTries, triedBy } from "../accounts/account-answers.ts";
import { googleVisitRoutes } from "./google-visit-routes.ts";
import { ledOn, seeOther, signedInAndLedOn } from "./led-on.ts";
import { type AccountFormReading, readAccountForm } from "./read-account-form.ts";

/** What became of a form. */
type Taken =
  | { readonly kind: "signed-in"; readonly accountId: string; readonly method: "password" | "link" }
  /** Somebody who was signed in already. */
  | { readonly kind: "taken-up" }
  | { readonly kind: "not-signed-in" }
  | { readonly kind: "said"; readonly form: AccountForm; readonly outcome: FormOutcome }
  | { readonly kind: "refused"; readonly refusal: FormRefusal; readonly faults?: SentAccountForm["faults"] };

type FormRequest = {
  readonly context: AppContext;
  readonly locale: Locale;
  readonly accounts: Accounts;
  /** What was asked of whoever sent it. */
  readonly rules: AccountRules;
  readonly reading: AccountFormReading;
};

/**
 * The forms around an account, and the way to Google and back. Forms are sent to their pages' own addresses so that they work
 * without scripts. What was taken leads on; what was not is the page again, with what was written and what is wrong with it. AUTH6
 */
export function accountFormRoutes(accounts: Accounts, answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.route("/", googleVisitRoutes(accounts, answers));
  app.post("/:locale/auth/:form", async (context) => {
    const { locale, form } = context.req.param();
    const take = isAccountForm(form) ? takers[form] : undefined;
    if (!isLocale(locale) || !isAccountForm(form) || !take) return problem(context, "not-found");
    const fields = await ownForm(context);
    if (fields instanceof Response) return fields;
    const rules = await rulesFor(form, context, accounts, await answers.accountRules(context.get("tenant"), locale));
    if (passwordForms.includes(form) && !rules.ways.includes("password")) return problem(context, "not-offered");
    const leagueWords = await accounts.leagueWords(context.get("tenant").id);
    const reading = readAccountForm(form, fields, { ...rules, leagueWords }, utcDayOf(accounts.now()));
    const taken = refusalOf(reading) ?? (await take({ context, locale, accounts, rules, reading }));
    if (taken.kind === "refused") noteRefusal(context, taken);
    if (taken.kind === "refused") return shownAgain(context, answers, addresses.accountForm(locale, form), reading, rules, taken);
    if (taken.kind === "not-signed-in") return seeOther(addresses.accountForm(locale, "Login", addresses.accountForm(locale, form)));
    if (taken.kind === "said") return seeOther(`${addresses.accountForm(locale, taken.form)}?done=${taken.outcome}`);
    const way = { accounts, answers, locale, next: context.req.query(returnParameter) };
    if (taken.kind === "taken-up") return seeOther(await ledOn(way));
    return signedInAndLedOn(context, way, taken.accountId, taken.method);
  });
  return app;
}

/** Of somebody who has an account no more is asked than the league still wants of them. */
async function rulesFor(form: AccountForm, context: AppContext, accounts: Accounts, rules: AccountRules): Promise<AccountRules> {
  const visitor = form === "Consent" ? await context.get("visitor")() : null;
  if (visitor === null) return rules;
  const due = await accounts.consents(visitor.tenantId).due(visitor.accountId);
  return due?.age ? rules : { ...rules, ages: null };
}

function refusalOf({ faults, isTooYoung }: AccountFormReading): Taken | null {
  if (isTooYoung) return { kind: "refused", refusal: { kind: "too-young" } };
  return Object.keys(faults).length === 0 ? null : { kind: "refused", refusal: { kind: "faults" } };
}

const takers: Readonly<Partial<Record<AccountForm, (asked: FormRequest) => Promise<Taken>>>> = {
  async Register({ context, locale, accounts, rules, reading: { entry, asksGuardian } }) {
    const { name, email, password } = entry;
    if (email === null) throw new Error("A form without an address was read without a fault.");
    const guardian = asksGuardian ? entry.guardianEmail : null;
    const held = await accounts.countTries(mailTries(context, [email, guardian]));
    if (held) return { kind: "refused", refusal: held };
    const agreement = agreementNow(rules, entry.birthDate, accounts.now());
    await accounts.signUp(context.get("tenant").id).begin({ name, email, password, locale, agreement, guardian });
    return { kind: "said", form: "Register", outcome: guardian === null ? "registered" : "minor" };
  },
  async Login({ context, accounts, reading: { entry } }) {
    const outcome = await accounts.signInWithPassword(triedBy(context), { email: entry.email?.address ?? "", password: entry.password });
    if (outcome.kind === "account") return { kind: "signed-in", accountId: outcome.accountId, method: "password" };
    return { kind: "refused", refusal: outcome.kind === "wrong" ? { kind: "wrong-password" } : outcome };
  },
  async ForgottenPassword({ context, accounts, reading: { entry } }) {
    if (entry.email === null) throw new Error("A form without an address was read without a fault.");
    const held = await accounts.passwordReset(context.get("tenant").id).ask(triedBy(context), entry.email);
    if (held) return { kind: "refused", refusal: held };
    return { kind: "said", form: "ForgottenPassword", outcome: "sent" };
  },
  async NewPassword({ context, accounts, reading: { entry } }) {
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return { kind: "refused", refusal: held };
    const changed = await accounts.passwordReset(context.get("tenant").id).finish(entry.code, entry.password);
    if (changed.kind === "unfit") return { kind: "refused", refusal: { kind: "faults" }, faults: { password: changed.why } };
    if (changed.kind === "spent") return badCode;
    noteSecurityEvent(context, "password-changed", { accountId: changed.accountId });
    return { kind: "said", form: "Login", outcome: "changed" };
  },
  async VerifyAddress({ context, accounts, reading: { entry } }) {
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return { kind: "refused", refusal: held };
    const confirmed = await accounts.signUp(context.get("tenant").id).confirm(entry.code);
    if (confirmed.kind === "confirmed") return { kind: "signed-in", accountId: confirmed.accountId, method: "link" };
    if (confirmed.kind === "waits") return { kind: "said", form: "VerifyAddress", outcome: "guardian" };
    if (confirmed.kind === "already") return { kind: "refused", refusal: { kind: "already-registered" } };
    return badCode;
  },
  async GuardianConsent({ context, accounts, reading: { entry, isRefused } }) {
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return { kind: "refused", refusal: held };
    const { kind } = await accounts.guardianConsent(context.get("tenant").id).answer(entry.code, !isRefused);
    if (kind === "unknown") return badCode;
    if (kind === "already") return { kind: "refused", refusal: { kind: "already-registered" } };
    return { kind: "said", form: "GuardianConsent", outcome: kind === "agreed" ? "consented" : "refused" };
  },
  async Consent({ context, accounts, rules, reading: { entry, asksGuardian } }) {
    const visitor = await context.get("visitor")();
    if (visitor === null) return { kind: "not-signed-in" };
    const consents = accounts.consents(visitor.tenantId);
    const due = await consents.due(visitor.accountId);
    const known = due?.guardian ? await consents.guardianOf(visitor.accountId) : null;
    const guardian = due === null ? null : asksGuardian ? entry.guardianEmail : readEmailAddress(known ?? "");
    const change = { ...triedBy(context), action: "change", subject: visitor.accountId } as const;
    const held = await accounts.countTries([change, ...mailTries(context, [guardian])]);
    if (held) return { kind: "refused", refusal: held };
    if (due === null) return { kind: "taken-up" };
    const agreement = agreementNow(rules, entry.birthDate, accounts.now());
    if (guardian !== null) {
      await accounts.own(visitor).askGuardian(guardian.address, agreement);
      return { kind: "said", form: "Consent", outcome: "asked" };
    }
    await consents.give(visitor.accountId, agreement, null);
    return { kind: "taken-up" };
  },
};

const badCode: Taken = { kind: "refused", refusal: { kind: "faults" }, faults: { code: "bad-code" } };

/** What a form says to a person, said to the log. GUARD7 */
function noteRefusal(context: AppContext, { refusal: { kind }, faults }: Taken & { kind: "refused" }): void {
  if (kind === "too-many") noteSecurityEvent(context, "held-back", { why: kind });
  if (kind === "wrong-password") noteSecurityEvent(context, "sign-in-refused", { why: "wrong-credentials" });
  if (faults?.code !== undefined) noteSecurityEvent(context, "sign-in-refused", { why: "link-spent" });
}

async function shownAgain(
  context: AppContext,
  answers: PageAnswers,
  path: string,
  { values, faults }: AccountFormReading,
  rules: AccountRules,
  { refusal, faults: found = {} }: Taken & { kind: "refused" },
): Promise<Response> {
  const sent: SentAccountForm = { values, faults: { ...faults, ...found }, refusal };
  const changed = { rules: async () => rules, sent: () => sent };
  const answer = await answers.shownAgain(context.get("tenant"), path, {
    status: refusal.kind === "too-many" ? 429 : refusal.kind === "wrong-password" ? 401 : 422,
    change: (queries) => ({ ...queries, accountForms: changed }),
    reportDefect: (error) => logFault(context.get("log"), error),
  });
  return stored(context, { answer, outcome: "none" });
}

function isAccountForm(segment: string): segment is AccountForm {
  return accountForms.includes(segment as AccountForm);
}
