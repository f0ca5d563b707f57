import { addresses } from "#contract/addresses.ts";
import type { SiteView } from "#contract/queries.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { useT } from "../i18n/use-t.ts";
import styles from "./error-page.module.css";

/** What stands in the place of the app when there is no such page (404) or something broke (500). */
export function ErrorPage({ status, path }: { status: 404 | 500; path: string; site: SiteView | null }) {
  const t = useT("shell");
  const locale = useLocale();
  return (
    <main className={styles["page"]}>
      <h1 className={styles["status"]}>{status === 404 ? "404" : t("error.ooops")}</h1>
      <p className={styles["words"]}>{status === 404 ? t("error_page.not_found") : t("error_page.went_wrong")}</p>
      {status === 404 && (
        <p className={styles["path"]}>
          {`${t("error.notFoundTitle")}: `}
          <code>{path}</code>
        </p>
      )}
      <a className={styles["home"]} href={addresses.home(locale)}>
        {t("error_page.back_to_home")}
      </a>
    </main>
  );
}
