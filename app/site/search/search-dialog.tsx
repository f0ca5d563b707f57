import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { translatorFor, useT } from "../../i18n/use-t.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchList, optionId } from "./search-list.tsx";
import { searchGroups } from "./search-rows.ts";
import styles from "./search-dialog.module.css";
import { useSuggestions } from "./use-suggestions.ts";

type Props = { locale: Locale; onClose: () => void };

/** The search over the page: what is found while one types, chosen with arrows or a click. Enter alone leads to all of it. */
export function SearchDialog({ locale, onClose }: Props) {
  const t = useT("search");
  const shell = useT("shell");
  const format = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed, locale);
  const answer = suggestions.state === "answered" ? suggestions.answer : null;
  const groups = useMemo(
    () => (answer ? searchGroups(answer, { format, locale, t: (area) => translatorFor(locale, area) }) : []),
    [answer, format, locale],
  );
  const rows = groups.flatMap((group) => group.rows);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => setActive(-1), [answer]);

  function choose(event: KeyboardEvent): void {
    const next = nextOf(event.key, active, rows.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && rows[active]) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={shell("search.label")}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.content}>
        <CrestSheet crests={rows.flatMap(({ crest }) => crest ?? [])} />
        <form className={styles.form} action={addresses.search(locale)} method="get" role="search">
          <Icon name="search" size={24} />
          <input
            className={styles.field}
            type="text"
            name="q"
            role="combobox"
            aria-label={shell("search.placeholder")}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-activedescendant={rows[active] ? optionId(listId, active) : undefined}
            placeholder={shell("search.placeholder")}
            value={typed}
            maxLength={100}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={choose}
          />
          <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
            {shell("site.close")}
          </button>
        </form>
        <div className={styles.results}>
          {answer?.isNearest && <p className={styles.said}>{t("nearest", { words: answer.words })}</p>}
          <SearchList id={listId} groups={groups} active={active} onPoint={setActive} />
          {suggestions.state === "failed" && <p className={styles.said}>{t("failed")}</p>}
          {suggestions.state === "idle" && <p className={styles.said}>{t("hint")}</p>}
          {answer && rows.length === 0 && answer.words !== "" && (
            <p className={styles.said}>
              {t("nothing", { words: answer.words })} {t("checkSpelling")}
            </p>
          )}
          {answer && rows.length > 0 && (
            <a className={styles.all} href={addresses.search(locale, answer.words)}>
              {t("allResults")}
            </a>
          )}
        </div>
        <p className={styles.keys} aria-hidden="true">
          <span>↑↓ {t("keys.move")}</span>
          <span>↵ {t("keys.open")}</span>
          <span>Esc {t("keys.close")}</span>
        </p>
        <p className="visually-hidden" role="status">
          {answer && answer.words !== "" && said(rows.length)}
        </p>
      </div>
    </dialog>
  );

  function said(count: number): string {
    return count === 0 ? t("nothing", { words: answer?.words ?? "" }) : t("found", { count });
  }
}

/** Where a key leads in a list: -1 is the field itself; `null`: it is not a key of the list. */
function nextOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  return null;
}
