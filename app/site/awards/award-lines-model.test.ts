import { expect, it } from "vitest";
import type { Award } from "#contract/awards.ts";
import { locales } from "#contract/locale.ts";
import { type NewsSlugs, newsSlugs } from "#contract/news-slugs.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { awardList, clubAwards, honourList, newsAwards, roundAwardCard } from "./award-lines-model.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";

putAllMessages();
const home = await fixtureQueries().home();
const team = home.leagues[0]!.standings[0]!.team;
const competition = home.leagues[0]!.competition;
const person = {
  slug: "luka-ilic",
  givenName: { text: "Luka", transliterable: true },
  familyName: { text: "Ilić", transliterable: true },
};
/** Slugs of a piece of news in Serbian, and in French where it has a text. EDIT8 */
function named(sr: string, fr?: string): NewsSlugs {
  return newsSlugs({ sr, ...(fr !== undefined && { fr }) }, "sr")!;
}

const blank = { round: null, month: null, person, coach: null, team, perGame: null, news: null };

function ofRound(number: number): Award {
  return { ...blank, kind: "player-of-the-round", round: { number, stage: null } };
}

it("HON1 awards stand by their weight, those of rounds newest first and the last three only, the five in one line", () => {
  const five = Array.from({ length: 5 }, (): Award => ({ ...blank, kind: "five-of-the-season" }));
  const mvp: Award = { ...blank, kind: "most-valuable-player" };
  const coach: Award = {
    ...blank,
    kind: "coach-of-the-season",
    person: null,
    coach: { name: { text: "Marko Ban", transliterable: true }, slug: "marko-ban" },
  };
  const month: Award = { ...blank, kind: "player-of-the-month", month: "2026-11-01" };
  const list = awardList(
    [ofRound(9), ofRound(8), ofRound(7), ofRound(6), month, coach, ...five, mvp],
    pageLanguage("en", "Europe/Belgrade"),
  );
  expect(list.lines.map(({ what, people }) => [what, people.length])).toEqual([
    ["Most valuable player", 1],
    ["Team of the season", 5],
    ["Coach of the season", 1],
    ["Player of the month: November 2026", 1],
    ["Player of round 9", 1],
    ["Player of round 8", 1],
    ["Player of round 7", 1],
  ]);
  expect(list.lines[2]?.people[0]).toMatchObject({ text: "Marko Ban", href: "/en/coaches/marko-ban" });
});

it("HON2 the top scorer is said to be from the figures, in every language", () => {
  for (const locale of locales) {
    const { lines } = awardList([{ ...blank, kind: "top-scorer", perGame: 21.44 }], pageLanguage(locale, "Europe/Belgrade"));
    expect(lines[0]?.note).toMatch(/21[.,]4/);
  }
});

it("HON4 the player of a round is told with what he did, without what he did not", () => {
  const award = {
    round: { number: 9, stage: null },
    person,
    team,
    points: 27,
    rebounds: 0,
    assists: null,
    news: named("round-9", "9e-journee"),
  };
  expect(roundAwardCard(award, pageLanguage("sr", "Europe/Belgrade"))).toMatchObject({ title: "Igrač 9. kola", figures: "27 poena" });
  expect(roundAwardCard(award, pageLanguage("fr", "Europe/Belgrade")).news).toEqual({
    href: "/fr/news/9e-journee",
    text: "Article",
    label: "Article\u00a0: Joueur de la 9e journée",
  });
});

it("HON3 a club's awards are counted by kind, of rounds the last three named", () => {
  const honour = (number: number) => ({ ...ofRound(number), competition, seasonName: "2025/26" });
  const facts = clubAwards([honour(9), honour(8), honour(7), honour(6)], pageLanguage("en", "Europe/Belgrade"));
  expect(facts).toMatchObject([{ figure: "4", title: "Player of the round" }]);
  expect(facts[0]?.details.map(({ text }) => text)).toEqual([
    "Luka Ilić (Round 9, 2025/26)",
    "Luka Ilić (Round 8, 2025/26)",
    "Luka Ilić (Round 7, 2025/26)",
  ]);
});

it("HON5 news of an award is linked where it stands, that of the five once; without news there is no link", () => {
  const language = pageLanguage("sr", "Europe/Belgrade");
  const five = Array.from({ length: 5 }, (): Award => ({ ...blank, kind: "five-of-the-season", news: named("petorka") }));
  const { lines } = awardList([ofRound(9), ...five], language);
  expect(lines.map(({ news }) => news)).toEqual([[{ href: "/sr/news/petorka", text: "Vest", label: "Vest: Petorka sezone" }], []]);
  const honour = { ...ofRound(3), competition, seasonName: "2025/26", news: named("kolo-3") };
  const link = { href: "/sr/news/kolo-3", text: "Vest", label: "Vest: Igrač 3. kola" };
  expect(honourList([honour], language).lines[0]?.news).toEqual([link]);
  expect(clubAwards([honour], language)[0]?.details[1]).toEqual(link);
});

it("HON5 a piece of news names the awards it tells of, who has them and in which league; the five in one line", () => {
  const told = { ...blank, competition, seasonName: "2025/26" };
  const five = Array.from({ length: 5 }, () => ({ ...told, kind: "five-of-the-season" as const }));
  const rounds = [6, 5, 4, 3].map((number) => ({ ...told, kind: "player-of-the-round" as const, round: { number, stage: null } }));
  const { lines } = newsAwards([...rounds, ...five], pageLanguage("en", "Europe/Belgrade"));
  expect(lines.map(({ what, people }) => [what, people.length])).toEqual([
    ["Team of the season", 5],
    ["Player of round 6", 1],
    ["Player of round 5", 1],
    ["Player of round 4", 1],
    ["Player of round 3", 1],
  ]);
  expect(lines[1]).toMatchObject({ people: [{ text: "Luka Ilić", href: "/en/players/luka-ilic" }], news: [] });
  expect(lines[1]?.note).toMatch(/ 2025\/26$/);
});

it("a player's honours name league, season and team", () => {
  const language = pageLanguage("sr", "Europe/Belgrade");
  const { title, lines } = honourList([{ ...ofRound(3), competition, seasonName: "2025/26" }], language);
  expect([title, lines[0]?.what]).toEqual(["Priznanja", "Igrač 3. kola"]);
  expect(lines[0]?.note).toContain("2025/26 · ");
});
