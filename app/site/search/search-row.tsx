import { Crest } from "../../ui/crest.tsx";
import type { SearchRow } from "./search-rows.ts";
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
        {row.note !== "" && <span className={row.isLive ? `${styles.note} ${styles.live}` : styles.note}>{row.note}</span>}
      </span>
      {row.figure !== "" && <span className={styles.figure}>{row.figure}</span>}
    </>
  );
}
