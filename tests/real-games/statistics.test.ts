import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { playedUntilMs } from "#core/game/game-state.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { CountingLine } from "#core/stats/box-score.ts";
import { courtRecordOf } from "#core/stats/court-record.ts";
import { gameCourseOf } from "#core/stats/game-course.ts";
import { lineupsOf } from "#core/stats/lineups.ts";
import { performanceIndexOf } from "#core/stats/performance-index.ts";
import { playerPeriodPoints } from "#core/stats/period-points.ts";
import { averagedPossessions, countedPossessions } from "#core/stats/possessions.ts";
import { shootingOf } from "#core/stats/shooting.ts";
import { admitGame, type ImportFormat } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedGames } from "../support/games/shared-data.ts";

const liveStats = sharedGames("fiba-livestats", (name) => /^\d+$/.test(name)).map(({ name, path }) => ({
  name,
  path: join(path, "data.json.gz"),
}));
const euroleague = sharedGames("euroleague/E2024");
const wnbl = sharedGames("wnbl-csv", (name) => name.startsWith("box_scores"));

type OfficialTeam = Record<string, number> & { pl: Record<string, Record<string, number>> };

function official(path: string): OfficialTeam[] {
  const { tm } = JSON.parse(gunzipSync(readFileSync(path)).toString()) as { tm: Record<string, OfficialTeam> };
  return [tm["1"] as OfficialTeam, tm["2"] as OfficialTeam];
}

async function gamesOf(format: ImportFormat, games: readonly { readonly path: string }[]) {
  const read = [];
  for (const { path } of games) {
    const game = await readGame(format, path);
    const { state } = admitGame(game);
    read.push({ state, plays: playsInForce(game.events), box: boxScoreOf(state), path });
  }
  return read;
}

describe.skipIf(liveStats.length === 0)("LiveStats games: points by context, and its index fields", () => {
  it("BOX10 every player's second-chance, fast-break and paint points", async () => {
    for (const { box, path } of await gamesOf("fiba-livestats", liveStats)) {
      for (const [index, team] of official(path).entries()) {
        for (const [slot, line] of Object.entries(team.pl)) {
          const player = box.teams[index === 0 ? "home" : "away"].players.find(({ key }) => key === `${index + 1}-${slot}`);
          const own = [player?.secondChancePoints, player?.fastBreakPoints, player?.pointsInThePaint];
          expect([path, slot, ...own]).toEqual([
            path,
            slot,
            line["sPointsSecondChance"],
            line["sPointsFastBreak"],
            line["sPointsInThePaint"],
          ]);
        }
      }
    }
  });

  it("INDEX1 eff_1, eff_6 and eff_7 are FIBA's efficiency, eff_3 the game score, eff_5 the PIR with a technical foul counted twice", async () => {
    for (const { box, path } of await gamesOf("fiba-livestats", liveStats)) {
      for (const [index, team] of official(path).entries()) {
        const { players, totals } = box.teams[index === 0 ? "home" : "away"];
        for (const [slot, line] of Object.entries(team.pl)) {
          const player = players.find(({ key }) => key === `${index + 1}-${slot}`);
          if (!player) throw new Error(`No player ${slot} in ${path}`);
          // The one assist the source itself lost (docs/formats/fiba-livestats.md).
          const lost = player.assists === line["sAssists"] ? 0 : 1;
          expect([path, slot, performanceIndexOf("fibaEfficiency", player)]).toEqual([path, slot, (line["eff_1"] ?? 0) - lost]);
          expect([line["eff_6"], line["eff_7"]]).toEqual([line["eff_1"], line["eff_1"]]);
          expect(performanceIndexOf("gameScore", player)).toBeCloseTo((line["eff_3"] ?? 0) - 0.7 * lost, 6);
          const index5 = (performanceIndexOf("performanceIndexRating", player) ?? 0) - (player.technicalFouls ?? 0);
          expect([path, slot, index5]).toEqual([path, slot, (line["eff_5"] ?? 0) - lost]);
        }
        const lost = totals.assists === team["tot_sAssists"] ? 0 : 1;
        expect([path, performanceIndexOf("fibaEfficiency", totals)]).toEqual([path, (team["tot_eff_1"] ?? 0) - lost]);
      }
    }
  });
});

