import type { ClubMarks } from "../../sport/club-mark.ts";
import { SpoilerPart } from "../../sport/spoiler.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Section } from "../../ui/section.tsx";
import type { HomePicture as Shown } from "./home-picture-model.ts";
import styles from "./home-picture.module.css";

/** The first pairs of the play-offs as the table stands, side by side. LOOK28 */
export function HomePicture({ picture: { title, note, more, pairs }, clubs }: { picture: Shown; clubs: ClubMarks }) {
  return (
    <Section title={title} more={more}>
      <SpoilerPart name="playoffs">
        <ul className={styles.pairs}>
          {pairs.map((pair) => (
            <li key={pair[0].club}>
              {pair.map(({ rank, club, name }) => (
                <p key={club}>
                  <b>{rank}</b>
                  {clubs[club] && <Crest crest={clubs[club]} size={28} />}
                  <span>{name}</span>
                </p>
              ))}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </SpoilerPart>
    </Section>
  );
}
