import { bodyBytes } from "./body-bytes.ts";
import { type AppContext, problem } from "./responses.ts";

/** The body as JSON; a problem where it is none, or larger than any of ours. Read no further than that. */
export async function jsonBody(context: AppContext, mostBytes: number): Promise<{ readonly value: unknown } | Response> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\s*(?:;|$)/i.test(type) || isPacked(context)) return problem(context, "unsupported-json");
  const bytes = await bodyBytes(context.req.raw, mostBytes);
  if (bytes === null) return problem(context, "too-large");
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return problem(context, "bad-json");
  }
}

/** Nobody unpacks what is sent here: what it holds could be of any size. */
function isPacked(context: AppContext): boolean {
  return !/^(?:identity)?$/i.test(context.req.header("content-encoding") ?? "");
}
