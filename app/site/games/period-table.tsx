import { useT } from "../../i18n/use-t.ts";
import type { GameHeader } from "./game-page.ts";
import { periodKey, periodName, periodShort } from "./period-name.ts";
import styles from "./period-table.module.css";

/** Points by period, overtimes included; who won a period is bold. */
export function PeriodTable({ header }: { header: GameHeader }) {
  const t = useT("game");
  const words = useT("shell");
  const { periods, card } = header;
  return (
    <div className={styles.scroll}>
      <table className={styles.periods}>
        <caption className="visually-hidden">{t("header.periodScores")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("header.team")}</span>
            </th>
            {periods.map(({ period }) => (
              <th key={periodKey(period)} scope="col">
                <abbr title={periodName(words, period)}>{periodShort(words, period)}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title={t("header.total.long")}>{t("header.total.short")}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {(["home", "away"] as const).map((side) => (
            <tr key={side}>
              <th scope="row">
                <abbr title={header[side].name}>{header[side].code}</abbr>
              </th>
              {periods.map((score) => (
                <td
                  key={periodKey(score.period)}
                  className={score[side] > score[side === "home" ? "away" : "home"] ? styles.won : undefined}
                >
                  {score[side]}
                </td>
              ))}
              <td className={styles.total}>{card[side].points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
