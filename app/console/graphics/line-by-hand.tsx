import { type SubmitEvent, useState } from "react";
import { mostByHand } from "#contract/live/score-by-hand.ts";
import { useT } from "../../i18n/use-t.ts";
import { ByHandGroupFrame } from "./by-hand-group.tsx";
import styles from "./by-hand.module.css";
import type { GraphicsDeskNow } from "./use-graphics-desk.ts";

/** A line of the operator's own above the clock. */
export function LineByHand({ desk }: { desk: GraphicsDeskNow }) {
  const t = useT("console");
  const [text, setText] = useState("");
  const line = text.trim();
  const onAir = desk.state?.byHand.line ?? null;
  const put = (event: SubmitEvent) => {
    event.preventDefault();
    if (line !== "") desk.change({ kind: "by-hand", setting: { line } }, "by-hand line");
  };
  return (
    <ByHandGroupFrame group="line" desk={desk} feed={null} first={null}>
      {onAir !== null && <p className={styles.onAir}>{onAir}</p>}
      <form className={styles.field} onSubmit={put}>
        <label>
          {t("graphics.byHand.text")}
          <input
            name="line"
            value={text}
            maxLength={mostByHand.line}
            onChange={(event) => setText(event.target.value)}
            required
            autoComplete="off"
          />
        </label>
        <button type="submit" aria-disabled={line === "" || desk.state === null}>
          {t("graphics.caption.take")}
        </button>
      </form>
    </ByHandGroupFrame>
  );
}
