import { useEffect, useRef, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./search-dialog.module.css";
import { SuggestionBox } from "./suggestion-box.tsx";

type Props = { locale: Locale; onClose: () => void };

/** The search over the page: what is found while one types, chosen with arrows or a click. Enter alone leads to all of it. */
export function SearchDialog({ locale, onClose }: Props) {
  const t = useT("search");
  const shell = useT("shell");
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={shell("search.label")}
      onClose={onClose}
      // A click beside it closes it, where the browser knows how.
      {...{ closedby: "any" }}
    >
      <div className={styles.content}>
        <form className={styles.form} action={addresses.search(locale)} method="get" role="search">
          <Icon name="search" size={24} />
          <input
            ref={field}
            className={styles.field}
            type="text"
            name="q"
            aria-label={shell("search.placeholder")}
            placeholder={shell("search.placeholder")}
            value={typed}
            maxLength={100}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
          <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
            {shell("site.close")}
          </button>
        </form>
        <SuggestionBox field={field} typed={typed} locale={locale} />
        <p className={styles.keys} aria-hidden="true">
          <span>{t("keys.move")}</span>
          <span>{t("keys.open")}</span>
          <span>{t("keys.close")}</span>
        </p>
      </div>
    </dialog>
  );
}
