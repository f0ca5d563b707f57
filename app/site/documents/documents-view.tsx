import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import type { DocumentFile, DocumentsPage, ShownDocument } from "./documents-model.ts";
import styles from "./documents-view.module.css";

export function DocumentsView({ page }: { page: DocumentsPage }) {
  return (
    <>
      <BandHead title={page.title} />
      <div className={frame.page}>
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
