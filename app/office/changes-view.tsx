import { HiddenFields } from "./hidden-fields.tsx";
import type { LineText, PartText } from "./office-page.ts";
import styles from "./changes-view.module.css";
import texts from "./texts.module.css";

/** Everything that was changed, newest first. OFF18 */
export function ChangesView({
  part: { title, filters, none, lines, more, imports },
}: {
  part: Extract<PartText, { readonly kind: "changes" }>;
}) {
  return (
    <div className={styles.changes}>
      <h1>{title}</h1>
      <p>
        <a className={texts.way} href={imports.href}>
          {imports.text}
        </a>
      </p>
      <ul className={styles.filters}>
        {filters.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      {lines.length === 0 ? <p className={styles.none}>{none}</p> : <Lines lines={lines} />}
      {more !== null && <p className={styles.none}>{more}</p>}
    </div>
  );
}

/** Changes, each with what it was before and the way to take it back. `isOfOne`: all of the same row. OFF18, OFF19 */
export function Lines({ lines, isOfOne = false }: { lines: readonly LineText[]; isOfOne?: boolean }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ key, title, href, about, reason, changed, undo }) => (
        <li key={key}>
          <div>
            <p className={styles.title}>{href === null || isOfOne ? title : <a href={href}>{title}</a>}</p>
            <p className={styles.about}>{about}</p>
            {reason !== null && <p className={styles.reason}>{reason}</p>}
            <Changed changed={changed} />
          </div>
          {undo && (
            <form method="post" action={undo.action}>
              <HiddenFields fields={undo.hidden} />
              <button type="submit" aria-label={`${undo.text}: ${undo.about ?? ""}`}>
                {undo.text}
              </button>
            </form>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Field by field, from what to what. */
export function Changed({ changed }: { changed: LineText["changed"] }) {
  return (
    <dl className={styles.changed}>
      {changed.map(({ label, was, is }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{was}</del> <span aria-hidden="true">{"→"}</span> <ins>{is}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
