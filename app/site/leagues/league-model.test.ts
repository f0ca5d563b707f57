import { describe, expect, test } from "vitest";
import { writtenName } from "#core/wording/written-name.ts";
import type { LeagueTableAnswer, TeamFigures } from "#contract/league-queries.ts";
import type { LeagueAnswer } from "#contract/queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { allGamesTab } from "./all-games-model.ts";
import { calendarTab } from "./month-calendar-model.ts";
import { standingsFigures } from "./standings-figures-model.ts";
import { gamesChoice, type GamesChoice } from "./games-choice.ts";
import { standingsChoice } from "./standings-choice.ts";
import { standingsTab } from "./league-standings-model.ts";

putAllMessages();
const language = pageLanguage("ru", "Europe/Belgrade");
const address = { seasonSlug: "2025-26", leagueSlug: "prva" };
const allOfThem: GamesChoice = { month: null, team: null, day: null };
const now = { round: null, view: "table" } as const;

async function first(): Promise<LeagueAnswer> {
  const view = await fixtureQueries().league(address);
  if (!view) throw new Error("the fixture has no league");
  return view;
}

async function table(): Promise<LeagueTableAnswer> {
  const view = await fixtureQueries().leagueTable(address, { round: null, figures: false });
  if (!view) throw new Error("the fixture has no league");
  return view;
}

function chosen(view: LeagueAnswer, search: string): GamesChoice {
  const choice = gamesChoice(view, new URLSearchParams(search));
  if (!choice) throw new Error(`no such choice: ${search}`);
  return choice;
}

describe("all games of a league", () => {
  test("begin with the round being played, then those to come; played rounds follow, newest first", async () => {
    const games = allGamesTab(await first(), allOfThem, language);
    expect(games.current).toBe("7");
    expect(games.ahead.map(({ slug }) => slug)).toEqual(["7", "8"]);
    expect(games.played.map(({ slug }) => slug)).toEqual(["6", "5", "4", "3", "2", "1"]);
  });

  test("a game put off does not keep its round open", async () => {
    const view = await first();
    const over = view.rounds.map((round) => ({
      ...round,
      games: round.games.filter(({ status }) => status !== "live" && status !== "scheduled"),
    }));
    const games = allGamesTab({ ...view, rounds: over.slice(0, 7) }, allOfThem, language);
    expect(games.current).toBeNull();
    expect(games.played[0]?.slug).toBe("7");
  });

  test("calls a round of the play-offs by its stage", async () => {
    const view = await first();
    const [last] = view.rounds.slice(-1);
    const final = { slug: "final", number: 23, stage: "final" as const, games: last?.games ?? [] };
    const games = allGamesTab({ ...view, rounds: [...view.rounds, final] }, allOfThem, language);
    expect(games.numbers.at(-1)).toEqual({ slug: "final", label: "Финал", title: "Финал" });
  });

  test("of a team are those at home and away; of a month those that fall into it in the league's time zone", async () => {
    const view = await first();
    const { games } = view.rounds[0] ?? { games: [] };
    const team = games[0]?.home.teamSlug ?? "";
    const found = allGamesTab(view, chosen(view, `team=${team}`), language);
    expect([...found.ahead, ...found.played].flatMap((round) => round.games)).toHaveLength(view.rounds.length);
    const january = allGamesTab(view, chosen(view, "month=2026-01"), language);
    expect([...january.ahead, ...january.played].map(({ slug }) => slug)).toEqual(["4", "3", "2", "1"]);
    expect(allGamesTab(view, chosen(view, "month=2027-01"), language)).toMatchObject({ numbers: [], found: "0 матчей" });
  });

  test.each(["team=nobody", "month=2026-13", "month=x", "month=2026-1"])("there is no choice like %s", async (search) => {
    expect(gamesChoice(await first(), new URLSearchParams(search))).toBeNull();
  });
});

