import type { GraphicsRequest, GraphicsState } from "#contract/live/graphics.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { readAnswer } from "../../live/read-answer.ts";
import { type LinkRefusal, refusalOf } from "../link/link-token.ts";

/** What became of a change: `changed`, somebody else was quicker; `unknown`, nobody knows whether it was kept. */
export type ChangeAnswer =
  | { readonly kind: "kept" | "changed"; readonly state: GraphicsState }
  | { readonly kind: "refused"; readonly reason: LinkRefusal }
  | { readonly kind: "not-taken"; readonly detail: string }
  | { readonly kind: "unknown" };

export type ChangeSender = { readonly gameId: string; readonly token: string; readonly fetch?: typeof fetch };

const answerWithinMs = 8000;

/** Asks the server for one change. Never by itself a second time: what is on air by then may be another thing. */
export async function sendChange({ gameId, token, ...sender }: ChangeSender, request: GraphicsRequest): Promise<ChangeAnswer> {
  const ask = sender.fetch ?? fetch;
  try {
    const answer = await ask(liveAddresses.graphics(gameId), {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const body = await readAnswer(answer);
    if ((answer.status === 200 || answer.status === 409) && bearsState(body))
      return { kind: answer.status === 200 ? "kept" : "changed", state: body.state };
    const reason = refusalOf(body);
    if (reason !== null) return { kind: "refused", reason };
    return answer.status < 500 ? { kind: "not-taken", detail: detailOf(body) } : { kind: "unknown" };
  } catch {
    return { kind: "unknown" };
  }
}

function bearsState(body: unknown): body is { readonly state: GraphicsState } {
  return typeof body === "object" && body !== null && "state" in body;
}

function detailOf(body: unknown): string {
  if (typeof body !== "object" || body === null) return "";
  const { detail, title } = body as { readonly detail?: unknown; readonly title?: unknown };
  return typeof detail === "string" ? detail : typeof title === "string" ? title : "";
}
