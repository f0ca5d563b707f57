import type { GraphicsState } from "#contract/live/graphics.ts";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { Side } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { FoldedGame } from "../../live/folded-game.ts";
import type { OverlayLanguage } from "./overlay-language.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

/** What graphics are made of. */
export type OverlayQuestion = {
  readonly view: LiveGameAnswer;
  readonly now: GameNow;
  readonly game: FoldedGame;
  readonly graphics: GraphicsState;
  /** Of the league, as it stands now. */
  readonly standings: readonly StandingsRow[];
  /** The competition's name. */
  readonly occasion: string;
  readonly language: OverlayLanguage;
};

/** A team as graphics name it. */
export function teamName({ view, language }: Pick<OverlayQuestion, "view" | "language">, side: Side): string {
  return language.name(view.summary[side].name);
}
