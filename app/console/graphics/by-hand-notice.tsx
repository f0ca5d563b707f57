import { groupsByHand, releaseAll } from "#contract/live/score-by-hand.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./on-air.module.css";
import type { GraphicsDeskNow } from "./use-graphics-desk.ts";

/** Beside what is on air, for the operator alone: what of the score does not come from the feed. AIR12 */
export function ByHandNotice({ desk }: { desk: GraphicsDeskNow }) {
  const t = useT("console");
  const groups = desk.state === null ? [] : groupsByHand(desk.state.byHand);
  if (groups.length === 0) return null;
  const list = groups.map((group) => t(`graphics.byHand.group.${group}`)).join(", ");
  return (
    <p className={styles.byHand} data-by-hand-now={groups.join(" ")}>
      <span>{t("graphics.byHand.now", { list })}</span>
      <button
        type="button"
        aria-busy={desk.sending === "release-all"}
        onClick={() => desk.change({ kind: "by-hand", setting: releaseAll }, "release-all")}
      >
        {t("graphics.byHand.releaseAll")}
      </button>
    </p>
  );
}
