import type { ReactNode } from "react";
import type { Period } from "#core/game/period.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { DeskView, ScoringDesk } from "./scoring-desk.ts";
import { useT } from "../../i18n/use-t.ts";
import { periodName } from "../score-strip.tsx";
import styles from "./table-foot.module.css";
import type { TableSpeech } from "./table-words.ts";

type TableFootProps = {
  readonly shown: DeskView;
  readonly desk: ScoringDesk;
  readonly speech: TableSpeech;
  readonly onHelp: () => void;
  readonly hasKeys: boolean;
  readonly children?: ReactNode;
};

/** Periods, the board in the hall where it differs, and what the seat says of itself. SCORER10 */
export function TableFoot({ shown: { game, now }, desk, speech, onHelp, hasKeys, children }: TableFootProps) {
  const venues = useT("venues");
  const { t, score } = speech;
  return (
    <footer className={styles.foot}>
      <ol>
        {game.state.periods.map((period, index) => (
          <li key={index} aria-current={index === game.state.periodIndex || undefined}>
            <span className="visually-hidden">{periodName(period.period, game.rules, venues)}</span>
            <span aria-hidden="true">{shortPeriod(period.period, venues)}</span> <b>{score(period.home, period.away)}</b>
          </li>
        ))}
      </ol>
      {now.mismatch !== null && <p data-board="differs">{t("head.boardDiffers", now.mismatch)}</p>}
      {children}
      <Profile desk={desk} speech={speech} />
      <button type="button" onClick={onHelp} aria-pressed={hasKeys}>
        <kbd>{"?"}</kbd> {t(hasKeys ? "key.hide" : "key.show")}
      </button>
    </footer>
  );
}

/** The board above says which one is played: here there is room for its number. */
function shortPeriod({ kind, number }: Period, t: Translator<"venues">): string {
  return kind === "overtime" ? t("period.overtimeShort", { number }) : `${number}.`;
}

/** How whoever sits here types: each likes it another way. */
function Profile({ desk, speech: { t } }: Pick<TableFootProps, "desk" | "speech">) {
  const { numberFirst, hand } = desk.table.profile;
  return (
    <details className={styles.profile}>
      <summary>{t("profile.title")}</summary>
      <div>
        <label>
          <input type="checkbox" checked={numberFirst} onChange={({ target }) => desk.become({ numberFirst: target.checked })} />
          {t("profile.numberFirst")}
        </label>
        <label>
          {t("profile.hand")}
          <select value={hand} onChange={({ target }) => desk.become({ hand: target.value as typeof hand })}>
            {(["both", "left", "right"] as const).map((each) => (
              <option key={each} value={each}>
                {t(`profile.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}
