import { ShotChart, ShotKey } from "../../charts/shot-chart.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMark } from "../clubs/club-mark.ts";
import type { ShotsModel } from "./shots-model.ts";
import styles from "./shots-section.module.css";

type Props = { shots: ShotsModel; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** Where each team shot from. Phones show one court at a time. */
export function ShotsSection({ shots, teams }: Props) {
  const { title, courts, empty, made, missed, chooseTeam, note } = shots;
  if (!courts) {
    return (
      <Section title={title}>
        <Empty text={empty} />
      </Section>
    );
  }
  return (
    <Section title={title} aside={<ShotKey made={made} missed={missed} />}>
      <div className={styles.shots}>
        <Choice
          className={styles.choice}
          legend={chooseTeam}
          options={courts.map(({ side }) => ({ value: side, label: teams[side].name }))}
        />
        <div className={styles.courts}>
          {courts.map((court) => (
            <Court key={court.side} court={court} club={teams[court.side]} />
          ))}
        </div>
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
    </Section>
  );
}

function Court({ court: { side, zones, ...chart }, club }: { court: NonNullable<ShotsModel["courts"]>[number]; club: ClubMark }) {
  return (
    <figure className={styles[side]}>
      <figcaption className={styles.team}>
        <Crest crest={club} size={26} className={styles.crest} />
        <span>{club.name}</span>
      </figcaption>
      <ShotChart side={side} {...chart} />
      <dl className={styles.zones}>
        {zones.map(({ name, madeOf, share }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {madeOf} <small>{share}</small>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
