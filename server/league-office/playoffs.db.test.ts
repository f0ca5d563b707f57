import { beforeEach, describe, expect, it } from "vitest";
import type { GameStatus } from "#core/game/facts.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import type { Bracket } from "#core/league/playoff/bracket.ts";
import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { TeamId } from "../db/row-ids.ts";
import { projectedGames } from "../projections/game-result.ts";
import { rebuildTenant } from "../projections/rebuild.ts";
import { definePlayoffs, previewPlayoffs } from "./playoffs.ts";

const database = databaseForThisFile();
const names = ["Avala", "Banjica", "Cer", "Durmitor"];
let tenants = 0;

/** Four teams, and a single round robin that the earlier in the alphabet win. */
class Season {
  readonly league: LeagueInDatabase;
  readonly regular: GameId[] = [];
  private readonly logs = new Map<GameId, number>();

  constructor(league: LeagueInDatabase) {
    this.league = league;
  }

  static async begun(): Promise<Season> {
    const season = new Season(await LeagueInDatabase.founded(database.db, `playoffs-${++tenants}`, names));
    for (const [index, home] of names.entries()) {
      for (const away of names.slice(index + 1)) season.regular.push(await season.league.game({ home, away, round: index + 1 }));
    }
    return season;
  }

  async playRegular(games: readonly GameId[] = this.regular): Promise<void> {
    for (const game of games) await this.end(game, 2, 0);
  }

  async define(plan: PlayoffPlan, byHand: readonly string[] | null = null): Promise<void> {
    const seeds = byHand && { league: byHand.map((name) => this.league.team(name)) };
    await definePlayoffs(database.db, this.league.tenantId, this.league.leagueId, plan as PlayoffPlan<TeamId>, seeds);
  }

  async end(game: GameId, homeBaskets: number, awayBaskets: number): Promise<void> {
    const sheet = Scoresheet.begun();
    for (let basket = 0; basket < homeBaskets; basket++) sheet.shot("h4", 2, true);
    for (let basket = 0; basket < awayBaskets; basket++) sheet.shot("a4", 2, true);
    sheet.add({ type: "game.end" });
    await this.league.append(game, sheet.events);
    this.logs.set(game, sheet.events.length);
  }

  async annul(game: GameId): Promise<EventId> {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "game.status", status: "annulled", reason: "ineligible player" });
    const event = sheet.events.at(-1);
    if (!event) throw new Error("nothing written");
    const eventId = `annulled-${game}` as EventId;
    await this.league.append(game, [{ ...event, eventId, ...(event.op === "add" && { orderKey: "zzzz" }) }]);
    return eventId;
  }

  async restore(game: GameId, target: EventId): Promise<void> {
    const sheet = Scoresheet.begun();
    sheet.voids(target);
    const event = sheet.events.at(-1);
    if (!event) throw new Error("nothing written");
    await this.league.append(game, [{ ...event, eventId: `restored-${game}` as EventId }]);
  }

  /** `round/duel/number home-away status`, in the order of the play-offs. */
  async games(round?: string): Promise<string[]> {
    const rows = await this.rows();
    return rows.filter((row) => round === undefined || row.round === round).map((row) => `${row.place} ${row.slug} ${row.status}`);
  }

  async game(place: string, slug?: string): Promise<GameId> {
    const row = (await this.rows()).find((each) => each.place === place && (slug === undefined || each.slug === slug));
    if (!row) throw new Error(`no game ${place}`);
    return row.gameId;
  }

  private async rows() {
    const rows = await database.db
      .selectFrom("games")
      .innerJoin("rounds", "rounds.round_id", "games.round_id")
      .select(["games.game_id as gameId", "rounds.slug as round", "duel_slug", "duel_game", "games.slug", "games.status"])
      .where("games.league_id", "=", this.league.leagueId)
      .where("rounds.kind", "=", "playoff")
      .orderBy("rounds.number")
      .orderBy("duel_slug")
      .orderBy("duel_game")
      .orderBy("games.slug")
      .execute();
    return rows.map((row) => ({ ...row, place: `${row.round}/${row.duel_slug}/${row.duel_game}` }));
  }

  async bracket(): Promise<Bracket<TeamId>> {
    const row = await database.db
      .selectFrom("league_playoffs")
      .select("bracket")
      .where("league_id", "=", this.league.leagueId)
      .executeTakeFirstOrThrow();
    return row.bracket;
  }

  async winSemiFinal(duel: string): Promise<void> {
    await this.end(await this.game(`semi-finals/${duel}/1`), 2, 0);
    await this.end(await this.game(`semi-finals/${duel}/2`), 0, 2);
  }
}

let season: Season;
beforeEach(async () => {
  season = await Season.begun();
});

