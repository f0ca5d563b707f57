import { useT } from "../../i18n/use-t.ts";
import styles from "./graphics-desk.module.css";
import type { MenuItem } from "./graphics-menu.ts";
import { type GraphicsDeskNow, isOnAir, isPrepared } from "./use-graphics-desk.ts";

type GraphicButtonProps = { readonly item: MenuItem; readonly desk: GraphicsDeskNow; readonly letter: string | null };

/** Puts one graphic on air and takes it off again. Red is on air, as the server says. */
export function GraphicButton({ item: { graphic, key, label, note, isReady }, desk, letter }: GraphicButtonProps) {
  const t = useT("console");
  const isOn = isOnAir(desk.state, graphic);
  const isNext = isPrepared(desk.state, graphic);
  // One that is on air, or the next, can always be taken back.
  const isOffered = isReady || isOn || isNext;
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isOn}
      aria-disabled={!isOffered || desk.state === null}
      aria-busy={desk.sending === key}
      onClick={() => isOffered && desk.press(graphic)}
      data-graphic={key}
      data-prepared={isNext || undefined}
    >
      <span>{label}</span>
      {note !== null && <small>{note}</small>}
      {isOn && <em>{t("graphics.onAir")}</em>}
      {isNext && <em>{t("graphics.next")}</em>}
      {letter !== null && <kbd aria-hidden="true">{letter}</kbd>}
    </button>
  );
}
