import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import styles from "./header-menu.module.css";

type Props = { id: string; label: string; text: string; children: ReactNode };

/** A button in the header with a list under it. The browser opens and closes it: it works without JavaScript. */
export function HeaderMenu({ id, label, text, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // A link inside leads on without a new document, which alone would close the list.
  // At once, and not when the scripts come: it may have been opened before them.
  useLayoutEffect(() => {
    const shown = list.current;
    return () => shown?.hidePopover();
  }, [key]);
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.button} popoverTarget={id}>
        {label !== text && <span className="visually-hidden">{`${label}: `}</span>}
        <span className={styles.text}>{text}</span>
        <Icon name="down" size={16} />
      </button>
      <div ref={list} id={id} popover="auto" className={styles.list}>
        {children}
      </div>
    </div>
  );
}