const twoLegs: PlayoffPlan = {
  ...presetPlan("top-4"),
  rounds: presetPlan("top-4").rounds.map((round) => ({
    ...round,
    duels: round.duels.map((duel) => ({ ...duel, format: { kind: "aggregate", pattern: "AH" } })),
  })),
};

describe("play-offs of a league", () => {
  it("BRACKET9 are seeded by the final table, and no longer when they have begun", async () => {
    await season.define(presetPlan("top-4"));
    await season.playRegular(season.regular.slice(0, -1));
    expect(await season.games()).toEqual([]);
    await season.playRegular(season.regular.slice(-1));
    expect(await season.games()).toEqual([
      "semi-finals/1/1 avala-durmitor-1 scheduled",
      "semi-finals/1/2 durmitor-avala-2 scheduled",
      "semi-finals/1/3 avala-durmitor-3 if-needed",
      "semi-finals/2/1 banjica-cer-1 scheduled",
      "semi-finals/2/2 cer-banjica-2 scheduled",
      "semi-finals/2/3 banjica-cer-3 if-needed",
    ]);
    // A result of the season is taken back before they begin: the slots are empty, the games off; then all is as it was.
    const last = season.regular.at(-1) as GameId;
    await season.annul(season.regular[0] as GameId);
    expect((await season.bracket()).rounds[0]?.duels[0]?.first.state).toBe("open");
    expect(new Set((await season.games()).map((line) => line.split(" ")[2]))).toEqual(new Set(["cancelled"]));
    await season.restore(season.regular[0] as GameId, `annulled-${season.regular[0]}` as EventId);
    expect((await season.games())[0]).toBe("semi-finals/1/1 avala-durmitor-1 scheduled");

    await season.end(await season.game("semi-finals/1/1"), 2, 0);
    await season.annul(last);
    expect((await season.bracket()).rounds[0]?.duels[0]).toMatchObject({ first: { state: "filled" }, score: { first: 1, second: 0 } });
  });

  it("BRACKET13 wait for games that the schedule lacks, as often as the plan says that teams meet", async () => {
    await season.define({ ...presetPlan("top-4"), meetings: 2 });
    await season.playRegular(season.regular);
    expect(await season.games()).toEqual([]);
    expect((await season.bracket()).rounds[0]?.duels[0]?.first.state).toBe("open");
    await season.define({ ...presetPlan("top-4"), meetings: 1 });
    expect((await season.games())[0]).toBe("semi-finals/1/1 avala-durmitor-1 scheduled");
  });

  it("BRACKET9 wait where two teams share a place that a slot needs; seeds set by hand need no table", async () => {
    // Three wins each against the last, and each other once round: Avala, Banjica and Cer are level in all.
    const results: readonly (readonly [number, number])[] = [
      [2, 0],
      [0, 2],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ];
    await season.define(presetPlan("top-4"));
    for (const [index, [home, away]] of results.entries()) await season.end(season.regular[index] as GameId, home, away);
    expect((await season.bracket()).rounds[0]?.duels[1]?.first.state).toBe("open");
    await season.define(presetPlan("top-4"), ["Cer", "Avala", "Banjica", "Durmitor"]);
    expect((await season.games())[0]).toBe("semi-finals/1/1 cer-durmitor-1 scheduled");
  });

  it("BRACKET10 the final's games are made when both are known, cancelled and back with an annulled result; SERIES3", async () => {
    await season.define(presetPlan("top-4"), names);
    await season.winSemiFinal("1");
    expect(await season.games("semi-finals")).toContain("semi-finals/1/3 avala-durmitor-3 cancelled");
    expect(await season.games("final")).toEqual([]);
    await season.winSemiFinal("2");
    const made = await season.games("final");
    expect(made).toEqual([
      "final/final/1 avala-banjica-1 scheduled",
      "final/final/2 avala-banjica-2 scheduled",
      "final/final/3 banjica-avala-3 scheduled",
      "final/final/4 banjica-avala-4 if-needed",
      "final/final/5 avala-banjica-5 if-needed",
    ]);
    const full = await season.bracket();
    const second = await season.game("semi-finals/1/2");
    const annulled = await season.annul(second);
    expect((await season.games("final")).map((line) => line.split(" ")[2])).toEqual(Array.from({ length: 5 }, () => "cancelled"));
    expect(await season.games("semi-finals")).toContain("semi-finals/1/3 avala-durmitor-3 if-needed");
    await season.restore(second, annulled);
    expect(await season.games("final")).toEqual(made);
    expect(await season.bracket()).toEqual(full);
  });

  it("BRACKET5 a final that was begun with a team that should not be there stays, and another is made", async () => {
    await season.define(presetPlan("top-4"), names);
    await season.winSemiFinal("1");
    await season.winSemiFinal("2");
    await season.end(await season.game("final/final/1"), 2, 0);
    await season.annul(await season.game("semi-finals/1/1"));
    await season.annul(await season.game("semi-finals/1/2"));
    expect(await season.games("final")).toContain("final/final/1 avala-banjica-1 ended");
    expect((await season.bracket()).strays).toMatchObject([{ round: "final", duel: "final", game: 1, why: "other-teams" }]);
    await season.end(await season.game("semi-finals/1/3"), 0, 2);
    expect((await season.bracket()).rounds[1]?.duels[0]?.first.state).toBe("open");
  });

  it("BRACKET5 other teams in a slot get games of their own, and those of the first come back with them", async () => {
    await season.define(presetPlan("top-4"), names);
    const made = await season.games();
    await season.define(presetPlan("top-4"), ["Banjica", "Avala", "Cer", "Durmitor"]);
    expect(await season.games()).toHaveLength(2 * made.length);
    expect(await season.games()).toContain("semi-finals/1/1 avala-durmitor-1 cancelled");
    expect(await season.games()).toContain("semi-finals/1/1 banjica-durmitor-1 scheduled");
    await season.define(presetPlan("top-4"), names);
    expect((await season.games()).filter((line) => !line.endsWith("cancelled"))).toEqual(made);
  });

  it("SERIES9 a leg of two carries its rules, where the table's recorder finds them", async () => {
    await season.define(twoLegs, names);
    const profile = async (game: GameId) =>
      database.db.transaction().execute(async (transaction) => {
        const [row] = await projectedGames(transaction, season.league.tenantId, [game]);
        return row?.ruleProfile;
      });
    const [first, second] = [await season.game("semi-finals/1/1"), await season.game("semi-finals/1/2")];
    expect([await profile(first), await profile(second), await profile(season.regular[0] as GameId)]).toEqual([
      "fiba;leg-1",
      "fiba",
      "fiba",
    ]);
    await season.end(first, 4, 1);
    expect(await profile(second)).toBe("fiba;leg-2:-6");
    await season.end(second, 4, 0);
    expect((await season.bracket()).rounds[0]?.duels[0]).toMatchObject({
      score: { first: 10, second: 8 },
      decision: { winner: "first", by: "aggregate" },
    });
  });

  it("BRACKET4 rebuilt from the logs, bracket and games are the same", async () => {
    await season.define(presetPlan("top-4"), names);
    await season.winSemiFinal("1");
    await season.end(await season.game("semi-finals/2/1"), 0, 2);
    const before = { bracket: await season.bracket(), games: await season.games() };
    await rebuildTenant(database.db, season.league.tenantId);
    expect({ bracket: await season.bracket(), games: await season.games() }).toEqual(before);
  });

  it("SERIES8 a team that withdraws loses what is not decided", async () => {
    await season.define(presetPlan("top-4"), names);
    await season.end(await season.game("semi-finals/1/1"), 0, 2);
    const decision = { kind: "withdrawal", team: season.league.team("Durmitor"), games: "forfeit-rest" } as const;
    await database.db
      .insertInto("league_decisions")
      .values({ tenant_id: season.league.tenantId, league_id: season.league.leagueId, decision: JSON.stringify(decision), reason: "test" })
      .execute();
    await season.define(presetPlan("top-4"), names);
    const semiFinal = (await season.bracket()).rounds[0]?.duels[0];
    expect(semiFinal).toMatchObject({ decision: { winner: "first", by: "withdrawal" }, score: { first: 0, second: 1 } });
  });

  it("BRACKET2 refuses what cannot be, in one line, and a preview writes nothing", async () => {
    const { tenantId, leagueId } = season.league;
    const define = async (plan: PlayoffPlan, seeds: Record<string, TeamId[]> | null = null) =>
      definePlayoffs(database.db, tenantId, leagueId, plan as PlayoffPlan<TeamId>, seeds);
    await expect(define(presetPlan("top-8"))).rejects.toThrow(
      "seed-beyond-table in quarter-finals/1: seed 8: the table league has 4 teams (and 3 more)",
    );
    await expect(define(presetPlan("top-4"), { league: ["a", "b", "c", "d"] as TeamId[] })).rejects.toThrow("no team of this league: a");
    await season.playRegular();
    const preview = await previewPlayoffs(database.db, tenantId, leagueId, presetPlan("top-4") as PlayoffPlan<TeamId>);
    expect(preview.rounds[0]?.duels[0]).toMatchObject({ first: { team: season.league.team("Avala") }, state: "ready" });
    expect(await season.games()).toEqual([]);
  });

  it("SERIES3 a needed game that was postponed stays so", async () => {
    await season.define(presetPlan("top-4"), names);
    const game = await season.game("semi-finals/1/2");
    const postponed: GameStatus = "postponed";
    await database.db.updateTable("games").set({ scheduled_status: postponed, status: postponed }).where("game_id", "=", game).execute();
    await season.end(await season.game("semi-finals/1/1"), 2, 0);
    expect(await season.games()).toContain("semi-finals/1/2 durmitor-avala-2 postponed");
  });
});
