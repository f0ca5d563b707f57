import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { Hono } from "hono";
import { z } from "zod";
import { accountBase, leastPasswordLength, mostPasswordLength } from "#contract/account.ts";
import { shownTermsField } from "#contract/account-forms.ts";
import { nameSchema } from "#contract/fields/name-schema.ts";
import { locales } from "#contract/locale.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { type Agreement, agreementNow } from "../../accounts/consents.ts";
import { type EmailAddress, readEmailAddress } from "#contract/fields/email-address.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import { readAccountForm } from "../account-pages/read-account-form.ts";
import { fieldsOf, mailTries, personal, signedIn, tooMany, triedBy } from "./account-answers.ts";
import { offered } from "./offered.ts";

export const emailField = z.string().transform((text, context) => {
  const email = readEmailAddress(text);
  if (email !== null) return email;
  context.addIssue("no address that mails can be sent to");
  return z.NEVER;
});

export const passwordField = z.string().min(leastPasswordLength).max(mostPasswordLength);
export const secretField = z.string().max(200);

const signUp = z.strictObject({
  name: nameSchema("person"),
  email: emailField,
  password: passwordField,
  locale: z.enum(locales),
  // What a league's rules ask besides: whoever sends this has agreed to the text that he names.
  birthDate: z.string().max(40).default(""),
  guardianEmail: z.string().max(300).default(""),
  termsVersion: z.string().max(40).optional(),
});
const forgotten = z.strictObject({ email: emailField });
const newPassword = z.strictObject({ token: secretField, password: passwordField });
const link = z.strictObject({ token: secretField });

/** Ways in by what is shown once: registering, forgotten passwords. ACC1, ACC5, ACC14 */
export function signUpRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const isOffered = offered(accounts, "password");
  app.post(`${accountBase}/sign-up`, isOffered, async (context) => {
    const fields = await fieldsOf(context, signUp);
    if (fields instanceof Response) return fields;
    const taken = await askedOf(context, accounts, fields);
    if (taken instanceof Response) return taken;
    await accounts.signUp(context.get("tenant").id).begin({ ...fields, ...taken });
    return personal({}, 202);
  });
  app.post(`${accountBase}/sign-up/confirm`, async (context) => {
    const fields = await fieldsOf(context, link);
    if (fields instanceof Response) return fields;
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return tooMany(context, held);
    const outcome = await accounts.signUp(context.get("tenant").id).confirm(fields.token);
    if (outcome.kind === "waits") return personal({}, 202);
    if (outcome.kind === "confirmed") return signedIn(context, accounts, outcome.accountId, "link");
    return problem(context, outcome.kind === "already" ? "already-registered" : "link-spent");
  });
  app.post(`${accountBase}/password-reset`, isOffered, async (context) => {
    const fields = await fieldsOf(context, forgotten);
    if (fields instanceof Response) return fields;
    const held = await accounts.passwordReset(context.get("tenant").id).ask(triedBy(context), fields.email);
    if (held) return tooMany(context, held);
    return personal({}, 202);
  });
  app.post(`${accountBase}/password-reset/finish`, isOffered, async (context) => {
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return tooMany(context, held);
    const fields = await fieldsOf(context, newPassword);
    if (fields instanceof Response) return fields;
    const done = await accounts.passwordReset(context.get("tenant").id).finish(fields.token, fields.password);
    if (done.kind === "unfit") return problem(context, "unfit-password", {}, done.why);
    if (done.kind === "spent") return problem(context, "link-spent");
    noteSecurityEvent(context, "password-changed", { accountId: done.accountId });
    return signedIn(context, accounts, done.accountId, "link");
  });
  return app;
}

/** The same reading as of the page's form, so that no rule of a league is passed by. AUTH7 */
async function askedOf(
  context: AppContext,
  accounts: Accounts,
  { name, email, password, birthDate, guardianEmail, termsVersion }: z.output<typeof signUp>,
): Promise<{ readonly agreement: Agreement; readonly guardian: EmailAddress | null } | Response> {
  const { id } = context.get("tenant");
  const rules = { ...(await accounts.consents(id).rules()), leagueWords: await accounts.leagueWords(id) };
  const sent = new URLSearchParams({ name, email: email.address, password, birthDate, guardianEmail, consent: "yes" });
  if (termsVersion !== undefined) sent.set(shownTermsField, termsVersion);
  const today = utcDayOf(accounts.now());
  const { entry, faults, asksGuardian, isTooYoung } = readAccountForm("Register", sent, rules, today);
  const [fault] = Object.entries(faults);
  if (isTooYoung) return problem(context, "bad-fields", {}, "birthDate: too young");
  if (fault) return problem(context, "bad-fields", {}, fault.join(": "));
  const guardian = asksGuardian ? entry.guardianEmail : null;
  const held = await accounts.countTries(mailTries(context, [entry.email, guardian]));
  if (held) return tooMany(context, held);
  return { agreement: agreementNow(rules, entry.birthDate, accounts.now()), guardian };
}
