import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Locale } from "#contract/locale.ts";
import { formatFor } from "#app/i18n/format.ts";
import { LanguageProvider } from "#app/i18n/language-provider.tsx";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { translatorFor } from "#app/i18n/use-t.ts";
import { nameIn } from "#app/i18n/name-in.ts";
import "#app/styles/base.css";
import { tenantTokensCss } from "#app/ui/tenant-tokens.ts";
import { foldLog } from "#app/live/folded-game.ts";
import { NoGame } from "#app/venue/no-game.tsx";
import { PlayerStats } from "#app/venue/player-stats/player-stats.tsx";
import { Programme } from "#app/venue/programme/programme.tsx";
import { Scoreboard } from "#app/venue/scoreboard/scoreboard.tsx";
import { screenOf } from "#app/venue/screen-model.ts";
import { ShotClock } from "#app/venue/shot-clock/shot-clock.tsx";
import * as commentaryFigures from "#app/venue/tv-stats/commentary-figures.ts";
import { laterFigures } from "#app/venue/tv-stats/later-figures.ts";
import { TvStats } from "#app/venue/tv-stats/tv-stats.tsx";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { HallCast } from "./hall-casts.ts";
import { hallGame, hallNow, wholeGame, type HallState } from "../games/hall-games.ts";

// Every state of every screen of a hall, by the address: ?screen=…&state=…&cast=…&locale=…&tenant=…&swap=1&at=…
// `visit` goes to another one without loading the page anew.

laterFigures.put(commentaryFigures);

const screens = { scoreboard: Scoreboard, "shot-clock": ShotClock, "player-stats": PlayerStats, programme: Programme, "tv-stats": TvStats };
const colors = {
  a: { color1: "#10233f", color2: "#f26b21", color3: "#fbf6ec", color4: "#5c6b80", color5: "#12a594", colorButton: "#f26b21" },
  b: { color1: "#2b1840", color2: "#c9a227", color3: "#f7f4fb", color4: "#6b6478", color5: "#1f9d6b", colorButton: "#c9a227" },
};
const title = "hall";
const place = "Hala Lozničko polje, Šabac";

type Shown = { readonly view: LiveGameAnswer | null; readonly at: number; readonly staleForMs: number | null };

function Hall({ asked, locale }: { readonly asked: URLSearchParams; readonly locale: Locale }) {
  const Screen = screens[(asked.get("screen") ?? "scoreboard") as keyof typeof screens];
  const first = hallGame((asked.get("state") ?? "running") as HallState, (asked.get("cast") ?? "usual") as HallCast);
  const [shown, setShown] = useState<Shown>({ ...first, at: Number(asked.get("at") ?? hallNow) });
  const [isSwapped, setSwapped] = useState(asked.get("swap") === "1");
  Object.assign(window, { show: setShown, shown, wholeGame });
  const { view, at, staleForMs } = shown;
  const logo = asked.get("logo") ?? "";
  const sponsors = asked.getAll("sponsor").map((name) => ({ name, url: "https://sponsor.example", logoUrl: null, darkLogoUrl: null }));
  const time = { at, serverNow: () => at, staleForMs };
  if (view === null) return <NoGame title={title} place={place} logo={logo} sponsors={sponsors} time={time} />;
  const language = {
    locale,
    t: translatorFor(locale, "venues"),
    format: formatFor(locale, "Europe/Belgrade"),
    name: (name: LiveGameAnswer["summary"]["home"]["name"]) => nameIn(locale, name),
  };
  const game = foldLog(view.log);
  const screen = screenOf({ view, now: view.now, game, at, language });
  return (
    <Screen
      title={title}
      place={place}
      logo={logo}
      sponsors={sponsors}
      occasion="Liga Panonija–Alpe · 9. kolo"
      screen={screen}
      game={game}
      time={time}
      next={{ ...view.summary, tipOff: hallNow + 86_400_000 }}
      tipOff={view.summary.tipOff}
      tipOffDay={null}
      isSwapped={isSwapped}
      swap={() => setSwapped((was) => !was)}
      horn={null}
    />
  );
}

const style = document.createElement("style");
document.head.append(style);
const main = document.createElement("main");
document.body.append(main);
const root = createRoot(main);

/** Comes back when the screen is drawn, in its own fonts. */
async function visit(query: string): Promise<void> {
  const asked = new URLSearchParams(query);
  const locale = (asked.get("locale") ?? "sr") as Locale;
  await loadMessages(locale, ["venues", "plays"]);
  document.documentElement.lang = locale;
  style.textContent = tenantTokensCss(colors[(asked.get("tenant") ?? "a") as keyof typeof colors]);
  root.render(
    <StrictMode key={query}>
      <LanguageProvider locale={locale} timeZone="Europe/Belgrade">
        <Hall asked={asked} locale={locale} />
      </LanguageProvider>
    </StrictMode>,
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
}

Object.assign(window, { visit });
await visit(location.search);
