import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { useState } from "react";
import { Crest } from "../../ui/crest.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import table from "../../ui/table.module.css";
import type { ClubMark } from "../../sport/club-mark.ts";
import { sortedRows, type BoxSort } from "./box-score-order.ts";
import { BoxScoreHead } from "./box-score-head.tsx";
import { BoxScoreLine, FigureCells } from "./box-score-line.tsx";
import styles from "./box-score-table.module.css";
import type { BoxCell, BoxRow, PlayerStats, TeamBoxModel } from "./player-stats-model.ts";

type Props = { box: TeamBoxModel; stats: PlayerStats; club: ClubMark };

/** A team's box score: starters, bench, those who did not play, the team, the totals. */
export function BoxScoreTable({ box, stats, club }: Props) {
  const [sort, setSort] = useState<BoxSort | null>(null);
  const { words, columns } = stats;
  return (
    <section className={styles.team} aria-label={club.name}>
      <header className={styles.head}>
        <Crest crest={club} size={32} />
        <h2>{club.name}</h2>
        <b>{box.points}</b>
      </header>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={box.caption}>
        <table id={tableElementId(tableNameOf(box.caption))} className={`${table.table} ${styles.box}`}>
          <caption className="visually-hidden">{box.caption}</caption>
          <BoxScoreHead stats={stats} sort={sort} onSort={setSort} />
          <BoxRows rows={sort ? sortedRows(box.rows, sort) : box.rows} stats={stats} isSorted={sort !== null} />
          <tfoot>
            <FootRow className={styles.teamRow} name={words.team} cells={box.team} columns={columns} />
            <FootRow className={styles.totals} name={words.totals} cells={box.totals} columns={columns} />
          </tfoot>
        </table>
      </div>
      <TableDownloads table={tableNameOf(box.caption)} caption={box.caption} />
      {box.coach !== null && <p className={styles.coach}>{box.coach}</p>}
    </section>
  );
}

type FootProps = { className: string | undefined; name: string; cells: readonly BoxCell[]; columns: PlayerStats["columns"] };

function FootRow({ className, name, cells, columns }: FootProps) {
  return (
    <tr className={className}>
      <th scope="row" className={styles.player}>
        {name}
      </th>
      <FigureCells cells={cells} columns={columns} />
    </tr>
  );
}

function BoxRows({ rows, stats, isSorted }: { rows: readonly BoxRow[]; stats: PlayerStats; isSorted: boolean }) {
  const bench = isSorted ? -1 : rows.findIndex(({ starter, cells }) => !starter && cells !== null);
  return (
    <tbody>
      {rows.flatMap((row, index) => {
        const line = <BoxScoreLine key={`${row.shirt} ${row.name.text}`} row={row} stats={stats} />;
        return index === bench
          ? [
              <tr key="bench" className={styles.divider}>
                <th scope="colgroup" className={styles.player} colSpan={stats.columns.length + 1}>
                  {stats.words.bench}
                </th>
              </tr>,
              line,
            ]
          : [line];
      })}
    </tbody>
  );
}
