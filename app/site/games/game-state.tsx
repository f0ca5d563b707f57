import { useT } from "../../i18n/use-t.ts";
import type { GamePhase, ShownStatus } from "./game-phase.ts";
import styles from "./game-state.module.css";

type Props = { status: ShownStatus; phase: GamePhase; overtimes: number };

/** The state of a game in a word or two: "Final · 2 OT", "Live" with its dot, "Postponed". */
export function GameState({ status, phase, overtimes }: Props) {
  const t = useT("shell");
  const text = t(`gameStatus.${status}`);
  return (
    <span className={phase === "live" ? styles.live : phase === "off" ? styles.off : styles.state}>
      {phase === "live" && <i className={styles.dot} />}
      {overtimes > 0 ? `${text} · ${t("period.overtimesShort", { count: overtimes })}` : text}
    </span>
  );
}
