import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playsInForce } from "../../game/plays-in-force.ts";
import { playerGame, teamGame } from "#tests/support/games/history-lines.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { type FreeThrowGame, freeThrowsInOrder, freeThrowStreaks } from "./free-throw-streaks.ts";
import type { GameContext } from "./game-line.ts";
import {
  currentStreak,
  gamesPlayedInARow,
  longestStreaks,
  playerStreaks,
  type Streak,
  startsOfSeason,
  streaksOf,
  teamStreaks,
} from "./streaks.ts";

const across = { acrossSeasons: true };

function told(streaks: readonly Streak[]): string[] {
  return streaks.map(({ length, from, to, current }) => `${length} ${from}–${to}${current ? " current" : ""}`);
}

/** One letter a game: W won, L lost, = level; small letters away. */
function results(letters: string, said: Partial<GameContext> = {}): GameContext[] {
  return [...letters].map((letter, index) => ({
    ...teamGame(index + 1, 80, 80),
    won: letter === "=" ? null : letter.toUpperCase() === "W",
    side: letter === letter.toLowerCase() && letter !== "=" ? "away" : "home",
    ...said,
  }));
}

function throws(number: number, inOrder: string | null, made = 0, attempted = 0, season = "2025-26"): FreeThrowGame {
  const given = inOrder === null ? null : [...inOrder].map((mark) => mark === "x");
  return {
    game: `g${number}`,
    season,
    playedAt: number,
    round: number,
    made: given ? given.filter(Boolean).length : made,
    attempted: given?.length ?? attempted,
    inOrder: given,
  };
}

