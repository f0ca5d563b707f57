import { Crest } from "../../ui/crest.tsx";
import { Section } from "../../ui/section.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { RoundAwardCard } from "./award-lines-model.ts";
import styles from "./round-award.module.css";

/** Who was the best of a round that is not long past. */
export function RoundAward({ award: { title, href, name, club, figures, news }, clubs }: { award: RoundAwardCard; clubs: ClubMarks }) {
  const mark = markOf(clubs, club);
  return (
    <Section title={title}>
      <p className={styles.award}>
        <Crest crest={mark} size={44} />
        <span className={styles.words}>
          <a href={href}>{name}</a>
          <small>{mark.name}</small>
          {figures !== "" && <span>{figures}</span>}
          {news && (
            <a href={news.href} aria-label={news.label}>
              {news.text}
            </a>
          )}
        </span>
      </p>
    </Section>
  );
}
