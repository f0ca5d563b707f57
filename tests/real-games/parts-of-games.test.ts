import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedGames } from "../support/games/shared-data.ts";
import { sumsOfStretches } from "../support/games/sums-of-stretches.ts";

const games = [
  ...sharedGames("euroleague/E2024", (name) => /^\d+$/.test(name)).map(({ path }) => ["euroleague", path] as const),
  ...sharedGames("fiba-livestats", (name) => /^\d+$/.test(name)).map(({ path }) => ["fiba-livestats", join(path, "data.json.gz")] as const),
];

describe.skipIf(games.length === 0)("parts of real games", () => {
  it("BOX13 BOX14 come to the whole games, figure by figure", async () => {
    let halved = 0;
    for (const [format, path] of games) {
      const game = await readGame(format, path);
      const { state } = admitGame(game);
      const figures = sumsOfStretches(playsInForce(game.events), state.rules, boxScoreOf(state));
      for (const [way, sums] of Object.entries(figures?.sums ?? {})) {
        if (way === "halves") halved++;
        expect({ path, way, ...sums }).toEqual({ path, way, ...figures?.whole });
      }
    }
    expect(halved).toBeGreaterThan(games.length / 2);
  });
});
