import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { SiteMark } from "./site-mark.tsx";
import styles from "./site-footer.module.css";
import { furtherSections, mainSections } from "./site-sections.ts";

/** The same on every page, whatever it shows. */
const nowhere = { season: undefined, league: undefined };

export function SiteFooter({ site, locale }: { site: SiteAnswer; locale: Locale }) {
  const t = useT("shell");
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <a
          className={styles.home}
          href={addresses.home(locale)}
          aria-label={`${site.shortTitle}: ${t("site.homePageOf", { site: site.title })}`}
        >
          <SiteMark site={site} />
        </a>
        <nav className={styles.links} aria-label={t("footer.label")}>
          {site.leagues.map((league) => (
            <a key={league.leagueSlug} href={addresses.league(locale, league.seasonSlug, league.leagueSlug)}>
              {league.name.text}
            </a>
          ))}
          {[...mainSections(site, locale, "", nowhere), ...furtherSections(site, locale, "", nowhere)]
            .filter(({ key }) => key !== "standings" && key !== "statistics" && key !== "profile")
            .map(({ key, href }) => (
              <a key={key} href={href}>
                {t(`navigation.${key}`)}
              </a>
            ))}
          {(["accessibility", "privacy", "contact"] as const).map((part) => (
            <a key={part} href={`${addresses.aboutUs(locale)}#${part}`}>
              {t(`footer.${part}`)}
            </a>
          ))}
          {site.shopUrl !== null && (
            <a className={styles.away} href={site.shopUrl} rel="noopener">
              {t("footer.shop")}
            </a>
          )}
          <a href={addresses.developers(locale)}>{t("footer.developers")}</a>
        </nav>
        {site.profiles.length > 0 && (
          <ul className={styles.links} aria-label={t("footer.profiles")}>
            {site.profiles.map(({ name, url }) => (
              <li key={name}>
                <a className={styles.away} href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.maker}>{t("footer.runsOn")}</p>
      </div>
    </footer>
  );
}
