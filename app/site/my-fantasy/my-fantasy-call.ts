import type { FantasyRefusal } from "#contract/my-fantasy.ts";
import { visitorChanged } from "../../account/visitor-store.ts";
import { callApi, type ApiMethod } from "../../api-client.ts";

/** How a call about one's own team ended. `none`: there is no such game; `offline`: nobody answered. */
export type FantasyOutcome<Answer> =
  | { readonly kind: "done"; readonly data: Answer }
  | { readonly kind: "refused"; readonly refusal: FantasyRefusal }
  | { readonly kind: "none" | "offline" | "failed" };

/** A call about one's own fantasy teams. A session that has ended meanwhile is noticed by all that asks who is here. */
export async function callMyFantasy<Answer>(method: ApiMethod, path: string, body?: unknown): Promise<FantasyOutcome<Answer>> {
  const answer = await callApi<Answer>(method, path, body);
  if (answer.ok) return { kind: "done", data: answer.data };
  if (answer.status === 401) await visitorChanged();
  if (answer.status === 0) return { kind: "offline" };
  const refusal = refusalOf(answer.problem);
  if (refusal !== null) return { kind: "refused", refusal };
  return { kind: answer.status === 404 ? "none" : "failed" };
}

function refusalOf(problem: unknown): FantasyRefusal | null {
  if (typeof problem !== "object" || problem === null || !("refusal" in problem)) return null;
  const { refusal } = problem;
  return typeof refusal === "object" && refusal !== null && "rule" in refusal && "code" in refusal ? (refusal as FantasyRefusal) : null;
}
