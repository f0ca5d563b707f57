import { useEffect, useRef } from "react";

/**
 * Brings the current one of a row of links to the middle of the row, which scrolls sideways, and whole into sight what
 * takes the focus: of what shows an edge Chromium itself does not scroll.
 */
export function useCentred<Row extends HTMLElement, Item extends HTMLElement>(current: string | number | null) {
  const row = useRef<Row>(null);
  const item = useRef<Item>(null);
  useEffect(() => {
    if (row.current && item.current) {
      const from = item.current.getBoundingClientRect().left - row.current.getBoundingClientRect().left;
      row.current.scrollLeft += from - (row.current.clientWidth - item.current.offsetWidth) / 2;
    }
  }, [current]);
  useEffect(() => {
    const shown = row.current;
    shown?.addEventListener("focusin", bringIntoSight);
    return () => shown?.removeEventListener("focusin", bringIntoSight);
  }, []);
  return { row, item };
}

function bringIntoSight({ target }: FocusEvent) {
  (target as Element).scrollIntoView({ block: "nearest", inline: "nearest" });
}
