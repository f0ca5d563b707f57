import type { GameCommandAnswer, GameCommandAnswers, GameCommandBatch } from "#contract/live/game-command.ts";
import type { LeaseAnswer, LeaseRequest } from "#contract/live/lease.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { readAnswer } from "../../live/read-answer.ts";
import { type LinkRefusal, refusalOf } from "../link/link-token.ts";

/** `unheard`: no answer, or one that says to ask again; nobody knows what became of it. */
type Unanswered = { readonly kind: "unheard" } | { readonly kind: "link-refused"; readonly reason: LinkRefusal };
export type SubmitAnswer = { readonly kind: "answered"; readonly answers: readonly GameCommandAnswer[] } | Unanswered;
export type AskedLease = { readonly kind: "answered"; readonly answer: LeaseAnswer } | Unanswered;

export type SeatCalls = {
  submit(token: string, batch: GameCommandBatch): Promise<SubmitAnswer>;
  ask(token: string, request: LeaseRequest): Promise<AskedLease>;
};

/** A line that is half open is given up after so long. */
const answerWithinMs = 5000;

/** The two calls of a seat. Neither throws. */
export function seatCalls(gameId: string, ask: typeof fetch = (...asked) => fetch(...asked)): SeatCalls {
  async function post(address: string, token: string, body: unknown): Promise<{ readonly status: number; readonly body: unknown } | null> {
    try {
      const answer = await ask(address, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
        cache: "no-store",
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return { status: answer.status, body: await readAnswer(answer) };
    } catch {
      return null;
    }
  }

  function unanswered(body: unknown): Unanswered {
    const reason = refusalOf(body);
    return reason === null ? { kind: "unheard" } : { kind: "link-refused", reason };
  }

  return {
    async submit(token, batch) {
      const answer = await post(liveAddresses.commands(gameId), token, batch);
      if (answer?.status === 200) return { kind: "answered", answers: (answer.body as GameCommandAnswers).answers };
      return unanswered(answer?.body);
    },
    async ask(token, request) {
      const answer = await post(liveAddresses.leases(gameId), token, request);
      if (answer?.status === 200 || answer?.status === 409) return { kind: "answered", answer: answer.body as LeaseAnswer };
      return unanswered(answer?.body);
    },
  };
}
