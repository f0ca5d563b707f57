import type { ReactNode } from "react";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import cards from "../news/news-grid.module.css";
import { PageStepLinks } from "../page-steps.tsx";
import type { MediaListPage } from "./media-list-model.ts";
import styles from "./media-list-view.module.css";

type Props<Card> = { page: MediaListPage<Card>; keyOf: (card: Card) => string; children: (card: Card, index: number) => ReactNode };

/** A list of pictures with words under them, by pages. The choice is a form, so it is whole without JavaScript. */
export function MediaListView<Card>({ page, keyOf, children }: Props<Card>) {
  return (
    <>
      <BandHead title={page.title} />
      <div className={frame.page}>
        <div className={styles.list}>
          {page.filter && <Filter filter={page.filter} />}
          {page.cards.length === 0 ? (
            <Empty text={page.empty} />
          ) : (
            <ul className={cards.grid}>
              {page.cards.map((card, index) => (
                <li key={keyOf(card)}>{children(card, index)}</li>
              ))}
            </ul>
          )}
          <PageStepLinks steps={page.pages} />
        </div>
      </div>
    </>
  );
}

type CardProps = {
  href: string;
  title: string;
  lang?: string | undefined;
  /** Above the words. */
  picture: ReactNode;
  date: string;
  machineDate: string;
  notes: readonly string[];
};

/** The whole card leads on, by the link in its title. */
export function MediaCard({ href, title, lang, picture, date, machineDate, notes }: CardProps) {
  return (
    <article className={cards.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={cards.words}>
        <h2 className={cards.title} lang={lang}>
          <a href={href}>{title}</a>
        </h2>
        <p className={styles.notes}>
          <time dateTime={machineDate}>{date}</time>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      </div>
    </article>
  );
}

function Filter({ filter: { action, label, show, choices, kept } }: { filter: NonNullable<MediaListPage<unknown>["filter"]> }) {
  return (
    // Its fields begin anew with each choice: they are the form's own, not React's.
    <form key={choices.map(({ chosen }) => chosen).join(" ")} className={styles.filter} action={action} aria-label={label}>
      {choices.map(({ name, label: named, chosen, options }) => (
        <select key={name} name={name} aria-label={named} defaultValue={chosen}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
      {kept && <input type="hidden" {...kept} />}
      <button type="submit">{show}</button>
    </form>
  );
}
