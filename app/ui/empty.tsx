import styles from "./empty.module.css";

/** Where something will stand one day: says what, and holds the place. */
export function Empty({ text }: { text: string }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
        <path d="M1 47V31a47 47 0 0 1 94 0v16M34 47V26h28v21M37 26a11 11 0 0 0 22 0" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
