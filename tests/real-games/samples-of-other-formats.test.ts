import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import { admitGame, type ImportFormat } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";

/**
 * Real games of formats of which none is kept beside the checkout. `FORMAT_SAMPLES` names a folder with a folder for each
 * format, `genius-fixture` and `fiba-v7`, that holds a file or folder for each game.
 */
function samples(format: ImportFormat): { name: string; path: string }[] {
  const folder = process.env["FORMAT_SAMPLES"];
  const path = folder && join(folder, format);
  if (!path || !existsSync(path)) {
    process.stdout.write(`skipped: no ${format} games (FORMAT_SAMPLES names no folder that has them)\n`);
    return [];
  }
  return readdirSync(path).map((name) => ({ name, path: join(path, name) }));
}

type Printed = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, keyof PlayerLine>>;

const fixtureColumns: Columns = {
  points: "points",
  pointsTwoMade: "twoPointersMade",
  pointsTwoAttempted: "twoPointersAttempted",
  pointsThreeMade: "threePointersMade",
  pointsThreeAttempted: "threePointersAttempted",
  freeThrowsMade: "freeThrowsMade",
  freeThrowsAttempted: "freeThrowsAttempted",
  reboundsOffensive: "offensiveRebounds",
  reboundsDefensive: "defensiveRebounds",
  assists: "assists",
  steals: "steals",
  turnovers: "turnovers",
  blocks: "blocks",
  blocksReceived: "blocksReceived",
  foulsTotal: "foulsCommitted",
  foulsDrawn: "foulsDrawn",
  plusMinus: "plusMinus",
};

const v7Columns: Columns = {
  points: "points",
  twoPointsMade: "twoPointersMade",
  twoPointsAttempted: "twoPointersAttempted",
  threePointsMade: "threePointersMade",
  threePointsAttempted: "threePointersAttempted",
  freeThrowsMade: "freeThrowsMade",
  freeThrowsAttempted: "freeThrowsAttempted",
  offensiveRebounds: "offensiveRebounds",
  defensiveRebounds: "defensiveRebounds",
  assists: "assists",
  personalFouls: "foulsCommitted",
  turnovers: "turnovers",
  steals: "steals",
  blockedShots: "blocks",
  plusMinus: "plusMinus",
};

/** Our line is the printed one: every figure to the unit, minutes to the second that whole-second clocks leave open. */
function expectLine(name: unknown, mine: PlayerLine | undefined, printed: Printed, columns: Columns, seconds: number | null): void {
  for (const [column, figure] of Object.entries(columns)) {
    if (typeof printed[column] !== "number") continue;
    expect([name, column, mine?.[figure] ?? 0]).toEqual([name, column, printed[column]]);
  }
  if (seconds !== null) expect(Math.abs((mine?.seconds ?? 0) - seconds), `${String(name)} plays ${seconds} s`).toBeLessThanOrEqual(1);
}

function documentsIn(path: string): unknown[] {
  if (!statSync(path).isDirectory()) return [JSON.parse(readFileSync(path, "utf8"))];
  return readdirSync(path).map((name): unknown => JSON.parse(readFileSync(join(path, name), "utf8")));
}

const fixtures = samples("genius-fixture");

describe.skipIf(fixtures.length === 0)("real fixtures against their official box scores", () => {
  it.each(fixtures)("BOX1–BOX7 $name: every figure of every player, plus-minus with them", async ({ path }) => {
    const { teams } = boxScoreOf(admitGame(await readGame("genius-fixture", path)).state);
    for (const answer of documentsIn(path) as { data?: Printed; statistics?: unknown }[]) {
      const statistics = (answer.data?.["statistics"] ?? answer.statistics) as Record<string, { persons: Printed[] }> | undefined;
      for (const side of ["home", "away"] as const) {
        for (const { personId, personName, statistics: printed } of statistics?.[side]?.persons ?? []) {
          const mine = teams[side].players.find(({ key }) => key === personId);
          expectLine(personName, mine, printed as Printed, fixtureColumns, secondsOf((printed as Printed)["minutes"]));
        }
      }
    }
  });
});

function secondsOf(duration: unknown): number | null {
  const [, minutes, seconds] = /^PT(?:(\d+)M)?(?:(\d+)S)?$/.exec(String(duration)) ?? [];
  return minutes === undefined && seconds === undefined ? null : Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

const v7Games = samples("fiba-v7");

describe.skipIf(v7Games.length === 0)("real games of FIBA's own events against their official box scores", () => {
  it.each(v7Games)("BOX1–BOX7 $name: every figure of every player, plus-minus with them", async ({ path }) => {
    const { teams } = boxScoreOf(admitGame(await readGame("fiba-v7", path)).state);
    const players = [...teams.home.players, ...teams.away.players];
    for (const line of documentsIn(path).flatMap((json) => (Array.isArray(json) ? (json as Printed[]) : []))) {
      const player = line["player"] as { playerId: number; lastName: string } | null;
      if (!player) continue;
      const mine = players.find(({ key }) => key === String(player.playerId));
      expectLine(player.lastName, mine, line, v7Columns, Number(line["playDurationInSeconds"]));
    }
  });
});
