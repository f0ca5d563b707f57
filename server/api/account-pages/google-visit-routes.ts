import { Hono } from "hono";
import { googleVisitPaths, type JoiningOutcome, joiningPrefix } from "#contract/account.ts";
import type { AccountForm, FormOutcome } from "#contract/account-forms.ts";
import { addresses } from "#contract/addresses.ts";
import { isLocale } from "#contract/locale.ts";
import { returnParameter, returnPath } from "#contract/return-path.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { builtInTerms } from "../../accounts/consents.ts";
import type { VisitAnswer, VisitEnded, VisitPurpose } from "../../accounts/google-visits.ts";
import type { VouchedOutcome } from "../../accounts/vouched-accounts.ts";
import { bornCookie } from "../../http/host-cookie.ts";
import { bestLocale } from "../../http/language.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import { triedBy } from "../accounts/account-answers.ts";
import { type GoogleVisits, keepsakeNameOn, keeping, redirectUriOf, visitsOf } from "../accounts/google-keepsake.ts";
import { offered } from "../accounts/offered.ts";
import { seeOther, signedInAndLedOn } from "./led-on.ts";

/** Of what an issuer sends back with somebody. */
const longestAnswer = 2000;

/**
 * By a plain link to Google, and back by an address of the same host. However it ends, it ends on a page: signed in where the
 * visitor was going, or the form with what became of it. ACC25
 */
