import styles from "./league-mark.module.css";

/** Whose screen it is: the league's mark, without words, which stand elsewhere. Nothing for a league that has none. BRAND2 */
export function LeagueMark({ logo }: { logo: string }) {
  return logo === "" ? null : <img className={styles.mark} src={logo} alt="" width="480" height="160" data-league-mark="" />;
}
