import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import { mostByHand, type PerSide } from "#contract/live/score-by-hand.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { nameIn } from "../../i18n/name-in.ts";
import { useT } from "../../i18n/use-t.ts";
import { ByHandGroupFrame } from "./by-hand-group.tsx";
import styles from "./by-hand.module.css";
import type { GraphicsDeskNow } from "./use-graphics-desk.ts";
import { type CountGroup, useWantedCounts } from "./use-wanted-counts.ts";

type CountsByHandProps = {
  readonly group: CountGroup;
  readonly desk: GraphicsDeskNow;
  readonly view: LiveGameAnswer;
  readonly feed: PerSide;
};

const steps: Readonly<Record<CountGroup, readonly number[]>> = { score: [-1, 1, 2, 3], fouls: [-1, 1], timeouts: [-1, 1] };

/** A count of each side, moved by presses. */
export function CountsByHand({ group, desk, view, feed }: CountsByHandProps) {
  const t = useT("console");
  const { locale } = useLanguage();
  const [counts, want] = useWantedCounts(desk, group);
  const shown = counts ?? feed;
  const first = { home: Math.min(feed.home, mostByHand[group]), away: Math.min(feed.away, mostByHand[group]) };
  return (
    <ByHandGroupFrame group={group} desk={desk} feed={`${feed.home} : ${feed.away}`} first={() => ({ [group]: first })}>
      {(["home", "away"] as const).map((side) => (
        <div key={side} className={styles.counts}>
          <b>{view.summary[side].code}</b>
          <output data-count={side}>{shown[side]}</output>
          {steps[group].map((step) => {
            const next = shown[side] + step;
            const isPossible = next >= 0 && next <= mostByHand[group];
            const words = step > 0 ? `+${step}` : `−${-step}`;
            return (
              <button
                key={step}
                type="button"
                aria-label={t("graphics.byHand.step", { team: nameIn(locale, view.summary[side].name), step: words })}
                aria-disabled={!isPossible}
                onClick={() => isPossible && want({ ...shown, [side]: next })}
              >
                {words}
              </button>
            );
          })}
        </div>
      ))}
    </ByHandGroupFrame>
  );
}
