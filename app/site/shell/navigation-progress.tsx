import { useNavigation } from "react-router";
import { useT } from "../../i18n/use-t.ts";
import styles from "./navigation-progress.module.css";

/** While the next page is on its way: a line along the top, and a word for those who do not see it. */
export function NavigationProgress() {
  const t = useT("shell");
  const isUnderWay = useNavigation().state !== "idle";
  return (
    <div role="status" className={isUnderWay ? styles.underWay : styles.idle}>
      {isUnderWay && <span className="visually-hidden">{t("loading.page")}</span>}
    </div>
  );
}
