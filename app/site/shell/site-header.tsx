import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { useParams, usePlace } from "../../ui/shown-page.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { LeagueMenu } from "./league-menu.tsx";
import { SiteMark } from "./site-mark.tsx";
import { SectionLinks } from "./section-links.tsx";
import { inHeader, siteSections } from "./site-sections.ts";
import styles from "./site-header.module.css";
import { usePathIn } from "./page-path-in.ts";
import { SiteSearch } from "./site-search.tsx";
import { SpoilerSwitch } from "./spoiler-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { VisitorEntry } from "./visitor-entry.tsx";

type Props = { site: SiteAnswer; locale: Locale };

/** The dark band on top: crest, sections, league, language, appearance, who is here. */
export function SiteHeader({ site, locale }: Props) {
  const t = useT("shell");
  const { pathname } = usePlace();
  const { season, league } = useParams();
  const pathIn = usePathIn(pathname);
  const sections = siteSections(site, locale, pathname, { season, league });
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a
          className={styles.home}
          href={addresses.home(locale)}
          aria-label={`${site.shortTitle}: ${t("site.homePageOf", { site: site.title })}`}
        >
          <SiteMark site={site} />
        </a>
        <nav className={styles.sections} aria-label={t("navigation.label")}>
          <SectionLinks sections={sections.slice(0, inHeader)} />
          <HeaderMenu id="more-menu" label={t("navigation.more")} text={t("navigation.more")}>
            <SectionLinks sections={sections.slice(inHeader)} />
            <SpoilerSwitch />
          </HeaderMenu>
        </nav>
        <div className={styles.tools}>
          <SiteSearch locale={locale} />
          <LeagueMenu site={site} locale={locale} current={league} />
          <ThemeSwitch />
          <LanguageMenu locale={locale} pathIn={pathIn} />
          <VisitorEntry locale={locale} />
        </div>
      </div>
    </header>
  );
}