describe("the calendar", () => {
  test("opens at the month of the next game, weeks from Monday on, and goes no further than the season", async () => {
    const view = await first();
    const month = calendarTab(view, allOfThem, language);
    expect(month?.key).toBe("2026-02");
    expect(month?.weekdays.map(({ short }) => short)).toEqual(["пн", "вт", "ср", "чт", "пт", "сб", "вс"]);
    expect(month?.weeks.map((week) => week.map((day) => day?.number ?? 0))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 0],
    ]);
    expect(month?.previous?.href).toBe("/ru/seasons/2025-26/leagues/prva/tabs/Calendar?month=2026-01");
    expect(month?.undated?.games).toHaveLength(2);
    expect(calendarTab(view, { ...allOfThem, month: "2031-05" }, language)).toBeNull();
  });

  test("DATE4 is drawn also with a game in a far year, and with one before all others", async () => {
    const view = await first();
    const [round, ...others] = view.rounds;
    const [game, ...games] = round?.games ?? [];
    const strays = ["9999-12-31", "2126-12-01", "0090-01-01"].map((day) => ({ ...game!, tipOff: Date.parse(`${day}T19:00:00Z`) }));
    for (const stray of strays) {
      const far = { ...view, rounds: [{ ...round!, games: [stray, ...games] }, ...others] };
      expect(calendarTab(far, chosen(far, "month=2026-02"), language)?.weeks ?? []).toBeDefined();
    }
  });

  test("SCHED21 a day says how many games it has; below stand those of the day asked for, else of the next, else of the last", async () => {
    const view = await first();
    const open = calendarTab(view, allOfThem, language);
    const days = open?.weeks.flat().filter((day) => day !== null && day.games.length > 0) ?? [];
    expect(days.length).toBeGreaterThan(1);
    const [one] = days;
    const tab = "/ru/seasons/2025-26/leagues/prva/tabs/Calendar";
    expect(one?.link?.href).toBe(`${tab}?month=2026-02&day=${one?.key}#day`);
    expect(one?.link?.label).toMatch(new RegExp(`: ${one?.games.length}\\s`));
    const ahead = days.find((day) => day?.games.some(({ phase }) => phase === "live" || phase === "ahead"));
    expect(open?.chosen).toBe(ahead?.key);
    const last = days.at(-1)?.key ?? "";
    expect(calendarTab(view, chosen(view, `month=2026-02&day=${last}`), language)?.chosen).toBe(last);
    const played = calendarTab(view, chosen(view, "month=2026-01"), language);
    expect(played?.chosen).toBe(played?.weeks.flat().findLast((day) => (day?.games.length ?? 0) > 0)?.key);
  });

  test.each(["month=2026-02&day=2026-03-01", "day=2026-02-01", "month=2026-02&day=2026-02-32", "month=2026-02&day=x"])(
    "SCHED27 %s is no address",
    async (search) => {
      expect(gamesChoice(await first(), new URLSearchParams(search))).toBeNull();
    },
  );
});

