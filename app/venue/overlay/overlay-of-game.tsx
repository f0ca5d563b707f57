import { type ComponentType, useMemo } from "react";
import type { GraphicsState } from "#contract/live/graphics.ts";
import { type FoldedGame, foldLog } from "../../live/folded-game.ts";
import type { LiveGame } from "../../live/use-followed-game.ts";
import type { OverlayData } from "./overlay-data.ts";
import { overlayOf } from "./overlay-model.ts";
import type { OverlayPictureProps } from "./overlay-picture.tsx";
import { screenNames } from "../short-names.ts";
import { useScoreHit } from "./use-score-hit.ts";

/** Heartbeats come every two seconds: one that is a second late is missing. */
const staleAfterMs = 3000;

export type OverlayOfGameProps = Pick<OverlayPictureProps, "overlay" | "language" | "moves"> & {
  readonly live: Pick<LiveGame, "log" | "now" | "staleForMs">;
  /** What is on air, by the game as it stands. */
  readonly graphicsOf: (game: FoldedGame) => GraphicsState;
  readonly standings: OverlayData["standings"];
  readonly Picture: ComponentType<OverlayPictureProps>;
};

/** What is on air of a game as it stands now. */
export function OverlayOfGame({ overlay, live, graphicsOf, standings, language, moves, Picture }: OverlayOfGameProps) {
  const { view, occasion } = overlay;
  const { log, now, staleForMs } = live;
  const game = useMemo(() => foldLog(log), [log]);
  const graphics = graphicsOf(game);
  const scored = useScoreHit(game.box, moves);
  // A basket of the log is none of a score that stands by hand.
  const hit = graphics.byHand.score === null ? scored : null;
  const nameOf = (playerKey: string | null) =>
    (["home", "away"] as const)
      .flatMap((side) => [...screenNames(view.players, game.box.teams[side].players, language)])
      .find(([key]) => key === playerKey)?.[1] ?? "";
  return (
    <Picture
      overlay={overlay}
      model={overlayOf({ view, now, game, graphics, standings, occasion, language })}
      language={language}
      moves={moves}
      hit={hit && { ...hit, name: nameOf(hit.playerKey) }}
      isStale={staleForMs >= staleAfterMs}
    />
  );
}
