import { Star } from "../../following/star.tsx";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import { FurtherWays } from "../further-ways.tsx";
import type { ClubListPage } from "./club-list-model.ts";
import styles from "./club-list-view.module.css";

export function ClubListView({ page: { title, further, groups, empty } }: { page: ClubListPage }) {
  return (
    <>
      <CrestSheet crests={groups.flatMap(({ clubs }) => clubs.map(({ mark }) => mark))} />
      <BandHead title={title} below={<FurtherWays ways={further} />} />
      <div className={frame.page}>
        {groups.length === 0 && <Empty text={empty} />}
        {groups.map((group) => (
          <Section key={group.title} title={group.title}>
            <ul className={styles.clubs}>
              {group.clubs.map(({ mark, href, note, star }) => (
                <li key={mark.key} className={styles.entry}>
                  <a className={styles.club} href={href}>
                    <Crest crest={mark} size={64} className={styles.crest} />
                    <span className={styles.words}>
                      <span className={styles.name}>{mark.name}</span>
                      <small>{note}</small>
                    </span>
                  </a>
                  <Star of={star} name={mark.name} isQuiet />
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </>
  );
}
