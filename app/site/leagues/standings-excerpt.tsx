import { tableElementId } from "#contract/table-exports.ts";
import { useT } from "../../i18n/use-t.ts";
import table from "../../ui/table.module.css";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { ClubCell, FormCell } from "./standings-cells.tsx";
import type { TableRow } from "./standings-model.ts";
import styles from "./standings-table.module.css";

type Props = { rows: readonly TableRow[]; clubs: ClubMarks; caption: string; showPoints: boolean };

/** The table's first lines for a page's side: place, club, record, what ranks them, form. */
export function StandingsExcerpt({ rows, clubs, caption, showPoints }: Props) {
  const t = useT("home");
  return (
    <table id={tableElementId("standings")} className={`${table.table} ${styles.excerpt}`}>
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
            <td>{row.record}</td>
            <td className={table.strong}>{showPoints ? row.points : row.difference}</td>
            <FormCell row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
