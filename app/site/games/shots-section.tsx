import { ShotChart, ShotKey } from "../../charts/shot-chart.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMark } from "../../sport/club-mark.ts";
import type { ShotChoice } from "./shot-choice.ts";
import type { ShotsModel } from "./shots-model.ts";
import styles from "./shots-section.module.css";

type Props = { shots: ShotsModel; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** Where each team shot from. Phones show one court at a time. */
export function ShotsSection({ shots, teams }: Props) {
  const { title, anchor, courts, choice, empty, made, missed, chooseTeam, note } = shots;
  if (!courts) {
    return (
      <Section title={title}>
        <Empty text={empty} />
      </Section>
    );
  }
  return (
    <Section title={title} aside={<ShotKey made={made} missed={missed} />}>
      <div id={anchor} className={styles.shots}>
        {choice && <Narrowing choice={choice} />}
        {courts.length > 1 && (
          <Choice
            className={styles.choice}
            legend={chooseTeam}
            options={courts.map(({ side }) => ({ value: side, label: teams[side].name }))}
          />
        )}
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

/** Links, so that each chart has an address and needs no JavaScript. SHOT3 */
function Narrowing({ choice: { parts, results, players } }: { choice: ShotChoice }) {
  return (
    <div className={styles.narrowing}>
      {parts && <LinkChips {...parts} />}
      <LinkChips {...results} />
      <details key={players.text} className={styles.players}>
        <summary>
          {players.label}: <b>{players.text}</b>
        </summary>
        <LinkChips label={players.label} links={[players.all]} />
        {players.teams.map((team) => (
          <LinkChips key={team.label} {...team} />
        ))}
      </details>
    </div>
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
