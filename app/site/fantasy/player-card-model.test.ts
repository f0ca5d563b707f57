import { describe, expect, test } from "vitest";
import type { FantasyPlayerAnswer, PlayedLedger, PriceStep } from "#contract/fantasy.ts";
import { fantasyRound, pickerPlayers } from "#tests/support/fixtures/own-fantasy.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { playerCard } from "./player-card-model.ts";
import { priceDrawing } from "./price-drawing.ts";

putAllMessages();
const language = pageLanguage("sr", "Europe/Belgrade");
const [player, other] = pickerPlayers as [(typeof pickerPlayers)[0], (typeof pickerPlayers)[0]];
const game: PlayedLedger = {
  game: "one",
  index: 11_000,
  win: 1100,
  points: 12_100,
  ref: { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "2", gameSlug: "one", playoff: null },
  opponent: other.team,
  parts: [
    { figure: "points", count: 14, addsTenths: 140 },
    { figure: "missedFieldGoals", count: 3, addsTenths: -30 },
  ],
};
const answer: FantasyPlayerAnswer = {
  competition: { seasonSlug: "2026-27", leagueSlug: "first", name: ownName("Prva liga") },
  seasonName: "2026/27",
  player: {
    ...player,
    absence: null,
    price: 97,
    openingPrice: 87,
    priceBefore: 87,
    target: 120,
    rating: 10_400,
    isNewcomer: false,
    gamesLearned: 1,
    points: 12_100,
    played: 1,
    games: 1,
    owners: 30,
    captains: 3,
  },
  round: fantasyRound(3, 0, "opened"),
  teams: 300,
  priceStep: 10,
  prices: [step(1, null, 87, "opening"), step(2, 87, 87, "unplayed"), step(3, 87, 97, "capped")],
  rounds: [
    { round: fantasyRound(1, 0, "final"), points: 0, games: [], winBonusPercent: 10, isToCome: false, owners: 0, captains: 0, teams: 300 },
    {
      round: fantasyRound(2, 0, "final"),
      points: 12_100,
      games: [game],
      winBonusPercent: 10,
      isToCome: false,
      owners: 30,
      captains: 3,
      teams: 300,
    },
  ],
  nextPrices: [
    { points: 0, price: 96 },
    { points: 30, price: 107 },
  ],
};

function step(round: number, before: number | null, price: number, reason: PriceStep["reason"]): PriceStep {
  return { round: fantasyRound(round, 0, "final"), price, before, target: 120, rating: 10_400, reason };
}

describe("a player's card", () => {
  test("FANM4 has each price with its reason, the newest first, and as a drawing", () => {
    const { price } = playerCard(answer, language);
    const cells = price.table?.rows.map((row) => row.cells.slice(0, 3).map((cell) => cell?.text ?? null));
    expect(cells).toEqual([
      ["9,7", "+1,0", "Na putu ka 12,0, najvećim korakom"],
      ["8,7", "0,0", "Nije igrao: cena i rejting ostaju"],
      ["8,7", null, "Početna cena"],
    ]);
    expect(price.chart?.alternative).toBe("Cena od 8,7 (1. kolo) do 9,7 (3. kolo); najniža 8,7, najviša 9,7.");
    expect(price.chart?.drawing.points).toHaveLength(3);
  });

  test("FANM4 one price is no course, and one that stands still is drawn within its edges", () => {
    expect(priceDrawing([{ price: 65, target: 65 }], String)).toBeNull();
    const still = priceDrawing(
      [
        { price: 60, target: 60 },
        { price: 60, target: 60 },
      ],
      String,
    );
    expect(still?.lines.map(({ text }) => text)).toEqual(["80", "70", "60"]);
    expect(still?.points.every(({ y }) => y > 0 && y < (still?.height ?? 0))).toBe(true);
  });

  test("FANM5 a game's rows come to the index, and with the share for winning to its sum", () => {
    const { games } = playerCard(answer, language);
    expect(games.rounds.map(({ points, detail }) => [points, detail])).toEqual([
      ["12,1", other.team.code],
      ["–", "nije igrao"],
    ]);
    const table = games.rounds[0]?.games[0]?.table;
    expect(table?.rows.map(({ cells }) => cells.map((cell) => cell?.text))).toEqual([
      ["14", "+14"],
      ["3", "−3"],
    ]);
    expect(table?.totals?.map(({ cells }) => cells[1]?.text)).toEqual(["11,0", "+1,1", "12,1"]);
  });

  test("FANM6 says the next price, and of somebody who has left that he has", () => {
    expect(playerCard(answer, language).next?.table?.rows.map(({ head, cells }) => [head.text, cells[0]?.text, cells[1]?.text])).toEqual([
      ["0", "9,6", "−0,1"],
      ["30", "10,7", "+1,0"],
    ]);
    const gone = playerCard({ ...answer, player: { ...answer.player, hasLeft: true }, nextPrices: [] }, language);
    expect([gone.next, gone.who.notes.length]).toEqual([null, 1]);
  });

  test("FANM3 says what may keep him from playing", () => {
    const absence = { status: "out", reason: "injury", since: "2026-11-20", expectedBack: null } as const;
    const { notes } = playerCard({ ...answer, player: { ...answer.player, absence } }, language).who;
    expect(notes).toEqual(["Ne igra – povreda"]);
  });
});
