import { tableElementId } from "#contract/table-exports.ts";
import { Crest } from "../../ui/crest.tsx";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { useT } from "../../i18n/use-t.ts";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import table from "../../ui/table.module.css";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { CrossMeeting, CrossTableData } from "./cross-table-model.ts";
import styles from "./cross-table.module.css";
import type { LeagueAddress } from "./league-address.ts";
import { TeamCell } from "../../sport/team-cell.tsx";

type Props = { cross: CrossTableData; caption: string; clubs: ClubMarks; league: LeagueAddress };

const tableName = "everyone-against-everyone";

/** Every team against every other: hosts down, visitors across, each score a link to its game. */
export function CrossTable({ cross, caption, clubs, league }: Props) {
  const t = useT("league");
  const { teams, meetings, note, notPlayed, sameTeam } = cross;
  return (
    <>
      <ScrollArea label={caption}>
        <table id={tableElementId(tableName)} className={`${table.table} ${styles.cross}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.host}>
                {t("standings.heads.club.long")}
              </th>
              {teams.map(({ club }) => (
                <th key={club} scope="col">
                  <Crest crest={markOf(clubs, club)} size={26} />
                  <span className="visually-hidden">{markOf(clubs, club).name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map(({ club, team }, row) => (
              <tr key={club}>
                <th scope="row" className={styles.host}>
                  <TeamCell club={club} team={team} clubs={clubs} league={league} />
                </th>
                {teams.map((guest, column) => (
                  <td key={guest.club}>
                    <Meetings games={meetings[row]?.[column] ?? null} notPlayed={notPlayed} sameTeam={sameTeam} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <TableDownloads table={tableName} caption={caption} />
      <p className={styles.note}>{note}</p>
    </>
  );
}

function Meetings({ games, notPlayed, sameTeam }: { games: readonly CrossMeeting[] | null; notPlayed: string; sameTeam: string }) {
  if (games === null) return <Mark sign="—" text={sameTeam} />;
  if (games.length === 0) return <Mark sign="·" text={notPlayed} />;
  return games.map(({ score, label, hostWon, href }, index) => (
    <span key={index} className={hostWon ? styles.won : styles.lost}>
      {href === null ? (
        score
      ) : (
        <a href={href} aria-label={label}>
          {score}
        </a>
      )}
    </span>
  ));
}

function Mark({ sign, text }: { sign: string; text: string }) {
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
