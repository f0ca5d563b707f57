import { useMemo } from "react";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { Period } from "#core/game/period.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { nameIn } from "../i18n/name-in.ts";
import type { Translator } from "../i18n/translator.ts";
import { useT } from "../i18n/use-t.ts";
import { ClockFace } from "../live/clock-face.tsx";
import { foldLog } from "../live/folded-game.ts";
import { useLiveGame } from "../live/use-live-game.ts";
import styles from "./score-strip.module.css";

/** The game as it stands, for pages that show nothing else of it. */
export function ScoreStrip({ view, madeAt }: { view: LiveGameAnswer; madeAt: number }) {
  const { log, now } = useLiveGame(view, { isScreen: true });
  const { rules } = useMemo(() => foldLog(log), [log]);
  return <Score view={view} now={now} rules={rules} madeAt={madeAt} />;
}

/** Both sides, the period and the clock in one line. */
export function Score({ view, now, rules, madeAt }: { view: LiveGameAnswer; now: GameNow; rules: RuleSet; madeAt: number }) {
  const t = useT("venues");
  const { locale } = useLanguage();
  const { home, away } = view.summary;
  return (
    <p className={styles.strip}>
      <b title={nameIn(locale, home.name)}>{home.code}</b>
      <strong data-points="home">{now.home.points}</strong>
      <span className={styles.middle}>
        <span>{now.period && periodName(now.period, rules, t)}</span>
        {now.period !== null && (
          <ClockFace kind="game" anchor={now.clock} profile={rules.clockReading.game} madeAt={madeAt} label={t("gameClock")} />
        )}
      </span>
      <strong data-points="away">{now.away.points}</strong>
      <b title={nameIn(locale, away.name)}>{away.code}</b>
    </p>
  );
}

/** "3rd quarter", "OT1". */
export function periodName(period: Period, { format }: RuleSet, t: Translator<"venues">): string {
  if (period.kind === "overtime") return t("period.overtimeShort", { number: period.number });
  return t(format.regularPeriods === 2 ? "period.half" : "period.quarter", { number: period.number });
}
