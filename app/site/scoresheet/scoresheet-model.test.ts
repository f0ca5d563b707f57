import { describe, expect, test } from "vitest";
import type { ScoresheetAnswer } from "#contract/scoresheet-queries.ts";
import { foldPlays } from "#core/game/evolve.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { scoresheetRecordOf } from "#core/stats/scoresheet-record.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { hasReport, scoresheetOf } from "./scoresheet-model.ts";

putAllMessages();

const serbian = pageLanguage("sr", "Europe/Belgrade");

async function gameOf(state: keyof typeof fixtureGames) {
  const roundSlug = state === "scheduled" ? "8" : "7";
  const game = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug, gameSlug: fixtureGames[state] });
  if (!game) throw new Error(`the fixture has no ${state} game`);
  return game;
}

/** A game with the log of a test in the place of its own. */
async function viewOf(sheet: Scoresheet): Promise<ScoresheetAnswer> {
  const plays = playsInForce(sheet.events);
  const game = await gameOf("final");
  const log = { record: scoresheetRecordOf(plays, fiba), rules: fiba, writtenAt: 1_000 };
  return { game: { ...game, box: boxScoreOf(foldPlays(plays, fiba)), players: [] }, log };
}

async function sheetOf(view: ScoresheetAnswer, language = serbian) {
  return scoresheetOf(view, await fixtureQueries().site(), language);
}

describe("a scoresheet", () => {
  test("marks fouls by kind and free throws, and the coach's on his own line", async () => {
    const sheet = Scoresheet.begun();
    sheet.at("3:00", 1);
    const foul = { type: "foul", side: "home", shooting: false, position: null } as const;
    const player = sheet.events.flatMap((event) => ("fact" in event && event.fact.type === "starters.set" ? event.fact.players : []))[0];
    sheet.add({ ...foul, offender: "player", player: player ?? null, kind: "personal", freeThrows: 2, countsAsTeamFoul: true });
    sheet.add({ ...foul, offender: "player", player: player ?? null, kind: "technical", freeThrows: 1, countsAsTeamFoul: true });
    sheet.add({ ...foul, offender: "player", player: player ?? null, kind: "unsportsmanlike", freeThrows: 2, countsAsTeamFoul: true });
    sheet.add({ ...foul, offender: "coach", player: null, kind: "technical", freeThrows: 1, countsAsTeamFoul: false });
    const [home] = (await sheetOf(await viewOf(sheet))).teams;
    expect(home?.players[0]?.fouls.map(({ mark }) => mark)).toEqual(["P2", "T1", "U2", "GD"]);
    expect(home?.players[0]?.fouls[0]?.minute).toBe("8");
    expect(home?.coaches[0]?.fouls).toEqual([{ mark: "C1", minute: "8" }]);
    expect(home?.teamFouls.map(({ count }) => count)).toEqual([3, 0, 0, 0]);
  });

  test("FOUL6 says on the coach's line that his game is over", async () => {
    const sheet = Scoresheet.begun();
    const technical = { type: "foul", side: "away", player: null, kind: "technical", freeThrows: 1, countsAsTeamFoul: false } as const;
    for (const offender of ["bench", "coach", "bench"] as const) sheet.add({ ...technical, offender, shooting: false, position: null });
    const [, away] = (await sheetOf(await viewOf(sheet))).teams;
    expect(away?.coaches[0]?.fouls.map(({ mark }) => mark)).toEqual(["B1", "C1", "B1", "GD"]);
  });

  test("SET9 has a line for each head coach, with the minute the later one came and the fouls of his own", async () => {
    const sheet = Scoresheet.begun();
    const technical = { type: "foul", side: "away", player: null, kind: "technical", freeThrows: 1, countsAsTeamFoul: false } as const;
    const foul = () => sheet.add({ ...technical, offender: "coach", shooting: false, position: null });
    foul();
    foul();
    sheet.at("3:00", 1).add({ type: "coach.change", side: "away", coach: "D. Drugi", assistantCoaches: ["T. Treći"] });
    foul();
    const [, away] = (await sheetOf(await viewOf(sheet))).teams;
    expect(away?.coaches.map(({ role, name, fouls }) => [role, name, fouls.map(({ mark }) => mark).join(" ")])).toEqual([
      ["Trener", "", "C1 C1 GD"],
      ["Trener 8′", "D. Drugi", "C1"],
      ["Pomoćni trener", "T. Treći", ""],
    ]);
  });

  test("closes each period and the game after the last basket of either side", async () => {
    const sheet = Scoresheet.begun();
    sheet.shot("h4", 2, true);
    sheet.shot("h5", 3, true);
    sheet.at("9:00", 2).shot("h4", 2, true);
    sheet.shot("a4", 3, true);
    const { runningScore } = await sheetOf(await viewOf(sheet));
    expect(runningScore?.map(({ side, total, closes }) => [side, total, closes])).toEqual([
      ["home", 2, null],
      ["home", 5, "period"],
      ["home", 7, "game"],
      ["away", 3, "game"],
    ]);
  });

  test("FOUL2 counts fouls of overtimes with the last period", async () => {
    const sheet = Scoresheet.begun();
    sheet.at("1:00", 4).foul("a4");
    sheet.at("5:00", "ot1").add({ type: "period.start" });
    sheet.at("1:00", "ot1").foul("a5");
    const [, away] = (await sheetOf(await viewOf(sheet))).teams;
    expect(away?.teamFouls.map(({ count }) => count)).toEqual([0, 0, 0, 2]);
    expect(away?.timeouts.map(({ label }) => label)).toEqual(["1. poluvreme", "2. poluvreme", "PR1"]);
  });

  test("without plays has its box score, and says why there is no running score", async () => {
    const sheet = await sheetOf({ game: await gameOf("final"), log: null });
    expect(sheet.boxes.map(({ rows }) => rows.length)).toEqual([12, 12]);
    expect([sheet.runningScore, sheet.runningScoreNote]).toEqual([null, "Na ovoj utakmici tok rezultata nije beležen."]);
  });

  test("is there for a forfeit with the decision, and not for a game to come", async () => {
    const forfeited = { game: await gameOf("forfeited"), log: null };
    expect(hasReport(forfeited)).toBe(true);
    expect(hasReport({ game: await gameOf("scheduled"), log: null })).toBe(false);
    expect(hasReport({ game: await gameOf("postponed"), log: null })).toBe(false);
  });

  test("speaks the reader's language and script", async () => {
    const view = { game: await gameOf("final"), log: null };
    const cyrillic = await sheetOf(view, pageLanguage("sr-cyrl", "Europe/Belgrade"));
    expect([cyrillic.languageTag, cyrillic.words.totals]).toEqual(["sr-Cyrl", "Укупно"]);
    expect((await sheetOf(view, pageLanguage("sl", "Europe/Ljubljana"))).title).toBe("Uradni zapisnik tekme");
  });
});
