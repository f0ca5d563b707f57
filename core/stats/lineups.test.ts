import { describe, expect, it } from "vitest";
import { foldGame } from "../game/evolve.ts";
import { playsInForce } from "../game/plays-in-force.ts";
import { fiba } from "../rules/fiba.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { boxScoreOf } from "./fold-box-score.ts";
import { combinationsOf, lineupsOf } from "./lineups.ts";

function lineupsIn(sheet: Scoresheet): ReturnType<typeof lineupsOf> {
  return lineupsOf(playsInForce(sheet.events), fiba);
}

function period(): Scoresheet {
  const sheet = Scoresheet.begun();
  sheet.at("9:00").shot("h4", 2, true);
  sheet.at("7:00").substitute("h4", "h9");
  sheet.at("6:00").shot("a4", 3, true);
  sheet.at("5:00").shot("h9", 2, true);
  sheet.at("4:00").substitute("h9", "h4");
  sheet.at("3:00").shot("h5", 3, true);
  sheet.at("0:00").add({ type: "period.end" });
  return sheet;
}

describe("lineups", () => {
  it("LINE1 five players share one line over all their stints", () => {
    const { home, away } = lineupsIn(period());
    expect(home).toEqual([
      {
        players: ["h4", "h5", "h6", "h7", "h8"].map(key),
        seconds: 420,
        pointsFor: 5,
        pointsAgainst: 0,
        plusMinus: 5,
        possessionsFor: 1,
        possessionsAgainst: 0,
      },
      {
        players: ["h5", "h6", "h7", "h8", "h9"].map(key),
        seconds: 180,
        pointsFor: 2,
        pointsAgainst: 3,
        plusMinus: -1,
        possessionsFor: 1,
        possessionsAgainst: 1,
      },
    ]);
    expect(away).toEqual([
      {
        players: ["a4", "a5", "a6", "a7", "a8"].map(key),
        seconds: 600,
        pointsFor: 3,
        pointsAgainst: 7,
        plusMinus: -4,
        possessionsFor: 1,
        possessionsAgainst: 2,
      },
    ]);
  });

  it("LINE1 a player's minutes and plus-minus are the sums over his lineups", () => {
    const sheet = period();
    const { home } = lineupsIn(sheet);
    const box = boxScoreOf(foldGame(sheet.events, fiba));
    for (const player of box.teams.home.players.filter(({ seconds }) => seconds !== null)) {
      const own = home.filter(({ players }) => players.includes(player.key));
      expect(own.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(player.seconds);
      expect(own.reduce((sum, { plusMinus }) => sum + plusMinus, 0)).toBe(player.plusMinus);
    }
  });

  it("LINE3 two who were in both lineups share both; one who came in shares his own", () => {
    const { home } = lineupsIn(period());
    const pairs = combinationsOf(home, 2);
    expect(pairs).toHaveLength(10 + 4);
    const pair = (a: string, b: string) => pairs.find(({ players }) => players.join() === [key(a), key(b)].join());
    expect(pair("h5", "h6")).toMatchObject({ seconds: 600, pointsFor: 7, pointsAgainst: 3, plusMinus: 4, possessionsFor: 2 });
    expect(pair("h8", "h9")).toMatchObject({ seconds: 180, pointsFor: 2, pointsAgainst: 3 });
    expect(pair("h4", "h9")).toBeUndefined();
    expect(combinationsOf(home, 4)).toHaveLength(5 + 4);
  });

  it("LINE2 time with a wrong number on court belongs to nobody", () => {
    const sheet = Scoresheet.begun();
    sheet.at("8:00").add({ type: "substitution", side: "home", out: [key("h4")], in: [] });
    sheet.at("7:00").shot("a4", 2, true);
    sheet.at("6:00").add({ type: "substitution", side: "home", out: [], in: [key("h9")] });
    sheet.at("0:00").add({ type: "period.end" });
    const { home } = lineupsIn(sheet);
    expect(home.map(({ seconds, pointsAgainst }) => [seconds, pointsAgainst])).toEqual([
      [360, 0],
      [120, 0],
    ]);
  });
});
