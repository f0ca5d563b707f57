import { Hono } from "hono";
import { liveBase } from "#contract/live/live-addresses.ts";
import { gameByHand } from "#contract/live/score-by-hand.ts";
import { isLocale, type Locale, locales } from "#contract/locale.ts";
import type { GameNames } from "#contract/live/live-game.ts";
import { foldPlays } from "#core/game/evolve.ts";
import type { GameState } from "#core/game/game-state.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { isRowId } from "#contract/live/row-id.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { writtenName } from "#core/wording/written-name.ts";
import { type VmixNames, vmixRow } from "../../exports/vmix-row.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { sharedHeaders, notKeptHeaders, openHeaders } from "../../http/response-headers.ts";
import { type AppContext, type AppEnvironment, asRecord, problem } from "../../http/responses.ts";
import type { KnownGame } from "../../live/live-games.ts";
import type { Live } from "../../live/live.ts";
import { keptNames } from "./kept-names.ts";

type Folded = { readonly state: GameState; readonly box: BoxScore };

/** A game as titling programs poll it: one flat row, from memory. With `?locale=` the names are the league's in that language. */
export function vmixRoutes(live: Live, answers: Pick<PageAnswers, "gameNames">): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  /** A game is replaced when it changes, so each is folded once however often it is asked for. */
  const folded = new WeakMap<KnownGame, Folded>();
  const namesOf = keptNames((tenantId, id) => answers.gameNames(tenantId, id), live.now);

  app.get(`${liveBase}/games/:gameId/vmix.json`, async (context) => {
    const locale = askedLocale(context);
    if (locale === "unknown") return problem(context, "bad-parameter", asRecord(openHeaders), `locale is one of ${locales.join(", ")}.`);
    const id = context.req.param("gameId");
    const tenantId = context.get("tenant").id;
    const game = isRowId(id) ? await live.games.lastKnown(tenantId, id as GameId) : null;
    if (game === null) return problem(context, "not-found", asRecord(openHeaders));
    const fold = folded.get(game) ?? foldGame(game);
    folded.set(game, fold);
    const names = locale === null ? null : await namesOf(tenantId, id as GameId);
    const now = gameByHand(game.now, game.byHand, fold.state.rules);
    const asked = { now, line: game.byHand.line, ...fold, at: live.now(), names: names && locale && namesIn(locale, names) };
    const row = { gameId: id, ...vmixRow(asked) };
    const headers = { ...asRecord(sharedHeaders), ...asRecord(notKeptHeaders), ...asRecord(openHeaders) };
    return new Response(JSON.stringify([row]), { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
  });
  return app;
}

/** `null`: none is named, and names are those of the team lists. */
function askedLocale(context: AppContext): Locale | "unknown" | null {
  const asked = context.req.queries("locale");
  if (asked === undefined) return null;
  const [locale] = asked;
  return asked.length === 1 && isLocale(locale) ? locale : "unknown";
}

function namesIn(locale: Locale, names: GameNames): VmixNames {
  return {
    home: writtenName(names.home, locale),
    away: writtenName(names.away, locale),
    player(key) {
      const known = names.players.get(key);
      return known ? `${writtenName(known.givenName, locale)} ${writtenName(known.familyName, locale)}`.trim() : null;
    },
  };
}

function foldGame({ events, ruleProfile }: KnownGame): Folded {
  const rules = ruleSetOf(ruleProfile);
  if (!rules) throw new Error(`A log was written by rules nobody knows: ${ruleProfile}`);
  const state = foldPlays(playsInForce(events), rules);
  return { state, box: boxScoreOf(state) };
}
