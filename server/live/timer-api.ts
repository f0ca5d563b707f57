import type { IncomingMessage, ServerResponse } from "node:http";
import { BusyDatabase } from "#contract/busy-database.ts";
import { logPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { TimerAnswer, TimerClocks, TimerTime } from "#contract/live/timer-api.ts";
import { problemOf, type ProblemKind } from "#contract/problem.ts";
import { isRowId } from "#contract/live/row-id.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";

/** Where a game stands, from memory; `null`: the tenant has no such game. */
export type ReadGameNow = (tenantId: TenantId, gameId: GameId) => Promise<GameOnTimer | null>;

export type GameOnTimer = { readonly epoch: number; readonly version: number; readonly now: GameNow };

export type TimerOptions = {
  /** The paths that all of it lies under, without a slash at their ends. */
  readonly bases: readonly string[];
  /** Epoch milliseconds of the server's timeline. */
  readonly now: () => number;
  readonly game: ReadGameNow;
  readonly onFailure: (error: unknown) => void;
};

/** Never kept by anybody, and readable from every page: there is nothing in it that is not on the wall of a hall. */
const headers = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "Access-Control-Allow-Origin": "*",
  "Timing-Allow-Origin": "*",
};

export type TimerApi = {
  /** Whether it answers this; the rest is somebody else's. */
  answers(url: string): boolean;
  answer(tenantId: TenantId, incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): Promise<void>;
};

/** The clocks of games and the server's time, for screens that cannot have a stream and for everybody who measures. */
export function timerApi({ bases, now, game, onFailure }: TimerOptions): TimerApi {
  const baseOf = (path: string) => bases.find((base) => path.startsWith(`${base}/`));

  async function gameAnswer(tenantId: TenantId, id: string, asked: URL, receivedAt: number): Promise<TimerAnswer | ProblemKind> {
    if (!isRowId(id)) return "not-found";
    const asks = asked.searchParams.getAll("since");
    const since = asks.length === 1 ? readLogPosition(asks[0] ?? "") : null;
    if (asks.length > 1 || (asks.length === 1 && since === null)) return "bad-parameter";
    const standing = await game(tenantId, id as GameId);
    if (standing === null) return "not-found";
    const { epoch, version } = standing;
    const isUnchanged = since !== null && since.epoch === epoch && since.sequence === version;
    const clocks = isUnchanged ? null : timerClocks(standing.now);
    return { receivedAt, gameId: id, position: logPosition(epoch, version), clocks, sentAt: now() };
  }

  async function answerTo(tenantId: TenantId, url: string, receivedAt: number): Promise<TimerTime | TimerAnswer | ProblemKind> {
    const asked = URL.parse(url, "http://localhost");
    const base = asked && baseOf(asked.pathname);
    if (!asked || !base) return "not-found";
    const path = asked.pathname.slice(base.length);
    if (path === "/time") return { receivedAt, sentAt: now() };
    return path.startsWith("/games/") ? gameAnswer(tenantId, path.slice("/games/".length), asked, receivedAt) : "not-found";
  }

  return {
    answers: (url) => baseOf(url) !== undefined,
    async answer(tenantId, incoming, outgoing, id) {
      const receivedAt = now();
      const isAsked = incoming.method === "GET" || incoming.method === "HEAD";
      const answer = isAsked ? await answerTo(tenantId, incoming.url ?? "", receivedAt).catch(failed) : "method-not-allowed";
      const body = typeof answer === "string" ? problemOf(answer, id) : answer;
      outgoing.writeHead("status" in body ? body.status : 200, {
        ...headers,
        "X-Request-Id": id,
        ...(typeof answer === "string" && { "Content-Type": "application/problem+json" }),
        ...(!isAsked && { Allow: "GET, HEAD" }),
        ...(answer === "overloaded" && { "Retry-After": "1" }),
      });
      outgoing.end(incoming.method === "HEAD" ? undefined : JSON.stringify(body));
    },
  };

  function failed(error: unknown): ProblemKind {
    onFailure(error);
    return error instanceof BusyDatabase ? "overloaded" : "defect";
  }
}

function timerClocks({ status, period, periodEnded, clock, shotClock, pause, quality }: GameNow): TimerClocks {
  return { status, period, periodEnded, game: clock, shot: shotClock, pause, quality };
}
