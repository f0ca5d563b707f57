import { accountBase } from "#contract/account.ts";
import { callApi, type ApiMethod } from "../api-client.ts";
import { visitorChanged } from "./visitor-store.ts";

/** Why a call about one's own account was not taken. */
export type OwnRefusal =
  | "wrongPassword"
  | "signInAgain"
  | "unfitPassword"
  | "lastWay"
  | "badFields"
  | "tooMany"
  | "later"
  | "offline"
  | "failed";

export type OwnOutcome<Answer> =
  | { readonly kind: "done"; readonly data: Answer }
  | { readonly kind: "refused"; readonly refusal: OwnRefusal };

/** A call about the account of who is signed in. A session that has ended meanwhile leads to sign in, as on every page. */
export async function callOwn<Answer>(method: ApiMethod, path: string, body?: unknown): Promise<OwnOutcome<Answer>> {
  const answer = await callApi<Answer>(method, `${accountBase}/${path}`, body);
  if (answer.ok) return { kind: "done", data: answer.data };
  if (answer.status === 401) await visitorChanged();
  return { kind: "refused", refusal: refusalOf(answer.status, answer.problem) };
}

/** A call about something else of a visitor's own; `null`: it was not taken. */
export async function callOwnThing<Answer>(method: ApiMethod, path: string, body?: unknown): Promise<Answer | null> {
  const answer = await callApi<Answer>(method, path, body);
  if (answer.ok) return answer.data;
  if (answer.status === 401) await visitorChanged();
  return null;
}

function refusalOf(status: number, problem: unknown): OwnRefusal {
  if (status === 0) return "offline";
  if (status === 429) return "tooMany";
  if (status === 409) return "lastWay";
  const type = typeof problem === "object" && problem !== null && "type" in problem ? problem.type : null;
  if (type === "/problems/issuer-unreachable") return "later";
  if (status !== 422) return "failed";
  if (type === "/problems/wrong-password") return "wrongPassword";
  if (type === "/problems/sign-in-again") return "signInAgain";
  return type === "/problems/unfit-password" ? "unfitPassword" : "badFields";
}
