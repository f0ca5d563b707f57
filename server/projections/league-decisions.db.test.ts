import { describe, expect, it } from "vitest";
import type { GameStatus } from "#core/game/facts.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { leagueDecisionsFor } from "../db/repositories/league-decisions.ts";
import { decideLeague, revokeDecision } from "./league-decisions.ts";
import { projectLeague } from "./league.ts";

const database = databaseForThisFile();
const day = 86_400_000;
const season = { seasonSlug: "2026-27", leagueSlug: "first" };

type Played = { home: string; away: string; round: number; score?: [number, number]; status?: GameStatus; regulation?: number };

/** Results as they stand once logs were folded; the table is made of these columns. */
async function founded(slug: string, teams: readonly string[], games: readonly Played[], policy = "fiba"): Promise<LeagueInDatabase> {
  const league = await LeagueInDatabase.founded(database.db, slug, teams);
  await league.db.updateTable("leagues").set({ ranking_policy: policy }).where("league_id", "=", league.leagueId).execute();
  for (const { home, away, round, score, status = "final", regulation = null } of games) {
    const gameId = await league.game({ home, away, round, tipOff: round * day });
    if (!score) continue;
    const points = { home_points: score[0], away_points: score[1], regulation_home_points: regulation, regulation_away_points: regulation };
    await league.db
      .updateTable("games")
      .set({ status, ...points })
      .where("game_id", "=", gameId)
      .execute();
  }
  await project(league);
  return league;
}

function project(league: LeagueInDatabase): Promise<void> {
  return league.db.transaction().execute((transaction) => projectLeague(transaction, league.tenantId, league.leagueId));
}

async function table(league: LeagueInDatabase): Promise<string[]> {
  const view = await league.pages().league(season);
  return (view?.standings ?? []).map((row) =>
    [row.rank, row.team.clubSlug, `${row.wins}-${row.losses}`, row.classificationPoints, row.withdrawn ? "left" : ""].join(" ").trim(),
  );
}

const fourTeams = ["Avala", "Banjica", "Cer", "Drina"];
const games: Played[] = [
  { home: "Avala", away: "Banjica", round: 1, score: [80, 70] },
  { home: "Cer", away: "Drina", round: 1, score: [66, 60] },
  { home: "Drina", away: "Avala", round: 2, score: [90, 60] },
  { home: "Banjica", away: "Cer", round: 2, score: [75, 70] },
  { home: "Avala", away: "Cer", round: 3 },
  { home: "Banjica", away: "Drina", round: 3 },
];

