import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./scroll-area.module.css";

/**
 * What is wider than the page scrolls in here, up to the page's edges. Reached by keyboard while there is something to
 * scroll; a shadow shows on the side of the sticky column once it has been scrolled.
 */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const look = () => setIsWider(element.scrollWidth > element.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, []);
  const reachable = isWider ? { tabIndex: 0, role: "region", "aria-label": label } : {};
  return (
    <div
      ref={area}
      className={styles.area}
      {...reachable}
      onScroll={({ currentTarget }) => currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0)}
    >
      {children}
    </div>
  );
}
