import ICAL from "ical.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CalendarGame } from "#contract/feed-queries.ts";
import { type GameStatus, gameStatuses } from "#core/game/facts.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { calendarFile } from "./calendar-file.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");

type GivenGame = {
  readonly change?: Partial<CalendarGame["game"]>;
  readonly hall?: CalendarGame["hall"];
  readonly isSpoilerFree?: boolean;
  readonly name?: string;
};

async function eventOf(status: GameStatus, change: GivenGame["change"] = {}, hall: CalendarGame["hall"] = null): Promise<ICAL.Event> {
  const event = new ICAL.Component(ICAL.parse(await fileOf(status, { change, hall })) as never).getFirstSubcomponent("vevent");
  if (!event) throw new Error("The calendar is empty");
  return new ICAL.Event(event);
}

async function fileOf(
  status: GameStatus,
  { change = {}, hall = null, isSpoilerFree = false, name = "Gavran" }: GivenGame,
): Promise<string> {
  const { leagues } = await fixtureQueries().home();
  const [league] = leagues;
  const played = league?.latest.find((game) => game.status === "final");
  if (!league || !played) throw new Error("The made-up league has no game");
  const home = { ...played.home, name: { text: name, transliterable: false }, points: 81 };
  const away = { ...played.away, name: { text: "Luka", transliterable: false }, points: 79 };
  const game = { ...played, home, away, status, ...change };
  const outlets = { broadcasts: [], tickets: null };
  const { competition } = league;
  const appointment = { sequence: 1, changedAt: 0 };
  const entry = { id: "g", sequence: 2, changedAt: 5000, appointment, game, competition, outlets, hall };
  return calendarFile({
    view: { name: { text: name, transliterable: false }, games: [entry] },
    language,
    origin: "https://league.example",
    pageHref: "/en",
    isSpoilerFree,
  });
}

/** What calendars are told of each state: RFC 5545, STATUS, and the words before the pairing. */
const told: Readonly<Record<GameStatus, readonly [status: string, summary: string]>> = {
  scheduled: ["CONFIRMED", "Gavran – Luka"],
  "date-to-be-decided": ["CONFIRMED", "Date to be decided: Gavran – Luka"],
  postponed: ["TENTATIVE", "Postponed: Gavran – Luka"],
  "if-needed": ["TENTATIVE", "If needed: Gavran – Luka"],
  open: ["CONFIRMED", "Gavran – Luka"],
  live: ["CONFIRMED", "Gavran – Luka"],
  interrupted: ["CONFIRMED", "Suspended: Gavran – Luka"],
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

/** RFC 5545, 3.1: lines of at most 75 octets, each ended by CRLF, the last one too, and none that is no line of it. */
function lineFaults(file: string): readonly string[] {
  const lines = file.split("\r\n");
  const last = lines.pop();
  return [
    ...(last === "" ? [] : ["the last line has no end"]),
    ...lines.flatMap((line) => [
      ...(Buffer.byteLength(line) > 75 ? [`too long: ${line}`] : []),
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      ...(/[\u0000-\u0008\u000a-\u001f\u007f]/.test(line) ? [`holds a control character: ${JSON.stringify(line)}`] : []),
      ...(/^(?: |(?:BEGIN|END):(?:VCALENDAR|VEVENT)$|[A-Z][A-Z-]*[:;])/.test(line) ? [] : [`is no property: ${line}`]),
      ...(line.isWellFormed() ? [] : [`holds half a character: ${line}`]),
    ]),
  ];
}

function names(file: string): readonly string[] {
  return file
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map((line) => line.replace(/[:;].*$/s, ""));
}

test("PAGE23 with any names a calendar file is what RFC 5545 asks for, and they add nothing to it", async () => {
  const plain = names(await fileOf("final", {}));
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({
      unit: fc.constantFrom(
        "\r\n",
        "\r",
        "\n",
        "\u2028",
        "\u0000",
        "BEGIN:VEVENT",
        "ATTACH:x",
        ";",
        ",",
        "\\",
        ":",
        '"',
        "\u202e",
        "ш",
        "😀",
        "\ud800",
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (name) => {
      const file = await fileOf("final", {
        name: `x${name}`,
        hall: { slug: "a", name: { text: name, transliterable: false }, address: null, city: null, coordinates: null },
      });
      expect(lineFaults(file)).toEqual([]);
      expect(names(file).filter((each) => each !== "LOCATION" && !each.startsWith("X-APPLE"))).toEqual(plain);
      const calendar = new ICAL.Component(ICAL.parse(file) as never);
      expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

test.each(gameStatuses)(
  "SPOIL6 a calendar without results tells of a game that is %s neither how it went nor that it was long",
  async (status) => {
    const change = { round: { number: 9, stage: "final" } } as never;
    const file = (await fileOf(status, { isSpoilerFree: true, change })).replaceAll("\r\n ", "");
    expect(file).not.toMatch(/81|79|[Nn]ot needed|[Ff]orfeit|[Aa]bandon|[Pp]rotest|[Ii]nterrupt/);
    const isOff = ["postponed", "date-to-be-decided", "cancelled", "annulled", "if-needed"].includes(status);
    expect(/SUMMARY:(.*)/.exec(file)?.[1]).toMatch(isOff ? /^[A-Z].*: Gavran – Luka$/ : /^Gavran – Luka$/);
    expect(file).toContain("SEQUENCE:1\r\n");
    expect(file).not.toContain("19700101T000005Z");
    expect(file).toMatch(/URL[^\r]*\?spoilers=hide\r\n/);
    expect(file).toContain("NAME:Games without results: Gavran");
  },
);

test.each([
  ["2026-12-05", "20261205", "20261206"],
  // Clocks change on these days, and a year ends.
  ["2027-03-28", "20270328", "20270329"],
  ["2026-10-25", "20261025", "20261026"],
  ["2026-12-31", "20261231", "20270101"],
])("SCHED26 the time of %s is to follow: an event of the whole day, with and without scores", async (tipOffDay, begins, ends) => {
  for (const isSpoilerFree of [false, true]) {
    const file = await fileOf("scheduled", { change: { tipOff: null, tipOffDay }, isSpoilerFree });
    expect(file).toContain(`\r\nDTSTART;VALUE=DATE:${begins}\r\nDTEND;VALUE=DATE:${ends}\r\n`);
    expect(file).toContain("TRANSP:TRANSPARENT");
    expect(file).toContain("Time to be decided");
    expect(file).not.toMatch(/^DT(?:START|END)[^\r]*T\d/m);
  }
});
