import { createRoot } from "react-dom/client";
import { languages, type Locale } from "#contract/locale.ts";
import { LanguageProvider } from "#app/i18n/language-provider.tsx";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { OwnSquadBoard } from "#app/site/my-fantasy/own-squad-board.tsx";
import "#app/styles/base.css";
import "#app/styles/tokens.css";
import "#app/styles/fonts.css";
import { ToastOutlet } from "#app/ui/toast-outlet.tsx";

const asked = new URLSearchParams(location.search).get("language");
const locale: Locale = languages.find((language) => language === asked) ?? "en";
document.documentElement.lang = locale;
await loadMessages(locale, ["shell", "my-fantasy", "playoffs", "visitor"]);
const place = document.createElement("main");
document.body.append(place);
createRoot(place).render(
  <LanguageProvider locale={locale} timeZone="Europe/Belgrade">
    <OwnSquadBoard locale={locale} address={{ seasonSlug: "2026-27", leagueSlug: "first" }} />
    <ToastOutlet />
  </LanguageProvider>,
);
