import { googleVisitPaths } from "#contract/account.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { askedOrigin } from "../../http/asked-origin.ts";
import { hostCookieAttributes, hostCookieName } from "../../http/host-cookie.ts";
import type { AppContext } from "../../http/responses.ts";

export type GoogleVisits = ReturnType<NonNullable<Accounts["googleVisits"]>>;

const keepsakeCookie = "fullcourt-google";
const keepsakeSeconds = 600;

/** `null`: this installation sends nobody to Google. */
export function visitsOf(context: AppContext, { googleVisits }: Accounts): GoogleVisits | null {
  return googleVisits === null ? null : googleVisits(context.get("tenant").id);
}

/** Where Google leads back to: on the host that was asked. */
export function redirectUriOf(context: AppContext): string {
  return askedOrigin(context.req.header("host") ?? "") + googleVisitPaths.end;
}

export function keepsakeNameOn(context: AppContext): string {
  return hostCookieName(context.req.header("host") ?? "", keepsakeCookie);
}

/** Gives the browser what it alone keeps while it is away; `null`: it need keep it no longer. ACC25 */
export function keeping(context: AppContext, answer: Response, keepsake: string | null): Response {
  const attributes = hostCookieAttributes(context.req.header("host") ?? "", keepsake === null ? 0 : keepsakeSeconds);
  answer.headers.append("Set-Cookie", `${keepsakeNameOn(context)}=${keepsake ?? ""}${attributes}; HttpOnly`);
  return answer;
}
