import styles from "./own-room-parts.module.css";

/** Before what somebody has chosen. */
export function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="m4 10.5 4 4 8-9" />
    </svg>
  );
}
