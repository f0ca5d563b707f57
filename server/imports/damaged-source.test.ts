import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { euroleagueAnswers, liveStatsData, ordinaryQuarter } from "#tests/support/source-games.ts";
import { readEuroleague } from "./euroleague.ts";
import { readLiveStats } from "./fiba-livestats.ts";
import { admitGame, UnreadableGame, type ImportedGame } from "./imported-game.ts";

/** What other people's exports have been seen to hold where a value should stand. */
const rubbish = fc.constantFrom<unknown>(null, undefined, "", " ", "x", -1, 0, 1e9, 2.5, Number.NaN, [], {}, true, "12:34:56", "99");

/** Every place in a document, as a path of keys. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== "object") return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function damaged<Document extends object>(document: Document, path: readonly (string | number)[], value: unknown): Document {
  const copy = structuredClone(document);
  let parent = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) {
    const next = parent[key];
    // An earlier wound may have taken the limb off already.
    if (next === null || typeof next !== "object") return copy;
    parent = next as Record<string | number, unknown>;
  }
  const last = path.at(-1);
  if (last !== undefined) parent[last] = value;
  return copy;
}

/** Reads it, or refuses it in words; nothing else may happen. */
function survives(read: () => ImportedGame): void {
  let game: ImportedGame;
  try {
    game = read();
  } catch (error) {
    // `readGame` turns whatever breaks inside a reader into a refusal; a reader must not loop or eat the memory.
    expect(error).toBeInstanceOf(Error);
    return;
  }
  const { state } = admitGame(game);
  const box = boxScoreOf(state);
  for (const side of ["home", "away"] as const) {
    expect(Number.isFinite(box.teams[side].points)).toBe(true);
    expect(Number.isFinite(box.teams[side].totals.secondsLeading)).toBe(true);
    for (const player of box.teams[side].players) expect(player.seconds === null || Number.isFinite(player.seconds)).toBe(true);
  }
}

describe("IMP8 a damaged source", () => {
  it("EuroLeague answers with any values broken are read with flags or refused, never a crash after reading", () => {
    const whole = euroleagueAnswers([ordinaryQuarter(), ordinaryQuarter()]);
    const paths = places(whole).slice(1);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(paths.length - 1), rubbish), { minLength: 1, maxLength: 5 }), (wounds) => {
        const broken = wounds.reduce((document, [at, value]) => damaged(document, paths[at] ?? [], value), whole);
        survives(() => readEuroleague(broken, "1"));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it("LiveStats data with any values broken is read with flags or refused, never a crash after reading", () => {
    const whole = liveStatsData();
    const paths = places(whole).slice(1);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(paths.length - 1), rubbish), { minLength: 1, maxLength: 5 }), (wounds) => {
        const broken = wounds.reduce((document, [at, value]) => damaged(document, paths[at] ?? [], value), whole);
        survives(() => readLiveStats(broken, "1"));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it("one broken value among the plays never costs the whole game", () => {
    const whole = liveStatsData();
    const answers = euroleagueAnswers();
    for (const [read, document, under] of [
      [(broken: object) => readLiveStats(broken as never, "1"), whole, "pbp"],
      [(broken: object) => readEuroleague(broken as never, "1"), answers, "PlaybyPlay"],
    ] as const) {
      for (const path of places(document).filter((each) => each[0] === under && each.length > (under === "pbp" ? 1 : 2))) {
        for (const value of [null, "", "x", 1e9]) {
          let refused: unknown = null;
          try {
            read(damaged(document, path, value));
          } catch (error) {
            refused = error;
          }
          expect([path.join("."), value, refused instanceof UnreadableGame ? refused.message : refused]).toEqual([
            path.join("."),
            value,
            null,
          ]);
        }
      }
    }
  });
});
