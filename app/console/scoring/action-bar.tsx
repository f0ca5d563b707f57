import type { Gesture } from "#core/table/table-entry.ts";
import type { ScoringDesk } from "./scoring-desk.ts";
import styles from "./action-bar.module.css";
import { gestureText, type TableSpeech } from "./table-words.ts";

type ActionBarProps = {
  readonly desk: ScoringDesk;
  readonly last: Gesture | null;
  readonly isSaying: boolean;
  readonly speech: TableSpeech;
};

/** The same keys for fingers. Undo says what it takes back. SCORER6 */
export function ActionBar({ desk, last, isSaying, speech: { t, names } }: ActionBarProps) {
  const key = (
    code: string,
    words: string,
    more: { readonly shift?: boolean; readonly side?: "home" | "away"; readonly small?: string } = {},
  ) => (
    <button
      key={`${code}${more.shift ?? ""}`}
      type="button"
      tabIndex={-1}
      data-code={code}
      data-team={more.side}
      style={more.side && names.style(more.side)}
      onClick={() => desk.press({ kind: "key", code, shift: more.shift ?? false, alt: false })}
    >
      {words}
      {more.small !== undefined && <small>{more.small}</small>}
    </button>
  );
  return (
    <div className={styles.bar} data-bar>
      {key("KeyN", t("key.subs", { team: names.code("home") }), { side: "home" })}
      {key("KeyW", t("key.made2"))}
      {key("KeyE", t("key.made3"))}
      {key("KeyQ", t("key.made1"))}
      {key("KeyF", t("key.foul"))}
      {key("KeyG", t("key.withShots"))}
      {key("KeyV", t("key.offensive"))}
      {key("KeyM", t("key.subs", { team: names.code("away") }), { side: "away" })}
      {key("BracketLeft", t("key.timeout", { team: names.code("home") }), { side: "home" })}
      {key("KeyS", t("key.missed2"))}
      {key("KeyD", t("key.missed3"))}
      {key("KeyA", t("key.missed1"))}
      {key("KeyC", t("key.turnover"))}
      {key("KeyJ", t("key.heldBall"))}
      {isSaying ? key("Enter", t("key.accept")) : key("KeyO", t("key.rebound"))}
      {key("BracketRight", t("key.timeout", { team: names.code("away") }), { side: "away" })}
      {key("KeyI", t("key.assist"))}
      {key("KeyB", t("key.block"))}
      {key("KeyK", t("key.steal"))}
      {key("KeyU", t("key.fouled"))}
      {isSaying ? key("Minus", t("key.nobody")) : key("KeyY", t("key.challenge"))}
      {isSaying ? key("Equal", t("key.flip")) : key("Slash", t("key.flag"))}
      {isSaying ? key("Escape", t("key.back")) : key("Backspace", t("key.redo"), { shift: true })}
      {key("Backspace", t("key.undo"), { small: last ? gestureText(t, last) : "" })}
    </div>
  );
}
