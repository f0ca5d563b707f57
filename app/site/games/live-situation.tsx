import { otherSide, type Side } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { useT } from "../../i18n/use-t.ts";

type SideSituationProps = {
  readonly now: GameNow;
  readonly side: Side;
  readonly bonusClass: string | undefined;
  readonly timeoutsClass: string | undefined;
};

/** What a side may do at this moment: whether the other side's next foul gives it free throws, and the time-outs it has left. */
export function SideSituation({ now, side, bonusClass, timeoutsClass }: SideSituationProps) {
  const t = useT("venues");
  const { timeoutsLeft } = now[side];
  return (
    <>
      {now[otherSide(side)].inPenalty && <b className={bonusClass}>{t("bonus")}</b>}
      <span className={timeoutsClass} role="img" aria-label={`${t("timeouts")}: ${timeoutsLeft}`}>
        {"●".repeat(timeoutsLeft)}
      </span>
    </>
  );
}

/** Said while the table does not stand by what is shown; never with figures, which a reader may not want to see yet. QUALITY1 */
export function LiveDoubt({ now: { quality, mismatch }, className }: { readonly now: GameNow; readonly className: string | undefined }) {
  const t = useT("venues");
  if (quality === "ok" && mismatch === null) return null;
  return (
    <span className={className}>
      {t(quality === "clock-uncertain" ? "mark.clock" : quality === "count-uncertain" ? "mark.counts" : "mark.score")}
    </span>
  );
}
