import { keyOf } from "#core/table/key-press.ts";

/** What of a keyboard's event counts at the table. */
export type KeyDown = {
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  /** Of a field in which somebody writes, or of a control that the key itself works. */
  readonly target: { readonly isField: boolean; readonly isControl: boolean };
};

/** `composing`: an input method would swallow it, which the operator must hear of. */
export type TableKey = { readonly kind: "key"; readonly code: string; readonly shift: boolean; readonly alt: boolean };

const browserKeys = /^(?:Tab|F\d{1,2}|Control|Meta|Alt|Shift|ContextMenu|CapsLock)/;
const controlKeys: ReadonlySet<string> = new Set(["Enter", "NumpadEnter", "Space"]);

/**
 * The key that was pressed at the table, by where it lies; `composing`: an input method is open and would swallow the next ones;
 * `null`: none of the table's. SCORER1
 */
export function tableKeyOf({
  code,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
  repeat,
  isComposing,
  target,
}: KeyDown): TableKey | "composing" | null {
  if (target.isField || repeat || ctrlKey || metaKey || code === "" || browserKeys.test(code)) return null;
  if (isComposing) return "composing";
  // A button that has the focus is worked by these, as everywhere.
  if (target.isControl && controlKeys.has(code)) return null;
  return { kind: "key", code, shift: shiftKey, alt: altKey };
}

/** The one key of the clock that counts where its face and the sentence are not in sight, so that nothing is told unseen. PREP6 */
export function stopKeyOf(down: KeyDown): TableKey | null {
  const key = tableKeyOf(down);
  if (key === null || key === "composing") return null;
  const meant = keyOf(key.code, key.shift, key.alt);
  return meant?.kind === "clock" && meant.key.kind === "start-stop" ? key : null;
}
