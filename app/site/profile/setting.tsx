import { useId, type ReactNode } from "react";
import styles from "./own-account.module.css";

type Props = { name: string; title: string; text: string; children: ReactNode };

/** One thing that can be seen to: what it is, and beside it the means. */
export function Setting({ name, title, text, children }: Props) {
  const id = useId();
  return (
    <section className={styles.setting} aria-labelledby={id} data-setting={name}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.means}>{children}</div>
    </section>
  );
}
