import { Hono } from "hono";
import { addresses } from "#contract/addresses.ts";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { longestName, nameFault, shortTitleOf, tidyName } from "#contract/fields/written-name.ts";
import { leastPasswordLength, mostPasswordLength } from "#contract/account.ts";
import { isLocale, type Locale, localeCookie } from "#contract/locale.ts";
import { foundingCommand, openingAddress } from "#contract/opening.ts";
import { type SetUpFault, type SetUpField, setUpFields, type SetUpPage, setUpPath } from "#contract/set-up-page.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { FoundingDesk, SetUp } from "../../founding/founding-desk.ts";
import { openingCookie } from "../../http/closed-league.ts";
import { hostName } from "../../http/host-name.ts";
import { bestLocale } from "../../http/language.ts";
import { onlyValue, ownForm } from "../../http/own-form.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { setUpPageHeaders } from "../../http/response-headers.ts";
import { type AppContext, type AppEnvironment, asRecord, problem } from "../../http/responses.ts";
import { signedInCookies } from "../../http/session-cookie.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import type { TenantDirectory } from "../../http/tenant-directory.ts";
import { isTimeZone } from "#core/kernel/local-time.ts";

type Parts = {
  readonly accounts: Accounts;
  readonly founding: FoundingDesk;
  readonly answers: PageAnswers;
  readonly tenants: TenantDirectory;
};

/** Of one network, at this page alone: whoever guesses has nobody’s account and no league to be counted at. */
const triesAtOnce = 20;
const triesWithinMs = 60_000;

/**
 * The page of the first start's link, on any host as long as there is no league, and closed for good from then on. Its form works
 * without scripts. WIZ1, WIZ2
 */
export function setUpRoutes(parts: Parts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const tries: number[] = [];
  app.get(setUpPath, async (context, next) => {
    if (context.get("tenant")) return next();
    if (parts.tenants.tenants.length > 0) return shown(context, parts, { kind: "closed", locale: localeOf(context) }, 404);
    return shown(context, parts, await formOf(context, parts), 200);
  });
  app.post(setUpPath, async (context, next) => {
    if (context.get("tenant")) return next();
    if (parts.tenants.tenants.length > 0) return shown(context, parts, { kind: "closed", locale: localeOf(context) }, 404);
    const now = parts.accounts.now();
    while (tries.length > 0 && tries[0]! <= now - triesWithinMs) tries.shift();
    const waitSeconds = tries.length < triesAtOnce ? null : Math.ceil((tries[0]! + triesWithinMs - now) / 1000);
    if (waitSeconds !== null) return shown(context, parts, { ...(await formOf(context, parts)), waitSeconds }, 429);
    tries.push(now);
    return sent(context, parts);
  });
  return app;
}

async function sent(context: AppContext, parts: Parts): Promise<Response> {
  const form = await ownForm(context);
  if (form instanceof Response) return form;
  const host = hostName(context.req.header("host"));
  if (host === null) return problem(context, "bad-address");
  const written = Object.fromEntries(setUpFields.map((name) => [name, onlyValue(form, name) ?? ""])) as Record<SetUpField, string>;
  const { league, faults } = readSetUp(written, host);
  const again = async (more: Readonly<Partial<Record<SetUpField, SetUpFault>>>) =>
    shown(context, parts, { ...(await formOf(context, parts)), written: { ...written, password: "" }, faults: more }, 422);
  if (league === null) return again(faults);
  const outcome = await parts.founding.setUp({ ...league, code: written.code.trim() });
  if (outcome.kind === "bad-code") {
    noteSecurityEvent(context, "sign-in-refused", { why: "set-up-code" });
    return again({ code: "bad-code" });
  }
  if (outcome.kind === "unfit") return again({ password: outcome.why });
  const demoComes = written.demo === "yes" && (await parts.founding.demo.state()) === "none";
  if (demoComes) await parts.founding.demo.begin();
  return begun(context, parts, outcome, { ...league, demoComes });
}

