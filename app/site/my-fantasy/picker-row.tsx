import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { Shirt } from "../../fantasy/shirt.tsx";
import type { PickedPlayer } from "./picked-player.ts";
import styles from "./picker.module.css";

type Props = {
  player: PickedPlayer;
  /** In tenths. */
  price: number;
  /** Why he does not fit, and with what he lacks. */
  why: string | null;
  /** What the button at the end does. */
  act: { readonly sign: "plus" | "exchange"; readonly label: string };
  language: PageLanguage;
  onPress: () => void;
};

const signs = { plus: "M12 5v14M5 12h14", exchange: "M5 9h13l-3.5-3.5M19 15H6l3.5 3.5" } as const;

/** A player in a list: his form, his price, and one thing to do about him. */
export function PickerRow({ player, price, why, act, language: { format }, onPress }: Props) {
  const t = useT("my-fantasy");
  return (
    <li className={styles.row} data-unfit={why !== null || undefined}>
      <Shirt look={player.look} size={40} />
      <span className={styles.who}>
        <span className={styles.name}>{player.name}</span>
        <span className={styles.meta}>
          {player.status && <em data-status={player.status}>{t(`status.${player.status}`)}</em>} {player.club} · {player.next}
        </span>
      </span>
      <span className={styles.form}>{format.decimal(player.form === null ? null : player.form / 1000)}</span>
      <span className={styles.price}>
        {format.decimal(price / 10)}
        {why !== null && <small>{why}</small>}
      </span>
      <button type="button" className={styles.add} aria-label={act.label} onClick={onPress}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={signs[act.sign]} />
        </svg>
      </button>
    </li>
  );
}

/** What the figures of the rows are. */
export function PickerHeads() {
  const t = useT("my-fantasy");
  return (
    <p className={styles.heads} aria-hidden="true">
      <span>{t("pick.player")}</span>
      <span>{t("pick.sortForm")}</span>
      <span>{t("pick.sortPrice")}</span>
    </p>
  );
}
