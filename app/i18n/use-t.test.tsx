import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { putAllMessages } from "./all-messages.server.ts";
import type { Area } from "./areas.ts";
import { LanguageProvider } from "./language-provider.tsx";
import { messagesOf } from "./message-store.ts";
import { useFormat } from "./use-format.ts";
import { nameIn } from "./name-in.ts";
import { translatorFor, useT } from "./use-t.ts";

beforeAll(() => putAllMessages());

function inLocale(locale: Locale, Sample: () => React.ReactNode): string {
  return renderToString(
    <LanguageProvider locale={locale} timeZone="Europe/Ljubljana">
      <Sample />
    </LanguageProvider>,
  ).replaceAll("<!-- -->", "");
}

describe("useT", () => {
  it.each<[Locale, string]>([
    ["en", "Offensive rebounds · 2nd quarter · 21 games"],
    ["sr", "Skokovi u napadu · 2. četvrtina · 21 utakmica"],
    ["sr-cyrl", "Скокови у нападу · 2. четвртина · 21 утакмица"],
    ["sl", "Skoki v napadu · 2. četrtina · 21 tekem"],
    ["es", "Rebotes ofensivos · 2.º cuarto · 21 partidos"],
    ["fr", "Rebonds offensifs · 2e quart-temps · 21 matchs"],
    ["ru", "Подборы в нападении · 2-я четверть · 21 матч"],
  ])("speaks %s", (locale, said) => {
    function Sample() {
      const game = translatorFor(locale, "game");
      const shell = useT("shell");
      const league = useT("league");
      return `${game("statistics.offensiveRebounds.long")} · ${shell("period.quarter", { number: 2 })} · ${league("games.count", { count: 21 })}`;
    }
    expect(inLocale(locale, Sample)).toBe(said);
  });

  it("checks keys and values", () => {
    const t = translatorFor("en", "game");
    // @ts-expect-error -- there is no such key
    expect(t("statistics.dunks.long")).toBe("statistics.dunks.long");
    // @ts-expect-error -- a branch is no text
    expect(t("statistics.points")).toBe("statistics.points");
    // @ts-expect-error -- the text takes a period
    expect(() => t("playByPlay.expand", { number: 3 })).toThrow("Missing value");
    for (const status of ["final", "live"] as const) expect(t(`statusNote.${status}`)).not.toContain(".final");
  });

  it("has every area of every locale on the server", () => {
    const areas: Record<Area, true> = {
      "set-up": true,
      "office-today": true,
      shell: true,
      "home-screen": true,
      busy: true,
      crew: true,
      seat: true,
      table: true,
      spoilers: true,
      "own-account": true,
      fantasy: true,
      "fantasy-form": true,
      "fantasy-tables": true,
      "fantasy-pages": true,
      "fantasy-market": true,
      "fantasy-cup": true,
      "fantasy-leagues": true,
      "my-fantasy": true,
      staff: true,
      halls: true,
      race: true,
      transfers: true,
      media: true,
      "on-this-day": true,
      "my-games": true,
      home: true,
      league: true,
      notices: true,
      notifications: true,
      office: true,
      "office-things": true,
      awards: true,
      availability: true,
      outlets: true,
      overlay: true,
      competition: true,
      game: true,
      moments: true,
      "game-preview": true,
      "playoff-picture": true,
      movement: true,
      plays: true,
      playoffs: true,
      records: true,
      schedule: true,
      statistics: true,
      news: true,
      mails: true,
      account: true,
      answers: true,
      documents: true,
      photos: true,
      about: true,
      applications: true,
      clubs: true,
      players: true,
      seasons: true,
      leaders: true,
      search: true,
      calendar: true,
      connection: true,
      console: true,
      profile: true,
      feeds: true,
      scoresheet: true,
      venues: true,
      visitor: true,
      descriptions: true,
      developers: true,
      "game-details": true,
    };
    const missing = locales.flatMap((locale) =>
      (Object.keys(areas) as Area[]).filter((area) => !messagesOf(locale, area)).map((area) => `${locale}/${area}`),
    );
    expect(missing).toEqual([]);
  });
});

it("names change their script where they may", () => {
  const names = (locale: Locale) =>
    [
      { text: "Luka Ljubičić", transliterable: true },
      { text: "Luka Wright", transliterable: true },
      { text: "Luka Novak", transliterable: false },
    ]
      .map((name) => nameIn(locale, name))
      .join(", ");
  expect(names("sr-cyrl")).toBe("Лука Љубичић, Лука Wright, Luka Novak");
  expect(names("sr")).toBe("Luka Ljubičić, Luka Wright, Luka Novak");
  expect(names("ru")).toBe("Лука Любичич, Лука Wright, Luka Novak");
});

it("writes moments in the league's time zone", () => {
  function Sample() {
    return useFormat().date(Date.UTC(2026, 1, 27, 16, 30), "time");
  }
  expect(inLocale("sl", Sample)).toBe("17:30");
});

it("refuses to speak without a language", () => {
  function Sample() {
    return useT("shell")("site.menu");
  }
  expect(() => renderToString(<Sample />)).toThrow("LanguageProvider");
});
