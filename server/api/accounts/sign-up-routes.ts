import { Hono } from "hono";
import { z } from "zod";
import { accountBase, leastPasswordLength, mostNameLength, mostPasswordLength } from "#contract/account.ts";
import { locales } from "#contract/locale.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { readEmailAddress } from "../../accounts/email-address.ts";
import { type AppEnvironment, problem } from "../../http/responses.ts";
import { fieldsOf, personal, signedIn, tooMany, triedBy } from "./account-answers.ts";

export const emailField = z.string().transform((text, context) => {
  const email = readEmailAddress(text);
  if (email !== null) return email;
  context.addIssue("no address that mails can be sent to");
  return z.NEVER;
});

// No address of a site either: a name stands in mails to others.
const printable = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}<>:/@]+$/u;
export const nameField = z.string().trim().min(1).max(mostNameLength).regex(printable, "has characters that no name has");
export const passwordField = z.string().min(leastPasswordLength).max(mostPasswordLength);
export const secretField = z.string().max(200);

const signUp = z.strictObject({ name: nameField, email: emailField, password: passwordField, locale: z.enum(locales) });
const forgotten = z.strictObject({ email: emailField });
const newPassword = z.strictObject({ token: secretField, password: passwordField });
const link = z.strictObject({ token: secretField });

/** Ways in by what is shown once: registering, forgotten passwords. ACC1, ACC5, ACC14 */
export function signUpRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post(`${accountBase}/sign-up`, async (context) => {
    const fields = await fieldsOf(context, signUp);
    if (fields instanceof Response) return fields;
    const held = await accounts.countTry("mail", { ...triedBy(context), subject: fields.email.key });
    if (held) return tooMany(context, held);
    await accounts.signUp(context.get("tenant").id).begin(fields);
    return personal({}, 202);
  });
  app.post(`${accountBase}/sign-up/confirm`, async (context) => {
    const fields = await fieldsOf(context, link);
    if (fields instanceof Response) return fields;
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return tooMany(context, held);
    const outcome = await accounts.signUp(context.get("tenant").id).confirm(fields.token);
    if (outcome.kind === "confirmed") return signedIn(context, accounts, outcome.accountId, "link");
    return problem(context, outcome.kind === "already" ? "already-registered" : "link-spent");
  });
  app.post(`${accountBase}/password-reset`, async (context) => {
    const fields = await fieldsOf(context, forgotten);
    if (fields instanceof Response) return fields;
    const held = await accounts.countTry("mail", { ...triedBy(context), subject: fields.email.key });
    if (held) return tooMany(context, held);
    await accounts.passwordReset(context.get("tenant").id).begin(fields.email);
    return personal({}, 202);
  });
  app.post(`${accountBase}/password-reset/finish`, async (context) => {
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return tooMany(context, held);
    const fields = await fieldsOf(context, newPassword);
    if (fields instanceof Response) return fields;
    const done = await accounts.passwordReset(context.get("tenant").id).finish(fields.token, fields.password);
    return done === null ? problem(context, "link-spent") : signedIn(context, accounts, done.accountId, "link");
  });
  return app;
}
