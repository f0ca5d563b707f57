import { useSyncExternalStore } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { useT } from "../i18n/use-t.ts";
import oneField from "../ui/one-field-form.module.css";
import { useLeadsNowhere } from "../ui/site-link.tsx";
import styles from "./error-page.module.css";
import { SiteLayout } from "./shell/site-layout.tsx";

type Props = { status: 404 | 500; path: string; site: SiteAnswer | null };

/** What an application error shows instead of the page: 404 with the address that does not exist, else "Ooops!". */
export function ErrorPage({ status, path, site }: Props) {
  const locale = useLocale();
  const error = <ErrorText status={status} path={path} locale={locale} />;
  return site ? (
    <SiteLayout site={site} locale={locale}>
      {error}
    </SiteLayout>
  ) : (
    <main className={styles.bare}>{error}</main>
  );
}

/** The specification's own, the same in every language as "404" is. */
const exclamation = "Ooops!";

function ErrorText({ status, path, locale }: { status: 404 | 500; path: string; locale: Locale }) {
  const t = useT("shell");
  const isOffline = useSyncExternalStore(
    noticeConnection,
    () => !navigator.onLine,
    () => false,
  );
  const fault = isOffline ? "error_page.offline" : "error_page.went_wrong";
  // There both ways would be one.
  const isHome = path === addresses.home(locale);
  return (
    <div className={styles.error}>
      <h1 className={styles.status} data-status={status}>
        {status === 404 ? "404" : exclamation}
      </h1>
      <p className={styles.text}>{t(status === 404 ? "error_page.not_found" : fault)}</p>
      {status === 404 && <p className={styles.address}>{t("error.address", { path })}</p>}
      {status === 404 && <Ways locale={locale} />}
      <p className={styles.ways}>
        <a className={styles.home} href={addresses.home(locale)}>
          {t("error_page.back_to_home")}
        </a>
        {status === 500 && !isHome && (
          <a className={styles.again} href={path}>
            {t("error.retry")}
          </a>
        )}
      </p>
    </div>
  );
}

/** What somebody may have looked for. LOOK15 */
function Ways({ locale }: { locale: Locale }) {
  const t = useT("shell");
  const leadsNowhere = useLeadsNowhere();
  const ways = [
    ["schedule", addresses.schedule(locale)],
    ["clubs", addresses.clubs(locale)],
    ["players", addresses.players(locale)],
    ["news", addresses.news(locale)],
  ] as const;
  return (
    <>
      <form className={`${oneField.form} ${styles.search}`} action={addresses.search(locale)} role="search">
        <input type="search" name="q" aria-label={t("search.label")} required maxLength={80} />
        <button type="submit">{t("search.label")}</button>
      </form>
      <ul className={styles.ways}>
        {ways
          .filter(([, href]) => !leadsNowhere(href))
          .map(([key, href]) => (
            <li key={key}>
              <a className={styles.way} href={href}>
                {t(`navigation.${key}`)}
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}

function noticeConnection(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
