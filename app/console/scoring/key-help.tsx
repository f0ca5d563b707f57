import type { ScoringDesk } from "./scoring-desk.ts";
import styles from "./key-help.module.css";
import type { TableSpeech } from "./table-words.ts";
import { useKeyCaps } from "./use-table-keys.ts";

const rows = [
  ["KeyQ", "KeyW", "KeyE", "", "", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP", "BracketLeft", "BracketRight"],
  ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "", "KeyJ", "KeyK", "", "Semicolon", "Quote", "Enter"],
  ["Backquote", "KeyC", "KeyV", "KeyB", "KeyN", "KeyM", "Comma", "Period", "Slash", "Equal", "Minus", "Backspace"],
] as const;

/** Of the clock's seat, for whoever holds both. */
const clockRow = ["Space", "KeyR", "KeyT", "KeyX", "KeyZ", "KeyL", "KeyH", "Backslash"] as const;

const words = {
  KeyQ: "made1",
  KeyW: "made2",
  KeyE: "made3",
  KeyA: "missed1",
  KeyS: "missed2",
  KeyD: "missed3",
  KeyF: "foul",
  KeyG: "withShots",
  KeyV: "offensive",
  KeyC: "turnover",
  KeyJ: "heldBall",
  KeyY: "challenge",
  KeyI: "assist",
  KeyB: "block",
  KeyO: "rebound",
  KeyK: "steal",
  KeyU: "fouled",
  KeyP: "arrow",
  Period: "throws",
  Comma: "place",
  Slash: "flag",
  Semicolon: "log",
  Backquote: "doubt",
  Equal: "flip",
  Minus: "nobody",
  Backspace: "undo",
  Quote: "fastBreak",
  Space: "startStop",
  KeyZ: "takeBack",
  KeyH: "horn",
} as const;

/** The keys where they lie, made over missed; they can be clicked as well. */
export function KeyHelp({ desk, speech: { t, names } }: { readonly desk: ScoringDesk; readonly speech: TableSpeech }) {
  const capOf = useKeyCaps();
  const says = (code: string) => {
    if (code === "KeyN" || code === "KeyM") return t("key.subs", { team: names.code(code === "KeyN" ? "home" : "away") });
    if (code === "BracketLeft" || code === "BracketRight")
      return t("key.timeout", { team: names.code(code === "BracketLeft" ? "home" : "away") });
    if (code === "KeyR" || code === "KeyT") return code === "KeyR" ? "24" : "14";
    if (code === "Enter") return "Enter";
    if (code === "KeyX") return t("head.shotClock");
    if (code === "KeyL") return t("what.lateStop");
    if (code === "Backslash") return t("what.periodEnd");
    return t(`key.${words[code as keyof typeof words]}`);
  };
  const shown = desk.table.holds.clock ? [...rows, clockRow] : rows;
  return (
    <div className={styles.keys} data-keys>
      {shown.map((row, index) => (
        <div key={index} className={styles.row}>
          {row.map((code, place) =>
            code === "" ? (
              <span key={place} />
            ) : (
              <button
                key={code}
                type="button"
                tabIndex={-1}
                data-edge={edgeOf(code)}
                onClick={() => desk.press({ kind: "key", code, shift: false, alt: false })}
              >
                {code !== "Enter" && code !== "Space" && <kbd translate="no">{capOf(code)}</kbd>}
                <span>{says(code)}</span>
              </button>
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function edgeOf(code: string): "made" | "missed" | undefined {
  if (code === "KeyQ" || code === "KeyW" || code === "KeyE") return "made";
  return code === "KeyA" || code === "KeyS" || code === "KeyD" ? "missed" : undefined;
}
