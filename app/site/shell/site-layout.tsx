import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./site-layout.module.css";

type Props = { site: SiteAnswer; locale: Locale; children: ReactNode };

/** The default layout: header, the page, footer, and on phones a bar at the bottom. */
export function SiteLayout({ site, locale, children }: Props) {
  const t = useT("shell");
  return (
    <>
      <a className={styles.skip} href="#content">
        {t("site.skipToContent")}
      </a>
      <SiteHeader site={site} locale={locale} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} locale={locale} />
      <BottomBar site={site} locale={locale} />
    </>
  );
}
