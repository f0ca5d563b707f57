import { useState } from "react";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import table from "../../ui/table.module.css";
import type { ClubMark } from "../clubs/club-mark.ts";
import { sortedRows, type BoxSort } from "./box-score-order.ts";
import { BoxScoreHead } from "./box-score-head.tsx";
import { BoxScoreLine, FigureCells } from "./box-score-line.tsx";
import styles from "./box-score-table.module.css";
import { boxColumns, type BoxRow, type TeamBoxModel } from "./player-stats-model.ts";

type Props = { box: TeamBoxModel; club: ClubMark };

/** A team's box score: starters, bench, those who did not play, the team, the totals. */
export function BoxScoreTable({ box, club }: Props) {
  const t = useT("game");
  const [sort, setSort] = useState<BoxSort | null>(null);
  return (
    <section className={styles.team} aria-label={club.name}>
      <header className={styles.head}>
        <Crest crest={club} size={32} />
        <h2>{club.name}</h2>
        <b>{box.points}</b>
      </header>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t("playerTable.caption", { team: club.name })}>
        <table className={`${table.table} ${styles.box}`}>
          <caption className="visually-hidden">{t("playerTable.caption", { team: club.name })}</caption>
          <BoxScoreHead sort={sort} onSort={setSort} />
          <BoxRows rows={sort ? sortedRows(box.rows, sort) : box.rows} isSorted={sort !== null} />
          <tfoot>
            <tr className={styles.teamRow}>
              <th scope="row" className={styles.player}>
                {t("playerTable.team")}
              </th>
              <FigureCells figures={box.team} blank="" />
            </tr>
            <tr className={styles.totals}>
              <th scope="row" className={styles.player}>
                {t("playerTable.totals")}
              </th>
              <FigureCells figures={box.totals} blank="" />
            </tr>
          </tfoot>
        </table>
      </div>
      {box.coach !== null && <p className={styles.coach}>{t("playerTable.coachNamed", { name: box.coach })}</p>}
    </section>
  );
}

function BoxRows({ rows, isSorted }: { rows: readonly BoxRow[]; isSorted: boolean }) {
  const t = useT("game");
  const bench = isSorted ? -1 : rows.findIndex(({ starter, figures }) => !starter && figures !== null);
  return (
    <tbody>
      {rows.flatMap((row, index) => {
        const line = <BoxScoreLine key={`${row.shirt} ${row.name}`} row={row} />;
        return index === bench
          ? [
              <tr key="bench" className={styles.divider}>
                <th scope="colgroup" className={styles.player} colSpan={boxColumns.length + 1}>
                  {t("playerTable.bench")}
                </th>
              </tr>,
              line,
            ]
          : [line];
      })}
    </tbody>
  );
}
