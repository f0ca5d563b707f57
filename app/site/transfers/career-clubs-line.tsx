import { Crest } from "../../ui/crest.tsx";
import { Section } from "../../ui/section.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { CareerClubs } from "./career-clubs-model.ts";
import styles from "./transfers.module.css";

type Props = { career: CareerClubs; clubs: ClubMarks };

/** Where a player has been, the latest club at the top. */
export function CareerClubsLine({ career: { title, clubs: stays }, clubs }: Props) {
  if (stays.length === 0) return null;
  return (
    <Section title={title}>
      <ol className={styles.career}>
        {stays.map(({ key, club, name, href, seasons, details }) => (
          <li key={key}>
            <Crest crest={markOf(clubs, club)} size={32} />
            <span>
              <a href={href}>{name}</a>
              <small>{[seasons, ...details].join(" · ")}</small>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
