import type { GameId } from "#core/kernel/ids.ts";
import type { GameAddress, PlayoffGameAddress } from "../queries.ts";
import type { GameNames, LiveDeskView, LiveGameView, LiveLog, LiveVenueView, OverlayView } from "./live-game.ts";

/** What screens and streams ask of games as they are being played. `null`: there is no such thing. */
export type LiveQueries = {
  game(address: GameAddress | PlayoffGameAddress): Promise<LiveGameView | null>;
  /** A game with what its overlay shows. */
  overlay(address: GameAddress | PlayoffGameAddress): Promise<OverlayView | null>;
  /** A game by the id of its row, as links name it. */
  desk(gameId: string): Promise<LiveDeskView | null>;
  venue(slug: string): Promise<LiveVenueView | null>;
  log(gameId: GameId): Promise<LiveLog | null>;
  names(gameId: GameId): Promise<GameNames | null>;
};
