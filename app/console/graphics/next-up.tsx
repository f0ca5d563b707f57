import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import { useT } from "../../i18n/use-t.ts";
import { type MenuLanguage, wordsOf } from "./graphics-menu.ts";
import styles from "./on-air.module.css";
import { type GraphicsDeskNow, takeNextButton } from "./use-graphics-desk.ts";

type NextUpProps = { readonly desk: GraphicsDeskNow; readonly view: LiveGameAnswer; readonly language: MenuLanguage };

/** What was prepared, by whomever: one press puts it on air, another lets it be. */
export function NextUp({ desk, view, language }: NextUpProps) {
  const t = useT("console");
  const prepared = desk.state?.prepared ?? null;
  if (prepared === null) return null;
  const words = wordsOf(prepared, { view, language });
  return (
    <div className={styles.next} data-next="">
      <button type="button" className={styles.take} aria-busy={desk.sending === takeNextButton} onClick={desk.takeNext}>
        <small>{t("graphics.next")}</small>
        <span>{words}</span>
        <em>{t("graphics.caption.take")}</em>
      </button>
      <button
        type="button"
        className={styles.drop}
        aria-label={t("graphics.dropNext", { graphic: words })}
        onClick={() => desk.change({ kind: "prepare", graphic: null }, "drop-next")}
        aria-busy={desk.sending === "drop-next"}
      >
        <i aria-hidden="true" />
      </button>
    </div>
  );
}
