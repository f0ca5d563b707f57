import type { GraphicsState } from "./graphics.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { GamePlayer } from "../queries.ts";
import type { LiveEvent, LogPosition } from "./live-event.ts";
import type { LocalName } from "../refs.ts";
import type { GameSummary } from "../game-summary.ts";

/** A whole log, from which everything about the game is folded. Immutable at its position. */
export type LiveLog = {
  readonly gameId: GameId;
  readonly position: LogPosition;
  /** Rules it is folded by: a name that `ruleSetOf` knows. */
  readonly ruleProfile: string;
  readonly events: readonly LiveEvent[];
};

/** What a screen of one game starts from: who plays, and the log so far. */
export type LiveGameAnswer = {
  readonly gameId: GameId;
  /** The league's row, which names its channel. */
  readonly leagueId: string;
  readonly summary: GameSummary;
  /** With their names as the league writes them. */
  readonly players: readonly GamePlayer[];
  readonly log: LiveLog;
  readonly now: GameNow;
};

/** Those who play in a game as the league's own rows call them. */
export type GameNames = {
  readonly home: LocalName;
  readonly away: LocalName;
  readonly players: ReadonlyMap<string, { readonly givenName: LocalName; readonly familyName: LocalName }>;
};

/** A game with what television shows of it. */
export type OverlayAnswer = { readonly game: LiveGameAnswer; readonly graphics: GraphicsState };

/** A game as its links open it. */
export type LiveDeskAnswer = {
  readonly game: LiveGameAnswer;
  /** Of the hall it is played in; `null`: none is named. */
  readonly venueSlug: string | null;
};

/** A hall and the game its screens belong to: one being played or just over, else the next one; `null`: none is planned. */
export type LiveVenueAnswer = {
  readonly slug: string;
  readonly name: LocalName;
  readonly game: LiveGameAnswer | null;
  /** The game after that one. */
  readonly next: GameSummary | null;
};
