import { Icon } from "../ui/icon.tsx";
import styles from "./page-steps.module.css";

type Step = { readonly href: string; readonly text: string };

/** From a page of a long list to the one before and the one behind; `null`: there is none. */
export type PageSteps = {
  readonly label: string;
  readonly previous: Step | null;
  /** Which page it is, between both. */
  readonly current?: string;
  readonly next: Step | null;
};

export function PageStepLinks({ steps: { label, previous, current, next } }: { steps: PageSteps }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="left" />
          {previous.text}
        </a>
      )}
      {current !== undefined && <span>{current}</span>}
      {next && (
        <a href={next.href} rel="next">
          {next.text}
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
