import { isFromOurOwnPage } from "./own-page.ts";
import { problem, type AppContext } from "./responses.ts";

const mostBytes = 64 * 1024;

/** The fields of a form that a page of this host has sent, or the problem that says why not. Read no further than any form of ours. */
export async function ownForm(context: AppContext): Promise<URLSearchParams | Response> {
  const { headers } = context.req.raw;
  if (!isFromOurOwnPage(headers)) return problem(context, "foreign-form");
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers.get("content-type") ?? ""))
    return problem(context, "unsupported-form");
  const body = await bodyOf(context.req.raw);
  return body === null ? problem(context, "too-large") : new URLSearchParams(body);
}

/** What a field says; `null`: it was not sent, or more than once, and nobody can say which was meant. AUTH6 */
export function onlyValue(sent: URLSearchParams, name: string): string | null {
  const [value, ...others] = sent.getAll(name);
  return value === undefined || others.length > 0 ? null : value;
}

/** The body as text; `null`: it is larger than any form of ours. */
async function bodyOf(request: Request): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return null;
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
