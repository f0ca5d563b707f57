import { useId } from "react";
import styles from "./game-bars.module.css";

export type GameBar = {
  /** In percent of the chart's width. */
  readonly x: number;
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  readonly value: string;
  /** Under the bar. */
  readonly code: string;
  /** Best or latest: in the strong colour, its value written above it. */
  readonly isMarked: boolean;
};

export type GameBarsDrawing = {
  readonly bars: readonly GameBar[];
  /** Height of the line at the average, in pixels. */
  readonly average: number;
  /** Whether codes have room under the bars on any screen. */
  readonly isDense: boolean;
};

const plotHeight = 150;
const top = 22;

/** A column for each game, from the oldest on; a dashed line at the average. As wide as it is given room, never stretched. */
export function GameBars({ drawing, title, alternative }: { drawing: GameBarsDrawing; title: string; alternative: string }) {
  const id = useId();
  const base = top + plotHeight;
  return (
    <svg
      className={drawing.isDense ? `${styles.chart} ${styles.dense}` : styles.chart}
      height={base + 22}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{alternative}</desc>
      {drawing.bars.map(({ x, width, height, isMarked }) => (
        <rect
          key={x}
          className={isMarked ? styles.marked : styles.bar}
          x={`${x}%`}
          width={`${width}%`}
          y={base - height}
          height={height}
          rx="2"
        />
      ))}
      <line className={styles.average} x1="0" x2="100%" y1={base - drawing.average} y2={base - drawing.average} />
      {drawing.bars.map(({ x, width, height, value, code, isMarked }) => (
        <g key={x}>
          {isMarked && (
            <text translate="no" className={styles.value} x={`${x + width / 2}%`} y={base - height - 6}>
              {value}
            </text>
          )}
          <text translate="no" className={styles.code} x={`${x + width / 2}%`} y={base + 16}>
            {code}
          </text>
        </g>
      ))}
      <line className={styles.base} x1="0" x2="100%" y1={base} y2={base} />
    </svg>
  );
}

/** `points` from the oldest game on. */
export function drawGameBars(
  games: readonly { readonly points: number; readonly value: string; readonly code: string }[],
): GameBarsDrawing {
  const most = Math.max(1, ...games.map(({ points }) => points));
  const slot = 100 / Math.max(games.length, 1);
  // A few games are no wall: their columns stay columns.
  const width = Math.min(slot * 0.72, 8);
  const best = games.findLastIndex(({ points }) => points === most);
  const heightOf = (points: number) => Math.round((points / most) * plotHeight * 10) / 10;
  return {
    bars: games.map(({ points, value, code }, index) => ({
      x: rounded(index * slot + (slot - width) / 2),
      width: rounded(width),
      // Nothing scored is a game all the same.
      height: Math.max(heightOf(points), 2),
      value,
      code,
      isMarked: index === best || index === games.length - 1,
    })),
    average: heightOf(games.reduce((sum, { points }) => sum + points, 0) / Math.max(games.length, 1)),
    isDense: games.length > 12,
  };
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
