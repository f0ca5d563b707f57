import type { ReactNode } from "react";
import { FormStrip } from "../../charts/form-strip.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { useT } from "../../i18n/use-t.ts";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { FigureCell, FigureTableData } from "./figure-table-model.ts";
import styles from "./figure-table.module.css";
import type { LeagueAddress } from "./league-address.ts";
import { TeamCell } from "./team-cell.tsx";

type Props = { figures: FigureTableData; caption: string; clubs: ClubMarks; league: LeagueAddress };

/** What the table can be taken apart into, a row for each team. */
export function FigureTable({ figures, caption, clubs, league }: Props) {
  const t = useT("league");
  const { columns, rows, sortedBy, note } = figures;
  const club = t("standings.heads.club.long");
  return (
    <div className={styles.figures}>
      <DataTable
        caption={caption}
        head={{ short: club, long: club }}
        columns={columns.map((column) => ({ ...column, sort: "descending" }))}
        rows={rows.map((row) => ({
          key: row.team,
          head: <TeamCell club={row.club} team={row.team} clubs={clubs} league={league} />,
          headValue: markOf(clubs, row.club).name,
          cells: row.cells.map((cell) => ({ value: cell.value, text: cellText(cell) })),
        }))}
        {...(sortedBy !== null && { sortedBy })}
      />
      {note !== null && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function cellText({ text, form, bars }: FigureCell): ReactNode {
  if (form !== undefined) return <FormStrip form={form} alternative={text} />;
  if (!bars) return text;
  return (
    <svg className={styles.bars} width={bars.width} height="20" role="img" aria-label={text}>
      <path d={bars.path} />
    </svg>
  );
}
