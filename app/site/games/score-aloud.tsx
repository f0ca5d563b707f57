import { useEffect, useRef, useState } from "react";
import type { GameNow } from "#core/game/game-now.ts";
import { useT } from "../../i18n/use-t.ts";
import type { GameHeader } from "./game-header-model.ts";
import { periodName } from "../../sport/period-name.ts";

/** A score is read out no more often than this, save at the end of a period. */
const quietMs = 10_000;

/** The score for those who listen to the page: politely, and not what stood there when it came. */
export function ScoreAloud({ header: { home, away }, now }: { header: GameHeader; now: GameNow | null }) {
  const t = useT("movement");
  const shell = useT("shell");
  const [said, setSaid] = useState("");
  const saidAt = useRef<number | null>(null);
  const isPeriodOver = now?.periodEnded ?? false;
  const score = now && { home: home.name, away: away.name, homePoints: now.home.points, awayPoints: now.away.points };
  const period = now?.period ? periodName(shell, now.period) : "";
  const text = score && (isPeriodOver ? t("periodOver", { period, ...score }) : t("score", score));
  useEffect(() => {
    if (text === null) return undefined;
    if (saidAt.current === null) {
      saidAt.current = performance.now() - quietMs;
      return undefined;
    }
    const waitMs = isPeriodOver ? 0 : Math.max(0, saidAt.current + quietMs - performance.now());
    const timer = setTimeout(() => {
      saidAt.current = performance.now();
      setSaid(text);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, isPeriodOver]);
  return (
    <p role="status" className="visually-hidden" data-score="" data-told="more">
      {said}
    </p>
  );
}
