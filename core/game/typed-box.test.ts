import { expect, it } from "vitest";
import { boxScoreOf } from "../stats/fold-box-score.ts";
import { fiba } from "../rules/fiba.ts";
import type { EventId } from "../kernel/ids.ts";
import { foldPlays } from "./evolve.ts";
import { orderKeyAt } from "./order-key.ts";
import { boxComesTo, boxOfFacts, readTypedBox, writtenBox } from "./typed-box.ts";
import { factsOfResult, readWrittenScore } from "./typed-result.ts";

const text = [
  "home; 7; Žikić; Ognjen; 2P 20/30; 3P 12/20; FT 12/14; OR 4; AS 21; PF 3",
  "home; ; Lazić; Sava",
  "home; coach; Ana Ilić",
  "away; 12; Perić; Marko; 2P 26/40; 3P 7/20; FT 12/16; OR 0; AS 0; PF 4",
].join("\n");

function played(box: string, score: string) {
  const result = { score: readWrittenScore(score), ruling: null, box: readTypedBox(box) };
  const plays = factsOfResult(result, fiba.format).map(({ fact, period }, at) => ({
    eventId: `${at}` as EventId,
    orderKey: orderKeyAt(at),
    moment: { period, gameClockMs: null, shotClockMs: null, clockQuality: "hand" } as const,
    link: null,
    fact,
  }));
  return { state: foldPlays(plays, fiba), facts: plays.map(({ fact }) => fact) };
}

it("WXR10 a box score is read line by line and told in one way; what cannot be read is none", () => {
  const box = readTypedBox(text);
  expect(box && writtenBox(box)).toBe(text);
  const loose = readTypedBox(`\n${text.replaceAll("; ", ";").replace("2P 20/30", "2P  20 / 30").split("\n").reverse().join("\r\n")}\r\n`);
  expect(loose && writtenBox(loose).split("\n").toSorted()).toEqual(text.split("\n").toSorted());
  expect(box && [boxComesTo(box, [88, 85]), boxComesTo(box, [88, 84])]).toEqual([true, false]);
  const crowd = Array.from({ length: 31 }, (_, at) => `home; ${at}; A; B`).join("\n");
  expect(boxComesTo(readTypedBox(crowd)!, [0, 0])).toBe(false);
  for (const wrong of [
    "",
    "guest; 7; A; B; 2P 1/2",
    "home; 7; ; B; 2P 1/2",
    "home; 777; A; B; 2P 1/2",
    "home; 7; A; B; 2P 3/2",
    "home; 7; A; B; 2P 1",
    "home; 7; A; B; OR 1/2",
    "home; 7; A; B; XX 1",
    "home; 7; A; B; AS 1; AS 2",
    "home; 7; A; B; 2P 1/201",
    "home; coach; A\nhome; coach; B",
    "home; coach; A; B; 2P 1/2",
    "home; 7; A; B; constructor 1",
  ])
    expect([wrong, readTypedBox(wrong)]).toEqual([wrong, null]);
});

it("WXR11 a game known by its lines has a box score, with blanks for all that nobody counted, and no course", () => {
  const { state, facts } = played(text, "88:85 (20:18, 19:16, 22:18, 12:21, 15:12)");
  expect([state.status, state.scoreAlone, state.linesAlone, state.ended, state.flow]).toEqual(["final", false, true, true, []]);
  const { home, away } = boxScoreOf(state).teams;
  expect([home.points, home.totals.points, away.totals.points, home.coach, away.coach]).toEqual([88, 88, 85, "Ana Ilić", null]);
  expect(home.players).toMatchObject([
    {
      shirt: "7",
      familyName: "Žikić",
      played: true,
      points: 88,
      twoPointersMade: 20,
      offensiveRebounds: 4,
      defensiveRebounds: null,
      seconds: null,
      plusMinus: null,
      pointsInThePaint: null,
    },
    { familyName: "Lazić", played: false, points: 0 },
  ]);
  expect(home.totals).toMatchObject({
    biggestLead: null,
    leadChanges: null,
    secondsLeading: null,
    timeouts: null,
    benchPoints: null,
    steals: null,
  });
  const box = boxOfFacts(facts);
  expect(box && writtenBox(box)).toBe(text);
  expect(boxOfFacts([])).toBeNull();
});

it("WXR11 a count that one line lacks was kept of nobody; two of one name are two", () => {
  const twins = ["home; 4; Ilić; Ana; 2P 1/1; AS 2", "home; 5; Ilić; Ana; 2P 1/2", "away; 6; Ilić; Ana; 2P 1/2; AS 1"].join("\n");
  const { state, facts } = played(twins, "4:2");
  expect(boxScoreOf(state).teams.home.players.map(({ key, points, assists }) => [key, points, assists])).toEqual([
    ["home-ana-ilić", 2, null],
    ["home-ana-ilić-2", 2, null],
  ]);
  const box = boxOfFacts(facts);
  expect(box && writtenBox(box)).toBe(writtenBox(readTypedBox(twins)!));
});
