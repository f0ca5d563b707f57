import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { clutchOf } from "#core/stats/clutch.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedGames } from "../support/games/shared-data.ts";

const games = sharedGames("euroleague/E2024", (name) => /^\d+$/.test(name));

type Row = {
  readonly CODETEAM: string;
  readonly DORSAL: string | null;
  readonly MARKERTIME: string;
  readonly PLAYTYPE: string;
  readonly POINTS_A: number | null;
  readonly POINTS_B: number | null;
};
type Answer = { readonly CodeTeamA: string; readonly ForthQuarter: readonly Row[]; readonly ExtraTime: readonly Row[] } & Readonly<
  Record<"FirstQuarter" | "SecondQuarter" | "ThirdQuarter", readonly Row[]>
>;

/**
 * Straight out of the source's own running score, without a log: who scored how much, `home 10` by shirt. The throws of one foul
 * count by the score before the first of them.
 */
function pointsByHand(path: string): Record<string, number> {
  const answer = JSON.parse(readFileSync(join(path, "PlaybyPlay.json"), "utf8")) as Answer;
  const scored: Record<string, number> = {};
  const trips = new Map<string, boolean>();
  let [home, away] = [0, 0];
  for (const quarter of ["FirstQuarter", "SecondQuarter", "ThirdQuarter", "ForthQuarter", "ExtraTime"] as const) {
    for (const row of answer[quarter]) {
      const trip = `${quarter} ${row.MARKERTIME} ${row.CODETEAM}`;
      const isThrow = row.PLAYTYPE.startsWith("FT");
      const isClose = (isThrow ? trips.get(trip) : undefined) ?? Math.abs(home - away) <= 5;
      if (isThrow) trips.set(trip, isClose);
      if (row.POINTS_A === null || row.POINTS_B === null) continue;
      const [minutes = 0, seconds = 0] = row.MARKERTIME.split(":").map(Number);
      const isLate = quarter === "ExtraTime" || (quarter === "ForthQuarter" && 60 * minutes + seconds <= 300);
      const points = row.POINTS_A + row.POINTS_B - home - away;
      if (isLate && isClose && points > 0) {
        const who = `${row.CODETEAM.trim() === answer.CodeTeamA.trim() ? "home" : "away"} ${(row.DORSAL ?? "").trim()}`;
        scored[who] = (scored[who] ?? 0) + points;
      }
      [home, away] = [row.POINTS_A, row.POINTS_B];
    }
  }
  return scored;
}

describe.skipIf(games.length === 0)("EuroLeague games: close and late", () => {
  it("FLOW12 FLOW15 FLOW17 everybody's points are those that the source's running score tells, and plus-minus follows from them", async () => {
    let late = 0;
    for (const { path } of games) {
      const game = await readGame("euroleague", path);
      const { state } = admitGame(game);
      const clutch = clutchOf(playsInForce(game.events), state.rules);
      const { teams } = boxScoreOf(state);
      const own: Record<string, number> = {};
      for (const side of ["home", "away"] as const) {
        for (const line of clutch?.[side].players ?? []) {
          const shirt = teams[side].players.find(({ key }) => key === line.key)?.shirt;
          if (line.points > 0) own[`${side} ${shirt}`] = line.points;
        }
        const margin = (clutch?.home.totals.points ?? 0) - (clutch?.away.totals.points ?? 0);
        const differences = (clutch?.[side].players ?? []).reduce((sum, { plusMinus }) => sum + plusMinus, 0);
        expect([path, side, differences]).toEqual([path, side, 5 * (side === "home" ? margin : -margin) || 0]);
      }
      expect([path, own]).toEqual([path, pointsByHand(path)]);
      if (clutch !== null) late++;
    }
    expect(late).toBeGreaterThan(5);
  });
});
