import { Hono } from "hono";
import { BusyDatabase } from "#contract/busy-database.ts";
import { liveBase } from "#contract/live/live-addresses.ts";
import { logPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { isRowId } from "#contract/live/row-id.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { KnownGame } from "../../live/live-games.ts";
import type { Live } from "../../live/live.ts";
import { sharedHeaders, immutableHeaders, openHeaders } from "../../http/response-headers.ts";
import { problem, stored, targetOf, type AppContext, type AppEnvironment } from "../../http/responses.ts";
import { StoredAnswer } from "../../http/stored-answer.ts";

/** As long as a page may be behind: a log without a position is the newest. */
const newestHeaders = ["Cache-Control", "public, max-age=1"];

/** A game's log: at a position for good, else as it stands. */
export function gameLogRoutes(live: Live): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(`${liveBase}/games/:gameId/log`, (context) => answerLog(context, live, context.req.param("gameId")));
  return app;
}

async function answerLog(context: AppContext, live: Live, id: string): Promise<Response> {
  if (!isRowId(id)) return problem(context, "not-found");
  const at = new URL(targetOf(context), "http://localhost").searchParams.get("at");
  const position = at === null ? null : readLogPosition(at);
  if (at !== null && position === null) return problem(context, "bad-parameter", {}, "at: epoch.sequence of this game.");
  const tenant = context.get("tenant");
  const game = await gameAt(live, tenant.id, id as GameId, position);
  if (game === null) return problem(context, "not-found");
  const log = logAt(id as GameId, game, position?.sequence ?? game.version);
  const answer = new StoredAnswer({
    status: 200,
    contentType: "application/json; charset=utf-8",
    body: JSON.stringify(log),
    keepMs: 0,
    cacheHeaders: [...(position === null ? newestHeaders : immutableHeaders), ...openHeaders],
    headers: sharedHeaders,
    brotliQuality: 4,
  });
  return stored(context, { answer, outcome: "none" });
}

/** `null` also where the log has not come so far, or is another one by now. */
async function gameAt(
  live: Live,
  tenantId: Parameters<Live["games"]["current"]>[0],
  id: GameId,
  position: { readonly epoch: number; readonly sequence: number } | null,
): Promise<KnownGame | null> {
  const reaches = (game: KnownGame | null) =>
    game !== null && (position === null || (game.epoch === position.epoch && game.version >= position.sequence));
  const known = position === null ? await newestOrKnown(live, tenantId, id) : await live.games.lastKnown(tenantId, id);
  if (reaches(known)) return known;
  const newest = await live.games.lookAgain(tenantId, id);
  return reaches(newest) ? newest : null;
}

/** While the database is away, the log as it was last read: whoever folds it goes on with the stream when it is back. */
async function newestOrKnown({ games }: Live, ...game: Parameters<Live["games"]["known"]>): Promise<KnownGame | null> {
  return games.lookAgain(...game).catch((error: unknown) => {
    const known = error instanceof BusyDatabase ? games.known(...game) : null;
    return known ?? Promise.reject(error);
  });
}

function logAt(id: GameId, { epoch, ruleProfile, events }: KnownGame, sequence: number): LiveLog {
  return { gameId: id, position: logPosition(epoch, sequence), ruleProfile, events: events.slice(0, sequence) };
}
