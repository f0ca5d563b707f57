import type { Kysely } from "kysely";
import type { LiveGameAnswer, OverlayAnswer } from "#contract/live/live-game.ts";
import type { LiveQueries } from "#contract/live/live-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { gameNowOf } from "#core/game/game-now.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { Database } from "../../db/schema.ts";
import { gameView } from "../games/game-view.ts";
import { gameNames } from "./game-names.ts";
import { liveLogOf, readLogAfter } from "./live-log.ts";
import { placeOfGame } from "./place-of-game.ts";
import { tableLists } from "./table-lists.ts";
import { venueNow } from "./venue-now.ts";
import type { GameAddress, PlayoffGameAddress } from "#contract/refs.ts";

/** Answers to what screens and streams ask of games as they are played. */
export function liveQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): LiveQueries {
  async function overlay(address: GameAddress | PlayoffGameAddress): Promise<OverlayAnswer | null> {
    const view = await gameView(db, tenantId, note, address, { plays: false, lineups: false });
    return view && (await withLog(view));
  }
  async function game(address: GameAddress | PlayoffGameAddress): Promise<LiveGameAnswer | null> {
    return (await overlay(address))?.game ?? null;
  }
  async function withLog({ summary, players }: GameAnswer): Promise<OverlayAnswer | null> {
    const reading = await readLogAfter(db, tenantId, summary.gameId);
    if (!reading) return null;
    const rules = ruleSetOf(reading.ruleProfile);
    if (!rules) throw new Error(`A log was written by rules nobody knows: ${reading.ruleProfile}`);
    const { gameId } = summary;
    const { leagueId, events, graphics } = reading;
    return { game: { gameId, leagueId, summary, players, log: liveLogOf(gameId, reading), now: gameNowOf(events, rules) }, graphics };
  }
  return {
    game,
    async desk(gameId) {
      const place = await placeOfGame(db, tenantId, gameId);
      const view = place && (await game(place.address));
      return view && { game: view, venueSlug: place.venueSlug };
    },
    async venue(slug) {
      const venue = await venueNow(db, tenantId, note, slug);
      if (!venue) return null;
      return { ...venue, game: venue.game && (await game(venue.game.ref)) };
    },
    overlay,
    names: (gameId) => gameNames(db, tenantId, gameId),
    tableLists: (gameId) => tableLists(db, tenantId, gameId),
    async log(gameId) {
      note(pageTags.game(gameId));
      const reading = await readLogAfter(db, tenantId, gameId);
      return reading && liveLogOf(gameId, reading);
    },
  };
}
