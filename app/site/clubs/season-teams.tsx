import { FormStrip } from "../../charts/form-strip.tsx";
import type { SeasonTeamLine } from "./club-history-model.ts";
import styles from "./season-teams.module.css";

/** The teams of a season: where each stands, how it goes. A line leads to the team. */
export function SeasonTeams({ teams }: { teams: readonly SeasonTeamLine[] }) {
  return (
    <ul>
      {teams.map(({ key, href, league, place, record, form, formAlternative, streak, honour }) => (
        <li key={key}>
          <a className={styles.team} href={href}>
            <span className={styles.league}>{league}</span>
            <b className={styles.record}>{record}</b>
            <span className={styles.rest}>
              {honour !== null && <strong className={styles.honour}>{honour}</strong>}
              {place !== null && <span>{place}</span>}
              {form !== "" && <FormStrip form={form} alternative={formAlternative} />}
              {streak !== null && <span>{streak}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
