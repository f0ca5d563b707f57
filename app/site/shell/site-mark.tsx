import type { SiteView } from "#contract/queries.ts";
import styles from "./site-mark.module.css";

/** The league's crest and short name. Without an uploaded crest, a ball in the league's colours. */
export function SiteMark({ site }: { site: SiteView }) {
  return (
    <span className={styles.mark}>
      {site.crestUrl === "" ? <Ball /> : <img src={site.crestUrl} alt="" width="32" height="32" />}
      <span translate="no">{site.shortTitle}</span>
    </span>
  );
}

function Ball() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <circle className={styles.ball} cx="14" cy="14" r="13" />
      <path className={styles.seams} d="M1 14h26M14 1v26M5 4.5q8 9.5 0 19M23 4.5q-8 9.5 0 19" />
    </svg>
  );
}
