import { addresses, venueScreens } from "#contract/addresses.ts";
import type { LinkAnswer } from "#contract/live/link-answer.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkStanding } from "./link-standing.tsx";
import styles from "./link-view.module.css";
import type { LinkPageData } from "./load-link-page.ts";

/** A link for a screen leads to the screens of its game, and of the hall it is played in. */
export function ScreenLinks({ page: { game, venueSlug }, answer }: { page: LinkPageData; answer: LinkAnswer }) {
  const t = useT("console");
  const venues = useT("venues");
  const { locale } = useLanguage();
  const { ref } = game.summary;
  return (
    <>
      <LinkStanding answer={answer} />
      <section className={styles.words}>
        <h2>{t("link.screens.title")}</h2>
        <p>{t("link.screens.text")}</p>
      </section>
      {venueSlug !== null && (
        <nav className={styles.screens} aria-label={t("link.screens.hall")}>
          <h3>{t("link.screens.hall")}</h3>
          {venueScreens.map((screen) => (
            <ScreenLink key={screen} href={addresses.venueScreen(locale, venueSlug, screen)} name={venues(`screens.${screen}`)} />
          ))}
        </nav>
      )}
      <nav className={styles.screens} aria-label={t("link.screens.game")}>
        <h3>{t("link.screens.game")}</h3>
        <ScreenLink href={addresses.gameBroadcast(locale, ref)} name={t("link.role.overlay")} />
        <ScreenLink href={addresses.gameTvStats(locale, ref)} name={venues("screens.tv-stats")} />
      </nav>
    </>
  );
}

function ScreenLink({ href, name }: { href: string; name: string }) {
  return (
    <a href={href}>
      {name}
      <Icon name="right" />
    </a>
  );
}
