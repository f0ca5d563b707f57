import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
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
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  useEffect(() => {
    function openByKey(event: KeyboardEvent): void {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpenedAt(key);
    }
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  }, [key]);
  return (
    <>
      <a
        className={styles.open}
        href={addresses.search(locale)}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpenedAt(key);
        }}
      >
        <Icon name="search" size={20} />
        <span className={styles.label}>{t("search.label")}</span>
      </a>
      {/* Open on the page it was opened on only: whoever follows a result has done with it. */}
      {openedAt === key && (
        <Suspense fallback={null}>
          <SearchDialog locale={locale} onClose={() => setOpenedAt(null)} />
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
