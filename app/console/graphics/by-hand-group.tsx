import type { ReactNode } from "react";
import type { ByHandGroup, ByHandSetting } from "#contract/live/score-by-hand.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./by-hand.module.css";
import type { GraphicsDeskNow } from "./use-graphics-desk.ts";

type ByHandGroupProps = {
  readonly group: ByHandGroup;
  readonly desk: GraphicsDeskNow;
  /** As the feed has it; `null`: it has none of this. */
  readonly feed: string | null;
  /** What it is by hand at first; `null`: whatever is written into the group's own fields. */
  readonly first: (() => ByHandSetting) | null;
  readonly children: ReactNode;
};

/** One group of the score bug: the feed's, or an operator's until he gives it back. AIR9 */
export function ByHandGroupFrame({ group, desk, feed, first, children }: ByHandGroupProps) {
  const t = useT("console");
  const isByHand = desk.state !== null && desk.state.byHand[group] !== null;
  const button = `by-hand ${group}`;
  const set = (setting: ByHandSetting) => desk.change({ kind: "by-hand", setting }, button);
  const title = t(`graphics.byHand.group.${group}`);
  return (
    <div className={styles.group} role="group" aria-label={title} data-group={group} data-by-hand={isByHand ? "" : undefined}>
      <header>
        <h3>{title}</h3>
        {isByHand && <em>{t("graphics.byHand.mark")}</em>}
        {feed !== null && <small>{t("graphics.byHand.feed", { value: feed })}</small>}
      </header>
      {(isByHand || first === null) && children}
      {isByHand ? (
        <button type="button" className={styles.release} onClick={() => set({ [group]: null })} aria-busy={desk.sending === button}>
          {t("graphics.byHand.release")}
        </button>
      ) : (
        first !== null && (
          <button
            type="button"
            className={styles.take}
            aria-disabled={desk.state === null}
            aria-busy={desk.sending === button}
            onClick={() => set(first())}
          >
            {t("graphics.byHand.take")}
          </button>
        )
      )}
    </div>
  );
}
