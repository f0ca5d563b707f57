import { addresses } from "#contract/addresses.ts";
import type { OfficeScreen } from "#contract/office-screens.ts";
import { leastPasswordLength, mostPasswordLength } from "#contract/account.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { unfitnessOf } from "../../accounts/unfit-passwords.ts";
import { logFault } from "../../http/log-fault.ts";
import { ownForm } from "../../http/own-form.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { type AppContext, stored } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import type { OfficeDesk } from "../../office/office-desk.ts";
import { tooMany, triedBy } from "../accounts/account-answers.ts";
import { seeOther, signedInAndLedOn } from "../account-pages/led-on.ts";
import type { OfficeAsked } from "./office-place.ts";

type Parts = { readonly context: AppContext; readonly accounts: Accounts; readonly desk: OfficeDesk; readonly answers: PageAnswers };
type Screen = Extract<OfficeScreen, { readonly kind: "invitation" }>;

/**
 * What a link opens that gives a role: told whoever opens it, taken by whoever is signed in, or by somebody new, for whom the link
 * stands for what a mail would have proved. No mail is needed. ROLE6
 */
export async function invited(parts: Parts, secret: string, asked: OfficeAsked): Promise<Response> {
  const { context, accounts } = parts;
  const held = await accounts.countTry("link", triedBy(context));
  if (held) return tooMany(context, held);
  if (context.req.method !== "POST") return shown(parts, secret, asked, { status: 200 });
  const sent = await ownForm(context);
  if (sent instanceof Response) return sent;
  return sent.get("act") === "accept" ? accepted(parts, secret, asked) : joined(parts, secret, asked, sent);
}

async function accepted(parts: Parts, secret: string, asked: OfficeAsked): Promise<Response> {
  const { context, desk } = parts;
  const visitor = await context.get("visitor")();
  const here = addresses.officeInvitation(asked.locale, secret);
  if (visitor === null) return seeOther(addresses.accountForm(asked.locale, "Login", here));
  if ((await desk.roles.accept(visitor, secret)) === "spent") return shown(parts, secret, asked, { status: 410 });
  noteSecurityEvent(context, "role-taken-up", { accountId: visitor.accountId });
  return seeOther(addresses.office(asked.locale));
}

/** Whoever has no account yet gets one with a password of theirs, and is in. */
async function joined(parts: Parts, secret: string, asked: OfficeAsked, sent: URLSearchParams): Promise<Response> {
  const { context, accounts, answers, desk } = parts;
  const tenantId = context.get("tenant").id;
  const typed = { name: (sent.get("name") ?? "").slice(0, 200), email: (sent.get("email") ?? "").slice(0, 200) };
  const password = sent.get("password") ?? "";
  const refused = (fault: string) => shown(parts, secret, asked, { status: 422, typed, fault });
  if (password.length < leastPasswordLength) return refused("too-short");
  if (password.length > mostPasswordLength) return refused("too-long");
  if (unfitnessOf(password, [typed.name, typed.email, ...(await accounts.leagueWords(tenantId))]) !== null) return refused("unfit");
  const taken = await desk.roles.acceptAnew(tenantId, secret, { ...typed, locale: asked.locale });
  if (taken === "spent") return shown(parts, secret, asked, { status: 410 });
  if (typeof taken === "string") return refused(taken);
  const changed = await accounts.passwordReset(tenantId).finish(taken.code, password);
  if (changed.kind !== "changed") return refused("unfit");
  noteSecurityEvent(context, "role-taken-up", { accountId: changed.accountId });
  return signedInAndLedOn(
    context,
    { accounts, answers, locale: asked.locale, next: addresses.office(asked.locale) },
    changed.accountId,
    "password",
  );
}

async function shown(
  { context, accounts, desk, answers }: Parts,
  secret: string,
  { locale, isData }: OfficeAsked,
  { status, typed = { name: "", email: "" }, fault = null }: { readonly status: number } & Partial<Pick<Screen, "typed" | "fault">>,
): Promise<Response> {
  const visitor = await context.get("visitor")();
  const who = visitor && (await accounts.websiteUser(visitor));
  const found = await desk.roles.invitation(context.get("tenant").id, secret);
  const invitation = found && {
    label: found.label,
    role: found.role,
    scope: found.scope.kind,
    called: found.called,
    from: found.from,
    until: found.until,
    madeBy: found.madeBy,
  };
  const screen: Screen = { kind: "invitation", invitation, visitor: who?.name ?? null, secret, typed, fault };
  const path = addresses.officeInvitation(locale, secret);
  const answer = await answers.shownAgain(context.get("tenant"), isData ? `${path}.data` : path, {
    status: invitation === null && status === 200 ? 410 : status,
    change: (queries) => ({ ...queries, office: { screen: () => screen } }),
    reportDefect: (error) => logFault(context.get("log"), error),
  });
  return stored(context, { answer, outcome: "none" });
}