describe("streaks", () => {
  it("STREAK1 the longest with all ties, and the current one", () => {
    const streaks = teamStreaks(results("WWLWWLW"), "wins", across);
    expect(told(streaks)).toEqual(["2 g001–g002", "2 g004–g005", "1 g007–g007 current"]);
    expect(told(longestStreaks(streaks))).toEqual(["2 g001–g002", "2 g004–g005"]);
    expect(currentStreak(streaks)?.length).toBe(1);
    expect(currentStreak(teamStreaks(results("WL"), "wins", across))).toBeNull();
    expect(longestStreaks([])).toEqual([]);
  });

  it("STREAK1 over the summer or not", () => {
    const games = [
      ...results("LWW", { season: "2024-25" }),
      ...results("LWWW")
        .slice(1)
        .map((game, index) => ({ ...game, game: `h${index}`, playedAt: 1e12 + index })),
    ];
    expect(told(teamStreaks(games, "wins", across))).toEqual(["5 g002–h2 current"]);
    expect(told(teamStreaks(games, "wins", { acrossSeasons: false }))).toEqual(["2 g002–g003", "3 h0–h2 current"]);
  });

  it("STREAK1 streaks do not overlap and hold exactly the games that hold", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(true, false, null, "skip" as const)), (verdicts) => {
        const games = verdicts.map((_, index) => playerGame(index + 1));
        const streaks = streaksOf(games.toReversed(), (game) => verdicts[game.round - 1] ?? null, across);
        expect(streaks.reduce((sum, { length }) => sum + length, 0)).toBe(verdicts.filter((verdict) => verdict === true).length);
        for (const [index, streak] of streaks.entries()) {
          expect(streak.from <= streak.to).toBe(true);
          const next = streaks[index + 1];
          if (next) expect(streak.to < next.from && !streak.current).toBe(true);
        }
      }),
    );
  });

  it("STREAK2 a figure that was not recorded ends a streak; a game missed does not, a forfeit neither", () => {
    const games = [
      playerGame(1, { points: 10, assists: 10 }),
      playerGame(3, { points: 12, assists: 11 }),
      playerGame(4, { forfeited: true }),
      playerGame(5, { points: 12, assists: null }),
      playerGame(6, { points: 30, assists: 12, threePointersMade: 1 }),
    ];
    expect(told(playerStreaks(games, "doubleDouble", across))).toEqual(["2 g001–g003", "1 g006–g006 current"]);
    expect(told(playerStreaks(games, "tenPoints", across))).toEqual(["4 g001–g006 current"]);
    expect(told(playerStreaks(games, "twentyPoints", across))).toEqual(["1 g006–g006 current"]);
    expect(told(playerStreaks(games, "threePointer", across))).toEqual(["1 g006–g006 current"]);
  });

  it("STREAK5 STREAK8 games played in a row run over the games of his club; a forfeited game is nobody's to miss", () => {
    const games = [...results("WWW"), { ...teamGame(4, 0, 20), forfeited: true }, ...results("WWWWWW").slice(4)];
    expect(told(gamesPlayedInARow(games, new Set(["g001", "g003", "g005", "g006"])))).toEqual(["1 g001–g001", "3 g003–g006 current"]);
  });

  it("STREAK7 a season for none of the club's teams ends a streak, a game of a team that he never played for does not", () => {
    const at = (number: number, season: string, team = season) => ({ ...teamGame(number, 80, 70), season, team });
    const away = [at(1, "2023"), at(2, "2024"), at(3, "2025")];
    expect(told(gamesPlayedInARow(away, new Set(["g001", "g003"])))).toEqual(["1 g001–g001", "1 g003–g003 current"]);
    const women = [at(1, "2024"), at(2, "2024", "women"), at(3, "2024")];
    expect(told(gamesPlayedInARow(women, new Set(["g001", "g003"])))).toEqual(["2 g001–g003 current"]);
    expect(gamesPlayedInARow([], new Set())).toEqual([]);
  });

  it("STREAK3 wins at home, losses, against one opponent; a level first leg ends both, a forfeit is a win", () => {
    expect(told(teamStreaks(results("WlWwLW"), "homeWins", across))).toEqual(["2 g001–g003", "1 g006–g006 current"]);
    expect(told(teamStreaks(results("WwlwW"), "awayWins", across))).toEqual(["1 g002–g002", "1 g004–g004 current"]);
    expect(told(teamStreaks(results("LL=L"), "losses", across))).toEqual(["2 g001–g002", "1 g004–g004 current"]);
    expect(told(teamStreaks(results("WW=W"), "wins", across))).toEqual(["2 g001–g002", "1 g004–g004 current"]);
    expect(told(teamStreaks(results("WW", { forfeited: true }), "wins", across))).toEqual(["2 g001–g002 current"]);
    const games = results("WLW").map((game, index) => ({ ...game, opponentClub: index === 1 ? "lake" : "river" }));
    expect(told(teamStreaks(games, "wins", { acrossSeasons: true, opponentClub: "river" }))).toEqual(["2 g001–g003 current"]);
  });

  it("STREAK3 a season that began with wins, until the first loss", () => {
    const first = results("WWLW", { season: "2024-25" });
    const second = results("LWWW").map((game, index) => ({ ...game, game: `h${index}`, playedAt: 1e12 + index }));
    expect(told(startsOfSeason([...second, ...first], "wins"))).toEqual(["2 g001–g002"]);
    expect(told(startsOfSeason([...second, ...first], "losses"))).toEqual(["1 h0–h0"]);
    const unbeaten = results("WWW").map((game, index) => ({ ...game, game: `h${index}`, playedAt: 1e12 + index }));
    expect(told(startsOfSeason([...first, ...unbeaten], "wins"))).toEqual(["2 g001–g002", "3 h0–h2 current"]);
    expect(told(startsOfSeason([...results("WW", { season: "2024-25" }), ...second], "wins"))).toEqual(["2 g001–g002"]);
    expect(startsOfSeason([], "wins")).toEqual([]);
  });

  it("STREAK4 free throws in a row, in the order of the log and over games and seasons", () => {
    const games = [throws(2, "xx-xxx"), throws(1, "-xx", 0, 0, "2024-25"), throws(3, ""), throws(4, "xx")];
    expect(told(freeThrowStreaks(games))).toEqual(["4 g1–g2", "5 g2–g4 current"]);
    const sheet = Scoresheet.begun();
    sheet.freeThrow("h4", true, 1, 2);
    sheet.freeThrow("a4", false);
    const missed = sheet.freeThrow("h4", false, 2, 2);
    sheet.freeThrow("h4", true);
    expect(freeThrowsInOrder(playsInForce(sheet.events)).get(key("h4"))).toEqual([true, false, true]);
    sheet.voids(missed);
    expect(freeThrowsInOrder(playsInForce(sheet.events)).get(key("h4"))).toEqual([true, true]);
  });

  it("STREAK4 where the order is not known, all made go on with the streak and a miss ends it", () => {
    expect(told(freeThrowStreaks([throws(1, "xx"), throws(2, null, 4, 4), throws(3, null, 5, 6), throws(4, "x")]))).toEqual([
      "6 g1–g2",
      "1 g4–g4 current",
    ]);
  });
});
