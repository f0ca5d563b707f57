import { useMemo } from "react";
import type { AskedGraphic } from "#contract/live/ograf-graphics.ts";
import { languageTag } from "#contract/locale.ts";
import { createTranslator, type Translator } from "../../i18n/translator.ts";
import type { LiveConnection } from "../../live/live-connection.ts";
import { useChannelOf } from "../../live/use-channel.ts";
import { useFollowedGame } from "../../live/use-followed-game.ts";
import { overlayLanguage } from "../overlay/overlay-language.ts";
import { OverlayOfGame } from "../overlay/overlay-of-game.tsx";
import { OverlayPicture } from "../overlay/overlay-picture.tsx";
import type { OverlayStart } from "../overlay/overlay-start.ts";
import { graphicsWith } from "./asked-graphics.ts";
import styles from "./graphic.module.css";

export type GraphicOfGameProps = {
  readonly start: OverlayStart;
  /** `null`: nothing is on air. */
  readonly asked: AskedGraphic | null;
  readonly moves: boolean;
  readonly client: LiveConnection;
};

/** One graphic of a game as it goes on, put on air by its renderer and by nobody else. */
export function GraphicOfGame({ start, asked, moves, client }: GraphicOfGameProps) {
  const { overlay, locale, timeZone, words } = start;
  const live = useFollowedGame(client, overlay.view);
  const { byHand } = useChannelOf(client, `graphics:${overlay.view.gameId}`, "graphics") ?? overlay.graphics;
  const language = useMemo(
    () => overlayLanguage(locale, timeZone, createTranslator(locale, words) as Translator<"overlay">),
    [locale, timeZone, words],
  );
  return (
    <div className={styles.frame} lang={languageTag(locale)}>
      <OverlayOfGame
        overlay={overlay}
        live={live}
        graphicsOf={(game) => ({ ...graphicsWith(asked, game), byHand })}
        standings={overlay.standings}
        language={language}
        moves={moves}
        Picture={OverlayPicture}
      />
    </div>
  );
}
