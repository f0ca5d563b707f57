import { useMemo } from "react";
import type { GameSummary } from "#contract/game-summary.ts";
import type { PauseNow } from "#core/game/pause.ts";
import type { ClockReading } from "#core/rules/rule-set.ts";
import type { Translator } from "../../i18n/translator.ts";
import { useT } from "../../i18n/use-t.ts";
import { ClockFace } from "../../live/clock-face.tsx";
import { clockTo } from "./clock-to.ts";

type PauseWordsProps = {
  /** The countdown to a game stands on the clock's own face. */
  readonly pause: Exclude<PauseNow, { kind: "before-game" }>;
  readonly summary: GameSummary;
  readonly className?: string | undefined;
};

const reading: ClockReading = { rounding: "up", tenthsBelowMs: 0 };

/** What the game waits for and how long still, as the hall's board shows it: by it the horn is sounded. CLOCK25 */
export function PauseWords({ pause, summary, className }: PauseWordsProps) {
  const t = useT("venues");
  const { endsAt } = pause;
  const anchor = useMemo(() => (endsAt === null ? null : clockTo(endsAt)), [endsAt]);
  const words = pauseText(pause, summary, t);
  return (
    <p className={className} data-pause={pause.kind}>
      <b>{words}</b> {anchor !== null && <ClockFace kind="game" anchor={anchor} profile={reading} label={words} />}
    </p>
  );
}

function pauseText(pause: PauseWordsProps["pause"], summary: GameSummary, t: Translator<"venues">): string {
  switch (pause.kind) {
    case "time-out":
      return pause.side === null ? t("timeout.other") : t("timeout.of", { team: summary[pause.side].code });
    case "interval":
      return t("period.interval");
    case "half-time":
      return t("period.halfTime");
    case "before-overtime":
      return t("period.beforeOvertime");
  }
}
