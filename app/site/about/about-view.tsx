import frame from "../../ui/page.module.css";
import { useLeadsNowhere } from "../../ui/site-link.tsx";
import { BandHead } from "../band-head.tsx";
import { NewsText } from "../news/news-text.tsx";
import type { AboutPage, AboutPart, HallScreens } from "./about-model.ts";
import styles from "./about-view.module.css";

export function AboutView({ page }: { page: AboutPage }) {
  return (
    <>
      <BandHead title={page.title} />
      <div className={frame.page}>
        {page.parts.map((part) => (
          <Part key={part.id} part={part} documents={page.documents} />
        ))}
        {page.screens && <Screens screens={page.screens} />}
        {page.sponsors.length > 0 && (
          <section id="sponsors" className={styles.part} aria-labelledby="sponsors-title">
            <h2 id="sponsors-title">{page.sponsorsTitle}</h2>
            <ul className={styles.sponsors}>
              {page.sponsors.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="sponsored noopener" translate="no">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function Part({ part, documents }: { part: AboutPart; documents: AboutPage["documents"] }) {
  const leadsNowhere = useLeadsNowhere();
  return (
    <section id={part.id} className={styles.part} aria-labelledby={`${part.id}-title`}>
      <h2 id={`${part.id}-title`}>{part.title}</h2>
      <div className={styles.words}>
        {part.blocks.length > 0 && <NewsText blocks={part.blocks} lang={part.lang} headings="h3" />}
        {part.leagues.map(({ name, sentences, table, regulations }) => (
          <div key={table.href} className={styles.league}>
            <h3>{name}</h3>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className={styles.links}>
              <a href={table.href}>{table.text}</a>
              {regulations && <a href={regulations.href}>{regulations.text}</a>}
            </p>
          </div>
        ))}
        {part.leagues.length > 0 && !leadsNowhere(documents.href) && (
          <p className={styles.league}>
            <a href={documents.href}>{documents.text}</a>
          </p>
        )}
      </div>
    </section>
  );
}

/** For who works in the halls: many lines, which other readers need not pass. */
function Screens({ screens: { title, note, halls } }: { screens: HallScreens }) {
  return (
    <section id="screens" className={styles.part} aria-labelledby="screens-title">
      <h2 id="screens-title">{title}</h2>
      <details className={styles.screens}>
        <summary>{note}</summary>
        <ul className={styles.halls}>
          {halls.map(({ name, screens }) => (
            <li key={name}>
              <span>{name}</span>
              <span className={styles.links}>
                {screens.map(({ href, text, label }) => (
                  <a key={href} href={href} aria-label={label}>
                    {text}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
