import type { CSSProperties } from "react";
import { useT } from "../i18n/use-t.ts";
import type { ScreenSide } from "./screen-model.ts";
import styles from "./leader-list.module.css";

/** A team's best in points, rebounds and assists. */
export function LeaderList({ side }: { side: ScreenSide }) {
  const t = useT("venues");
  return (
    <ol className={styles.leaders}>
      {side.leaders.map(({ kind, player, value }) => (
        <li key={kind}>
          <span className={styles.kind}>{t(`leaders.${kind}`)}</span>
          <span className={styles.name} data-must="" style={{ "--em": player.nameWidth } as CSSProperties}>
            <span>{player.name}</span>
          </span>
          <b data-must="">{value}</b>
        </li>
      ))}
    </ol>
  );
}
