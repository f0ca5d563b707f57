import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { Empty } from "../../ui/empty.tsx";
import styles from "./my-games-board.module.css";

/** What will stand here, and the way to where it begins: at a game. LOOK37 */
export function NothingYet({ text, locale }: { text: string; locale: Locale }) {
  const t = useT("shell");
  return (
    <div className={styles.stack}>
      <Empty text={text} />
      <a className={button.other} href={addresses.schedule(locale)}>
        {t("navigation.schedule")}
      </a>
    </div>
  );
}
