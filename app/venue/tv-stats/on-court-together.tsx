import { useMemo } from "react";
import type { LineupLine } from "#core/stats/lineups.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import type { FoldedGame } from "../../live/folded-game.ts";
import type { ScreenSide } from "../screen-model.ts";
import { lookStyle } from "../team-plate.tsx";
import { laterFigures } from "./later-figures.ts";
import styles from "./on-court-together.module.css";

/** What the two fives that are on court have done together, and each team's best five so far. */
export function OnCourtTogether({ sides, game }: { sides: readonly ScreenSide[]; game: FoldedGame }) {
  const t = useT("venues");
  const { minutes, signed, score } = useFormat();
  const { lineupsOf } = laterFigures.useCode();
  const lineups = useMemo(() => lineupsOf(game.plays, game.rules), [game, lineupsOf]);
  return (
    <section>
      <h2>{t("tv.together")}</h2>
      {sides.map((side) => {
        const current = currentOf(side, lineups[side.side]);
        const best = bestOf(lineups[side.side]);
        return (
          <div key={side.side} className={styles.five} style={lookStyle(side)}>
            <p>
              {side.five.map(({ line }) => (
                <span key={line.key}>{line.shirt}</span>
              ))}
              <b>{signed(current?.plusMinus ?? 0)}</b>
            </p>
            <small>
              {[
                current && `${minutes(current.seconds)} · ${score(current.pointsFor, current.pointsAgainst)}`,
                best && t("tv.bestFive", { margin: signed(best.plusMinus), time: minutes(best.seconds) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </div>
        );
      })}
    </section>
  );
}

function currentOf({ five }: ScreenSide, lines: readonly LineupLine[]): LineupLine | undefined {
  const keys = five
    .map(({ line }) => line.key as string)
    .toSorted()
    .join(" ");
  return lines.find(({ players }) => players.join(" ") === keys);
}

function bestOf(lines: readonly LineupLine[]): LineupLine | undefined {
  return lines.toSorted((a, b) => b.plusMinus - a.plusMinus || b.seconds - a.seconds)[0];
}
