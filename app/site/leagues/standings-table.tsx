import { tableElementId } from "#contract/table-exports.ts";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import table from "../../ui/table.module.css";
import type { ClubMarks } from "../../sport/club-mark.ts";
import type { LeagueAddress } from "./league-address.ts";
import { ClubCell, FormCell } from "./standings-cells.tsx";
import type { StandingsHeads, TableRow } from "./standings-model.ts";
import type { TableZone } from "./league-standings-model.ts";
import styles from "./standings-table.module.css";

type Props = {
  rows: readonly TableRow[];
  clubs: ClubMarks;
  caption: string;
  heads: StandingsHeads;
  showPoints: boolean;
  /** Where the clubs' teams have their pages; without it they are no links. */
  league?: LeagueAddress;
  /** Of places that mean something at the season's end: they are marked. */
  zones?: readonly Omit<TableZone, "text">[];
  /** The clubs that the page is about: their rows are marked. */
  own?: readonly string[];
  /** No official table: there are no files of it. */
  isProvisional?: boolean;
};
type ColumnKey = "played" | "wins" | "losses" | "points" | "pointsFor" | "pointsAgainst" | "difference" | "form";

/** Its caption tells the round, and the table has one address from the first to the last. */
const tableName = "standings";

const columns: readonly ColumnKey[] = ["played", "wins", "losses", "points", "pointsFor", "pointsAgainst", "difference", "form"];

/** The whole table. Phones leave out points scored and allowed, so that difference and form are seen at once. */
export function StandingsTable({ rows, clubs, caption, heads, showPoints, league, zones, own, isProvisional }: Props) {
  const shown = showPoints ? columns : columns.filter((key) => key !== "points");
  const ranking: ColumnKey = showPoints ? "points" : "wins";
  return (
    <>
      <table id={tableElementId(tableName)} data-provisional={isProvisional || undefined} className={`${table.table} ${styles.standings}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              <abbr title={heads.rank.long}>{heads.rank.short}</abbr>
            </th>
            <th scope="col" className={table.text}>
              {heads.club.long}
            </th>
            {shown.map((key) => (
              <th key={key} scope="col" className={key === ranking ? styles.ranking : styles[key]}>
                <abbr title={heads[key].long}>{heads[key].short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StandingsLine
              key={row.club}
              row={row}
              clubs={clubs}
              showPoints={showPoints}
              league={league}
              zone={zones?.find(({ from, to }) => row.rank >= from && row.rank <= to)}
              isOwn={own?.includes(row.club) === true}
            />
          ))}
        </tbody>
      </table>
      {!isProvisional && <TableDownloads table={tableName} caption={caption} />}
    </>
  );
}

type LineProps = {
  row: TableRow;
  clubs: ClubMarks;
  showPoints: boolean;
  league: LeagueAddress | undefined;
  zone: Omit<TableZone, "text"> | undefined;
  isOwn: boolean;
};

function StandingsLine({ row, clubs, showPoints, league, zone, isOwn }: LineProps) {
  const isCut = zone?.kind === "playoffs" && row.rank === zone.to;
  const isFirstOut = zone?.kind === "relegation" && row.rank === zone.from;
  const classes = [zone && styles.zoned, zone && styles[zone.kind], isCut && styles.cut, isFirstOut && styles.firstOut, isOwn && styles.own]
    .filter(Boolean)
    .join(" ");
  return (
    <tr className={classes} aria-current={isOwn ? "true" : undefined}>
      <td className={styles.rank}>
        {row.rank}
        {row.beside && (
          <span role="img" aria-label={row.beside.text} data-column={row.beside.column} className={styles[row.beside.look]}>
            <span aria-hidden="true">{row.beside.sign}</span>
          </span>
        )}
      </td>
      <ClubCell row={row} clubs={clubs} league={league} />
      <td className={styles.played}>{row.played}</td>
      <td className={showPoints ? undefined : styles.ranking}>{row.wins}</td>
      <td>{row.losses}</td>
      {showPoints && <td className={styles.ranking}>{row.points}</td>}
      <td className={styles.pointsFor}>{row.pointsFor}</td>
      <td className={styles.pointsAgainst}>{row.pointsAgainst}</td>
      <td>{row.difference}</td>
      <FormCell row={row} />
    </tr>
  );
}
