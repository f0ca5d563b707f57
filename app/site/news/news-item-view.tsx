import { Crest, CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { AwardList } from "../awards/award-list.tsx";
import { markOf } from "../../sport/club-mark.ts";
import { PhotoAlbums } from "../photos/photo-albums.tsx";
import { GameList } from "../../sport/game-list.tsx";
import { ScoreCard } from "../../sport/score-card.tsx";
import { drawnCrests } from "./drawn-news-model.ts";
import { NewsCover } from "./news-cover.tsx";
import { NewsFigures } from "./news-figures.tsx";
import { NewsLines } from "./news-grid.tsx";
import type { NewsItemPage } from "./news-item-model.ts";
import styles from "./news-item-view.module.css";
import { NewsText } from "./news-text.tsx";

export function NewsItemView({ page }: { page: NewsItemPage }) {
  const { item, words } = page;
  return (
    <>
      <CrestSheet crests={[...Object.values(page.marks), ...drawnCrests([item])]} />
      <div className={frame.page}>
        <div className={frame.columns}>
          <article className={styles.story}>
            {page.preview && (
              <p className={styles.preview}>
                {page.preview.note} <a href={page.preview.href}>{page.preview.text}</a>
              </p>
            )}
            <NewsHead page={page} />
            <NewsCover item={item} eager className={styles.cover} />
            <NewsText blocks={page.body} lang={item.lang} />
            {page.figures && <NewsFigures figures={page.figures} />}
            {page.next.games.length > 0 && (
              <div className={styles.next}>
                <Section title={page.next.title}>
                  <GameList games={page.next.games} clubs={page.marks} withDay />
                </Section>
              </div>
            )}
            {page.awards.lines.length > 0 && (
              <Section title={page.awards.title}>
                <AwardList list={page.awards} />
              </Section>
            )}
            <PhotoAlbums albums={page.albums} />
            <p className={styles.share}>
              <a href={item.href} data-shares="">
                {words.share}
              </a>
            </p>
            <OtherLanguages page={page} />
          </article>
          <div className={frame.column}>
            {page.game && (
              <Section title={words.game}>
                <div className={styles.game}>
                  <ScoreCard game={page.game} clubs={page.marks} />
                </div>
              </Section>
            )}
            <Clubs page={page} />
            {page.more.length > 0 && (
              <Section title={words.more} more={{ href: page.list.href, text: words.all }}>
                <NewsLines news={page.more} />
              </Section>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function NewsHead({ page: { item, list, league, by } }: { page: NewsItemPage }) {
  return (
    <header className={styles.head}>
      <p className={styles.meta}>
        <a href={list.href}>{list.text}</a>
        {league && <a href={league.href}>{league.text}</a>}
      </p>
      <h1 lang={item.lang}>{item.title}</h1>
      <p className={styles.meta}>
        <span>{item.kind}</span>
        <time dateTime={item.machineTime}>{item.date}</time>
        <span>{by}</span>
        {item.languageNote !== null && <strong>{item.languageNote}</strong>}
      </p>
      <p className={styles.summary} lang={item.lang}>
        {item.summary}
      </p>
    </header>
  );
}

function Clubs({ page: { clubs, marks, words } }: { page: NewsItemPage }) {
  return (
    clubs.length > 0 && (
      <Section title={words.clubs}>
        <ul className={styles.clubs}>
          {clubs.map(({ href, text, mark }) => (
            <li key={href}>
              <a href={href}>
                {mark !== null && <Crest crest={markOf(marks, mark)} size={32} />}
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    )
  );
}

function OtherLanguages({ page: { otherLanguages, words } }: { page: NewsItemPage }) {
  return (
    otherLanguages.length > 0 && (
      <p className={styles.languages}>
        <span>{words.otherLanguages}:</span>
        {otherLanguages.map(({ href, text, lang }) => (
          <a key={href} href={href} lang={lang} hrefLang={lang}>
            {text}
          </a>
        ))}
      </p>
    )
  );
}
