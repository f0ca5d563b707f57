import type { ReactNode } from "react";
import { addresses } from "#contract/addresses.ts";
import { languageOf, languageTag, type Locale } from "#contract/locale.ts";
import { languageChoices } from "../../i18n/language-choices.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { nameIn } from "../../i18n/name-in.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./link-view.module.css";
import type { LinkPageData } from "./load-link-page.ts";

/** Around whatever a link opens: which game it is, and the page in other languages. */
export function LinkFrame({ page: { game, role }, children }: { page: LinkPageData; children: ReactNode }) {
  const t = useT("console");
  const { locale } = useLanguage();
  const { home, away, ref } = game.summary;
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <p>{t(`link.role.${role}`)}</p>
        <h1>
          {nameIn(locale, home.name)} – {nameIn(locale, away.name)}
        </h1>
      </header>
      {children}
      <footer className={styles.foot}>
        <a href={addresses.game(locale, ref)}>{t("link.game")}</a>
        <LanguageLinks locale={locale} address={(language) => addresses.gameDesk(language, game.gameId, role)} />
      </footer>
    </div>
  );
}

/** The token stays with the window, so the page in another language has it as well. */
export function LanguageLinks({ locale, address }: { locale: Locale; address: (locale: Locale) => string }) {
  const t = useT("console");
  return (
    <nav aria-label={t("link.languages")}>
      {languageChoices.map(({ language, name }) => (
        <a
          key={language}
          href={address(language)}
          lang={languageTag(language)}
          hrefLang={languageTag(language)}
          aria-current={languageOf(locale) === language ? "true" : undefined}
          translate="no"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
