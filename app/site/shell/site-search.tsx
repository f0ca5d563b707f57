import { lazy, Suspense, useEffect, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./site-search.module.css";

/** Comes when somebody first searches: the other visitors do not pay for it. */
const SearchDialog = lazy(async () => ({ default: (await import("../search/search-dialog.tsx")).SearchDialog }));

type Props = { locale: Locale };

/** The way to the search: a link without JavaScript, with it a dialog, which `/` and Ctrl+K open as well. */
export function SiteSearch({ locale }: Props) {
  const t = useT("shell");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function openByKey(event: KeyboardEvent): void {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  }, []);
  return (
    <>
      <a
        className={styles.open}
        href={addresses.search(locale)}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="search" size={20} />
        <span className={styles.label}>{t("search.label")}</span>
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog locale={locale} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]") !== null) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable]") !== null;
  return event.key === "/" && !isTyping;
}
