import { useId } from "react";
import type { FlowDrawing } from "./flow-drawing.ts";
import styles from "./flow-chart.module.css";

export type FlowWords = {
  readonly title: string;
  readonly alternative: string;
  /** One for each period drawn, in order; the short one where the plot is narrow. */
  readonly periods: readonly { readonly long: string; readonly short: string }[];
};

/**
 * The lead over the course of a game, or the chances. The plot stretches to any width, its strokes and labels do not: they stand
 * outside the stretched drawing, placed in percent.
 */
export function FlowChart({ drawing, words }: { drawing: FlowDrawing; words: FlowWords }) {
  const id = useId();
  return (
    <figure className={styles.chart}>
      <svg className={styles.plot} role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{words.title}</title>
        <desc id={`${id}d`}>{words.alternative}</desc>
        {drawing.ticks.map(({ isMiddle, y }) => (
          <line key={y} className={isMiddle ? styles.zero : styles.grid} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        {drawing.periods.slice(1).map(({ start }) => (
          <line key={start} className={styles.break} x1={`${start}%`} x2={`${start}%`} y1="0" y2="100%" />
        ))}
        <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
          <path className={styles.homeArea} d={drawing.homeArea} />
          <path className={styles.awayArea} d={drawing.awayArea} />
        </svg>
        {drawing.now && (
          <>
            <line className={styles.now} x1={`${drawing.now.x}%`} x2={`${drawing.now.x}%`} y1="0" y2="100%" />
            <circle className={styles.nowDot} cx={`${drawing.now.x}%`} cy={`${drawing.now.y}%`} r="5" />
          </>
        )}
        {drawing.peaks.map(({ side, text, x, y }) => (
          <text
            key={side}
            translate="no"
            className={styles.peak}
            x={`${x}%`}
            y={`${y}%`}
            dy={side === "home" ? -7 : 18}
            textAnchor="middle"
          >
            {text}
          </text>
        ))}
      </svg>
      <div className={styles.margins} aria-hidden="true">
        {drawing.ticks.map(({ text, y }) => (
          <span key={y} style={{ top: `${y}%` }}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.periods} aria-hidden="true">
        {drawing.periods.map(({ start, middle }, index) => (
          <span key={start} style={{ left: `${middle}%` }}>
            <span className={styles.long}>{words.periods[index]?.long}</span>
            <span className={styles.short}>{words.periods[index]?.short}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}
