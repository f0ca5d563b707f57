import { visitorChanged } from "../account/visitor-store.ts";
import { callApi, type ApiMethod } from "../api-client.ts";

/** Why something was not kept: the game is past it, another player was claimed, the one voted for did not play, too many tries, or nobody knows. */
export type MyGamesRefusal = (typeof refusals)[number] | "too-many" | "failed";
const refusals = ["not-open", "claimed-already", "vote-not-open", "not-in-game"] as const;

export type MyGamesOutcome<Answer> = { readonly kind: "done"; readonly data: Answer } | { readonly kind: MyGamesRefusal };

/** A call about one's own games. A session that has ended meanwhile is noticed by all that asks who is here. */
export async function callMyGames<Answer>(method: ApiMethod, path: string, body?: unknown): Promise<MyGamesOutcome<Answer>> {
  const answer = await callApi<Answer>(method, path, body);
  if (answer.ok) return { kind: "done", data: answer.data };
  if (answer.status === 401) await visitorChanged();
  if (answer.status === 429) return { kind: "too-many" };
  const { problem } = answer;
  const type = typeof problem === "object" && problem !== null && "type" in problem ? problem.type : null;
  return { kind: refusals.find((kind) => type === `/problems/${kind}`) ?? "failed" };
}
