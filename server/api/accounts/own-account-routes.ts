import { Hono } from "hono";
import { z } from "zod";
import { accountBase, mostPasswordLength } from "#contract/account.ts";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { OwnChange } from "../../accounts/own-account.ts";
import type { CountedTry } from "../../accounts/rate-limits.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import { fieldsOf, forget, mailTries, notSignedIn, personal, tooMany, triedBy } from "./account-answers.ts";
import { emailField, passwordField } from "./sign-up-routes.ts";

export const knownPassword = z.string().max(mostPasswordLength);
const passwordChange = z.strictObject({ current: knownPassword, password: passwordField });
const addressChange = z.strictObject({ email: emailField, password: knownPassword.nullable().default(null) });
const removal = z.strictObject({ password: knownPassword.nullable().default(null) });

/** What somebody does with their own account. ACC15, ACC16 */
export function ownAccountRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();

  app.get(`${accountBase}/sessions`, async (context) => {
    const visitor = await context.get("visitor")();
    return visitor === null ? notSignedIn(context) : personal(await accounts.own(visitor).sessions());
  });
  app.post(`${accountBase}/sessions/end-others`, (context) =>
    changing(context, accounts, async (visitor) => {
      await accounts.own(visitor).endOtherSessions();
      return personal({});
    }),
  );
  app.delete(`${accountBase}/sessions/:sessionId`, (context) =>
    changing(context, accounts, async (visitor) => {
      const sessionId = context.req.param("sessionId") ?? "";
      if (!(await accounts.own(visitor).endSession(sessionId))) return problem(context, "not-found");
      const answer = personal({});
      if (sessionId === visitor.sessionId) forget(context, answer);
      return answer;
    }),
  );
  app.post(`${accountBase}/password`, (context) =>
    changing(context, accounts, async (visitor) => {
      const fields = await fieldsOf(context, passwordChange);
      if (fields instanceof Response) return fields;
      const outcome = await accounts.own(visitor).changePassword(fields.current, fields.password);
      if (outcome.kind === "changed") noteSecurityEvent(context, "password-changed", { accountId: visitor.accountId });
      return outcome.kind === "unfit" ? problem(context, "unfit-password", {}, outcome.why) : changed(context, outcome);
    }),
  );
  app.post(`${accountBase}/address`, async (context) => {
    const visitor = await context.get("visitor")();
    if (visitor === null) return notSignedIn(context);
    const fields = await fieldsOf(context, addressChange);
    const mails = fields instanceof Response ? [] : mailTries(context, [fields.email]);
    const held = await accounts.countTries([ownTry(context, visitor), ...mails]);
    if (held) return tooMany(context, held);
    if (fields instanceof Response) return fields;
    return changed(context, await accounts.own(visitor).changeAddress(fields.password, fields.email));
  });
  app.get(`${accountBase}/export`, async (context) => {
    const visitor = await context.get("visitor")();
    const held = visitor && (await accounts.countTry("change", { ...triedBy(context), subject: visitor.accountId }));
    if (held) return tooMany(context, held);
    const told = visitor && (await accounts.exportOf(visitor));
    if (told === null) return notSignedIn(context);
    const answer = personal(told);
    answer.headers.set("Content-Disposition", 'attachment; filename="account.json"');
    return answer;
  });
  app.post(`${accountBase}/removal`, (context) =>
    changing(context, accounts, async (visitor) => {
      const fields = await fieldsOf(context, removal);
      if (fields instanceof Response) return fields;
      const answer = changed(context, await accounts.own(visitor).remove(fields.password));
      if (!answer.ok) return answer;
      noteSecurityEvent(context, "account-deleted", { accountId: visitor.accountId });
      answer.headers.set("Clear-Site-Data", '"storage"');
      forget(context, answer);
      return answer;
    }),
  );
  return app;
}

/** For those who are signed in; passwords are guessed here no faster than at the door. */
export async function changing(
  context: AppContext,
  accounts: Accounts,
  change: (visitor: SignedInVisitor) => Promise<Response>,
): Promise<Response> {
  const visitor = await context.get("visitor")();
  if (visitor === null) return notSignedIn(context);
  const held = await accounts.countTries([ownTry(context, visitor)]);
  return held ? tooMany(context, held) : change(visitor);
}

function ownTry(context: AppContext, { accountId }: SignedInVisitor): CountedTry {
  return { ...triedBy(context), action: "own", subject: accountId };
}

function changed(context: AppContext, { kind }: OwnChange): Response {
  return kind === "changed" ? personal({}) : problem(context, kind);
}
