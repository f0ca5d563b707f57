import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { returnPath } from "#contract/return-path.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { commonHeaders, unsharedHeaders } from "../../http/response-headers.ts";
import { asRecord, type AppContext } from "../../http/responses.ts";
import { signedIn } from "../accounts/account-answers.ts";

type Way = {
  readonly accounts: Accounts;
  readonly answers: PageAnswers;
  readonly locale: Locale;
  /** Where the visitor was going when he was asked who he is, as it was written somewhere. */
  readonly next: string | null | undefined;
};

/** To where the visitor was going when he was asked who he is, else to his profile: paths of this site alone. AUTH3 */
export async function ledOn({ answers, locale, next: written }: Pick<Way, "answers" | "locale" | "next">): Promise<string> {
  const next = returnPath(written);
  const isOurs = next !== null && (await answers.isPage(next.split("?", 1)[0] ?? ""));
  return isOurs ? next : addresses.profile(locale);
}

/** The same for somebody who has just come in, over what the league still wants of him. ACC20 */
export async function signedInAndLedOn(
  context: AppContext,
  way: Way,
  accountId: string,
  method: "password" | "link" | "google",
): Promise<Response> {
  const { accounts, locale } = way;
  const target = await ledOn(way);
  const due = await accounts.consents(context.get("tenant").id).due(accountId);
  const answer = seeOther(due === null ? target : addresses.accountForm(locale, "Consent", target));
  const { headers } = await signedIn(context, accounts, accountId, method);
  for (const cookie of headers.getSetCookie()) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...asRecord(commonHeaders), ...asRecord(unsharedHeaders), Location: location } });
}
