import type { ReactNode } from "react";
import styles from "./account-form-view.module.css";

type Props = {
  /** Between this way and those above it; `null`: it is the first. */
  or: string | null;
  hint: string | null;
  /** Nobody can use it yet: its place is kept. ACC29 */
  isAwaited?: boolean;
  children: ReactNode;
};

/** A further way to come in, set apart from what stands above it. */
export function OtherWay({ or, hint, isAwaited = false, children }: Props) {
  return (
    <div className={isAwaited ? `${styles.ways} ${styles.awaited}` : styles.ways}>
      {or !== null && (
        <p className={styles.or}>
          <span>{or}</span>
        </p>
      )}
      {children}
      {hint !== null && <p className={styles.aside}>{hint}</p>}
    </div>
  );
}
