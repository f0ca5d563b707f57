import type { ReactNode } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { CrestRow } from "../crest-row.tsx";
import { SiteMark } from "./site-mark.tsx";
import styles from "./site-footer.module.css";
import { type SiteSection, siteSections } from "./site-sections.ts";
import { useSite } from "./use-site.ts";

/** The same on every page, whatever it shows. */
const nowhere = { season: undefined, league: undefined };

/** Beside them stand the leagues, and what the league says of itself. */
const groups = {
  league: ["schedule", "fantasy", "news", "videos", "photos"],
  statistics: ["seasons", "history", "transfers"],
  people: ["clubs", "players", "coaches", "referees", "halls"],
  about: ["aboutUs", "documents"],
} as const satisfies Record<string, readonly SiteSection["key"][]>;

/** What the foot of a page holds: four columns of ways, the clubs by their crests, and where the league speaks elsewhere. LOOK9 */
export function SiteFooter({ site, locale }: { site: SiteAnswer; locale: Locale }) {
  const t = useT("shell");
  const crests = useSite()?.crests ?? [];
  const sections = siteSections(site, locale, "", nowhere);
  const linksOf = (group: keyof typeof groups) =>
    groups[group].flatMap((key) => {
      const section = sections.find((each) => each.key === key);
      return section ? [{ href: section.href, text: section.name ?? t(`navigation.${key}`) }] : [];
    });
  const leagues = site.leagues.map(({ seasonSlug, leagueSlug, name }) => ({
    href: addresses.league(locale, seasonSlug, leagueSlug),
    text: name.text,
  }));
  const parts = (["accessibility", "privacy", "contact"] as const).map((part) => ({
    href: `${addresses.aboutUs(locale)}#${part}`,
    text: t(`footer.${part}`),
  }));
  return (
    <div className={styles.inside}>
      {crests.length > 0 && <CrestRow crests={crests} label={t("footer.clubs")} locale={locale} className={styles.crests} />}
      <nav className={styles.groups} aria-label={t("footer.label")}>
        <Group title={t("footer.groups.league")} links={[...leagues, ...linksOf("league")]} />
        <Group title={t("footer.groups.statistics")} links={linksOf("statistics")} />
        <Group title={t("footer.groups.people")} links={linksOf("people")} />
        <Group
          title={t("footer.groups.about")}
          links={[...linksOf("about"), ...parts, { href: addresses.developers(locale), text: t("footer.developers") }]}
        >
          {site.shopUrl !== null && (
            <li>
              <a className={styles.away} href={site.shopUrl} rel="noopener">
                {t("footer.shop")}
              </a>
            </li>
          )}
        </Group>
      </nav>
      <div className={styles.foot}>
        <a
          className={styles.home}
          href={addresses.home(locale)}
          aria-label={`${site.shortTitle}: ${t("site.homePageOf", { site: site.title })}`}
        >
          <SiteMark site={site} />
        </a>
        {site.profiles.length > 0 && (
          <ul className={styles.profiles} aria-label={t("footer.profiles")}>
            {site.profiles.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.maker}>{t("footer.runsOn")}</p>
      </div>
    </div>
  );
}

type GroupProps = { title: string; links: readonly { readonly href: string; readonly text: string }[]; children?: ReactNode };

function Group({ title, links, children }: GroupProps) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
