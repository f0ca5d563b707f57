import type { ReactNode } from "react";
import styles from "./rotation.module.css";

type Props = {
  /** As `rotationMarkup` has written it. */
  markup: string;
  /** Above the table of all stints, which is opened. */
  summary: string;
  table: string;
  /** What the pictures mean. */
  note: ReactNode;
  /** Below the table: its files. */
  children: ReactNode;
};

/** When each player was on court, as the server has drawn it, and the same as a table. LINE10 */
export function RotationChart({ markup, summary, table, note, children }: Props) {
  return (
    <>
      <div className={styles.chart} dangerouslySetInnerHTML={{ __html: markup }} />
      {note}
      <details className={styles.details}>
        <summary>{summary}</summary>
        <div dangerouslySetInnerHTML={{ __html: table }} />
        {children}
      </details>
    </>
  );
}
