import { describe, expect, it } from "vitest";
import fc from "fast-check";
import type { GameStory, Plot } from "../game-story.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { pictureKinds, type Press, type PressText } from "./press.ts";
import { ru } from "./ru.ts";
import { sl } from "./sl.ts";
import { sr } from "./sr.ts";

const languages: readonly (readonly [string, Press])[] = Object.entries({ en, sr, sl, es, fr, ru });
const plots: readonly Plot[] = ["overtime", "comeback", "thriller", "rout", "win"];
const context = { league: "Prva liga", round: 3, venue: "Hala Kej", turn: 0 };

function story(plot: Plot, count: number): GameStory {
  const best = { name: "Ana Anić", points: count, rebounds: count, assists: count, doubleDouble: count >= 10 };
  return {
    plot,
    home: { name: "Gavran", points: 84, best },
    away: { name: "Bedem", points: 77, best },
    winner: "home",
    margin: count,
    overtimes: plot === "overtime" ? 1 : 0,
    periods: [
      { home: 40, away: 40 },
      { home: 44, away: 37 },
    ],
    deficit: count,
    winnersLead: count,
    leadChanges: count,
    attendance: count,
  };
}

function textsOf(press: Press, count: number, turn = 0): PressText[] {
  const standing = { name: "Gavran", wins: 5, losses: 2, rank: 1, scorer: { name: "Ana Anić", average: 17.25 } };
  const best = { name: "Ana Anić", team: "Gavran", points: count, rebounds: count, assists: count, index: 30 };
  return [
    ...plots.map((plot) => press.recap(story(plot, count), { ...context, turn })),
    press.preview({ league: "Prva liga", round: 4, venue: "Hala Kej", home: standing, away: { ...standing, name: "Bedem" } }),
    press.awards({ league: "Prva liga", round: 3, best, five: [best], turn }),
    press.title({ league: "Prva liga", season: "2025/26", champion: "Gavran", finalist: "Bedem", wins: 3, losses: 1 }),
    press.opening({ league: "Prva liga", season: "2026/27", teams: 12, games: 132 }),
    press.postponement({ home: "Gavran", away: "Bedem", round: 4, reason: "–" }),
  ];
}

function player(name: string) {
  return fc.record({
    name: fc.constant(name),
    points: fc.integer({ min: 8, max: 51 }),
    rebounds: fc.integer({ min: 0, max: 22 }),
    assists: fc.integer({ min: 0, max: 16 }),
    doubleDouble: fc.boolean(),
  });
}
/** Games as they come: the longest names of the demo, any plot, any course. */
const playedGame: fc.Arbitrary<GameStory> = fc
  .record({
    plot: fc.constantFrom(...plots),
    loser: fc.integer({ min: 51, max: 112 }),
    margin: fc.integer({ min: 1, max: 49 }),
    winner: fc.constantFrom("home" as const, "away" as const),
    overtimes: fc.integer({ min: 1, max: 6 }),
    deficit: fc.integer({ min: 0, max: 31 }),
    leadChanges: fc.integer({ min: 0, max: 29 }),
    attendance: fc.option(fc.integer({ min: 0, max: 12_000 })),
    bests: fc.tuple(player("Aleksandar Damnjanović"), player("Elliott Beckworth")),
  })
  .map(({ plot, loser, margin, winner, overtimes, bests, ...rest }) => ({
    ...rest,
    plot,
    winner,
    margin,
    overtimes: plot === "overtime" ? overtimes : 0,
    winnersLead: margin + 3,
    home: { name: "Meridijan Medaković", points: winner === "home" ? loser + margin : loser, best: bests[0] },
    away: { name: "Brodarji Prule", points: winner === "away" ? loser + margin : loser, best: bests[1] },
    periods: [{ home: 40, away: 40 }],
  }));

const severalOvertimes: Readonly<Record<string, readonly string[]>> = {
  en: ["double overtime", "triple overtime", "quadruple overtime"],
  sr: ["dva produžetka", "tri produžetka", "četiri produžetka"],
  sl: ["(dveh podaljških|dva podaljška)", "(treh podaljških|trije podaljški)", "(štirih podaljških|štirje podaljški)"],
  es: ["dos prórrogas", "tres prórrogas", "cuatro prórrogas"],
  fr: ["deux prolongations", "trois prolongations", "quatre prolongations"],
  ru: ["(двух овертаймов|два овертайма)", "(трёх овертаймов|три овертайма)", "(четырёх овертаймов|четыре овертайма)"],
};
const nothingDone =
  /(?<!\d)[01] (?:rebound|assist|skok|asisten|rebote|asistencia|rebond|passe|подбор|передач|lead change|promen|menjav|cambio|changement|смен)/u;

describe.each(languages)("the newsroom in %s", (language, press) => {
  it("leaves nothing open in any text, whatever the counts", () => {
    for (const count of [2, 5, 11, 21, 102]) {
      for (const text of [0, 1, 2, 7, 50, 400, 3000].flatMap((turn) => textsOf(press, count, turn))) {
        const whole = [...text.titles, text.summary, ...text.paragraphs, text.link].join("\n");
        expect(whole).not.toMatch(/undefined|NaN|\$\{|\s\s|\(\)|\s[.,]|false|true/);
      }
    }
  });

  it("EDIT14: names no winner twice, every overtime, no deed of less than two, in at most 100 letters", () => {
    fc.assert(
      fc.property(playedGame, fc.nat(2 ** 30), (game, turn) => {
        const { titles, summary, paragraphs } = press.recap(game, { ...context, turn });
        expect(new Set(titles).size).toBeGreaterThanOrEqual(5);
        const winner = game[game.winner].name;
        for (const title of titles) {
          expect(title.split(winner).length).toBeLessThanOrEqual(2);
          expect(title.length).toBeLessThanOrEqual(100);
          const counted = severalOvertimes[language]?.[game.overtimes - 2] ?? String(game.overtimes);
          if (game.overtimes > 1) expect(title).toMatch(new RegExp(counted, "i"));
        }
        expect([...titles, summary, ...paragraphs].join("\n")).not.toMatch(nothingDone);
      }),
    );
  });

  it("EDIT14: an award leaves out what its player did not do", () => {
    const best = { name: "Ana Anić", team: "Gavran", points: 25, rebounds: 7, assists: 0, index: 30 };
    for (const turn of [0, 7, 14]) {
      const { paragraphs, titles } = press.awards({ league: "Prva liga", round: 3, best, five: [best], turn });
      expect(paragraphs[0]).toMatch(/25.*7/);
      expect(paragraphs[0]).not.toMatch(nothingDone);
      for (const title of titles) expect(title.split("Ana Anić")).toHaveLength(2);
    }
  });

  it("names a picture by what it shows", () => {
    const captions = pictureKinds.map((kind) => press.picture(kind, "Gavran", "Bedem"));
    expect(new Set(captions).size).toBe(pictureKinds.length);
  });

  it("counts in its own forms", () => {
    const counted = (count: number) => press.recap(story("rout", count), context).paragraphs.join(" ");
    const expected: Record<string, readonly [string, string]> = {
      en: ["2 rebounds ", "5 rebounds "],
      sr: ["2 skoka ", "5 skokova "],
      sl: ["2 skoka ", "5 skokov "],
      es: ["2 rebotes ", "5 rebotes "],
      fr: ["2 rebonds ", "5 rebonds "],
      ru: ["2 подбора ", "5 подборов "],
    };
    const [two, five] = expected[language] as readonly [string, string];
    expect(counted(2)).toContain(two);
    expect(counted(5)).toContain(five);
  });
});
