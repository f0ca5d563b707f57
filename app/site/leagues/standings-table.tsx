import { tableElementId } from "#contract/table-exports.ts";
import { FormStrip } from "../../charts/form-strip.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import table from "../../ui/table.module.css";
import { markOf, type ClubMarks } from "../clubs/club-mark.ts";
import type { LeagueAddress } from "./league-address.ts";
import type { TableRow } from "./standings-model.ts";
import styles from "./standings-table.module.css";
import { TeamCell } from "./team-cell.tsx";

type Props = { rows: readonly TableRow[]; clubs: ClubMarks; caption: string };
type WholeTableProps = {
  showPoints: boolean;
  /** Where the clubs' teams have their pages; without it they are no links. */
  league?: LeagueAddress;
  /** How many of the first are in the zone of those who play on. */
  playoffPlaces?: number;
  /** The club on whose page the table stands: its row is marked. */
  own?: string;
};
type ColumnKey = "played" | "wins" | "losses" | "points" | "pointsFor" | "pointsAgainst" | "difference" | "form";

/** Its caption tells the round, and the table has one address from the first to the last. */
const tableName = "standings";

const columns: readonly ColumnKey[] = ["played", "wins", "losses", "points", "pointsFor", "pointsAgainst", "difference", "form"];

/** The whole table. Phones leave out points scored and allowed, so that difference and form are seen at once. */
export function StandingsTable({ rows, clubs, caption, showPoints, league, playoffPlaces = 0, own }: Props & WholeTableProps) {
  const t = useT("league");
  const shown = showPoints ? columns : columns.filter((key) => key !== "points");
  return (
    <>
      <table id={tableElementId(tableName)} className={`${table.table} ${styles.standings}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              <abbr title={t("standings.heads.rank.long")}>{t("standings.heads.rank.short")}</abbr>
            </th>
            <th scope="col" className={table.text}>
              {t("standings.heads.club.long")}
            </th>
            {shown.map((key) => (
              <th key={key} scope="col" className={styles[key]}>
                <abbr title={t(`standings.heads.${key}.long`)}>{t(`standings.heads.${key}.short`)}</abbr>
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
              zone={zoneOf(row, playoffPlaces)}
              isOwn={row.club === own}
            />
          ))}
        </tbody>
      </table>
      <TableDownloads table={tableName} caption={caption} />
    </>
  );
}

type Zone = "inside" | "last" | null;
type LineProps = { row: TableRow; clubs: ClubMarks; showPoints: boolean; league: LeagueAddress | undefined; zone: Zone; isOwn: boolean };

function zoneOf({ rank }: TableRow, places: number): Zone {
  return rank > places ? null : rank === places ? "last" : "inside";
}

function StandingsLine({ row, clubs, showPoints, league, zone, isOwn }: LineProps) {
  const format = useFormat();
  const classes = [zone && styles.zoned, zone === "last" && styles.cut, isOwn && styles.own].filter(Boolean).join(" ");
  return (
    <tr className={classes} aria-current={isOwn ? "true" : undefined}>
      <td className={styles.rank}>{row.rank}</td>
      <ClubCell row={row} clubs={clubs} league={league} />
      <td className={styles.played}>{row.played}</td>
      <td className={styles.wins}>{row.wins}</td>
      <td>{row.losses}</td>
      {showPoints && <td className={styles.points}>{row.points}</td>}
      <td className={styles.pointsFor}>{row.pointsFor}</td>
      <td className={styles.pointsAgainst}>{row.pointsAgainst}</td>
      <td>{format.signed(row.pointsFor - row.pointsAgainst)}</td>
      <FormCell form={row.form} />
    </tr>
  );
}

/** The table's first lines for a page's side: place, club, record, what ranks them, form. */
export function StandingsExcerpt({ rows, clubs, caption, showPoints }: Props & { showPoints: boolean }) {
  const t = useT("home");
  const format = useFormat();
  return (
    <>
      <table id={tableElementId(tableName)} className={`${table.table} ${styles.excerpt}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              <abbr title={t("heads.rank.long")}>{t("heads.rank.short")}</abbr>
            </th>
            <th scope="col" className={table.text}>
              {t("heads.club.long")}
            </th>
            {(["record", showPoints ? "points" : "difference", "form"] as const).map((key) => (
              <th key={key} scope="col">
                <abbr title={t(`heads.${key}.long`)}>{t(`heads.${key}.short`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.club}>
              <td className={styles.rank}>{row.rank}</td>
              <ClubCell row={row} clubs={clubs} />
              <td>{format.record(row.wins, row.losses)}</td>
              <td className={table.strong}>{showPoints ? row.points : format.signed(row.pointsFor - row.pointsAgainst)}</td>
              <FormCell form={row.form} />
            </tr>
          ))}
        </tbody>
      </table>
      <TableDownloads table={tableName} caption={caption} />
    </>
  );
}

function ClubCell({ row, clubs, league }: { row: TableRow; clubs: ClubMarks; league?: LeagueAddress | undefined }) {
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

function FormCell({ form }: { form: string }) {
  const t = useT("league");
  const wins = [...form].filter((result) => result === "w").length;
  const alternative = form === "" ? t("standings.formEmpty") : t("standings.formWins", { wins, count: form.length });
  return (
    <td className={styles.form}>
      <FormStrip form={form} alternative={alternative} />
    </td>
  );
}
