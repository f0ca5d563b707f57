import type { GameId } from "#core/kernel/ids.ts";
import type { GameNames, LiveDeskAnswer, LiveGameAnswer, LiveLog, LiveVenueAnswer, OverlayAnswer } from "./live-game.ts";
import type { TableLists } from "./table-lists.ts";
import type { GameAddress, PlayoffGameAddress } from "../refs.ts";

/** What screens and streams ask of games as they are being played. `null`: there is no such thing. */
export type LiveQueries = {
  game(address: GameAddress | PlayoffGameAddress): Promise<LiveGameAnswer | null>;
  /** A game with what its overlay shows. */
  overlay(address: GameAddress | PlayoffGameAddress): Promise<OverlayAnswer | null>;
  /** A game by the id of its row, as links name it. */
  desk(gameId: string): Promise<LiveDeskAnswer | null>;
  venue(slug: string): Promise<LiveVenueAnswer | null>;
  log(gameId: GameId): Promise<LiveLog | null>;
  names(gameId: GameId): Promise<GameNames | null>;
  /** What its scorer begins with. */
  tableLists(gameId: GameId): Promise<TableLists | null>;
};
