import { expect, test } from "vitest";
import type { GameAnswer } from "#contract/queries.ts";
import { type GameStatus, gameStatuses } from "#core/game/facts.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { gameHeader } from "./game-header-model.ts";
import { gameMeta } from "./game-meta.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");
const tipOff = Date.UTC(2026, 10, 1, 18);
const before = Date.UTC(2026, 9, 25, 18);

type When = Pick<GameAnswer["summary"], "tipOff" | "tipOffDay">;

async function eventOf(status: GameStatus, moves: GameAnswer["moves"] = [], { tipOff: at, tipOffDay }: When = { tipOff, tipOffDay: null }) {
  const address = { seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final };
  const queries = fixtureQueries();
  const [found, site] = await Promise.all([queries.game(address), queries.site()]);
  if (!found) throw new Error("The made-up league has no such game");
  const view = { ...found, moves, summary: { ...found.summary, status, tipOff: at, tipOffDay } };
  const { structured } = gameMeta(
    { view, header: gameHeader(view, language), tab: "TeamStats", site, origin: "https://league.example" },
    language,
  );
  const { eventStatus, startDate, previousStartDate } = structured?.find((each) => each["@type"] === "SportsEvent") ?? {};
  return { eventStatus, startDate, previousStartDate };
}

/** What search engines are told of each state, in schema.org's words. */
const told: Readonly<Record<GameStatus, string>> = {
  scheduled: "EventScheduled",
  "date-to-be-decided": "EventScheduled",
  postponed: "EventPostponed",
  "if-needed": "EventScheduled",
  open: "EventScheduled",
  live: "EventScheduled",
  interrupted: "EventScheduled",
  abandoned: "EventScheduled",
  ended: "EventScheduled",
  final: "EventScheduled",
  "under-protest": "EventScheduled",
  forfeited: "EventScheduled",
  annulled: "EventCancelled",
  cancelled: "EventCancelled",
};

test.each(gameStatuses)("a game that is %s stands so in structured data", async (status) => {
  expect(await eventOf(status)).toEqual({
    eventStatus: `https://schema.org/${told[status]}`,
    // A postponed game keeps its old date until it has another.
    startDate: new Date(tipOff).toISOString(),
    previousStartDate: undefined,
  });
});

test("a game that was moved says from when; one that was moved and then called off is called off", async () => {
  const [from, to] = [before, tipOff].map((at) => ({ tipOff: at, tipOffDay: null, venue: null, status: "scheduled" }) as const);
  const moves = from && to ? [{ movedAt: before, from, to, reason: "" }] : [];
  expect(await eventOf("scheduled", moves)).toMatchObject({
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: new Date(before).toISOString(),
  });
  expect((await eventOf("cancelled", moves)).eventStatus).toBe("https://schema.org/EventCancelled");
});

test("SCHED26 a day whose time is to follow is a date alone, and its time no move", async () => {
  const open = { tipOff: null, tipOffDay: "2026-12-05", venue: null, status: "scheduled" } as const;
  expect(await eventOf("scheduled", [], open)).toEqual({
    eventStatus: "https://schema.org/EventScheduled",
    startDate: "2026-12-05",
    previousStartDate: undefined,
  });
  const timed = { ...open, tipOff: Date.UTC(2026, 11, 5, 18), tipOffDay: null };
  const given = { movedAt: 0, from: open, to: timed, reason: "" };
  expect((await eventOf("scheduled", [given], timed)).eventStatus).toBe("https://schema.org/EventScheduled");
  const sunday = { ...open, tipOffDay: "2026-12-06" };
  expect(await eventOf("scheduled", [{ movedAt: 0, from: open, to: sunday, reason: "" }], sunday)).toEqual({
    eventStatus: "https://schema.org/EventRescheduled",
    startDate: "2026-12-06",
    previousStartDate: "2026-12-05",
  });
});

test.each([
  ["/files/logo.png", "https://league.example/files/logo.png"],
  ["https://pictures.example/logo.png", "https://pictures.example/logo.png"],
  ["", undefined],
])("BRAND1 of a game's league structured data name the logo “%s” by its whole address", async (logoUrl, logo) => {
  const queries = fixtureQueries();
  const [view, site] = await Promise.all([
    queries.game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final }),
    queries.site(),
  ]);
  if (!view) throw new Error("The made-up league has no such game");
  const about = {
    view,
    header: gameHeader(view, language),
    tab: "TeamStats",
    site: { ...site, logoUrl },
    origin: "https://league.example",
  } as const;
  const event = gameMeta(about, language).structured?.find((each) => each["@type"] === "SportsEvent");
  expect((event?.["organizer"] as { logo?: string } | undefined)?.logo).toBe(logo);
});
