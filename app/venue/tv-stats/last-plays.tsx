import { useMemo } from "react";
import type { Play } from "#core/game/events.ts";
import type { LooseTranslator } from "../../i18n/translator.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import type { ScreenModel } from "../screen-model.ts";
import { lookStyle } from "../team-plate.tsx";
import { laterFigures } from "./later-figures.ts";
import styles from "./last-plays.module.css";

/** Screens of 16:9 leave the last two out. */
const mostLines = 8;
/** Nothing older is told, so no more of the log is put into words. */
const readPlays = 60;

/** What happened last, newest first. */
export function LastPlays({ screen, plays }: { screen: ScreenModel; plays: readonly Play[] }) {
  const t = useT("venues");
  const say = useT("plays") as LooseTranslator;
  const { clock } = useFormat();
  const { playLines } = laterFigures.useCode();
  const lines = useMemo(() => playLines(plays.slice(-readPlays)).slice(-mostLines).toReversed(), [plays, playLines]);
  const names = new Map(
    [...screen.sides.home.players, ...screen.sides.away.players].map(({ name, line }) => [line.key as string, `${line.shirt} ${name}`]),
  );
  return (
    <section className={styles.plays}>
      <h2>{t("tv.plays")}</h2>
      {lines.length === 0 && <p>{t("tv.noPlays")}</p>}
      <ol>
        {lines.map(({ eventId, clockMs, side, player, wording }) => (
          <li key={eventId} style={side === null ? {} : lookStyle(screen.sides[side])}>
            <time>{clock(clockMs)}</time>
            <i />
            <span>
              <b>{player === null ? (side === null ? "" : screen.sides[side].code) : names.get(player)}</b>{" "}
              {say(wording.key, wording.values)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
