import { type SubmitEvent, useState } from "react";
import type { EventId } from "#core/kernel/ids.ts";
import type { PutAside } from "#core/table/settle-list.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./after-game.module.css";

/** Who says that it is nothing, and why: it stands in the log for whoever asks later. */
export type Said = { readonly by: string; readonly why: string };

type PutAsideFormProps = {
  /** Whoever sits here, as the officials' list has him. */
  readonly name: string;
  readonly onPutAside: (said: Said) => boolean;
};

/** Out of the way without anything being changed. SETTLE6 */
export function PutAsideForm({ name, onPutAside }: PutAsideFormProps) {
  const t = useT("crew");
  const [by, setBy] = useState(name);
  const [why, setWhy] = useState("");
  const isWhole = by.trim() !== "" && why.trim() !== "";
  const putAside = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWhole) onPutAside({ by: by.trim(), why: why.trim() });
  };
  return (
    <details className={styles.say} data-put-aside>
      <summary>{t("after.putAside.act")}</summary>
      <form onSubmit={putAside}>
        <label>
          {t("after.putAside.why")}
          <input value={why} maxLength={200} onChange={({ target }) => setWhy(target.value)} />
        </label>
        <label>
          {t("after.putAside.who")}
          <input value={by} maxLength={80} onChange={({ target }) => setBy(target.value)} />
        </label>
        <button type="submit" disabled={!isWhole}>
          {t("after.putAside.act")}
        </button>
      </form>
    </details>
  );
}

type PutAsideListProps = {
  readonly list: readonly PutAside[];
  readonly textOf: (play: EventId | undefined) => string;
  /** Without it nothing is opened again: the game is signed. */
  readonly onOpenAgain: ((putAside: EventId) => void) | null;
};

/** What was put aside, by whom and why, and the way back. SETTLE6 */
export function PutAsideList({ list, textOf, onOpenAgain }: PutAsideListProps) {
  const t = useT("crew");
  if (list.length === 0) return null;
  return (
    <details className={styles.aside} data-aside={list.length}>
      <summary>{t("after.putAside.title", { count: list.length })}</summary>
      <ul className={styles.open}>
        {list.map(({ eventId, kind, by, why, play }) => (
          <li key={eventId}>
            <p>
              <b>{"flag" in kind ? t(`after.flags.${kind.flag}`) : t(`after.remark.${kind.remark}`)}</b>
              <br />
              {textOf(play?.eventId)}
              <q>{[by, why].filter((said) => said !== null).join(": ")}</q>
            </p>
            {onOpenAgain && (
              <button type="button" data-open-again onClick={() => onOpenAgain(eventId)}>
                {t("after.putAside.openAgain")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
