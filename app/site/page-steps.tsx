import { Icon } from "../ui/icon.tsx";
import styles from "./page-steps.module.css";

type Step = { readonly href: string; readonly text: string };

/** From a page of a long list to the one before and the one behind; `null`: there is none. */
export type PageSteps = { readonly label: string; readonly previous: Step | null; readonly next: Step | null };

export function PageStepLinks({ steps: { label, previous, next } }: { steps: PageSteps }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="left" />
          {previous.text}
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.href} rel="next">
          {next.text}
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
