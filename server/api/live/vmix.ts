import { Hono } from "hono";
import { liveBase } from "#contract/live/live-addresses.ts";
import { foldPlays } from "#core/game/evolve.ts";
import type { GameState } from "#core/game/game-state.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { vmixRow } from "../../exports/vmix-row.ts";
import { sharedHeaders, notKeptHeaders, openHeaders } from "../../http/response-headers.ts";
import { type AppEnvironment, asRecord, problem } from "../../http/responses.ts";
import type { KnownGame } from "../../live/live-games.ts";
import type { Live } from "../../live/live.ts";

const gameId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Folded = { readonly state: GameState; readonly box: BoxScore };

/** A game as titling programs poll it: one flat row, from memory. */
export function vmixRoutes(live: Live): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  /** A game is replaced when it changes, so each is folded once however often it is asked for. */
  const folded = new WeakMap<KnownGame, Folded>();

  app.get(`${liveBase}/games/:gameId/vmix.json`, async (context) => {
    const id = context.req.param("gameId");
    const game = gameId.test(id) ? await live.games.current(context.get("tenant").id, id as GameId) : null;
    if (game === null) return problem(context, "not-found");
    const fold = folded.get(game) ?? foldGame(game);
    folded.set(game, fold);
    const row = { gameId: id, ...vmixRow({ now: game.now, ...fold, at: live.now() }) };
    const headers = { ...asRecord(sharedHeaders), ...asRecord(notKeptHeaders), ...asRecord(openHeaders) };
    return new Response(JSON.stringify([row]), { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
  });
  return app;
}

function foldGame({ events, ruleProfile }: KnownGame): Folded {
  const rules = ruleSetOf(ruleProfile);
  if (!rules) throw new Error(`A log was written by rules nobody knows: ${ruleProfile}`);
  const state = foldPlays(playsInForce(events), rules);
  return { state, box: boxScoreOf(state) };
}
