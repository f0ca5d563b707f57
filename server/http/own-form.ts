import { bodyBytes } from "./body-bytes.ts";
import { isFromOurOwnPage } from "./own-page.ts";
import { problem, type AppContext } from "./responses.ts";

const mostBytes = 64 * 1024;

/** The fields of a form that a page of this host has sent, or the problem that says why not. Read no further than any form of ours. */
export async function ownForm(context: AppContext): Promise<URLSearchParams | Response> {
  const { headers } = context.req.raw;
  if (!isFromOurOwnPage(headers)) return problem(context, "foreign-form");
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers.get("content-type") ?? ""))
    return problem(context, "unsupported-form");
  const body = await bodyBytes(context.req.raw, mostBytes);
  return body === null ? problem(context, "too-large") : new URLSearchParams(new TextDecoder().decode(body));
}

/** What a field says; `null`: it was not sent, or more than once, and nobody can say which was meant. AUTH6 */
export function onlyValue(sent: URLSearchParams, name: string): string | null {
  const [value, ...others] = sent.getAll(name);
  return value === undefined || others.length > 0 ? null : value;
}