/** Signed in, let in by the league's secret link, and told once what only paper keeps. WIZ2, WIZ4 */
async function begun(
  context: AppContext,
  { accounts, answers, tenants }: Parts,
  made: SetUp,
  league: League & { readonly demoComes: boolean },
): Promise<Response> {
  await tenants.reload();
  const { accountId, tenantId, key, recoveryCode } = made;
  const host = context.req.header("host") ?? "";
  const { token } = await accounts.sessions(tenantId).start({
    accountId,
    method: "password",
    userAgent: context.req.header("user-agent") ?? "",
    network: context.get("network"),
  });
  noteSecurityEvent(context, "signed-in", { accountId, method: "set-up" });
  const origin = answers.originOfHost(league.host);
  const locale = league.defaultLocale;
  const page: SetUpPage = {
    kind: "done",
    locale,
    title: league.title,
    recoveryCode,
    recoveryAddress: `${origin}${addresses.accountForm(locale, "NewPassword")}`,
    secretLink: `${origin}${openingAddress(key, `/${locale}`)}`,
    onward: addresses.officeSetUp(locale, "looks"),
    demoComes: league.demoComes,
  };
  const answer = await shown(context, { answers }, page, 200);
  for (const cookie of [...signedInCookies(host, token), openingCookie(host, key), localeCookie(locale)])
    answer.headers.append("Set-Cookie", cookie);
  return answer;
}

type League = {
  readonly owner: { readonly name: string; readonly email: NonNullable<ReturnType<typeof readEmailAddress>>; readonly password: string };
  readonly title: string;
  readonly shortTitle: string;
  readonly defaultLocale: Locale;
  readonly timeZone: string;
  readonly host: string;
};

function readSetUp(
  written: Readonly<Record<SetUpField, string>>,
  host: string,
): { readonly league: League | null; readonly faults: Readonly<Partial<Record<SetUpField, SetUpFault>>> } {
  const faults: Partial<Record<SetUpField, SetUpFault>> = {};
  const name = tidyName(written.name);
  const title = tidyName(written.title);
  const shortTitle = tidyName(written.shortTitle) || shortTitleOf(title);
  const email = readEmailAddress(written.email);
  const { password, language, timeZone } = written;
  note("name", nameFaultOf("person", name));
  note("title", nameFaultOf("brand", title));
  if (title !== "") note("shortTitle", nameFaultOf("brand", shortTitle));
  note("email", written.email.trim() === "" ? "missing" : email === null ? "not-an-email" : null);
  note("password", passwordFault(password));
  if (!isLocale(language)) faults.language = "no-choice";
  if (!isTimeZone(timeZone)) faults.timeZone = "no-choice";
  if (Object.keys(faults).length > 0 || email === null || !isLocale(language)) return { league: null, faults };
  return { league: { owner: { name, email, password }, title, shortTitle, defaultLocale: language, timeZone, host }, faults };

  function note(field: SetUpField, fault: SetUpFault | null): void {
    if (fault !== null) faults[field] = fault;
  }
}

function nameFaultOf(kind: "person" | "brand", name: string): SetUpFault | null {
  if ([...name].length > longestName) return "too-long";
  const fault = nameFault(kind, name);
  if (fault === null) return null;
  return fault === "empty" ? "missing" : fault === "address" ? "site-address" : "not-a-name";
}

function passwordFault(password: string): SetUpFault | null {
  const length = [...password].length;
  if (length === 0) return "missing";
  return length < leastPasswordLength ? "too-short" : length > mostPasswordLength ? "too-long" : null;
}

async function formOf(context: AppContext, { founding }: Pick<Parts, "founding">): Promise<Extract<SetUpPage, { readonly kind: "form" }>> {
  const host = hostName(context.req.header("host")) ?? "my-league.localhost";
  const offersDemo = (await founding.demo.state()) === "none";
  return {
    kind: "form",
    locale: localeOf(context),
    written: {},
    faults: {},
    waitSeconds: null,
    offersDemo,
    command: foundingCommand(host),
  };
}

function localeOf(context: AppContext): Locale {
  const asked = context.req.query("language");
  return isLocale(asked) ? asked : bestLocale(context.req.header("cookie"), context.req.header("accept-language"), "en");
}

async function shown(context: AppContext, { answers }: Pick<Parts, "answers">, page: SetUpPage, status: number): Promise<Response> {
  const { html, script, style } = await answers.setUpPage(page);
  const headers = { ...asRecord(setUpPageHeaders({ script, style })), "Content-Type": "text/html; charset=utf-8" };
  return new Response(context.req.method === "HEAD" ? null : html, { status, headers });
}
