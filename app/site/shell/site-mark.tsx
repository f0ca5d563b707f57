import type { SiteAnswer } from "#contract/queries.ts";
import styles from "./site-mark.module.css";

/** The league's logo and short name. Without a logo, a ball in the league's colours. */
export function SiteMark({ site }: { site: SiteAnswer }) {
  return (
    <span className={styles.mark}>
      {site.logoUrl === "" ? <Ball /> : <img className={styles.logo} src={site.logoUrl} alt="" width="40" height="40" />}
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
