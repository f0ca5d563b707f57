import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { action, euroleagueAnswers, liveStatsData, ordinaryQuarter, row } from "#tests/support/games/source-games.ts";
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

function refusalOf(read: () => unknown): unknown {
  try {
    read();
    return null;
  } catch (error) {
    return error;
  }
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
    for (const player of box.teams[side].players) expect(player.seconds ?? 0).toBeGreaterThanOrEqual(0);
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

  it("one empty value in the box score or the shots never costs the whole game, nor says anything in the engine's words", () => {
    const answers = euroleagueAnswers();
    const whole = { ...answers, Header: { Round: "1", Date: "01/10/2026", Hour: "20:00", Referee1: "ONE, REFEREE" } };
    const refusals = places(whole)
      .filter(([under]) => under === "Boxscore" || under === "Points" || under === "Header")
      .flatMap((path) =>
        [null, 7, [], {}].map(
          (value) => [path.join("."), value, refusalOf(() => readEuroleague(damaged(whole, path, value), "1"))] as const,
        ),
      )
      .filter(([, , refused]) => refused !== null);
    for (const [, , refused] of refusals) expect(refused).toBeInstanceOf(UnreadableGame);
    // Without its two teams a box score is none.
    expect(new Set(refusals.map(([place]) => place))).toEqual(new Set(["Boxscore", "Boxscore.Stats"]));
  });

  it("words that every object knows by itself are words like any other", () => {
    for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      const actions = ["2pt", "foul", "turnover", "freethrow", "rebound", "timeout", word].map((type) =>
        action("05:00:00", 1, 3, type, word),
      );
      const game = readLiveStats(
        liveStatsData(() => actions),
        word,
      );
      expect(game.events.filter(({ fact }) => fact.type === "field-goal")).toEqual([
        expect.objectContaining({ fact: expect.objectContaining({ kind: "unknown" }) as unknown }),
      ]);
      survives(() => game);
      const rows = [row(2, "05:00", "A4", word), { ...row(3, "05:00", "A4", "2FGM"), PLAYER_ID: word, CODETEAM: "AAA" }];
      survives(() => readEuroleague(euroleagueAnswers([rows]), word));
    }
    const slots = JSON.parse('{"__proto__": {"shirtNumber": "9", "starter": 1}, "1": {"shirtNumber": "4"}}') as object;
    const { tm } = liveStatsData();
    survives(() => readLiveStats({ ...liveStatsData(), tm: { ...tm, "1": { ...tm["1"], pl: slots } } } as never, "1"));
  });

  it("IMP17 more plays or players than any game has are refused, many faults of a kind are counted", () => {
    const data = liveStatsData();
    const plays = Array.from({ length: 1_000_000 }, () => data.pbp[0]!);
    expect(() => readLiveStats({ ...data, pbp: plays }, "1")).toThrow("1000000 plays, and no game has more than 20000");
    const rows = Array.from({ length: 20_001 }, (_, index) => row(index, "05:00", "A4", "2FGA"));
    expect(() => readEuroleague(euroleagueAnswers([rows]), "1")).toThrow("20001 plays, and no game has more than 20000");
    const crowd = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [String(index + 1), {}]));
    expect(() => readLiveStats({ ...data, tm: { ...data.tm, "1": { pl: crowd } } }, "1")).toThrow("a team lists 100 players");
    const list = Array.from({ length: 100 }, (_, index) => ({ Player_ID: `P${index}`, Player: "X, Y" }));
    const { PlaybyPlay, Boxscore } = euroleagueAnswers();
    const crowded = { PlaybyPlay, Boxscore: { Stats: [{ PlayersStats: list }, Boxscore.Stats[1]!] } };
    expect(() => readEuroleague(crowded as never, "1")).toThrow("a team lists 100 players");
    const strangers = Array.from({ length: 300 }, (_, index) => row(index, "05:00", `A${index + 100}`, "2FGA"));
    expect(() => readEuroleague(euroleagueAnswers([strangers]), "1")).toThrow("players who are on no list");
    const unknown = () => Array.from({ length: 300 }, () => action("05:00:00", 1, 3, "moonwalk"));
    const { flags } = admitGame(readLiveStats(liveStatsData(unknown), "1"));
    expect(flags.filter(({ kind }) => kind === "event-unknown")).toHaveLength(26);
    expect(flags).toContainEqual({ kind: "event-unknown", detail: "and 275 more like it", about: null });
    const long = () => [action("x".repeat(1_000_000), 1, 3, "rebound", "y".repeat(1_000_000))];
    for (const { detail } of admitGame(readLiveStats(liveStatsData(long), "1")).flags) expect(detail.length).toBeLessThan(400);
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
