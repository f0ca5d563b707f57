import { useId, type ReactNode } from "react";
import styles from "./section.module.css";
import { useLeadsNowhere } from "./site-link.tsx";

type Props = {
  title: string;
  more?: { readonly href: string; readonly text: string } | null;
  /** Beside the title: a key, a choice. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page under its heading. Whitespace parts it from the next; it has no frame. */
export function Section({ title, more, aside, children }: Props) {
  const id = useId();
  const leadsNowhere = useLeadsNowhere();
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        {more && !leadsNowhere(more.href) && (
          <a className={styles.more} href={more.href}>
            {more.text}
          </a>
        )}
      </header>
      {children}
    </section>
  );
}
