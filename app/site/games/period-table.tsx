import { tableElementId } from "#contract/table-exports.ts";
import type { GameHeader, PeriodTableModel } from "./game-header-model.ts";
import styles from "./period-table.module.css";

/** Points by period, overtimes included; who won a period is bold. */
export function PeriodTable({ table: { caption, team, total, periods }, header }: { table: PeriodTableModel; header: GameHeader }) {
  return (
    <div className={styles.scroll}>
      <table id={tableElementId("periods")} className={styles.periods}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{team}</span>
            </th>
            {periods.map(({ short, long }) => (
              <th key={short} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
            <th scope="col" className={styles.sum}>
              <abbr title={total.long}>{total.short}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {(["home", "away"] as const).map((side) => (
            <tr key={side}>
              <th scope="row">
                <abbr title={header[side].name}>{header[side].code}</abbr>
              </th>
              {periods.map((period) => (
                <td key={period.short} className={period[side] > period[side === "home" ? "away" : "home"] ? styles.won : undefined}>
                  {period[side]}
                </td>
              ))}
              <td className={styles.total}>{header.card[side].points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
