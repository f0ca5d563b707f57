import type { DigitCell } from "./digit-cells.ts";
import styles from "./digits.module.css";

/** A number whose figures stand in cells. Silent: who listens is told by the words beside it. */
export function Digits({ cells, className = "" }: { cells: readonly DigitCell[]; className?: string | undefined }) {
  return (
    <span className={`${styles.digits} ${className}`} aria-hidden="true" data-digits="">
      {cells.map(({ kind, text }, index) => (
        // A cell is its place.
        <i key={index} className={styles[kind]} data-kind={kind}>
          {text}
        </i>
      ))}
    </span>
  );
}
