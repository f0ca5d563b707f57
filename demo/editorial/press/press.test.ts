import { describe, expect, it } from "vitest";
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

function textsOf(press: Press, count: number): PressText[] {
  const standing = { name: "Gavran", wins: 5, losses: 2, rank: 1, scorer: { name: "Ana Anić", average: 17.25 } };
  const best = { name: "Ana Anić", team: "Gavran", points: count, rebounds: count, assists: count, index: 30 };
  return [
    ...plots.map((plot) => press.recap(story(plot, count), { league: "Prva liga", round: 3, venue: "Hala Kej" })),
    press.preview({ league: "Prva liga", round: 4, venue: "Hala Kej", home: standing, away: { ...standing, name: "Bedem" } }),
    press.awards({ league: "Prva liga", round: 3, best, five: [best] }),
    press.title({ league: "Prva liga", season: "2025/26", champion: "Gavran", finalist: "Bedem", wins: 3, losses: 1 }),
    press.opening({ league: "Prva liga", season: "2026/27", teams: 12, games: 132 }),
    press.postponement({ home: "Gavran", away: "Bedem", round: 4, reason: "–" }),
  ];
}

describe.each(languages)("the newsroom in %s", (language, press) => {
  it("leaves nothing open in any text, whatever the counts", () => {
    for (const count of [0, 1, 2, 5, 11, 21, 102]) {
      for (const text of textsOf(press, count)) {
        const whole = [text.title, text.summary, ...text.paragraphs, text.link].join("\n");
        expect(whole).not.toMatch(/undefined|NaN|\$\{|\s\s|\(\)|\s[.,]/);
        expect(text.title.length).toBeLessThan(110);
      }
    }
  });

  it("names a picture by what it shows", () => {
    const captions = pictureKinds.map((kind) => press.picture(kind, "Gavran", "Bedem"));
    expect(new Set(captions).size).toBe(pictureKinds.length);
  });

  it("counts in its own forms", () => {
    const counted = (count: number) => press.recap(story("rout", count), { league: "", round: 1, venue: "" }).paragraphs.join(" ");
    const expected: Record<string, readonly [string, string, string]> = {
      en: ["1 rebound ", "2 rebounds ", "5 rebounds "],
      sr: ["1 skok,", "2 skoka,", "5 skokova,"],
      sl: ["1 skok,", "2 skoka,", "5 skokov,"],
      es: ["1 rebote ", "2 rebotes ", "5 rebotes "],
      fr: ["1 rebond ", "2 rebonds ", "5 rebonds "],
      ru: ["1 подбор,", "2 подбора,", "5 подборов,"],
    };
    const [one, two, five] = expected[language] as readonly [string, string, string];
    expect(counted(1)).toContain(one);
    expect(counted(2)).toContain(two);
    expect(counted(5)).toContain(five);
  });
});
