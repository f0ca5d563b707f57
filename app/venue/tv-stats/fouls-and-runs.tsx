import type { Side } from "#core/game/facts.ts";
import { useT } from "../../i18n/use-t.ts";
import type { FoldedGame } from "../../live/folded-game.ts";
import type { ScreenModel, ScreenSide } from "../screen-model.ts";
import { periodHead, useScreenLanguage } from "../screen-language.ts";
import { lookStyle } from "../team-plate.tsx";
import { laterFigures } from "./later-figures.ts";
import styles from "./fouls-and-runs.module.css";

const mostNamed = 4;
/** Fewer points without an answer are no run. */
const leastRun = 4;

/** Who is about to foul out, and who has scored without an answer. */
export function FoulsAndRuns({
  sides,
  game: { state, rules },
  screen,
}: {
  sides: readonly ScreenSide[];
  game: FoldedGame;
  screen: ScreenModel;
}) {
  const t = useT("venues");
  const language = useScreenLanguage();
  const inTrouble = sides.flatMap((side) =>
    side.players.filter(({ line }) => (line.foulsCommitted ?? 0) >= rules.playerFoulLimit - 1).map((player) => ({ side, player })),
  );
  const { gameCourseOf } = laterFigures.useCode();
  const course = gameCourseOf(state.flow, rules.format, state.latestMs);
  const runs = sides.flatMap(({ side }) => {
    const run = course[side].largestRun;
    return run && run.points >= leastRun
      ? [{ side, points: run.points, when: periodHead(run.period, language), key: `largest ${side}` }]
      : [];
  });
  const current =
    state.runSide !== null && state.runPoints >= leastRun ? [{ side: state.runSide, points: state.runPoints, when: null, key: "now" }] : [];
  return (
    <section>
      <h2>{t("tv.foulTrouble")}</h2>
      <ul className={styles.lines}>
        {inTrouble.length === 0 && <li>{t("tv.noFoulTrouble")}</li>}
        {inTrouble.slice(0, mostNamed).map(({ side, player: { name, line } }) => (
          <li key={line.key} style={lookStyle(side)}>
            <i />
            <span>
              {line.shirt} {name}
            </span>
            <b data-fouls={line.foulsCommitted ?? ""}>{line.foulsCommitted}</b>
          </li>
        ))}
      </ul>
      <h2 className={styles.second}>{t("tv.runs")}</h2>
      <ul className={styles.lines}>
        {[...current, ...runs].map(({ side, points, when, key }) => (
          <Run key={key} screen={screen} side={side} points={points} when={when} />
        ))}
      </ul>
    </section>
  );
}

function Run({ screen, side, points, when }: { screen: ScreenModel; side: Side; points: number; when: string | null }) {
  const t = useT("venues");
  return (
    <li style={lookStyle(screen.sides[side])}>
      <i />
      <span>
        {screen.sides[side].code} {when ?? <em>{t("tv.now")}</em>}
      </span>
      <b>{`${points}–0`}</b>
    </li>
  );
}
