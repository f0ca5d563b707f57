import type { ReactNode } from "react";
import styles from "./standing.module.css";

type Props<Data> = {
  /** Once on a page. */
  name: string;
  /**
   * `null`: it stands in the document, and what it was made of was not sent along (`withoutStanding` leaves it out), or no browser has
   * the code that draws it, as of the foot. In a document that does not hold it there is nothing.
   */
  of: Data | null;
  children: (data: Data) => ReactNode;
};

const kept = new Map<string, string>();

/**
 * A part of a page that nothing in a browser changes: it stays as the server wrote it, so a document need not carry what it is
 * made of a second time. Once the page is drawn anew from data, this is too.
 */
export function Standing<Data>({ name, of, children }: Props<Data>) {
  if (of === null) return <div key="kept" className={styles.standing} data-standing={name} dangerouslySetInnerHTML={markupOf(name)} />;
  return (
    <div key="drawn" className={styles.standing} data-standing={name}>
      {children(of)}
    </div>
  );
}

/** Read while the document is as it came; a tab that is left and opened again shows it once more. */
function markupOf(name: string): { readonly __html: string } {
  const markup = kept.get(name) ?? document.querySelector(`[data-standing="${name}"]`)?.innerHTML ?? "";
  kept.set(name, markup);
  return { __html: markup };
}
