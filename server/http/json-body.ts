import { type AppContext, problem } from "./responses.ts";

/** The body as JSON; a problem where it is none, or larger than any of ours. Read no further than that. */
export async function jsonBody(context: AppContext, mostBytes: number): Promise<{ readonly value: unknown } | Response> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\s*(?:;|$)/i.test(type) || isPacked(context)) return problem(context, "unsupported-json");
  const { raw } = context.req;
  if (Number(raw.headers.get("content-length") ?? 0) > mostBytes) return problem(context, "too-large");
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return problem(context, "too-large");
    chunks.push(chunk);
  }
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks))) };
  } catch {
    return problem(context, "bad-json");
  }
}

/** Nobody unpacks what is sent here: what it holds could be of any size. */
function isPacked(context: AppContext): boolean {
  return !/^(?:identity)?$/i.test(context.req.header("content-encoding") ?? "");
}
