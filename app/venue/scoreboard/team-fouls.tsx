import { useT } from "../../i18n/use-t.ts";
import type { ScreenSide } from "../screen-model.ts";
import styles from "./team-fouls.module.css";

/** Team fouls, the bonus, time-outs left. */
export function TeamFouls({ side }: { side: ScreenSide }) {
  const t = useT("venues");
  return (
    <div className={styles.row}>
      <div className={styles.fouls} data-in-penalty={side.inPenalty}>
        <span className={styles.label}>{t("fouls")}</span>
        <b data-must="">{side.teamFouls}</b>
      </div>
      <span className={styles.bonus} data-bonus={side.hasBonus}>
        {side.hasBonus && t("bonus")}
      </span>
      <div className={styles.timeouts}>
        <span className={styles.label}>{t("timeouts")}</span>
        <span className="visually-hidden">{side.timeoutsLeft}</span>
        {Array.from({ length: side.timeoutsAllowed }, (_, index) => (
          <i key={index} data-left={index < side.timeoutsLeft} />
        ))}
      </div>
    </div>
  );
}
