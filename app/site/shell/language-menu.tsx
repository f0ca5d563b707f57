import { languageOf, languageTag, type Locale } from "#contract/locale.ts";
import { languageChoices, serbianScripts, shortNameOf } from "../../i18n/language-choices.ts";
import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import { HeaderMenu } from "./header-menu.tsx";

type PathIn = (locale: Locale) => string;

/** The page in the other languages, and for Serbian in its other script. */
export function LanguageMenu({ locale, pathIn }: { locale: Locale; pathIn: PathIn }) {
  const t = useT("shell");
  const language = languageOf(locale);
  return (
    <HeaderMenu id="language-menu" label={t("language.choose")} text={shortNameOf(locale)}>
      <nav aria-label={t("language.label")}>
        {languageChoices.map((choice) => (
          <LocaleLink
            key={choice.language}
            locale={choice.language}
            pathIn={pathIn}
            name={choice.name}
            isCurrent={choice.language === language}
          />
        ))}
      </nav>
      {language === "sr" && (
        <>
          <hr />
          <nav aria-label={t("language.script")}>
            {serbianScripts.map((script) => (
              <LocaleLink
                key={script.locale}
                locale={script.locale}
                pathIn={pathIn}
                name={script.name}
                isCurrent={script.locale === locale}
              />
            ))}
          </nav>
        </>
      )}
    </HeaderMenu>
  );
}

function LocaleLink({ locale, pathIn, name, isCurrent }: { locale: Locale; pathIn: PathIn; name: string; isCurrent: boolean }) {
  const tag = languageTag(locale);
  return (
    <a href={pathIn(locale)} lang={tag} hrefLang={tag} aria-current={isCurrent ? "true" : undefined} translate="no">
      {name}
      {isCurrent && <Icon name="check" size={18} />}
    </a>
  );
}