export function googleVisitRoutes(accounts: Accounts, answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const isOffered = offered(accounts, "google");
  app.get(googleVisitPaths.start, isOffered, async (context) => {
    const visits = visitsOf(context, accounts);
    if (visits === null) return problem(context, "not-offered");
    const purpose = purposeOf(context);
    // Nobody is sent to Google by another site's link.
    if (!/^(?:same-origin|none)$/.test(context.req.header("sec-fetch-site") ?? "none")) return seeOther(formAddress(purpose));
    if (await isHeld(context, accounts)) return seeOther(formAddress(purpose, "google-later"));
    const begun = await visits.begin(purpose, redirectUriOf(context));
    if (begun.kind === "begun") return keeping(context, seeOther(begun.address), begun.keepsake);
    context.get("log").warn({ err: begun.error }, "Google could not be asked");
    return seeOther(formAddress(purpose, "google-later"));
  });
  app.get(googleVisitPaths.end, isOffered, async (context) => {
    const visits = visitsOf(context, accounts);
    if (visits === null) return problem(context, "not-offered");
    const answer = (await isHeld(context, accounts))
      ? seeOther(formAddress(purposeOf(context), "google-later"))
      : await received(context, accounts, answers, await endedVisit(context, visits));
    return keeping(context, answer, null);
  });
  for (const path of Object.values(googleVisitPaths))
    app.all(path, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  return app;
}

async function isHeld(context: AppContext, accounts: Accounts): Promise<boolean> {
  const held = await accounts.countTry("link", triedBy(context));
  if (held) noteSecurityEvent(context, "held-back", { why: "too-many" });
  return held !== null;
}

function endedVisit(context: AppContext, visits: GoogleVisits): Promise<VisitEnded> | VisitEnded {
  const answer = answerIn(new URL(context.req.url).searchParams);
  const keepsake = bornCookie(context.req.header("cookie"), keepsakeNameOn(context));
  if (answer === null || keepsake.kind !== "value") return { kind: "spent" };
  return visits.end(answer, keepsake.value, redirectUriOf(context));
}

async function received(context: AppContext, accounts: Accounts, answers: PageAnswers, ended: VisitEnded): Promise<Response> {
  if (ended.kind === "spent") return turnedAway(context, purposeOf(context), "google-spent");
  const { purpose } = ended;
  if (purpose.joins !== null)
    return seeOther(addresses.account(purpose.locale) + joiningPrefix + (await joining(context, accounts, ended)));
  if (ended.kind === "denied") return seeOther(formAddress(purpose, "google-denied"));
  if (ended.kind === "refused") {
    context.get("log").info({ why: ended.why }, "an answer of Google was refused");
    return turnedAway(context, purpose, "google-refused");
  }
  if (ended.kind === "unreachable") {
    if (!ended.isAboutUs) context.get("log").warn({ err: ended.error }, "Google could not be asked");
    return seeOther(formAddress(purpose, "google-later"));
  }
  const outcome = await comingIn(context, accounts, ended);
  if (outcome.kind === "account") return signedInAndLedOn(context, { accounts, answers, ...purpose }, outcome.accountId, "google");
  const form = outcome.kind === "unknown" ? "Register" : "Login";
  return turnedAway(context, { ...purpose, form }, outcomeFor[outcome.kind]);
}

/** Google's account opens the one from which somebody left to join it, while he is still signed in to that. ACC27 */
async function joining(context: AppContext, accounts: Accounts, ended: Exclude<VisitEnded, { kind: "spent" }>): Promise<JoiningOutcome> {
  const { joins } = ended.purpose;
  if (ended.kind === "denied") return "denied";
  if (ended.kind === "refused") {
    context.get("log").info({ why: ended.why }, "an answer of Google was refused");
    return "refused";
  }
  if (ended.kind === "unreachable") {
    if (!ended.isAboutUs) context.get("log").warn({ err: ended.error }, "Google could not be asked");
    return "later";
  }
  const visitor = await context.get("visitor")();
  if (visitor === null || visitor.accountId !== joins) return "spent";
  const { kind } = await accounts.vouched(visitor.tenantId).join(ended.person, ended.token, visitor.accountId);
  if (kind === "account") {
    noteSecurityEvent(context, "way-in-added", { accountId: visitor.accountId, method: "google" });
    return "joined";
  }
  return kind === "used" ? "spent" : "taken";
}

const outcomeFor = {
  used: "google-spent",
  unknown: "google-unknown",
  blocked: "google-blocked",
  "address-taken": "google-taken",
  "bad-address": "google-refused",
} as const satisfies Record<Exclude<VouchedOutcome["kind"], "account">, FormOutcome>;

/** Who came from the form to register has an account made; the button says what is agreed to by it. ACC11, ACC19 */
async function comingIn(
  context: AppContext,
  accounts: Accounts,
  { person, token, purpose }: VisitEnded & { kind: "person" },
): Promise<VouchedOutcome> {
  const { id } = context.get("tenant");
  const vouched = accounts.vouched(id);
  if (purpose.form === "Login") return vouched.login(person, token);
  const outcome = await vouched.register(person, token, purpose.locale);
  const consents = accounts.consents(id);
  const { terms, ages } = await consents.rules();
  // A league that asks more asks it next, on a page of its own. ACC20
  if (outcome.kind === "account" && terms === null && ages === null) {
    const agreement = { termsVersion: builtInTerms, agreedAt: new Date(accounts.now()).toISOString(), age: null };
    await consents.give(outcome.accountId, agreement, null);
  }
  return outcome;
}

function turnedAway(context: AppContext, purpose: VisitPurpose, outcome: FormOutcome): Response {
  noteSecurityEvent(context, "sign-in-refused", { why: outcome });
  return seeOther(formAddress(purpose, outcome));
}

/** What the link says; where the visitor was going stands in the address of the page that the link is on, which is the same for everyone. */
function purposeOf(context: AppContext): VisitPurpose {
  const { defaultLocale } = context.get("tenant");
  const { locale, form } = context.req.query();
  const own = bestLocale(context.req.header("cookie"), context.req.header("accept-language"), defaultLocale);
  const cameFrom = URL.parse(context.req.header("referer") ?? "");
  const isOurs = cameFrom !== null && cameFrom.host === context.req.header("host")?.toLowerCase();
  return {
    locale: isLocale(locale) ? locale : own,
    form: form === "Register" ? "Register" : "Login",
    next: isOurs ? returnPath(cameFrom.searchParams.get(returnParameter)) : null,
    joins: null,
  };
}

/** `null`: it says nothing, or one thing twice. */
function answerIn(sent: URLSearchParams): VisitAnswer | null {
  const [state, code, error, issuer] = ["state", "code", "error", "iss"].map((name) => sent.getAll(name));
  if ([state, code, error, issuer].some((values = []) => values.length > 1 || (values[0] ?? "").length > longestAnswer)) return null;
  const said = state?.[0];
  return said === undefined ? null : { state: said, code: code?.[0] ?? null, error: error?.[0] ?? null, issuer: issuer?.[0] ?? null };
}

function formAddress({ locale, form, next }: Omit<VisitPurpose, "form"> & { form: AccountForm }, outcome?: FormOutcome): string {
  const address = addresses.accountForm(locale, form, next ?? undefined);
  return outcome === undefined ? address : `${address}${next === null ? "?" : "&"}done=${outcome}`;
}