describe("what a league's office decides", () => {
  it("RANK7 RANK21 a team that leaves is out of the table at once, and in it again when that is revoked", async () => {
    const league = await founded("withdrawal", fourTeams, games);
    const before = await table(league);
    // Level all four; between them Drina +24, Cer +1, Banjica −5, Avala −20.
    expect(before).toEqual(["1 drina 1-1 3", "2 cer 1-1 3", "3 banjica 1-1 3", "4 avala 1-1 3"]);
    const decision = { kind: "withdrawal", team: league.team("Drina"), games: "annul" } as const;
    const answer = await decideLeague(league.db, league.tenantId, { leagueId: league.leagueId, decision, reason: "left", at: 3 * day });
    expect(await table(league)).toEqual(["1 banjica 1-1 3", "2 avala 1-0 2", "3 cer 0-1 1", "4 drina 0-0 0 left"]);
    if (answer.kind !== "decided") throw new Error(answer.reason);
    const { decisionId } = answer;
    expect(await revokeDecision(league.db, league.tenantId, { leagueId: league.leagueId, decisionId, at: 5 * day })).toBe(true);
    expect(await revokeDecision(league.db, league.tenantId, { leagueId: league.leagueId, decisionId, at: 6 * day })).toBe(false);
    expect(await table(league)).toEqual(before);
    const [kept] = await leagueDecisionsFor(league.db, league.tenantId).of(league.leagueId);
    expect(kept).toMatchObject({ decision, reason: "left", decidedAt: 3 * day, revokedAt: 5 * day });
  });

  it("RANK7 the games of a team that leaves count for nobody's figures, until that is revoked", async () => {
    const league = await LeagueInDatabase.founded(database.db, "withdrawal-figures", fourTeams);
    const gameId = await league.game({ home: "Avala", away: "Drina", tipOff: day });
    const scorer = await league.person("Ana", "Anić");
    const sheet = Scoresheet.begun();
    sheet.shot("h4", 3, true);
    sheet.add({ type: "game.end" });
    sheet.add({ type: "game.confirm", signer: "", digest: null });
    await league.append(gameId, sheet.events);
    await league.link(gameId, key("h4"), scorer);
    await project(league);
    const figures = async () => {
      const lines = await league.db.selectFrom("box_player_lines").select("counted").where("game_id", "=", gameId).execute();
      const careers = await league.db.selectFrom("player_careers").select("person_id").where("tenant_id", "=", league.tenantId).execute();
      return [lines.filter(({ counted }) => counted).length, new Set(careers.map(({ person_id }) => person_id)).size];
    };
    const before = await figures();
    expect(before).toEqual([14, 1]);
    const decision = { kind: "withdrawal", team: league.team("Drina"), games: "annul" } as const;
    const answer = await decideLeague(league.db, league.tenantId, { leagueId: league.leagueId, decision, reason: "left", at: 3 * day });
    expect(await figures()).toEqual([0, 0]);
    if (answer.kind !== "decided") throw new Error(answer.reason);
    await revokeDecision(league.db, league.tenantId, { leagueId: league.leagueId, decisionId: answer.decisionId, at: 5 * day });
    expect(await figures()).toEqual(before);
  });

  it("RANK8 what a team that left did not play is lost by it", async () => {
    const league = await founded("rest", fourTeams, games);
    const decision = { kind: "withdrawal", team: league.team("Drina"), games: "forfeit-rest" } as const;
    await decideLeague(league.db, league.tenantId, { leagueId: league.leagueId, decision, reason: "left", at: 3 * day });
    // 20:0 for Banjica; of the three with 3 points Drina beat Avala, Cer beat Drina, Avala has played only Drina of them.
    expect(await table(league)).toEqual(["1 banjica 2-1 5", "2 drina 1-2 3", "3 cer 1-1 3", "4 avala 1-1 3"]);
  });

  it("RANK9 RANK10 deductions and draws are in the table, with the reason a page shows", async () => {
    const level = [
      { home: "Avala", away: "Banjica", round: 1, score: [80, 70] },
      { home: "Cer", away: "Drina", round: 1, score: [80, 70] },
    ] satisfies Played[];
    const league = await founded("draw", fourTeams, level);
    expect(await table(league)).toEqual(["1 avala 1-0 2", "1 cer 1-0 2", "3 banjica 0-1 1", "3 drina 0-1 1"]);
    const order = [league.team("Cer"), league.team("Avala")];
    const to = { leagueId: league.leagueId, reason: "decided", at: 3 * day };
    await decideLeague(league.db, league.tenantId, { ...to, decision: { kind: "draw", order } });
    await decideLeague(league.db, league.tenantId, { ...to, decision: { kind: "deduction", team: league.team("Banjica"), points: 1 } });
    expect(await table(league)).toEqual(["1 cer 1-0 2", "2 avala 1-0 2", "3 drina 0-1 1", "4 banjica 0-1 0"]);
    const view = await league.pages().league(season);
    expect(view?.ranking).toBe("points");
    expect(view?.standings[0]?.tieBreaks).toEqual([{ criterion: "draw", among: ["avala", "cer"], value: 1, wins: null, losses: null }]);
    expect(view?.standings[3]).toMatchObject({ deducted: 1, tieBreaks: [] });
  });

  it("RANK21 what cannot be decided is refused and changes nothing", async () => {
    const league = await founded("refused", fourTeams, games);
    const elsewhere = await founded("elsewhere", fourTeams, []);
    const [avala, banjica] = [league.team("Avala"), league.team("Banjica")];
    const decide = async (decision: Parameters<typeof decideLeague>[2]["decision"]) => {
      const answer = await decideLeague(league.db, league.tenantId, { leagueId: league.leagueId, decision, reason: "", at: 0 });
      return answer.kind === "refused" ? answer.reason : answer.kind;
    };
    expect(await decide({ kind: "withdrawal", team: elsewhere.team("Avala"), games: "annul" })).toBe("not-of-this-league");
    expect(await decide({ kind: "draw", order: [avala, banjica, avala] })).toBe("named-twice");
    expect(await decide({ kind: "draw", order: [avala] })).toBe("too-few");
    expect(await decide({ kind: "deduction", team: avala, points: 0 })).toBe("nothing-to-deduct");
    expect(await leagueDecisionsFor(league.db, league.tenantId).of(league.leagueId)).toEqual([]);
  });
});

describe("a league's table", () => {
  it("RANK5 follows the league's policy: without points of extra time where these do not count", async () => {
    const clasicos: Played[] = [
      { home: "Avala", away: "Banjica", round: 1, score: [75, 73] },
      { home: "Banjica", away: "Avala", round: 2, score: [91, 86], regulation: 73 },
    ];
    const euroleague = await founded("by-wins", ["Avala", "Banjica"], clasicos, "euroleague");
    expect(await table(euroleague)).toEqual(["1 avala 1-1 1", "2 banjica 1-1 1"]);
    expect((await euroleague.pages().league(season))?.ranking).toBe("wins");
    const fiba = await founded("by-points", ["Avala", "Banjica"], clasicos);
    expect(await table(fiba)).toEqual(["1 banjica 1-1 3", "2 avala 1-1 3"]);
  });

  it("RANK12 is told at any round and any moment, in one round trip, and is the stored one for now", async () => {
    const league = await founded("as-of", fourTeams, games);
    const decision = { kind: "withdrawal", team: league.team("Cer"), games: "annul" } as const;
    await decideLeague(league.db, league.tenantId, { leagueId: league.leagueId, decision, reason: "left", at: 2.5 * day });
    const at = async (asOf?: Parameters<ReturnType<LeagueInDatabase["pages"]>["standings"]>[1]) =>
      (await league.pages().standings(season, asOf))?.rows.map(({ team, wins, losses }) => `${team.clubSlug} ${wins}-${losses}`);
    expect(await at({ moment: day })).toEqual(["avala 1-0", "cer 1-0", "drina 0-1", "banjica 0-1"]);
    expect(await at({ moment: 2 * day })).toHaveLength(4);
    expect(await at({ round: 1 })).toEqual(["avala 1-0", "banjica 0-1", "drina 0-0", "cer 0-0"]);
    expect((await league.pages().standings(season))?.rows).toEqual((await league.pages().league(season))?.standings);
    expect(await league.pages().standings({ ...season, leagueSlug: "none" })).toBeNull();
  });
});
