import { addresses } from "#contract/addresses.ts";
import { isLocale, type Locale } from "#contract/locale.ts";
import { returnParameter, returnPath } from "#contract/return-path.ts";
import { standingVisitorRule, type VisitorRule } from "#contract/visitor-rules.ts";
import { writtenPage } from "../ui/written-page.ts";
import { watchVisitor, type Visitor } from "./visitor-store.ts";

/** Of those who move the visitor themselves at this moment. */
let moving = 0;
let isLed = false;
let lookAgain: () => void = () => undefined;

/**
 * Holds pages to whom they are for. Pages are the same for everyone, so the browser decides: who is not signed in is led to
 * sign in and comes back; who is has no need of a page to sign in. What a page shows of somebody is another matter: only
 * the server gives it, to nobody else. AUTH1, AUTH2
 */
export function guardPages(): void {
  let visitor: Visitor = { kind: "unknown", isUnanswered: false };
  function look(): void {
    if (visitor.kind === "unknown" || moving > 0) return;
    const target = elsewhere(visitor);
    if (target !== null) leadTo(target);
  }
  watchVisitor((now) => {
    visitor = now;
    look();
  });
  // A page that is come back to as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    isLed = false;
    look();
  });
  lookAgain = look;
}

/** On to another page, past this one; whoever is led already stays on that way. */
export function leadTo(target: string): void {
  if (isLed) return;
  isLed = true;
  location.replace(target);
}

/** Runs what leads a visitor somewhere by itself: two who lead him at once would break off each other's steps. */
export async function guardWaits<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  moving += 1;
  try {
    return await act();
  } finally {
    moving -= 1;
    lookAgain();
  }
}

/** Where this visitor is led from the page that stands there; `null`: he may stay. */
function elsewhere(visitor: Visitor): string | null {
  const { kind } = visitor;
  const { pathname, search, hash } = location;
  const rule = ruleOf();
  const locale = localeOf(pathname);
  if (rule === "auth" && kind === "anonymous") return addresses.accountForm(locale, "Login", pathname + search + hash);
  if (kind === "signed-in" && rule === "auth") return overConsent(visitor.consentDue !== null, pathname, search, hash);
  if (rule === "login" && kind === "signed-in")
    return returnPath(new URLSearchParams(search).get(returnParameter)) ?? addresses.profile(locale);
  return null;
}

/** What the league still wants is asked before a visitor's own pages are; only the account itself can be seen and left without. ACC20 */
function overConsent(isDue: boolean, pathname: string, search: string, hash: string): string | null {
  const locale = localeOf(pathname);
  const asks = addresses.accountForm(locale, "Consent");
  if (pathname === asks) return isDue ? null : (returnPath(new URLSearchParams(search).get(returnParameter)) ?? addresses.profile(locale));
  return isDue && pathname !== addresses.account(locale) ? addresses.accountForm(locale, "Consent", pathname + search + hash) : null;
}

/** Runs what signs somebody out; from a page that is for those who are signed in, it leads home. AUTH4 */
export function leave(signOut: () => Promise<boolean>): Promise<boolean> {
  return guardWaits(async () => {
    const isOut = await signOut();
    if (isOut && ruleOf() === "auth") leadTo(addresses.home(localeOf(location.pathname)));
    return isOut;
  });
}

function ruleOf(): VisitorRule | null {
  const ruled = writtenPage()?.loaderData["site/site.route"] as { visitorRule?: VisitorRule } | null | undefined;
  return standingVisitorRule(location.pathname) ?? ruled?.visitorRule ?? null;
}

function localeOf(path: string): Locale {
  const first = path.split("/")[1];
  return isLocale(first) ? first : "en";
}
