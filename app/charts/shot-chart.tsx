import { useId } from "react";
import type { Side } from "#core/game/facts.ts";
import type { ShotDrawing } from "./shot-drawing.ts";
import styles from "./shot-chart.module.css";

type Props = { drawing: ShotDrawing; side: Side; title: string; alternative: string };

/** A team's shots on half a FIBA court, in metres, the basket on top. Made is a disc, missed a cross. */
export function ShotChart({ drawing, side, title, alternative }: Props) {
  const id = useId();
  const { depth } = drawing;
  return (
    <svg
      className={`${styles.court} ${side === "home" ? styles.home : styles.away}`}
      viewBox={`-7.6 -0.1 15.2 ${depth + 0.1}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{alternative}</desc>
      <path className={styles.floor} d={`M-7.5 0H7.5V${depth}H-7.5Z`} />
      <path className={styles.paint} d="M-2.45 0h4.9v5.8h-4.9Z" />
      <path className={styles.lines} d={`M-7.5 ${depth}V0h15V${depth}${depth >= 14 ? "h-15" : ""}`} />
      <path
        className={styles.lines}
        d="M-2.45 0v5.8h4.9V0M-1.8 5.8a1.8 1.8 0 0 0 3.6 0M-6.6 0v2.99A6.75 6.75 0 0 0 6.6 2.99V0M-1.25 1.2v.375a1.25 1.25 0 0 0 2.5 0V1.2"
      />
      <path className={styles.dashed} d="M-1.8 5.8a1.8 1.8 0 0 1 3.6 0" />
      {depth >= 14 && <path className={styles.lines} d="M-1.8 14a1.8 1.8 0 0 1 3.6 0" />}
      <path className={styles.board} d="M-.9 1.2h1.8" />
      <circle className={styles.ring} cx="0" cy="1.575" r="0.225" />
      <path className={styles.missed} d={drawing.missed} />
      <path className={styles.made} d={drawing.made} />
    </svg>
  );
}

/** The two marks beside their words. */
export function ShotKey({ made, missed }: { made: string; missed: string }) {
  return (
    <p className={styles.key}>
      <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
        <circle r="5" fill="currentColor" />
      </svg>
      {made}
      <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
        <path d="M-4-4l8 8m-8 0l8-8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {missed}
    </p>
  );
}
