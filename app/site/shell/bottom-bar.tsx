import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { useParams, usePlace } from "../../ui/shown-page.tsx";
import { Icon } from "../../ui/icon.tsx";
import { nextGames } from "../schedule/next-games.ts";
import styles from "./bottom-bar.module.css";
import { SpoilerSwitch } from "./spoiler-switch.tsx";
import { SectionLinks } from "./section-links.tsx";
import { siteSections, thumbSections } from "./site-sections.ts";

/** The sections again, where the thumb is; the last one opens a sheet with all others. */
export function BottomBar({ site, locale }: { site: SiteAnswer; locale: Locale }) {
  const t = useT("shell");
  const { pathname } = usePlace();
  const { season, league } = useParams();
  const thumb = thumbSections(site, locale, pathname, { season, league });
  const others = siteSections(site, locale, pathname, { season, league }).filter(({ key }) => !thumb.some((shown) => shown.key === key));
  return (
    <nav className={styles.bar} aria-label={t("navigation.label")}>
      {thumb.map(({ key, href, isCurrent, name }) => (
        <a key={key} href={key === "schedule" ? `${href}#${nextGames}` : href} aria-current={isCurrent ? "page" : undefined}>
          <Icon name={key} size={24} className={styles.icon} />
          {name ?? t(`navigation.${key}`)}
        </a>
      ))}
      <button type="button" popoverTarget="more-sections" data-current={others.some(({ isCurrent }) => isCurrent) || undefined}>
        <Icon name="more" size={24} className={styles.icon} />
        {t("navigation.more")}
      </button>
      <div id="more-sections" popover="auto" className={styles.sheet}>
        <SectionLinks sections={others} />
        <SpoilerSwitch />
      </div>
    </nav>
  );
}
