import { Hono } from "hono";
import { z } from "zod";
import { accountBase, googleJoiningPath, googlePaths, googleRemovalPath, type GoogleVisit } from "#contract/account.ts";
import { locales } from "#contract/locale.ts";
import type { ProblemKind } from "#contract/problem.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { VouchedPerson } from "../../accounts/id-token.ts";
import type { VouchedOutcome } from "../../accounts/vouched-accounts.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import { fieldsOf, personal, signedIn, tooMany, triedBy } from "./account-answers.ts";
import { keeping, redirectUriOf, visitsOf } from "./google-keepsake.ts";
import { offered } from "./offered.ts";
import { changing, knownPassword } from "./own-account-routes.ts";

/** An ID token, and the nonce of the page that asked for it, where it used one. */
const vouched = z.object({ token: z.string().min(1).max(8192), nonce: z.string().min(1).max(200).optional() });
const joining = vouched.extend({ password: knownPassword.nullable().default(null) });
const leaving = z.strictObject({ locale: z.enum(locales), password: knownPassword.nullable().default(null) });
const parting = z.strictObject({ password: knownPassword.nullable().default(null) });

type Read = { readonly person: VouchedPerson; readonly token: string };

const problemFor = {
  used: "bad-id-token",
  unknown: "no-account",
  blocked: "blocked",
  "address-taken": "already-registered",
  "bad-address": "bad-fields",
} as const satisfies Record<Exclude<VouchedOutcome["kind"], "account">, ProblemKind>;

/** Coming with an ID token of Google, or of whichever issuer is configured in its place. ACC10, ACC11 */
export function googleRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const isOffered = offered(accounts, "google");
  app.post(googlePaths.register, isOffered, async (context) => {
    const read = await readPerson(context, accounts);
    if (read instanceof Response) return read;
    const tenant = context.get("tenant");
    const outcome = await accounts.vouched(tenant.id).register(read.person, read.token, tenant.defaultLocale);
    return answerTo(context, accounts, outcome);
  });
  app.post(googlePaths.login, isOffered, async (context) => {
    const read = await readPerson(context, accounts);
    if (read instanceof Response) return read;
    return answerTo(context, accounts, await accounts.vouched(context.get("tenant").id).login(read.person, read.token));
  });
  app.post(`${accountBase}/google`, isOffered, (context) =>
    changing(context, accounts, async (visitor) => {
      const fields = await fieldsOf(context, joining);
      if (fields instanceof Response) return fields;
      const fault = await accounts.own(visitor).proofFault(fields.password);
      if (fault !== null) return problem(context, fault);
      const read = await personOf(context, accounts, fields);
      if (read instanceof Response) return read;
      const outcome = await accounts.vouched(visitor.tenantId).join(read.person, read.token, visitor.accountId);
      if (outcome.kind !== "account") return problem(context, problemFor[outcome.kind]);
      noteSecurityEvent(context, "way-in-added", { accountId: visitor.accountId, method: "google" });
      return personal({});
    }),
  );
  app.post(googleJoiningPath, isOffered, (context) =>
    changing(context, accounts, async (visitor) => {
      const fields = await fieldsOf(context, leaving);
      if (fields instanceof Response) return fields;
      const fault = await accounts.own(visitor).proofFault(fields.password);
      if (fault !== null) return problem(context, fault);
      const visits = visitsOf(context, accounts);
      if (visits === null) return problem(context, "not-offered");
      const purpose = { locale: fields.locale, form: "Login", next: null, joins: visitor.accountId } as const;
      const begun = await visits.begin(purpose, redirectUriOf(context));
      if (begun.kind === "begun") return keeping(context, personal({ address: begun.address } satisfies GoogleVisit), begun.keepsake);
      context.get("log").warn({ err: begun.error }, "Google could not be asked");
      return problem(context, "issuer-unreachable", { "Retry-After": "5" });
    }),
  );
  // Where Google is offered no longer, whoever came by it may still let it go.
  app.post(googleRemovalPath, (context) =>
    changing(context, accounts, async (visitor) => {
      const fields = await fieldsOf(context, parting);
      if (fields instanceof Response) return fields;
      const fault = await accounts.own(visitor).proofFault(fields.password);
      if (fault !== null) return problem(context, fault);
      const { kind } = await accounts.vouched(visitor.tenantId).part(visitor.accountId);
      if (kind === "last-way") return problem(context, "last-way-in");
      if (kind === "parted") noteSecurityEvent(context, "way-in-removed", { accountId: visitor.accountId, method: "google" });
      return personal({});
    }),
  );
  return app;
}

async function readPerson(context: AppContext, accounts: Accounts): Promise<Read | Response> {
  const held = await accounts.countTry("link", triedBy(context));
  if (held) return tooMany(context, held);
  const fields = await fieldsOf(context, vouched);
  return fields instanceof Response ? fields : personOf(context, accounts, fields);
}

async function personOf(context: AppContext, accounts: Accounts, { token, nonce }: z.output<typeof vouched>): Promise<Read | Response> {
  if (accounts.readIdToken === null) return problem(context, "not-offered");
  const reading = await accounts.readIdToken(token, nonce ?? null);
  if (reading.kind === "person") return { person: reading.person, token };
  if (reading.kind === "refused") {
    context.get("log").info({ why: reading.why }, "an ID token was refused");
    return problem(context, "bad-id-token");
  }
  context.get("log").warn({ err: reading.error }, "the keys of an issuer could not be fetched");
  return problem(context, "issuer-unreachable", { "Retry-After": "5" });
}

function answerTo(context: AppContext, accounts: Accounts, outcome: VouchedOutcome): Response | Promise<Response> {
  if (outcome.kind === "account") return signedIn(context, accounts, outcome.accountId, "google");
  return problem(context, problemFor[outcome.kind]);
}
