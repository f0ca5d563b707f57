import { useLocation, useParams } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { SiteView } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import { siteSections } from "./site-sections.ts";
import styles from "./bottom-bar.module.css";

/** The sections again, where the thumb is. */
export function BottomBar({ site, locale }: { site: SiteView; locale: Locale }) {
  const t = useT("shell");
  const { pathname } = useLocation();
  const { season, league } = useParams();
  return (
    <nav className={styles.bar} aria-label={t("navigation.label")}>
      {siteSections(site, locale, pathname, { season, league }).map(({ key, href, isCurrent }) => (
        <a key={key} href={href} aria-current={isCurrent ? "page" : undefined}>
          <Icon name={key} size={24} className={styles.icon} />
          {t(`navigation.${key}`)}
        </a>
      ))}
    </nav>
  );
}
