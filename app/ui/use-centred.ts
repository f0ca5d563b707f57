import { useEffect, useRef } from "react";

/** Brings the current one of a row of links to the middle of the row, which scrolls sideways. */
export function useCentred<Row extends HTMLElement, Item extends HTMLElement>(current: string | number | null) {
  const row = useRef<Row>(null);
  const item = useRef<Item>(null);
  useEffect(() => {
    if (row.current && item.current) {
      const from = item.current.getBoundingClientRect().left - row.current.getBoundingClientRect().left;
      row.current.scrollLeft += from - (row.current.clientWidth - item.current.offsetWidth) / 2;
    }
  }, [current]);
  return { row, item };
}
