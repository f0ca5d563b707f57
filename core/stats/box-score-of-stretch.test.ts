import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldPlays } from "../game/evolve.ts";
import { playsInForce } from "../game/plays-in-force.ts";
import { fiba } from "../rules/fiba.ts";
import { correctedGames } from "#tests/support/games/corrected-games.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { sumsOfStretches } from "#tests/support/games/sums-of-stretches.ts";
import { boxScoreOfStretch } from "./box-score-of-stretch.ts";
import { boxScoreOf } from "./fold-box-score.ts";

function partOf(sheet: Scoresheet, from: number, to = from) {
  const box = boxScoreOfStretch(playsInForce(sheet.events), fiba, { from, to });
  return { box, player: (name: string) => box?.[name.startsWith("h") ? "home" : "away"].players.find((line) => line.key === key(name)) };
}

/** Three and three in the first quarter, number 9 for number 4 with four minutes left in it, two in the second. */
function twoQuarters(): Scoresheet {
  const sheet = Scoresheet.begun();
  sheet.at("9:00").shot("h4", 3, true);
  sheet.at("4:00").substitute("h4", "h9");
  sheet.at("3:00").shot("a4", 3, true);
  sheet.at("0:00").add({ type: "period.end" });
  sheet.substitute("h5", "h10");
  sheet.at("10:00", 2).add({ type: "period.start" });
  sheet.at("5:00").shot("h9", 2, true);
  sheet.at("4:00").add({ type: "foul.drawn", side: "home", player: key("h9") });
  return sheet;
}

describe("the box score of a part of a game", () => {
  it("BOX13 BOX17 has what was done in it, with minutes and plus-minus right over the break", () => {
    const first = partOf(twoQuarters(), 0);
    expect(first.box?.home).toMatchObject({ points: 3, totals: { points: 3, threePointersMade: 1, benchPoints: 0 } });
    expect(first.player("h4")).toMatchObject({ points: 3, seconds: 360, plusMinus: 3 });
    expect(first.player("h9")).toMatchObject({ points: 0, seconds: 240, plusMinus: -3 });
    const second = partOf(twoQuarters(), 1);
    expect(second.box?.home).toMatchObject({ points: 2, totals: { points: 2, threePointersMade: 0, benchPoints: 2 } });
    expect(second.box?.away.points).toBe(0);
    // Six minutes of it are played: he was on court when the quarter began, without a line that says so.
    expect(second.player("h9")).toMatchObject({ points: 2, foulsDrawn: 1, seconds: 360, plusMinus: 2 });
    expect(second.player("h4")).toMatchObject({ played: false, seconds: null, plusMinus: null });
  });

  it("BOX17 who comes on in a break has not played in what went before it", () => {
    expect(partOf(twoQuarters(), 0).player("h10")).toMatchObject({ played: false });
    expect(partOf(twoQuarters(), 0).player("h5")).toMatchObject({ played: true, seconds: 600 });
    expect(partOf(twoQuarters(), 1).player("h10")).toMatchObject({ played: true, seconds: 360 });
    expect(partOf(twoQuarters(), 1).player("h5")).toMatchObject({ played: false });
  });

  it("BOX13 who is on court is so only in the part that is played", () => {
    expect(partOf(twoQuarters(), 0).player("h9")?.onCourt).toBe(false);
    expect(partOf(twoQuarters(), 1).player("h9")?.onCourt).toBe(true);
    expect(partOf(twoQuarters(), 0, 1).player("h9")?.onCourt).toBe(true);
    expect(partOf(twoQuarters(), 2).box).toBeNull();
  });

  it("BOX2 BOX13 what the source keeps no record of is blank in a part, too", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "source.change", source: "paper", notRecorded: ["assists", "minutes"] });
    sheet.at("9:00").shot("h4", 2, true);
    expect(partOf(sheet, 0).player("h4")).toMatchObject({ points: 2, assists: null, seconds: null });
  });

  it("BOX14 minutes of a clock in hundredths are rounded to where the parts come to the game", () => {
    const sheet = Scoresheet.begun();
    // 200.4 s and 300.3 s: rounded each for itself they would be a second short of 500.7 s.
    sheet.at("6:39.6").substitute("h4", "h9");
    sheet.at("0:00").add({ type: "period.end" });
    sheet.at("10:00", 2).add({ type: "period.start" });
    sheet.at("5:00.3").substitute("h9", "h4");
    sheet.at("0:00").add({ type: "period.end" });
    const [first, second, both] = [partOf(sheet, 0), partOf(sheet, 1), partOf(sheet, 0, 1)];
    for (const name of ["h4", "h9", "h5"]) {
      expect([name, (first.player(name)?.seconds ?? 0) + (second.player(name)?.seconds ?? 0)]).toEqual([name, both.player(name)?.seconds]);
    }
    expect(first.player("h4")?.seconds).toBe(200);
    expect(second.player("h4")?.seconds).toBe(301);
  });

  /** The parts' sums, where a part in which the stamps run backwards counts as none (BOX16), so that the seconds are more. */
  function possible(sums: Readonly<Record<string, unknown>>, whole: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const isMore = (name: string) => name.endsWith(" seconds") && Number(sums[name]) > Number(whole[name]);
    return Object.fromEntries(Object.entries(sums).map(([name, figure]) => [name, isMore(name) ? whole[name] : figure]));
  }

  it("BOX13 BOX14 all parts come to the whole game, whatever was taken back, moved or told late", () => {
    let told = 0;
    fc.assert(
      fc.property(correctedGames, (log) => {
        const plays = playsInForce(log);
        const figures = sumsOfStretches(plays, fiba, boxScoreOf(foldPlays(plays, fiba)));
        if (figures && "halves" in figures.sums) told++;
        for (const sums of Object.values(figures?.sums ?? {})) {
          expect(possible(sums, figures?.whole ?? {})).toEqual(figures?.whole);
          for (const [name, figure] of Object.entries(sums)) if (name.endsWith("seconds")) expect(Number(figure)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
    expect(told).toBeGreaterThan(5);
  });
});