describe("the table's tab", () => {
  test("shows the round being played beside the table", async () => {
    const tab = standingsTab(await table(), now, language);
    expect(tab.round?.title).toBe("7-й тур");
    expect(tab.rows).toHaveLength(12);
  });

  test("RANK22 RANK23 marks who plays on and who leaves, the last by how many there are", async () => {
    const view = await table();
    expect(standingsTab(view, now, language).zones.map(({ kind, from, to, text }) => [kind, from, to, text])).toEqual([
      ["playoffs", 1, 8, "Плей-офф: места с 1-го по 8-е"],
      ["relegation", 11, 12, "Вылет: места с 11-го по 12-е"],
    ]);
    expect(standingsTab({ ...view, relegationPlaces: 1 }, now, language).zones[1]?.text).toBe("Вылет: 12-е место");
    expect(standingsTab({ ...view, playoffPlaces: 0, relegationPlaces: 0 }, now, language).zones).toEqual([]);
    // Nobody both plays on and leaves.
    expect(standingsTab({ ...view, relegationPlaces: 5 }, now, language).zones.map(({ kind }) => kind)).toEqual(["playoffs"]);
  });

  test("RANK27 says how far behind the first each team is, and how far from the line of the play-offs where there is one", async () => {
    const { competition, rows } = await table();
    const shown = (playoffPlaces: number) => {
      const figures = new Map(rows.map(({ team }) => [team.clubSlug, {} as TeamFigures]));
      return standingsFigures("games-behind", { competition, rows, playoffPlaces }, { figures, caption: "" }, language);
    };
    expect(shown(8).columns.map(({ key }) => key)).toEqual(["record", "leader", "above", "line"]);
    expect(shown(0).columns.map(({ key }) => key)).toEqual(["record", "leader", "above"]);
    const [leading, second] = shown(8).rows.map(({ cells }) => cells.map((cell) => cell?.text));
    expect([leading, second]).toMatchInlineSnapshot(`
      [
        [
          "5–2",
          "–",
          "–",
          "+1,5",
        ],
        [
          "4–3",
          "1,0",
          "1,0",
          "+0,5",
        ],
      ]
    `);
  });

  test("RANK25 offers the table with the games under way only while there are any, apart from that of a round", async () => {
    const view = await table();
    const offered = (underWay: number, choice: Parameters<typeof standingsTab>[1]) =>
      standingsTab({ ...view, underWay }, choice, language).views.links.map(({ href }) => href.split("?")[1] ?? "");
    expect(offered(0, now)).not.toContain("view=now");
    expect(offered(1, now)).toContain("view=now");
    expect(offered(1, { round: 3, view: "form" })).toContain("view=now");
    expect(offered(0, { round: null, view: "now" })).toContain("");
    expect(standingsTab({ ...view, underWay: 2 }, now, language).nowNote).toBeNull();
  });

  test("RANK25 RANK31 says over it that it is not official, with how many games, and of a row how far it has moved", async () => {
    const view = { ...(await table()), underWay: 2 };
    const [risen, fallen, still] = view.rows.map(({ team }) => team.clubSlug);
    const moved = new Map([
      [risen ?? "", 2],
      [fallen ?? "", -1],
      [still ?? "", 0],
    ]);
    const asItStands = { round: null, view: "now" } as const;
    const tab = standingsTab({ ...view, moved }, asItStands, language);
    expect(tab.nowNote).toBe("Положение на данный момент: идут 2 матча. Таблица неофициальная.");
    expect(tab.caption).toContain("неофициально");
    expect(tab.rows.slice(0, 4).map((row) => row.beside ?? null)).toEqual([
      { look: "up", sign: "▲2", text: "на 2 места выше" },
      { look: "down", sign: "▼1", text: "на 1 место ниже" },
      null,
      null,
    ]);
    expect(standingsTab({ ...view, underWay: 0, moved: new Map() }, asItStands, language).nowNote).toBe(
      "Сейчас не идёт ни один матч: это официальная таблица.",
    );
  });

  test("leads to every round that was begun and every way to look at it, keeping the other choice", async () => {
    const { rounds, views } = standingsTab(await table(), { round: 3, view: "form" }, language);
    expect(rounds?.links.map(({ text }) => text)).toEqual(["Сейчас", "1", "2", "3", "4", "5", "6", "7"]);
    expect(rounds?.links.find(({ isCurrent }) => isCurrent)?.text).toBe("3");
    expect(rounds?.links[1]?.href).toBe("/ru/seasons/2025-26/leagues/prva/tabs/Standings?round=1&view=form");
    expect(views.links[0]?.href).toBe("/ru/seasons/2025-26/leagues/prva/tabs/Standings?round=3");
  });

  test("RANK2 says of every club in a tie what parted it from which others, and nothing of the rest", async () => {
    const view = await table();
    const { notes } = standingsTab(view, now, language);
    const tied = view.rows.filter(({ tieBreaks }) => tieBreaks.length > 0);
    expect(notes.map(({ club }) => club)).toEqual(tied.map(({ team }) => team.clubSlug));
    const [row] = tied;
    const rivals = row?.tieBreaks[0]?.among.filter((club) => club !== row.team.clubSlug) ?? [];
    const named = (club: string) => view.rows.find(({ team }) => team.clubSlug === club)?.team.name;
    const names = rivals.map((club) => writtenName(named(club) ?? { text: "?", transliterable: false }, "ru"));
    for (const name of names) expect(notes[0]?.reasons[0]).toContain(name);
    expect(notes[0]?.reasons[0]).toMatch(/\d\u2060–\u2060\d/);
  });

  test("RANK7 RANK9 says who has left and what was deducted", async () => {
    const view = await table();
    const [one, other, ...rest] = view.rows;
    if (!one || !other) throw new Error("the fixture has no clubs");
    const rows = [
      { ...one, tieBreaks: [], deducted: 2 },
      ...rest.map((row) => ({ ...row, tieBreaks: [] })),
      { ...other, tieBreaks: [], withdrawn: true },
    ];
    const { notes } = standingsTab({ ...view, rows }, now, language);
    expect(notes.map(({ club, reasons }) => [club, reasons.length])).toEqual([
      [one.team.clubSlug, 0],
      [other.team.clubSlug, 0],
    ]);
    expect(notes[0]?.decided[0]).toContain("2 очка");
    expect(notes[1]?.decided[0]).toContain(writtenName(other.team.name, "ru"));
  });

  test("an address asks for a round and a view, or for nothing that there is", () => {
    const choice = (search: string) => standingsChoice(new URLSearchParams(search));
    expect(choice("")).toEqual({ round: null, view: "table" });
    expect(choice("round=7&view=cross-table")).toEqual({ round: 7, view: "cross-table" });
    expect(choice("view=now")).toEqual({ round: null, view: "now" });
    for (const search of ["view=now&round=1", "round=0", "round=x", "round=-1", "round=", "view=all", "round=7.5"])
      expect(choice(search)).toBeNull();
  });
});
