import { expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import type { NoticeReader, PushNotice } from "#contract/push-notice.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { sayNotice } from "./say-notice.ts";

putAllMessages();

function name(text: string) {
  return { text, transliterable: true };
}

const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "a-b", playoff: null };
const game = { gameId: "g" as GameId, ref, home: name("Vuk"), away: name("Lisica") };
const score = { home: 81, away: 78 };
const fantasy = { league: { seasonSlug: "2026-27", leagueSlug: "first" }, name: name("Prva liga"), round: { number: 7, stage: null } };
function period(number: number) {
  return { kind: "regular", number } as const;
}

const reader: NoticeReader = { locale: "en", timeZone: "Europe/Belgrade", isSpoilerFree: false };

const notices: readonly PushNotice[] = [
  { kind: "start", ...game },
  ...[1, 2, 3, 4].map((number) => ({ kind: "quarter", ...game, period: period(number), score }) as const),
  { kind: "quarter", ...game, period: { kind: "overtime", number: 1 }, score },
  { kind: "close-finish", ...game, score },
  { kind: "final", ...game, score, isCorrected: false },
  { kind: "final", ...game, score, isCorrected: true },
  { kind: "schedule-change", ...game, tipOff: Date.UTC(2026, 10, 28, 18), status: "scheduled" },
  { kind: "schedule-change", ...game, tipOff: null, status: "date-to-be-decided" },
  { kind: "schedule-change", ...game, tipOff: null, tipOffDay: "2026-12-05", status: "scheduled" },
  { kind: "schedule-change", ...game, tipOff: null, status: "postponed" },
  { kind: "schedule-change", ...game, tipOff: null, status: "cancelled" },
  { kind: "news", slug: "n", tellsResults: true, texts: { sr: { title: "81:78", summary: "Vuk je dobio 81:78." } } },
  { kind: "fantasy-day-before", ...fantasy, locksAt: Date.UTC(2026, 10, 28, 18), timeZone: "Europe/Belgrade", missing: 2, isUnseen: true },
  { kind: "fantasy-two-hours", ...fantasy, locksAt: Date.UTC(2026, 10, 28, 18), timeZone: "Europe/London", missing: 0, isUnseen: true },
  { kind: "fantasy-result", ...fantasy, team: 5, points: 817, place: 214, teams: 3208, totalPlace: 78 },
  {
    kind: "fantasy-price",
    ...fantasy,
    players: [{ givenName: name("Ana"), familyName: name("Anić"), before: 81, after: 78 }],
    more: 2,
  },
  { kind: "fantasy-correction", ...fantasy, before: 817, after: 781 },
  { kind: "fantasy-duel", ...fantasy, duels: 2 },
  { kind: "test" },
];

it("PUSH9 every notice has words in every language, each its own", () => {
  for (const notice of notices) {
    const said = locales.map((locale) => sayNotice(notice, { ...reader, locale }));
    for (const { title, body } of said) expect(`${title}${body}`).not.toMatch(/\{|undefined|^$/);
    if (notice.kind !== "news") expect(new Set(said.map(({ body }) => body)).size).toBe(locales.length);
  }
});

it("PUSH9 the names are in the reader's script, the hour in his own zone", () => {
  expect(sayNotice(notices[0]!, { ...reader, locale: "sr-cyrl" }).title).toBe("Вук – Лисица");
  expect(sayNotice(notices[9]!, reader).body).toContain("19:00");
  expect(sayNotice(notices[9]!, { ...reader, timeZone: "Europe/London" }).body).toContain("18:00");
});

it("PUSH10 who wants to know no results reads none", () => {
  for (const locale of locales) {
    for (const notice of notices) {
      const { title, body } = sayNotice(notice, { ...reader, locale, isSpoilerFree: true });
      expect(`${title} ${body}`).not.toMatch(/81|78/);
    }
  }
  expect(sayNotice(notices[7]!, reader).body).toBe("Final: 81–78");
});

it("PUSH2 the end of a half is half-time, of another part a period, of the last one the way into overtime", () => {
  const said = (regularPeriods: number, number: number) =>
    sayNotice({ kind: "quarter", ...game, period: period(number), regularPeriods, score }, reader).body;
  expect([said(2, 1), said(2, 2)]).toEqual(["Half-time: 81–78", "Tied after regulation, 81–78: overtime."]);
  expect([said(4, 1), said(4, 2), said(4, 4)]).toEqual([
    "End of the 1st quarter: 81–78",
    "Half-time: 81–78",
    "Tied after regulation, 81–78: overtime.",
  ]);
  expect([said(3, 1), said(3, 2), said(8, 4)]).toEqual([
    "End of the 1st period: 81–78",
    "End of the 2nd period: 81–78",
    "Half-time: 81–78",
  ]);
  for (const locale of locales) {
    for (const isSpoilerFree of [true, false]) {
      const { body } = sayNotice(
        { kind: "quarter", ...game, period: period(3), regularPeriods: 8, score },
        { ...reader, locale, isSpoilerFree },
      );
      expect(body).toContain("3");
      expect(/81|78/.test(body)).toBe(!isSpoilerFree);
    }
  }
});

it("SCHED25 a day whose time is to follow is told as that day to readers in every zone, without an hour", () => {
  const moved: PushNotice = { kind: "schedule-change", ...game, tipOff: null, tipOffDay: "2026-12-05", status: "scheduled" };
  for (const timeZone of ["Pacific/Auckland", "Europe/Belgrade", "America/Los_Angeles"])
    expect(sayNotice(moved, { ...reader, timeZone }).body).toBe("New date: Sat, 5 Dec 2026. Time to be confirmed.");
});

it("FANN2 a deadline is said by the league's clocks, with what the team needs; readers elsewhere are told whose clocks", () => {
  const near = notices.find(({ kind }) => kind === "fantasy-day-before") as PushNotice;
  expect(sayNotice(near, reader)).toEqual({
    title: "Fantasy: Prva liga",
    body: "Transfers close Sat, 28 Nov 2026, 19:00. 2 of your players may be missing. You have changed nothing this round.",
  });
  expect(sayNotice(near, { ...reader, timeZone: "Europe/London" }).body).toMatch(/^Transfers close Sat, 28 Nov 2026, 19:00, league time\./);
});

it("FANN3 FANN4 FANN5 points and prices are said in tenths, as the language writes them", () => {
  const said = (kind: PushNotice["kind"], locale: NoticeReader["locale"]) =>
    sayNotice(notices.find((one) => one.kind === kind) as PushNotice, { ...reader, locale }).body;
  expect(said("fantasy-result", "en")).toBe("Round 7: 81.7 points, place 214 of 3,208. Season: place 78.");
  expect(said("fantasy-price", "en")).toBe("New prices: Anić 8.1 → 7.8 and 2 more.");
  expect(said("fantasy-duel", "en")).toBe("Round 7: 2 duels of yours begin.");
  expect(said("fantasy-correction", "sr")).toBe("7. kolo: posle ispravke imate 78,1 poena umesto 81,7.");
  expect(said("fantasy-price", "sr-cyrl")).toBe("Нове цене: Анић 8,1 → 7,8 и још 2.");
});
