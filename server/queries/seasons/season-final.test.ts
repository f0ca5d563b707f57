import { expect, it } from "vitest";
import { seasonFinal, type SeasonFinalRow } from "./season-final.ts";

const team = { clubSlug: "avala", teamSlug: "avala", name: "Avala", transliterable: true, code: "AVA", crestUrl: null };
const sides = {
  first: { ...team, primaryColor: "#000000", secondaryColor: "#ffffff" },
  second: { ...team, clubSlug: "cer", teamSlug: "cer", primaryColor: "#000000", secondaryColor: "#ffffff" },
};
const played = { result: { first: 88, second: 90, kind: "played", winner: "second" } };

function row(duel: object, teams: Partial<Pick<SeasonFinalRow, "first" | "second">> = {}): SeasonFinalRow {
  const whole = {
    slug: "final",
    format: { kind: "series", bestOf: 5 },
    score: { first: 2, second: 3 },
    decision: null,
    games: [played],
    ...duel,
  };
  return { ...sides, ...teams, duel: whole as unknown as SeasonFinalRow["duel"] };
}

it("LOOK17 a final is told by its wins, a single game by its points, and who won it", () => {
  const decision = { winner: "second", by: "wins" };
  expect(seasonFinal(row({ decision }))).toMatchObject({ first: { teamSlug: "avala" }, score: { first: 2, second: 3 }, winner: "second" });
  expect(seasonFinal(row({ decision, format: { kind: "series", bestOf: 1 } }))?.score).toEqual({ first: 88, second: 90 });
  expect(seasonFinal(row({ score: { first: 1, second: 0 } }))).toMatchObject({ winner: null, score: { first: 1, second: 0 } });
});

it("LOOK17 there is none before its first game, before both are known, and without play-offs", () => {
  expect(seasonFinal(row({ games: [{ result: null }] }))).toBeNull();
  expect(seasonFinal(row({}, { second: null }))).toBeNull();
  expect(seasonFinal(null)).toBeNull();
});
