import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { PlayerLine } from "#core/stats/box-score.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedDataFolder, sharedGames } from "../support/games/shared-data.ts";

const cases = sharedGames("findings/imports");

async function audited(prefix: string) {
  const found = cases.find(({ name }) => name.startsWith(prefix));
  const path = found?.path ?? join(sharedDataFolder, prefix);
  const game = await readGame(path.endsWith(".json") ? "fiba-livestats" : "euroleague", path);
  const { state, flags } = admitGame(game);
  const { teams } = boxScoreOf(state);
  const line = (side: "home" | "away", shirt: string) => teams[side].players.find((each) => each.shirt === shirt) as PlayerLine;
  return { game, state, teams, line, flags: flags.map(({ kind }) => kind), details: flags.map(({ detail }) => detail) };
}

describe.skipIf(cases.length === 0)("inputs of an audit, each of which was read wrong", () => {
  it("IMP3 01, 11: the second wave stays behind the free throws", async () => {
    const liveStats = await audited("01");
    expect([liveStats.line("away", "6").plusMinus, liveStats.line("away", "10").plusMinus]).toEqual([2, 0]);
    const euroleague = await audited("11");
    expect([euroleague.line("away", "5").plusMinus, euroleague.line("away", "6").plusMinus]).toEqual([0, 2]);
  });

  it("IMP2 02: the free throw stands before the substitutions that show its point", async () => {
    const { line } = await audited("02");
    expect([line("home", "8").plusMinus, line("home", "9").plusMinus]).toEqual([-1, 0]);
  });

  it("IMP14 03, 16: a rebound that stands twice under one number is one", async () => {
    for (const name of ["03", "16"]) {
      const { teams, flags } = await audited(name);
      expect(teams.home.totals.defensiveRebounds).toBe(1);
      expect(flags).toContain("possible-duplicate");
    }
  });

  it("IMP18 04: a team without a name is flagged", async () => {
    expect((await audited("04")).flags).toContain("name-malformed");
  });

  it("IMP13 05: a name in another encoding is refused by the encoding's name", async () => {
    await expect(audited("05")).rejects.toThrow(/05-name-in-cp1250\.json is not UTF-8: it looks like windows-1250: ".*Žalgiris/);
  });

  it("IMP8 06: numbers that are texts link as numbers do", async () => {
    const { game, flags } = await audited("06");
    expect(game.events.find(({ fact }) => fact.type === "rebound")?.link).toEqual({ to: "4", kind: "rebound-of" });
    expect(flags).not.toContain("link-missing");
  });

  it("IMP16 07, 12: a clock beyond the period is none, and nobody's time is negative", async () => {
    for (const name of ["07", "12"]) {
      const { teams, flags } = await audited(name);
      expect(flags).toContain("event-malformed");
      const seconds = [...teams.home.players, ...teams.away.players].map((player) => player.seconds ?? 0);
      expect(Math.min(...seconds)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...seconds)).toBeLessThanOrEqual(2400);
    }
  });

  it("IMP15 08, 09: points of nobody, and a printed box that says something else, are flagged", async () => {
    expect((await audited("08")).flags).toContain("points-of-nobody");
    const { flags, details } = await audited("09");
    expect(flags).toContain("box-mismatch");
    expect(details).toContainEqual(expect.stringMatching(/#4 .*: 0 defensiveRebounds by the plays, 3 printed/));
  });

  it("IMP5 10: a disqualified assistant coach is no player", async () => {
    const { teams, state } = await audited("10");
    expect(teams.home.players).toHaveLength(6);
    expect(teams.home.totals).toMatchObject({ foulsCommitted: 0, benchFouls: 2 });
    expect(state.home.teamFouls[0]).toBe(0);
  });

  it("IMP8 13: a player without a name bears his id", async () => {
    const { teams, flags } = await audited("13");
    expect(teams.home.players.find(({ shirt }) => shirt === "9")?.familyName).toBe("P100006");
    expect(flags).toContain("name-malformed");
  });

  it("IMP19 14: teams listed the other way round stand under their own clubs", async () => {
    const { teams, flags } = await audited("14");
    expect(teams.home.players.map(({ key }) => key)).toContain("P100001");
    expect(teams.home.points).toBe(2);
    expect(flags).not.toContain("player-unknown");
  });

  it("IMP8 15: ids that only one file pads are the same", async () => {
    const { line, flags } = await audited("15");
    expect(line("home", "4").points).toBe(2);
    expect(flags).toEqual([]);
  });
});
