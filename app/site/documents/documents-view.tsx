import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import type { DocumentFile, DocumentsPage, ShownDocument } from "./documents-model.ts";
import type { DocumentsFilter } from "./documents-choice.ts";
import styles from "./documents-view.module.css";

export function DocumentsView({ page }: { page: DocumentsPage }) {
  return (
    <>
      <BandHead title={page.title} />
      <div className={frame.page}>
        {page.filter && <Filter filter={page.filter} />}
        {page.groups.map(({ kind, title, documents }) => (
          <Section key={kind} title={title}>
            <ul className={styles.documents}>
              {documents.map((document) => (
                <li key={document.slug} id={document.slug}>
                  <Paper document={document} />
                </li>
              ))}
            </ul>
          </Section>
        ))}
        {page.groups.length === 0 && <Empty text={page.empty} />}
      </div>
    </>
  );
}

/** An ordinary form, whose address says what was chosen. LOOK16 */
function Filter({ filter: { action, label, words, selects, show, found, all } }: { filter: DocumentsFilter }) {
  return (
    <search className={styles.filter}>
      {/* Anew for each choice, so that going back shows what belongs to the list. */}
      <form
        key={[words.typed, ...selects.map(({ chosen }) => chosen)].join("|")}
        className={styles.form}
        action={action}
        aria-label={label}
      >
        <label className={styles.words}>
          <span>{words.label}</span>
          <input type="search" name="q" defaultValue={words.typed} maxLength={100} autoComplete="off" enterKeyHint="search" />
        </label>
        {selects.map(({ name, label: of, chosen, options }) => (
          <label key={name}>
            <span>{of}</span>
            <select name={name} defaultValue={chosen}>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{show}</button>
      </form>
      {found !== null && (
        <p className={styles.found}>
          {found} <a href={all.href}>{all.text}</a>
        </p>
      )}
    </search>
  );
}

function Paper({ document }: { document: ShownDocument }) {
  return (
    <article className={styles.document}>
      <header>
        <h3 lang={document.lang}>{document.title}</h3>
        <p>{document.season}</p>
      </header>
      <div>
        <Files files={document.files} />
        {document.earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary>{document.earlierLabel}</summary>
            <Files files={document.earlier} />
          </details>
        )}
      </div>
    </article>
  );
}

function Files({ files }: { files: readonly DocumentFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url}>
          <a href={file.url} download={file.fileName}>
            <span className="visually-hidden">{file.label}</span>
            <b>{file.type}</b>
            <span className={styles.language}>{file.language}</span>
            <span className={styles.size}>{file.size}</span>
          </a>
          <span className={styles.version}>
            <span>{file.version}</span>
            <time dateTime={file.machineDate}>{file.date}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
