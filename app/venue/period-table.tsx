import styles from "./period-table.module.css";
import type { ScreenModel, ScreenSide } from "./screen-model.ts";
import { lookStyle } from "./team-plate.tsx";
import { useT } from "../i18n/use-t.ts";

/** Four periods and two overtimes still stand at a size that reads; before that, regular time is one column. */
const mostColumns = 6;

/** Points by period, a row for each team. */
export function PeriodTable({ screen, isSwapped }: { screen: ScreenModel; isSwapped: boolean }) {
  const t = useT("venues");
  const periods = screen.periods.slice(-mostColumns);
  const order: readonly ScreenSide[] = isSwapped ? [screen.sides.away, screen.sides.home] : [screen.sides.home, screen.sides.away];
  return (
    <table className={styles.periods} style={{ fontSize: `calc(${periods.length > 5 ? 6.75 : 7.6} * var(--table-scale, 1) * var(--u))` }}>
      <caption className="visually-hidden">{t("comparison.quarters")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t("head.team")}</span>
          </th>
          {periods.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t("head.total")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {order.map((side) => (
          <tr key={side.side} style={lookStyle(side)}>
            <th scope="row">
              <span data-must="">{side.code}</span>
            </th>
            {periods.map((period) => (
              <td key={period.head} data-must="">
                {period[side.side]}
              </td>
            ))}
            <td data-must="" className={styles.total}>
              {side.points}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
