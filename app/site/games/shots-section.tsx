import type { Side } from "#core/game/facts.ts";
import { ShotChart, ShotKey } from "../../charts/shot-chart.tsx";
import type { ShotDrawing } from "../../charts/shot-drawing.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import { Choice } from "../../ui/choice.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import { bothSides, type GameHeader } from "./game-page.ts";
import styles from "./shots-section.module.css";
import type { TeamStats } from "./team-stats-model.ts";

type Props = { shots: TeamStats["shots"]; header: GameHeader };

/** Where each team shot from. Phones show one court at a time. */
export function ShotsSection({ shots, header }: Props) {
  const t = useT("game");
  if (!shots) {
    return (
      <Section title={t("sections.shots")}>
        <Empty text={t("empty.shots")} />
      </Section>
    );
  }
  const known = shots.home.attempted + shots.away.attempted;
  return (
    <Section title={t("sections.shots")} aside={<ShotKey made={t("shots.made")} missed={t("shots.missed")} />}>
      <div className={styles.shots}>
        <Choice
          className={styles.choice}
          legend={t("shots.team")}
          options={bothSides.map((side) => ({ value: side, label: header[side].name }))}
        />
        <div className={styles.courts}>
          {bothSides.map((side) => (
            <Court key={side} side={side} drawing={shots[side]} header={header} />
          ))}
        </div>
        {known < shots.attempted && <p className={styles.note}>{t("shots.some", { known, total: shots.attempted })}</p>}
      </div>
    </Section>
  );
}

function Court({ side, drawing, header }: { side: Side; drawing: ShotDrawing; header: GameHeader }) {
  const t = useT("game");
  const format = useFormat();
  const club = header[side];
  return (
    <figure className={styles[side]}>
      <figcaption className={styles.team}>
        <Crest crest={club} size={26} className={styles.crest} />
        <span>{club.name}</span>
      </figcaption>
      <ShotChart
        drawing={drawing}
        side={side}
        title={`${t("sections.shots")}: ${club.name}`}
        alternative={t("shots.alternative", { team: club.name, made: drawing.madeCount, attempted: drawing.attempted })}
      />
      <dl className={styles.zones}>
        {drawing.zones.map(({ zone, made, attempted }) => (
          <div key={zone}>
            <dt>{t(`shots.${zone}`)}</dt>
            <dd>
              {`${made}/${attempted}`} <small>{format.percentOf(made, attempted)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
