import { useId } from "react";
import type { SpreadChart } from "./spread-model.ts";
import styles from "./spread-bars.module.css";

const plotHeight = 130;
const gap = 0.14;

/** Bars from the fewest points to the most: the one with the average in ink, one's own in accent. `own`: which, and what is said of it. */
export function SpreadBars({ chart, own }: { chart: SpreadChart; own: { readonly from: number; readonly text: string } | null }) {
  const id = useId();
  const { title, text, bars, marks, average } = chart;
  const slot = 100 / bars.length;
  const first = bars[0]?.from ?? 0;
  const middleOf = (from: number) => ((from - first) / 10 + 0.5) * slot;
  return (
    <figure className={styles.spread}>
      <svg width="100%" height={plotHeight + 22} role="img" aria-labelledby={id}>
        <title id={id}>{title}</title>
        {bars.map(({ from, share, isAverage }) => {
          const height = Math.max(share * plotHeight, share > 0 ? 2 : 0);
          return (
            <rect
              key={from}
              className={styles.bar}
              data-average={isAverage || undefined}
              data-own={own?.from === from || undefined}
              x={`${middleOf(from) - slot * (0.5 - gap / 2)}%`}
              width={`${slot * (1 - gap)}%`}
              y={plotHeight - height}
              height={height}
              rx="2"
            />
          );
        })}
        <line className={styles.base} x1="0" x2="100%" y1={plotHeight} y2={plotHeight} />
        {marks.map(({ from, text: mark }) => (
          <text key={from} translate="no" className={styles.mark} x={`${middleOf(from)}%`} y={plotHeight + 17}>
            {mark}
          </text>
        ))}
      </svg>
      <figcaption>
        <p className={styles.key}>
          <span>
            <i data-average />
            {average}
          </span>
          {own && (
            <span>
              <i data-own />
              {own.text}
            </span>
          )}
        </p>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}
