import { FormStrip } from "../../charts/form-strip.tsx";
import { Crest } from "../../ui/crest.tsx";
import table from "../../ui/table.module.css";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { LeagueAddress } from "./league-address.ts";
import type { TableRow } from "./standings-model.ts";
import styles from "./standings-table.module.css";
import { TeamCell } from "../../sport/team-cell.tsx";

/** A club with its crest, a link where its team has a page. */
export function ClubCell({ row, clubs, league }: { row: TableRow; clubs: ClubMarks; league?: LeagueAddress | undefined }) {
  const club = markOf(clubs, row.club);
  return (
    <th scope="row" className={`${table.text} ${styles.club}`}>
      {league ? (
        <TeamCell club={row.club} team={row.team} clubs={clubs} league={league} />
      ) : (
        <span className={styles.mark}>
          <Crest crest={club} size={26} className={styles.crest} />
          <span className={styles.name}>{club.name}</span>
        </span>
      )}
    </th>
  );
}

export function FormCell({ row: { form, formText, formGames } }: { row: TableRow }) {
  return (
    <td className={styles.form}>
      <FormStrip form={form} alternative={formText} games={formGames} />
    </td>
  );
}
