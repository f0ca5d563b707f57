import { Crest } from "../../ui/crest.tsx";
import { RunningPoints, RunningState } from "../../sport/running-score.tsx";
import type { SearchRow } from "./search-rows-model.ts";
import styles from "./search-row.module.css";

/** What stands in a line of results; the link around it is the list's. */
export function SearchRowContent({ row }: { row: SearchRow }) {
  return (
    <>
      {row.crest && <Crest crest={row.crest} size={36} className={styles.crest} />}
      <span className={styles.texts}>
        <span className={styles.title} lang={row.lang ?? undefined}>
          {/* Pieces of one text: they never change places. */}
          {row.title.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
        </span>
        {row.note !== "" && <span className={styles.note}>{row.running ? <RunningState game={row.running} /> : row.note}</span>}
      </span>
      {row.figure !== "" && (
        <span className={styles.figure} data-told={row.isResult ? "" : undefined}>
          {row.running ? <RunningPoints game={row.running} /> : row.figure}
        </span>
      )}
    </>
  );
}
