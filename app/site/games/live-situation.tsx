import { otherSide, type Side } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { useT } from "../../i18n/use-t.ts";

type SideSituationProps = {
  readonly now: GameNow;
  readonly side: Side;
  readonly bonusClass: string | undefined;
  readonly timeoutsClass: string | undefined;
};

/** How a side stands at this moment: its team fouls, whether the other side's next one gives it free throws, the time-outs it has left. */
export function SideSituation({ now, side, bonusClass, timeoutsClass }: SideSituationProps) {
  const t = useT("venues");
  const { teamFouls, timeoutsLeft } = now[side];
  return (
    <>
      <span>
        {t("fouls")} <strong>{teamFouls}</strong> {now[otherSide(side)].inPenalty && <b className={bonusClass}>{t("bonus")}</b>}
      </span>
      <span role="img" aria-label={`${t("timeouts")}: ${timeoutsLeft}`}>
        {t("timeouts")} <i className={timeoutsClass}>{timeoutsLeft === 0 ? "–" : "●".repeat(timeoutsLeft)}</i>
      </span>
    </>
  );
}

type RemarksProps = {
  readonly now: GameNow;
  readonly names: Readonly<Record<Side, string>>;
  readonly pauseClass: string | undefined;
  readonly doubtClass: string | undefined;
};

/** What the game waits for, and that the table does not stand by what is shown. */
export function LiveRemarks({ now, names, pauseClass, doubtClass }: RemarksProps) {
  const t = useT("venues");
  const { pause } = now;
  const doubt = doubtOf(now);
  return (
    <>
      {pause?.kind === "time-out" && (
        <span className={pauseClass}>{pause.side ? t("timeout.of", { team: names[pause.side] }) : t("timeout.other")}</span>
      )}
      {pause && pause.kind !== "time-out" && pause.kind !== "before-game" && (
        <span className={pauseClass}>{t(`period.${pauseWords[pause.kind]}`)}</span>
      )}
      {doubt && <span className={doubtClass}>{t(`mark.${doubt}`)}</span>}
    </>
  );
}

const pauseWords = { interval: "interval", "half-time": "halfTime", "before-overtime": "beforeOvertime" } as const;

/** Never with figures, which a reader may not want to see yet. QUALITY1 */
function doubtOf({ quality, mismatch }: GameNow): "clock" | "counts" | "score" | null {
  if (quality === "ok" && mismatch === null) return null;
  return quality === "clock-uncertain" ? "clock" : quality === "count-uncertain" ? "counts" : "score";
}
