import { expect, it } from "vitest";
import { type Locale, locales } from "#contract/locale.ts";
import type { GameOutlets } from "#contract/outlets.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { clipTitle } from "../media/clip-title.ts";
import { broadcastLine, cardWithOutlets, clubOutlets, outletLinks, outletsInPhase, ticketLink } from "./outlet-links.ts";

putAllMessages();
const station = { name: "Kanal Devet", url: "https://kanal.example/", languages: ["sr", "en"], countries: ["RS", "ME"] };
const outlets: GameOutlets = {
  broadcasts: [station],
  tickets: { url: "https://ulaznice.example/", from: { amount: 600, currency: "RSD" } },
};

function language(locale: Locale) {
  return pageLanguage(locale, "Europe/Belgrade");
}

it("OUT2 broadcasters are named until the game is over, tickets until it begins, neither while it is put off", () => {
  const kept = (["ahead", "live", "over", "off"] as const).map((phase) => {
    const { broadcasts, tickets } = outletsInPhase(outlets, phase);
    return [broadcasts.length, tickets !== null];
  });
  expect(kept).toEqual([
    [1, true],
    [1, false],
    [0, false],
    [0, false],
  ]);
});

it("a link says that it leads to another site, and one without address leads nowhere", () => {
  expect(outletLinks(outlets, language("sr"))[0]).toEqual({
    text: "Kanal Devet",
    href: "https://kanal.example/",
    label: "Kanal Devet (drugi sajt)",
  });
  expect(broadcastLine({ ...station, url: null, languages: [], countries: [] }, language("en"))).toMatchObject({
    text: "Kanal Devet",
    href: null,
  });
});

it("languages, countries and prices are written as the reader's language writes them", () => {
  expect(broadcastLine(station, language("sl")).text).toBe("Kanal Devet (srbščina in angleščina; Srbija in Črna gora)");
  expect(
    ticketLink({ url: "https://a.example/", from: { amount: 7.5, currency: "EUR" } }, language("fr")).text.replaceAll(/\s/gu, " "),
  ).toBe("Billets à partir de 7,50 €");
  for (const locale of locales) {
    const [, tickets] = outletLinks(outlets, language(locale));
    expect(tickets?.text).toMatch(/600/);
  }
});

it("a club sells tickets, shirts, both or nothing", () => {
  const shop = "https://shop.example/";
  expect(clubOutlets({ tickets: null, shop: null, profiles: [] }, language("en"))).toEqual([]);
  expect(clubOutlets({ tickets: { url: shop, from: null }, shop, profiles: [] }, language("en")).map(({ text }) => text)).toEqual([
    "Tickets",
    "Shop",
  ]);
});

it("OUT4 a game in a list leads to its outlets as a game's own page does, and where nobody asked for them to none", async () => {
  const league = await fixtureQueries().league({ seasonSlug: "2025-26", leagueSlug: "prva" });
  const games = league?.rounds.flatMap((round) => round.games) ?? [];
  const texts = (["scheduled", "live", "final", "postponed"] as const).map((state) => {
    const game = games.find(({ status }) => status === state);
    if (!game) throw new Error(`the fixture has no ${state} game`);
    expect(cardWithOutlets(game, language("sr")).outlets).toEqual([]);
    return cardWithOutlets({ ...game, outlets }, language("sr")).outlets.map(({ text }) => text.replaceAll(/\s/gu, " "));
  });
  expect(texts).toEqual([["Kanal Devet", "Ulaznice od 600 RSD"], ["Kanal Devet"], [], []]);
});

it("NAME12 channels and titles of recordings stand as they were typed for whoever reads", () => {
  for (const locale of locales) {
    expect(outletLinks(outlets, language(locale))[0]?.text).toBe("Kanal Devet");
    expect(clipTitle({ title: "Posle utakmice", play: null }, language(locale))).toBe("Posle utakmice");
    expect(clipTitle({ title: null, play: null }, language(locale))).toBeNull();
  }
});
