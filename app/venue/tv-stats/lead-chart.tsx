import { periodLengthMs, periodStartMs } from "#core/game/period.ts";
import type { GameState } from "#core/game/game-state.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { scoreText } from "../../i18n/score-text.ts";
import { useT } from "../../i18n/use-t.ts";
import type { ScreenModel } from "../screen-model.ts";
import { lookStyle } from "../team-plate.tsx";
import styles from "./lead-chart.module.css";

const leastMargin = 8;

/** The lead over the game, home up and away down, each in its colour. */
export function LeadChart({ screen: { sides, periods }, state }: { screen: ScreenModel; state: GameState }) {
  const t = useT("venues");
  const locale = useLocale();
  const { format } = state.rules;
  const last = state.periods.at(-1)?.period ?? { kind: "regular", number: 1 };
  const playedMs = periodStartMs(last, format) + periodLengthMs(last, format);
  const wholeMs = Math.max(playedMs, format.regularPeriods * format.regularMs);
  const most = Math.max(leastMargin, state.home.biggestLead, state.away.biggestLead) + 1;
  const steps = state.flow.map(({ elapsedMs, home, away }) => ({ at: elapsedMs / wholeMs, margin: (home - away) / most }));
  const title = t("tv.leadNote", {
    home: sides.home.code,
    homeLead: state.home.biggestLead,
    away: sides.away.code,
    awayLead: state.away.biggestLead,
    changes: state.leadChanges,
    level: state.timesLevel,
  });
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{t("tv.lead")}</b> {title}
      </figcaption>
      <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
        {state.periods.map(({ period }) => (
          <line
            key={`${period.kind} ${period.number}`}
            x1={(periodStartMs(period, format) / wholeMs) * 1000}
            x2={(periodStartMs(period, format) / wholeMs) * 1000}
            y1="0"
            y2="200"
          />
        ))}
        <path className={styles.area} style={lookStyle(sides.home)} d={areaOf(steps, (margin) => Math.max(margin, 0))} />
        <path className={styles.area} style={lookStyle(sides.away)} d={areaOf(steps, (margin) => Math.min(margin, 0))} />
        <line className={styles.level} x1="0" x2="1000" y1="100" y2="100" />
      </svg>
      <ol>
        {periods.map(({ head, home, away }) => (
          <li key={head}>
            {head} <b>{scoreText(locale, home, away)}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

type Step = { readonly at: number; readonly margin: number };

/** A step line that ends where the game has come to. */
function areaOf(steps: readonly Step[], cut: (margin: number) => number): string {
  const path = steps.map(({ at, margin }) => `H${Math.round(at * 1000)}V${Math.round(100 - cut(margin) * 100)}`);
  return `M0 100${path.join("")}V100Z`;
}
