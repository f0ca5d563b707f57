import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { placesIn, placesOfEachKind, withWound, type JsonPath } from "#tests/support/games/damaged-documents.ts";
import { fixtureSource, newerFixtureSource, olderFixtureSource } from "#tests/support/fixtures/fixture-source.ts";
import { v7CacheSource, v7PageSource, v7Source } from "#tests/support/games/v7-source.ts";
import { readV7 } from "./fiba-v7.ts";
import { readFixture } from "./genius-fixture.ts";
import { admitGame, UnreadableGame, type ImportedGame } from "./imported-game.ts";
import type { SourceDocument } from "./source-documents.ts";

type Reader = (documents: readonly SourceDocument[], id: string) => ImportedGame;

function one(json: unknown): SourceDocument[] {
  return [{ name: "answer.json", json }];
}

const whole: readonly (readonly [string, Reader, readonly SourceDocument[]])[] = [
  ["a fixture", readFixture, one(fixtureSource())],
  ["an older fixture", readFixture, one(olderFixtureSource())],
  ["a newer fixture", readFixture, one(newerFixtureSource())],
  ["V7 from the data service", readV7, v7Source()],
  ["V7 from the results service", readV7, v7CacheSource()],
  ["V7 from a page", readV7, v7PageSource()],
];

/** What other people's exports have been seen to hold where a value should stand. */
const rubbish = [null, undefined, "x", -1, 1e9, [], {}, true];
const moreRubbish = [...rubbish, "", " ", 0, 2.5, Number.NaN, "PT99M", "99:99", "constructor", ["x"], [null]];

/** Reads it, or refuses it in words of its own; then all figures are figures, and no time is below 0. */
function survives(read: Reader, documents: readonly SourceDocument[]): unknown {
  let game: ImportedGame;
  try {
    game = read(documents, "file");
  } catch (error) {
    return error instanceof UnreadableGame && !error.message.includes("\n") ? null : error;
  }
  const box = boxScoreOf(admitGame(game).state);
  for (const side of ["home", "away"] as const) {
    const { points, totals, players } = box.teams[side];
    if (![points, totals.secondsLeading ?? Number.NaN].every((figure) => Number.isFinite(figure) && figure >= 0)) return `${side} totals`;
    const strange = players.find(({ seconds }) => seconds !== null && !(seconds >= 0 && seconds <= 10_000));
    if (strange) return `${side} ${strange.key} plays ${strange.seconds} s`;
  }
  return null;
}

describe("IMP8 damaged answers", () => {
  it.each(whole)(
    "%s with any field missing, empty or of another kind is read, or refused in words of its own",
    (_what, read, documents) => {
      const list = { documents };
      for (const path of placesOfEachKind(list).filter((each) => each.length > 2 && each[2] === "json")) {
        for (const value of rubbish) {
          const found = survives(read, withWound(list, path, value).documents);
          expect([path.join("."), value, found]).toEqual([path.join("."), value, null]);
        }
      }
    },
  );

  it.each(whole)("%s with several wounds likewise", (_what, read, documents) => {
    const list = { documents };
    const paths = placesIn(list).filter((each) => each.length > 3);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(paths.length - 1), fc.constantFrom<unknown>(...moreRubbish)), { minLength: 2, maxLength: 6 }),
        (wounds) => {
          const broken = wounds.reduce((document, [at, value]) => withWound(document, paths[at] as JsonPath, value), list);
          expect(survives(read, broken.documents)).toBeNull();
        },
      ),
      { numRuns: 150, seed: 1 },
    );
  });

  it.each(whole)("%s with one broken row keeps every other row", (_what, read, documents) => {
    const list = { documents };
    const plays = new Set(["events", "Items", "items"]);
    const points = (game: ImportedGame) => game.events.filter(({ fact }) => fact.type === "field-goal" && fact.made).length;
    const before = points(read(documents, "file"));
    const rows = placesOfEachKind(list).filter((path) => plays.has(String(path.at(-2))) && /^\d+$/.test(String(path.at(-1))));
    expect(rows.length).toBeGreaterThan(0);
    for (const path of rows)
      for (const value of [null, "x", {}]) expect(points(read(withWound(list, path, value).documents, "file"))).toBe(before);
  });
});
