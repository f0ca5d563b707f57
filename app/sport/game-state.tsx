import { lazy, Suspense } from "react";
import { useT } from "../i18n/use-t.ts";
import { useGameNow } from "../live/game-now-store.ts";
import type { GameCard } from "./game-card.ts";
import type { GamePhase, ShownStatus } from "./game-phase.ts";
import styles from "./game-state.module.css";

/** The clock's code comes to pages on which a game is being played, with the stream's first word. */
const RunningMoment = lazy(async () => ({ default: (await import("./running-moment.tsx")).RunningMoment }));

type Props = { status: ShownStatus; phase: GamePhase; overtimes: number };

/** The state of a game in a word or two: "Final · 2 OT", "Live" as a badge, "Postponed". */
export function GameState({ status, phase, overtimes }: Props) {
  const t = useT("shell");
  const text = t(`gameStatus.${status}`);
  return (
    <span className={phase === "live" ? styles.badge : phase === "off" ? styles.off : styles.state}>
      {overtimes > 0 ? `${text} · ${t("period.overtimesShort", { count: overtimes })}` : text}
    </span>
  );
}

/** On a card: of a running game its period and its clock stand beside the word. MOVE10 */
export function CardState({ game }: { game: Pick<GameCard, "gameId" | "phase" | "status" | "overtimes" | "running"> }) {
  const t = useT("shell");
  const now = useGameNow(game.gameId);
  const written = game.running?.text;
  if (game.phase !== "live" || (now === null && written === undefined)) return <GameState {...game} />;
  return (
    <span className={styles.live} data-running-game="">
      <span className={styles.badge}>{t(`gameStatus.${game.status}`)}</span>
      <span>
        {now === null ? (
          written
        ) : (
          <Suspense fallback={written}>
            <RunningMoment now={now} ruleProfile={game.running?.ruleProfile ?? null} />
          </Suspense>
        )}
      </span>
    </span>
  );
}
