import styles from "./empty.module.css";

/** What is said where there is nothing yet, and where more of its kind is. */
export type EmptyPlace = { readonly text: string; readonly way?: { readonly href: string; readonly text: string } | undefined };

/** Where something will stand one day: says what, and holds the place. */
export function Empty({ text, way }: EmptyPlace) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
        <path d="M1 47V31a47 47 0 0 1 94 0v16M34 47V26h28v21M37 26a11 11 0 0 0 22 0" />
      </svg>
      <p>
        {text}
        {way && (
          <>
            {" "}
            <a href={way.href}>{way.text}</a>
          </>
        )}
      </p>
    </div>
  );
}
