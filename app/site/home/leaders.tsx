import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { ShirtNumber } from "../../sport/shirt-number.tsx";
import type { HomeLeader, HomeLeaders } from "./home-model.ts";
import styles from "./leaders.module.css";

type Props = { lists: readonly HomeLeaders[]; notes: readonly string[]; clubs: ClubMarks };

/** Who leads in what: the first by number and crest, the others as lines; under them, once for all lists, what they had to reach. */
export function Leaders({ lists, notes, clubs }: Props) {
  const t = useT("home");
  return (
    <>
      <div className={styles.leaders} tabIndex={0} role="group" aria-label={t("leaders.title")}>
        {lists.map((list) => (
          <div key={list.statistic} className={styles.list}>
            <h3 className={styles.statistic}>{t(`leaders.${list.statistic}`)}</h3>
            <ol>
              {list.entries.map((leader, index) =>
                index === 0 ? (
                  <First key={`${leader.club} ${leader.shirt}`} leader={leader} ink={list.ink} clubs={clubs} />
                ) : (
                  <Other key={`${leader.club} ${leader.shirt}`} leader={leader} clubs={clubs} />
                ),
              )}
            </ol>
          </div>
        ))}
      </div>
      {notes.length > 0 && (
        <p className={styles.notes}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
    </>
  );
}

function First({ leader, ink, clubs }: { leader: HomeLeader; ink: string; clubs: ClubMarks }) {
  const club = markOf(clubs, leader.club);
  return (
    <li className={styles.first}>
      <ShirtNumber club={club} shirt={leader.shirt} ink={ink} />
      <b className={styles.best}>{leader.perGame}</b>
      <span className={styles.who}>
        <a className={styles.name} href={leader.href}>
          {leader.fullName}
        </a>
        <span className={styles.club}>{club.name}</span>
      </span>
    </li>
  );
}

function Other({ leader, clubs }: { leader: HomeLeader; clubs: ClubMarks }) {
  return (
    <li className={styles.other}>
      <span className={styles.rank}>{leader.rank}</span>
      <Crest crest={markOf(clubs, leader.club)} size={22} className={styles.crest} />
      <a className={styles.player} href={leader.href}>
        {leader.shortName}
      </a>
      <b>{leader.perGame}</b>
    </li>
  );
}
