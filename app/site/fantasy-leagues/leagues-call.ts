import type { LeagueRefusal } from "#contract/fantasy-leagues.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { visitorChanged } from "../../account/visitor-store.ts";
import { callApi, type ApiMethod } from "../../api-client.ts";

/** How a call about private leagues ended. `none`: there is no such league, or one is not in it; `offline`: nobody answered. */
export type LeagueCall<Answer> =
  | { readonly kind: "done"; readonly data: Answer }
  | { readonly kind: "refused"; readonly refusal: LeagueRefusal }
  | { readonly kind: "none" | "offline" | "busy" | "failed" };

/** Below which the private leagues of a competition are asked for and changed. */
export function leaguesPath({ seasonSlug, leagueSlug }: LeagueAddress): string {
  return `${myFantasyPath}/${seasonSlug}/${leagueSlug}/leagues`;
}

/** A session that has ended meanwhile is noticed by all that asks who is here. */
export async function callLeagues<Answer>(method: ApiMethod, path: string, body?: unknown): Promise<LeagueCall<Answer>> {
  const answer = await callApi<Answer>(method, path, body);
  if (answer.ok) return { kind: "done", data: answer.data };
  if (answer.status === 401) await visitorChanged();
  const refusal = refusalOf(answer.problem);
  if (refusal !== null) return { kind: "refused", refusal };
  return { kind: kinds[answer.status] ?? "failed" };
}

const kinds: Readonly<Record<number, "none" | "offline" | "busy">> = { 0: "offline", 404: "none", 429: "busy" };

function refusalOf(problem: unknown): LeagueRefusal | null {
  if (typeof problem !== "object" || problem === null || !("refusal" in problem)) return null;
  const { refusal } = problem;
  return typeof refusal === "object" && refusal !== null && "rule" in refusal && "code" in refusal ? (refusal as LeagueRefusal) : null;
}
