import type { CSSProperties } from "react";
import { useT } from "../../i18n/use-t.ts";
import type { ScreenSide } from "../screen-model.ts";
import styles from "./five.module.css";

/** Who is on court: number, name, fouls, points, in this order on both sides. */
export function Five({ side }: { side: ScreenSide }) {
  const t = useT("venues");
  return (
    <table className={styles.five}>
      <caption className="visually-hidden">{side.name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t("head.number")}</span>
          </th>
          <th scope="col">
            <span className="visually-hidden">{t("head.player")}</span>
          </th>
          <th scope="col" className={styles.fouls}>
            {t("head.fouls")}
          </th>
          <th scope="col" className={styles.points}>
            {t("head.points")}
          </th>
        </tr>
      </thead>
      <tbody>
        {side.five.map(({ name, nameWidth, line }) => (
          <tr key={line.key}>
            <td className={styles.shirt} data-must="">
              <span>{line.shirt}</span>
            </td>
            <th scope="row" className={styles.name} data-must="">
              <span style={{ "--em": nameWidth } as CSSProperties}>{name}</span>
            </th>
            <td className={styles.fouls} data-must="" data-fouls={line.foulsCommitted ?? ""}>
              <span>{line.foulsCommitted ?? "–"}</span>
            </td>
            <td className={styles.points} data-must="">
              {line.points}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
