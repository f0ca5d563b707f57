import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { lineupsOf } from "#core/stats/lineups.ts";
import { type CombinationSize, combinationSizes, seasonCombinations } from "#core/stats/history/season-combinations.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedGames } from "../support/games/shared-data.ts";

const games = sharedGames("euroleague/E2024", (name) => /^\d+$/.test(name));

type Row = {
  readonly CODETEAM: string;
  readonly PLAYER_ID: string;
  readonly MARKERTIME: string;
  readonly PLAYTYPE: string;
  readonly POINTS_A: number | null;
  readonly POINTS_B: number | null;
};
const quarters = ["FirstQuarter", "SecondQuarter", "ThirdQuarter", "ForthQuarter", "ExtraTime"] as const;
type Answer = { readonly CodeTeamA: string } & Readonly<Record<(typeof quarters)[number], readonly Row[]>>;
type Box = { readonly Stats: readonly { readonly PlayersStats: readonly { readonly Player_ID: string; readonly IsStarter: number }[] }[] };
type Sums = { seconds: number; pointsFor: number; pointsAgainst: number };

/**
 * Straight out of the source's own rows, without a log: the time and the score of every so many players of the home side, by who went
 * in and out; nothing is counted between the two halves of a change.
 */
function byHand(path: string, size: CombinationSize): Map<string, Sums> {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(path, name), "utf8"));
  const answer = read("PlaybyPlay.json") as Answer;
  const starters = (read("Boxscore.json") as Box).Stats[0]?.PlayersStats.filter(({ IsStarter }) => IsStarter === 1) ?? [];
  const onCourt = new Set(starters.map(({ Player_ID }) => Player_ID.trim()));
  const sums = new Map<string, Sums>();
  const add = (figure: keyof Sums, value: number) => {
    if (onCourt.size !== 5) return;
    for (const some of choices([...onCourt].toSorted(), size)) {
      const sum = sums.get(some.join()) ?? { seconds: 0, pointsFor: 0, pointsAgainst: 0 };
      sums.set(some.join(), sum);
      sum[figure] += value;
    }
  };
  let [home, away] = [0, 0];
  for (const quarter of quarters) {
    // Stamps are taken as they are printed, also where a row stands after a later one.
    let since: number | null = quarter === "ExtraTime" ? 300 : 600;
    for (const row of answer[quarter]) {
      if (row.PLAYTYPE === "BP") since ??= 300;
      if (row.PLAYTYPE === "EP" || row.PLAYTYPE === "EG") {
        add("seconds", since ?? 0);
        since = null;
      }
      const isOwn = row.CODETEAM.trim() === answer.CodeTeamA.trim();
      if (isOwn && ["IN", "OUT"].includes(row.PLAYTYPE)) {
        const [minutes = 0, seconds = 0] = row.MARKERTIME.split(":").map(Number);
        const left = 60 * minutes + seconds;
        add("seconds", (since ?? left) - left);
        since = left;
        if (row.PLAYTYPE === "IN") onCourt.add(row.PLAYER_ID.trim());
        else onCourt.delete(row.PLAYER_ID.trim());
      }
      if (row.POINTS_A !== null && row.POINTS_A > home) {
        add("pointsFor", row.POINTS_A - home);
        home = row.POINTS_A;
      }
      if (row.POINTS_B !== null && row.POINTS_B > away) {
        add("pointsAgainst", row.POINTS_B - away);
        away = row.POINTS_B;
      }
    }
  }
  return new Map([...sums].filter(([, told]) => Object.values(told).some((value) => value !== 0)));
}

function choices(from: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return from.flatMap((one, index) => choices(from.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}

describe.skipIf(games.length === 0)("EuroLeague games: who was on court together", () => {
  it.each(combinationSizes)("LINE6 of %i team mates the time and the score are those of the source's own rows", async (size) => {
    for (const { path } of games) {
      const game = await readGame("euroleague", path);
      const { state } = admitGame(game);
      const { home: lineups, reconciled, possessionsCounted } = lineupsOf(playsInForce(game.events), state.rules);
      expect([path, reconciled]).toEqual([path, true]);
      const persons = Object.fromEntries([...state.home.players.keys()].map((key) => [key, key as string]));
      const own = seasonCombinations([{ lineups, persons, possessionsCounted }], size);
      const hand = byHand(path, size);
      for (const line of own) {
        const told = hand.get(line.persons.join());
        expect([path, line.persons, line.pointsFor, line.pointsAgainst]).toEqual([
          path,
          line.persons,
          told?.pointsFor,
          told?.pointsAgainst,
        ]);
        expect([path, line.persons, line.seconds]).toEqual([path, line.persons, told?.seconds]);
      }
      expect([path, own.length]).toEqual([path, hand.size]);
    }
  });
});
