import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import { HeaderMenu } from "./header-menu.tsx";

type Props = { site: SiteAnswer; locale: Locale; current: string | undefined };

/** The other leagues of the site; nothing where there is one only. */
export function LeagueMenu({ site, locale, current }: Props) {
  const t = useT("shell");
  if (site.leagues.length < 2) {
    return null;
  }
  const shown = site.leagues.find(({ leagueSlug }) => leagueSlug === current);
  return (
    <HeaderMenu id="league-menu" label={t("navigation.leagues")} text={shown ? shown.name.text : t("navigation.leagues")}>
      <nav aria-label={t("navigation.leagues")}>
        {site.leagues.map((league) => (
          <a
            key={league.leagueSlug}
            href={addresses.league(locale, league.seasonSlug, league.leagueSlug)}
            aria-current={league === shown ? "true" : undefined}
          >
            {league.name.text}
            {league === shown && <Icon name="check" size={18} />}
          </a>
        ))}
      </nav>
    </HeaderMenu>
  );
}
