import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { Standing } from "../../ui/standing.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import footerStyles from "./site-footer.module.css";
import styles from "./site-layout.module.css";

/** Nothing in a browser changes what it holds: that stays as the server wrote it, and no browser has its code. */
const Footer = import.meta.env.SSR ? SiteFooter : null;

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
      <footer className={footerStyles.footer}>
        <Standing name="footer" of={Footer && site}>
          {(shown) => Footer && <Footer site={shown} locale={locale} />}
        </Standing>
      </footer>
      <BottomBar site={site} locale={locale} />
    </>
  );
}
