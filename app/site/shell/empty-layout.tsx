import type { ReactNode } from "react";
import styles from "./empty-layout.module.css";

/** Without any of the site around it: for screens in the hall and overlays. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return <main className={styles.empty}>{children}</main>;
}
