import type { ComponentType } from "react";
import { changedGraphics } from "#contract/live/graphics.ts";
import { useQuery } from "../use-query.ts";
import { useLiveGame } from "../../live/use-live-game.ts";
import type { OverlayData } from "./overlay-data.ts";
import { useOverlayLanguage } from "./overlay-language.ts";
import { OverlayOfGame } from "./overlay-of-game.tsx";
import type { OverlayPictureProps } from "./overlay-picture.tsx";
import { useFreshStandings } from "./use-fresh-standings.ts";
import { useGraphics } from "./use-graphics.ts";

export type GoingOverlayProps = { readonly overlay: OverlayData; readonly Picture: ComponentType<OverlayPictureProps> };

/** The graphics of a game as it goes on, and as the control page puts them on air. */
export function GoingOverlay({ overlay, Picture }: GoingOverlayProps) {
  const live = useLiveGame(overlay.view, { isScreen: true });
  const graphics = useGraphics(overlay.view.gameId, overlay.graphics);
  const standings = useFreshStandings(overlay, graphics.panel?.name === "standings");
  const moves = !useQuery().has("preview");
  const { prepared } = graphics;
  const shown = !moves && prepared ? changedGraphics(graphics, { kind: "take", graphic: prepared }) : graphics;
  const language = useOverlayLanguage();
  return (
    <OverlayOfGame
      overlay={overlay}
      live={live}
      graphicsOf={() => shown}
      standings={standings}
      language={language}
      moves={moves}
      Picture={Picture}
    />
  );
}
