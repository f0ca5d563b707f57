import styles from "./side-key.module.css";

/** Which colour is which side. Home is the first. */
export function SideKey({ home, away }: { home: string; away: string }) {
  return (
    <p className={styles.key}>
      <i className={styles.home} />
      {home}
      <i className={styles.away} />
      {away}
    </p>
  );
}
