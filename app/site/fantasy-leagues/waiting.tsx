import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import frame from "../../ui/page.module.css";
import styles from "./leagues-view.module.css";

/** While there is nothing to show yet, or there is not going to be. */
export function Waiting({ text, onAgain, children }: { text: string; onAgain?: () => void; children?: ReactNode }) {
  const t = useT("fantasy-leagues");
  return (
    <div className={frame.page}>
      <div role={onAgain ? "alert" : "status"} className={styles.waiting}>
        <p>{text}</p>
        {onAgain && (
          <button type="button" className={button.other} onClick={onAgain}>
            {t("again")}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