describe.each<[ImportFormat, { path: string }[]]>([
  ["fiba-livestats", liveStats],
  ["euroleague", euroleague],
])("%s games: possessions, substitutions, course", (format, games) => {
  it.skipIf(games.length === 0)(
    "POSS3 POSS2 counted possessions alternate, and lie within four of the estimate, one on average",
    async () => {
      let difference = 0;
      for (const { state, plays, box } of await gamesOf(format, games)) {
        const counted = countedPossessions(plays);
        const estimated = averagedPossessions(box.teams.home.totals, box.teams.away.totals);
        if (!counted || estimated === null) throw new Error("No possessions");
        expect(Math.abs(counted.home - counted.away)).toBeLessThanOrEqual(state.periods.length);
        for (const side of ["home", "away"] as const) {
          expect(Math.abs(counted[side] - estimated)).toBeLessThanOrEqual(4);
          difference += Math.abs(counted[side] - estimated);
        }
      }
      // 1.01 over 18 games of the one source, 0.73 over 26 of the other.
      expect(difference / (2 * games.length)).toBeLessThan(1.1);
    },
  );

  it.skipIf(games.length === 0)(
    "LINE4 LINE1 the substitutions reconcile, and the lineups share out all time, points and possessions",
    async () => {
      for (const { state, plays, box } of await gamesOf(format, games)) {
        expect(courtRecordOf(plays, state.rules)).toEqual({ reconciled: true });
        const lineups = lineupsOf(plays, state.rules);
        const counted = countedPossessions(plays);
        for (const side of ["home", "away"] as const) {
          const sum = (figure: "seconds" | "pointsFor" | "possessionsFor") => lineups[side].reduce((all, line) => all + line[figure], 0);
          expect(Math.abs(sum("seconds") * 1000 - playedUntilMs(state))).toBeLessThanOrEqual(lineups[side].length * 500);
          // A basket or two stand between the halves of a change that the log tells apart.
          expect(box.teams[side].points - sum("pointsFor")).toBeLessThanOrEqual(4);
          expect((counted?.[side] ?? 0) - sum("possessionsFor")).toBeLessThanOrEqual(2);
        }
      }
    },
  );

  it.skipIf(games.length === 0)("FLOW7 FLOW8 FLOW11 points by period and block add up, lead and run are the box score's", async () => {
    for (const { state, plays, box } of await gamesOf(format, games)) {
      const { teams, players } = playerPeriodPoints(plays, state.rules.format);
      const course = gameCourseOf(state.flow, state.rules.format, playedUntilMs(state));
      for (const side of ["home", "away"] as const) {
        const own = box.teams[side];
        expect(box.periods.map((_, index) => teams[side].byPeriod[index] ?? 0)).toEqual(box.periods.map((period) => period[side]));
        for (const { key, points } of own.players) {
          expect((players.get(key)?.byPeriod ?? []).reduce((sum, each) => sum + each, 0)).toBe(points);
        }
        expect(course.blocks.reduce((sum, block) => sum + block[side], 0)).toBe(own.points);
        expect(course[side].biggestLead?.points ?? 0).toBe(own.totals.biggestLead);
        expect(course[side].largestRun?.points ?? 0).toBe(own.totals.biggestRun);
      }
    }
  });
});

type Row = Readonly<Record<string, string>>;

function rowsOf(kind: "box_scores" | "box_scores_detailed"): Row[] {
  return wnbl
    .filter(({ name }) => new RegExp(`^${kind}_\\d`).test(name))
    .flatMap(({ path }) => parse<Row>(gunzipSync(readFileSync(path)), { columns: true }));
}

function lineOf(row: Row): CountingLine {
  const count = (column: string): number => Number(row[column] ?? 0);
  return {
    points: count("points") || count("points_total"),
    twoPointersMade: count("field_goals_made") - count("three_pointers_made"),
    twoPointersAttempted: count("field_goals_attempted") - count("three_pointers_attempted"),
    threePointersMade: count("three_pointers_made"),
    threePointersAttempted: count("three_pointers_attempted"),
    freeThrowsMade: count("free_throws_made"),
    freeThrowsAttempted: count("free_throws_attempted"),
    offensiveRebounds: count("rebounds_offensive"),
    defensiveRebounds: count("rebounds_defensive"),
    assists: count("assists"),
    steals: count("steals"),
    turnovers: count("turnovers"),
    blocks: count("blocks"),
    blocksReceived: count("blocks_received"),
    foulsCommitted: count("fouls_personal"),
    foulsDrawn: count("fouls_on"),
  };
}

describe.skipIf(wnbl.length === 0)("five printed seasons", () => {
  it("RATE1 the printed percentages, to a tenth or cut to whole ones, are ours", () => {
    let agree = 0;
    let all = 0;
    for (const row of [...rowsOf("box_scores"), ...rowsOf("box_scores_detailed")]) {
      const shooting = shootingOf(lineOf(row));
      for (const [column, share] of [
        ["field_goals_percentage", shooting.fieldGoalShare],
        ["three_pointers_percentage", shooting.threePointerShare],
        ["free_throws_percentage", shooting.freeThrowShare],
      ] as const) {
        if (share === null || !row[column] || row[column] === "NA") continue;
        all++;
        const printed = Number(row[column]);
        if (Math.abs(printed - 100 * share) <= 0.0501 || printed === Math.floor(100 * share + 1e-9)) agree++;
      }
    }
    process.stdout.write(`printed percentages: ${agree} of ${all} agree\n`);
    expect(agree / all).toBeGreaterThan(0.99);
  });

  it("BOX3 a team's figures are the sums of its players' and its own rows", () => {
    const sums = new Map<string, Record<string, number>>();
    const columns = ["field_goals_made", "field_goals_attempted", "three_pointers_made", "free_throws_made", "assists", "steals", "blocks"];
    for (const row of rowsOf("box_scores_detailed")) {
      const name = `${row["page_id"]} ${row["home_away_flag"]}`;
      const sum = sums.get(name) ?? {};
      for (const column of [...columns, "points"]) sum[column] = (sum[column] ?? 0) + Number(row[column] ?? 0);
      sums.set(name, sum);
    }
    let agree = 0;
    let all = 0;
    for (const row of rowsOf("box_scores")) {
      const sum = sums.get(`${row["page_id"]} ${row["home_away_flag"]}`);
      if (!sum) continue;
      for (const column of columns) {
        all++;
        if (sum[column] === Number(row[column])) agree++;
      }
      all++;
      if (sum["points"] === Number(row["points_total"])) agree++;
    }
    process.stdout.write(`team figures as sums of players: ${agree} of ${all} agree\n`);
    expect(agree / all).toBeGreaterThan(0.98);
  });
});
