import { useT } from "../../i18n/use-t.ts";
import styles from "./graphics-desk.module.css";
import type { PlayerItem } from "./graphics-menu.ts";
import { type GraphicsDeskNow, isOnAir, isPrepared } from "./use-graphics-desk.ts";

/** A player by his number; those on court bear their team's colour. */
export function PlayerButton({ item: { graphic, key, label, note, shirt, isOnCourt }, desk }: { item: PlayerItem; desk: GraphicsDeskNow }) {
  const t = useT("console");
  const isNext = isPrepared(desk.state, graphic);
  return (
    <button
      type="button"
      className={styles.player}
      aria-pressed={isOnAir(desk.state, graphic)}
      aria-disabled={desk.state === null}
      aria-busy={desk.sending === key}
      onClick={() => desk.press(graphic)}
      data-graphic={key}
      data-prepared={isNext || undefined}
      data-on-court={isOnCourt ? "" : undefined}
    >
      <b>{shirt}</b>
      <span>
        {label}
        <small>{note}</small>
      </span>
      {isNext && <em className="visually-hidden">{t("graphics.next")}</em>}
      {isOnCourt && <span className="visually-hidden">{t("graphics.onCourt")}</span>}
    </button>
  );
}
