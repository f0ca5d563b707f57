import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ProblemKind } from "#contract/problem.ts";
import type { LiveDesk } from "../../live/live-desk.ts";
import type { ScorerLink } from "../../live/scorer-links.ts";
import { type AppContext, problem } from "../../http/responses.ts";

/** Whose link a request to the table of a game bears, or why it is sent away. LIVE2 */
export async function linkIn(context: AppContext, desk: LiveDesk, tenantId: TenantId, gameId: string): Promise<ScorerLink | Response> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(context.req.header("authorization") ?? "")?.[1];
  if (token === undefined) return unauthorized(context, "link-missing");
  const reading = await desk.readLink(tenantId, token);
  if (reading.kind !== "link") return unauthorized(context, `link-${reading.kind}`);
  return reading.link.gameId === (gameId as GameId) ? reading.link : problem(context, "link-elsewhere");
}

function unauthorized(context: AppContext, kind: ProblemKind): Response {
  return problem(context, kind, { "WWW-Authenticate": "Bearer" });
}
