import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { CalendarGame } from "#contract/feed-queries.ts";
import { type GameStatus, gameStatuses } from "#core/game/facts.ts";
import { fixtureQueries } from "#tests/support/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../page-language.ts";
import { calendarFile } from "./calendar-file.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");

async function eventOf(
  status: GameStatus,
  change: Partial<CalendarGame["game"]> = {},
  hall: CalendarGame["hall"] = null,
): Promise<ICAL.Event> {
  const { leagues } = await fixtureQueries().home();
  const [league] = leagues;
  const played = league?.latest.find((game) => game.status === "final");
  if (!league || !played) throw new Error("The made-up league has no game");
  const home = { ...played.home, name: { text: "Gavran", transliterable: false }, points: 81 };
  const away = { ...played.away, name: { text: "Luka", transliterable: false }, points: 79 };
  const game = { ...played, home, away, status, ...change };
  const outlets = { broadcasts: [], tickets: null };
  const { competition } = league;
  const entry = { id: "g", sequence: 2, changedAt: 0, tipOff: Date.UTC(2026, 10, 1, 18), game, competition, outlets, hall };
  const text = calendarFile({
    view: { name: competition.name, games: [entry] },
    language,
    origin: "https://league.example",
    pageHref: "/en",
  });
  const event = new ICAL.Component(ICAL.parse(text) as never).getFirstSubcomponent("vevent");
  if (!event) throw new Error("The calendar is empty");
  return new ICAL.Event(event);
}

/** What calendars are told of each state: RFC 5545, STATUS, and the words before the pairing. */
const told: Readonly<Record<GameStatus, readonly [status: string, summary: string]>> = {
  scheduled: ["CONFIRMED", "Gavran – Luka"],
  "date-to-be-decided": ["CONFIRMED", "Date to be decided: Gavran – Luka"],
  postponed: ["TENTATIVE", "Postponed: Gavran – Luka"],
  "if-needed": ["TENTATIVE", "If needed: Gavran – Luka"],
  open: ["CONFIRMED", "Gavran – Luka"],
  live: ["CONFIRMED", "Gavran – Luka"],
  interrupted: ["CONFIRMED", "Interrupted: Gavran – Luka"],
  abandoned: ["CONFIRMED", "Gavran 81 – Luka 79"],
  ended: ["CONFIRMED", "Gavran 81 – Luka 79"],
  final: ["CONFIRMED", "Gavran 81 – Luka 79"],
  "under-protest": ["CONFIRMED", "Gavran 81 – Luka 79"],
  forfeited: ["CONFIRMED", "Gavran 81 – Luka 79"],
  annulled: ["CANCELLED", "Annulled: Gavran – Luka"],
  cancelled: ["CANCELLED", "Cancelled: Gavran – Luka"],
};

test.each(gameStatuses)("a game that is %s stands so in calendars", async (status) => {
  const event = await eventOf(status);
  expect([event.component.getFirstPropertyValue("status"), event.summary]).toEqual(told[status]);
  expect([event.uid, event.sequence]).toEqual(["g@fullcourt", 2]);
});

test("a game of a series that was not needed is not said to be cancelled, and nobody comes to it", async () => {
  const event = await eventOf("cancelled", { round: { number: 9, stage: "final" } });
  expect([event.component.getFirstPropertyValue("status"), event.summary]).toEqual(["CANCELLED", "Not needed: Gavran – Luka"]);
});

test("HALLS4 a calendar leads to the hall: its name, its address, its coordinates as far as they are known", async () => {
  const own = (text: string) => ({ text, transliterable: false });
  const hall = { slug: "kej", name: own("Hala Kej"), address: own("Kej 5"), city: own("Beograd"), coordinates: null };
  const plain = await eventOf("scheduled", {}, { ...hall, address: null });
  const placed = await eventOf("scheduled", {}, { ...hall, coordinates: { latitude: 44.8125, longitude: 20.4612 } });
  expect([plain.location, placed.location]).toEqual(["Hala Kej", "Hala Kej\nKej 5, Beograd"]);
  expect(plain.component.getFirstPropertyValue("geo")).toBeNull();
  expect(placed.component.getFirstPropertyValue("geo")).toEqual([44.8125, 20.4612]);
});
