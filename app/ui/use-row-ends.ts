import { useLayoutEffect, type RefObject } from "react";

/** Of the width that is seen, so much is moved by at a press: what stood at the edge stays in sight. */
const shareOfPage = 0.8;

/**
 * For a row that moves sideways: marks its frame with `data-earlier` and `data-later` as there is more on either side, and moves
 * it for those who have a mouse and no wheel for it.
 */
export function useRowEnds(frame: RefObject<HTMLElement | null>, row: RefObject<HTMLElement | null>) {
  function look(): void {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    frame.current?.toggleAttribute("data-earlier", scrollLeft > 1);
    frame.current?.toggleAttribute("data-later", scrollLeft + clientWidth < scrollWidth - 1);
  }

  useLayoutEffect(() => {
    if (!row.current) return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(row.current);
    return () => watch.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- the elements are the same for as long as they stand
  }, []);

  function move(pages: 1 | -1): void {
    row.current?.scrollBy({ left: pages * shareOfPage * row.current.clientWidth, behavior: "smooth" });
  }

  return { look, move };
}
