import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { translatorFor, useT } from "../../i18n/use-t.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Icon } from "../../ui/icon.tsx";
import { optionId } from "./search-list.tsx";
import { SearchResults } from "./search-results.tsx";
import { searchGroups } from "./search-rows.ts";
import styles from "./search-dialog.module.css";
import { useSuggestions } from "./use-suggestions.ts";

type Props = { locale: Locale; onClose: () => void };

/** The search over the page: what is found while one types, chosen with arrows or a click. Enter alone leads to all of it. */
export function SearchDialog({ locale, onClose }: Props) {
  const t = useT("search");
  // Games being played say where they stand.
  useT("moments");
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
      // A click beside it closes it, where the browser knows how.
      {...{ closedby: "any" }}
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
        <SearchResults id={listId} suggestions={suggestions} groups={groups} active={active} locale={locale} onPoint={setActive} />
        <p className={styles.keys} aria-hidden="true">
          <span>{t("keys.move")}</span>
          <span>{t("keys.open")}</span>
          <span>{t("keys.close")}</span>
        </p>
      </div>
    </dialog>
  );
}

/** Where a key leads in a list: -1 is the field itself; `null`: it is not a key of the list. */
function nextOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  return null;
}
