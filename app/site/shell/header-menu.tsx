import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./header-menu.module.css";

type Props = { id: string; label: string; text: string; children: ReactNode };

/** A button in the header with a list under it. The browser opens and closes it: it works without JavaScript. */
export function HeaderMenu({ id, label, text, children }: Props) {
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.button} popoverTarget={id}>
        {label !== text && <span className="visually-hidden">{`${label}: `}</span>}
        <span className={styles.text}>{text}</span>
        <Icon name="down" size={16} />
      </button>
      <div id={id} popover="auto" className={styles.list}>
        {children}
      </div>
    </div>
  );
}
