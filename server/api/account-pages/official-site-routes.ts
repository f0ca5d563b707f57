import { Hono } from "hono";
import { addresses } from "#contract/addresses.ts";
import { mostPasswordLength } from "#contract/account.ts";
import { isLocale, localeCookie } from "#contract/locale.ts";
import { type Handover, type LoginRequest, readLoginRequest } from "#contract/official-login.ts";
import type { OfficialPage } from "#contract/official-page.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { hostName } from "../../http/host-name.ts";
import { bestLocale } from "../../http/language.ts";
import { onlyValue, ownForm } from "../../http/own-form.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { commonHeaders, officialPageHeaders, privateHeaders } from "../../http/response-headers.ts";
import { asRecord, type AppContext, type AppEnvironment, problem, targetOf } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import type { Tenant, TenantDirectory } from "../../http/tenant-directory.ts";

type OfficialLogin = NonNullable<ReturnType<typeof readLoginRequest>> & { readonly tenant: Tenant };

const loginPath = "/official/:region/login";

/**
 * The official site: on a host of its own that is no league's, one page that signs in for a league which says so in its
 * settings, and hands that league's page a code. Nobody stays signed in here. AUTH9
 */
export function officialSiteRoutes(accounts: Accounts, answers: PageAnswers, tenants: TenantDirectory): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(loginPath, async (context, next) => (isOfficial(context, answers) ? inOwnLanguage(context) : next()));
  app.all(`/:locale${loginPath}`, async (context, next) => {
    if (!isOfficial(context, answers)) return next();
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD" && method !== "POST")
      return problem(context, "method-not-allowed", { Allow: "GET, HEAD, POST" });
    const asked = await readAsked(context, answers, tenants);
    if (asked === null) return shown(context, answers, refused(context), 403);
    return method === "POST" ? signIn(context, accounts, answers, asked) : shown(context, answers, await form(answers, asked), 200);
  });
  return app;
}

/** A league's host stays the league's, whatever the configuration says. */
function isOfficial(context: AppContext, answers: PageAnswers): boolean {
  if (context.get("tenant") !== undefined || answers.officialOrigin === null) return false;
  return hostName(context.req.header("host")) === new URL(answers.officialOrigin).hostname;
}

/** Who asks, exactly as browsers write the origin of a league of ours that has its visitors signed in here, in this region. */
async function readAsked(context: AppContext, answers: PageAnswers, tenants: TenantDirectory): Promise<OfficialLogin | null> {
  const { locale, region } = context.req.param() as { readonly locale: string; readonly region: string };
  const request = readLoginRequest(locale, new URL(context.req.url).searchParams);
  if (request === null) return null;
  const tenant = tenants.tenants.find(({ hosts }) => hosts.some((host) => answers.originOfHost(host) === request.domain));
  if (tenant === undefined) return null;
  const { official } = await answers.accountRules(tenant, tenant.defaultLocale);
  return official?.region === region ? { ...request, tenant } : null;
}

async function signIn(context: AppContext, accounts: Accounts, answers: PageAnswers, asked: OfficialLogin): Promise<Response> {
  const fields = await ownForm(context);
  if (fields instanceof Response) return fields;
  const { tenant, nonce } = asked;
  const email = (onlyValue(fields, "email") ?? "").slice(0, 300);
  const password = (onlyValue(fields, "password") ?? "").slice(0, mostPasswordLength + 1);
  const outcome = await accounts.signInWithPassword({ tenantId: tenant.id, network: context.get("network") }, { email, password });
  if (outcome.kind === "account") {
    noteSecurityEvent(context, "signed-in", { accountId: outcome.accountId, method: "official-site" });
    const handover = { token: await accounts.handovers(tenant.id).issue(outcome.accountId, nonce), nonce };
    return shown(context, answers, await handedOver(answers, asked, handover), 200);
  }
  if (outcome.kind === "too-many") noteSecurityEvent(context, "held-back", { why: "too-many" });
  else noteSecurityEvent(context, "sign-in-refused", { why: "wrong-credentials" });
  const refusal = outcome.kind === "too-many" ? outcome : ({ kind: "wrong-password" } as const);
  const answer = await shown(context, answers, await form(answers, asked, { email, refusal }), outcome.kind === "too-many" ? 429 : 401);
  if (outcome.kind === "too-many") answer.headers.set("Retry-After", String(outcome.retryAfterSeconds));
  return answer;
}

async function form(
  answers: PageAnswers,
  { locale, domain, tenant }: OfficialLogin,
  sent: Pick<OfficialPage & { kind: "form" }, "email" | "refusal"> = { email: "", refusal: null },
): Promise<OfficialPage> {
  return { kind: "form", locale, league: await answers.officialLeague(tenant, domain), ...sent };
}

async function handedOver(answers: PageAnswers, asked: OfficialLogin, handover: Handover): Promise<OfficialPage> {
  const { locale, domain, tenant, way } = asked;
  const league = await answers.officialLeague(tenant, domain);
  if (way === "window") return { kind: "told", locale, league, handover };
  return { kind: "taken-along", locale, league, location: wayBack(asked, handover) };
}

/** The league's own page to sign in. What is handed over stands behind the `#`, which no server sees and no log keeps. */
function wayBack({ locale, domain, next }: OfficialLogin & LoginRequest, { token, nonce }: Handover): string {
  return `${domain}${addresses.accountForm(locale, "Login", next ?? undefined)}#${new URLSearchParams({ token, nonce })}`;
}

function refused(context: AppContext): OfficialPage {
  const locale = context.req.param("locale");
  return { kind: "refused", locale: isLocale(locale) ? locale : ownLocale(context) };
}

async function shown(context: AppContext, answers: PageAnswers, page: OfficialPage, status: 200 | 401 | 403 | 429): Promise<Response> {
  const { html, script, style } = await answers.officialPage(page);
  const headers = { ...asRecord(officialPageHeaders({ script, style })), "Content-Type": "text/html; charset=utf-8" };
  return new Response(context.req.method === "HEAD" ? null : html, { status, headers });
}

/** An address without a language leads to the visitor's own. */
function inOwnLanguage(context: AppContext): Response {
  const locale = ownLocale(context);
  const headers = { ...asRecord(commonHeaders), ...asRecord(privateHeaders), Vary: "Cookie, Accept-Language" };
  return new Response(null, {
    status: 302,
    headers: { ...headers, Location: `/${locale}${targetOf(context)}`, "Set-Cookie": localeCookie(locale) },
  });
}

function ownLocale(context: AppContext) {
  return bestLocale(context.req.header("cookie"), context.req.header("accept-language"), "en");
}
