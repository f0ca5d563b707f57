import { describe, expect, it } from "vitest";
import type { GameStatus } from "#core/game/facts.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { unpackJson } from "../db/packed-json.ts";
import { personMergesFor } from "../db/repositories/person-merges.ts";

const database = databaseForThisFile();

/** A finished game: h4 scores all of his side's points, a4 all of his. Points are even. */
function finished(homePoints: number, awayPoints: number): Scoresheet {
  const sheet = Scoresheet.begun();
  sheet.at("5:00");
  for (let points = 0; points < homePoints; points += 2) sheet.shot("h4", 2, true);
  for (let points = 0; points < awayPoints; points += 2) sheet.shot("a4", 2, true);
  for (const period of [1, 2, 3, 4]) {
    if (period > 1) sheet.at("10:00", period).add({ type: "period.start" });
    sheet.at("0:00").add({ type: "period.end" });
  }
  sheet.add({ type: "game.end" });
  return sheet;
}

async function gameRow(league: LeagueInDatabase, gameId: GameId) {
  const columns = [
    "status",
    "home_points",
    "away_points",
    "overtimes",
    "attendance",
    "official_home_points",
    "official_away_points",
  ] as const;
  return league.db.selectFrom("games").select(columns).where("game_id", "=", gameId).executeTakeFirstOrThrow();
}

async function table(league: LeagueInDatabase) {
  const rows = await league.db
    .selectFrom("standings_rows")
    .innerJoin("teams", "teams.team_id", "standings_rows.team_id")
    .select(["rank", "teams.slug", "wins", "losses", "points_for", "points_against", "form"])
    .where("standings_rows.league_id", "=", league.leagueId)
    .orderBy("rank")
    .orderBy("teams.slug")
    .execute();
  return rows.map((row) => [row.rank, row.slug, row.wins, row.losses, row.points_for, row.points_against, row.form.join(" ")]);
}

async function leaders(league: LeagueInDatabase) {
  const rows = await league.db
    .selectFrom("league_leaders")
    .innerJoin("persons", "persons.person_id", "league_leaders.person_id")
    .select(["rank", "persons.family_name", "games", "total"])
    .where("league_leaders.league_id", "=", league.leagueId)
    .where("statistic", "=", "points")
    .orderBy("rank")
    .execute();
  return rows.map((row) => [row.rank, row.family_name, row.games, row.total]);
}

describe("projections of a game", () => {
  it("follow it while it is played, and keep the table out of it until it has ended", async () => {
    const league = await LeagueInDatabase.founded(database.db, "live", ["Avala", "Banjica"]);
    const gameId = await league.game({ home: "Avala", away: "Banjica" });
    expect(await gameRow(league, gameId)).toMatchObject({ status: "scheduled", home_points: null });
    const sheet = finished(80, 70);
    await league.append(gameId, sheet.events.slice(0, 6));
    expect(await gameRow(league, gameId)).toMatchObject({ status: "live", home_points: 2, away_points: 0 });
    expect(await table(league)).toEqual([]);

    await league.append(gameId, sheet.events.slice(6));
    expect(await gameRow(league, gameId)).toMatchObject({ status: "ended", home_points: 80, away_points: 70, overtimes: 0 });
    expect(await table(league)).toEqual([
      [1, "avala", 1, 0, 80, 70, "won"],
      [2, "banjica", 0, 1, 70, 80, "lost"],
    ]);
    const box = await league.db.selectFrom("game_boxes").selectAll().where("game_id", "=", gameId).executeTakeFirstOrThrow();
    expect(box).toMatchObject({ epoch: 1, sequence: sheet.events.length, last_play: { wording: { key: "gameEnd" } } });
    expect(unpackJson(box.plays).at(-1)).toEqual(box.last_play);
    const { flow, players } = unpackJson(box.page);
    expect(flow.biggestLead).toEqual({ home: 80, away: 0 });
    expect(players).toHaveLength(14);
  });

  it("keep lines for what is counted over many games while a game has a result, and no longer", async () => {
    const league = await LeagueInDatabase.founded(database.db, "lines", ["Avala", "Banjica"]);
    const gameId = await league.game({ home: "Avala", away: "Banjica" });
    const count = async (lines: "box_player_lines" | "box_team_lines" | "game_players") =>
      (await league.db.selectFrom(lines).select("game_id").where("game_id", "=", gameId).execute()).length;
    const counts = async () => [await count("box_player_lines"), await count("box_team_lines"), await count("game_players")];
    const sheet = finished(80, 70);
    await league.append(gameId, sheet.events.slice(0, -1));
    expect(await counts()).toEqual([0, 0, 14]);
    await league.append(gameId, sheet.events.slice(-1));
    expect(await counts()).toEqual([14, 2, 14]);
    const ended = sheet.events.find((event) => event.op === "add" && event.fact.type === "game.end");
    sheet.voids(ended?.eventId as EventId);
    await league.append(gameId, sheet.events.slice(-1));
    expect(await counts()).toEqual([0, 0, 14]);
  });

  it("take a corrected game out of the table, and put it in again", async () => {
    const league = await LeagueInDatabase.founded(database.db, "corrected", ["Avala", "Banjica"]);
    const gameId = await league.game({ home: "Avala", away: "Banjica" });
    const sheet = finished(80, 80);
    const last = sheet.shot("h4", 2, true);
    await league.append(gameId, sheet.events);
    expect((await table(league)).map(([, slug]) => slug)).toEqual(["avala", "banjica"]);
    const before = sheet.events.length;
    sheet.voids(last);
    await league.append(gameId, sheet.events.slice(before));
    expect(await table(league)).toEqual([
      [1, "avala", 0, 0, 80, 80, ""],
      [1, "banjica", 0, 0, 80, 80, ""],
    ]);
    const ended = sheet.events.find((event) => event.op === "add" && event.fact.type === "game.end");
    if (!ended) throw new Error("no end");
    sheet.voids(ended.eventId);
    await league.append(gameId, sheet.events.slice(before + 1));
    expect(await gameRow(league, gameId)).toMatchObject({ status: "live" });
    expect(await table(league)).toEqual([
      [1, "avala", 0, 0, 0, 0, ""],
      [1, "banjica", 0, 0, 0, 0, ""],
    ]);
  });

  it("count a forfeit 20:0, and nothing of it once it is taken back", async () => {
    const league = await LeagueInDatabase.founded(database.db, "forfeit", ["Avala", "Banjica"]);
    const gameId = await league.game({ home: "Avala", away: "Banjica" });
    const sheet = new Scoresheet();
    const forfeit = sheet.add({ type: "game.forfeit", by: "home", reason: null });
    await league.append(gameId, sheet.events);
    expect(await gameRow(league, gameId)).toMatchObject({ status: "forfeited", official_home_points: 0, official_away_points: 20 });
    expect(await table(league)).toEqual([
      [1, "banjica", 1, 0, 20, 0, "won"],
      [2, "avala", 0, 1, 0, 20, "lost"],
    ]);
    sheet.voids(forfeit);
    await league.append(gameId, sheet.events.slice(1));
    expect(await gameRow(league, gameId)).toMatchObject({ status: "scheduled", official_home_points: null });
  });

  it("RANK6 count a forfeit of both as lost by both, also once it is confirmed", async () => {
    const league = await LeagueInDatabase.founded(database.db, "both-forfeit", ["Avala", "Banjica"]);
    const gameId = await league.game({ home: "Avala", away: "Banjica" });
    const sheet = new Scoresheet();
    sheet.add({ type: "game.forfeit", by: "both", reason: null });
    sheet.add({ type: "game.confirm", signer: "referee", digest: null });
    await league.append(gameId, sheet.events);
    expect(await gameRow(league, gameId)).toMatchObject({ status: "final", official_home_points: 0, official_away_points: 0 });
    expect(await table(league)).toEqual([
      [1, "avala", 0, 1, 0, 0, "lost"],
      [1, "banjica", 0, 1, 0, 0, "lost"],
    ]);
  });

  it.each<[GameStatus, GameStatus]>([
    ["postponed", "postponed"],
    ["live", "scheduled"],
  ])("leave what the schedule says (%s) until the log says more", async (before, after) => {
    const league = await LeagueInDatabase.founded(database.db, `schedule-${before}`, ["Avala", "Banjica"]);
    const gameId = await league.game({ home: "Avala", away: "Banjica", status: before });
    const sheet = new Scoresheet();
    const officials = sheet.add({ type: "officials.set", officials: [], attendance: 812 });
    await league.append(gameId, sheet.events);
    expect(await gameRow(league, gameId)).toMatchObject({ status: after, attendance: 812, home_points: null });
    sheet.voids(officials);
    await league.append(gameId, sheet.events.slice(1));
    expect(await gameRow(league, gameId)).toMatchObject({ status: after, attendance: null });
  });

  it("lose no result when games of a league end in the same moment", async () => {
    const league = await LeagueInDatabase.founded(database.db, "at-once", ["Avala", "Banjica"]);
    const games = await Promise.all([1, 2, 3, 4, 5].map((round) => league.game({ home: "Avala", away: "Banjica", round })));
    await Promise.all(games.map((gameId) => league.append(gameId, finished(80, 70).events)));
    expect((await table(league)).map(([, slug, wins, losses]) => [slug, wins, losses])).toEqual([
      ["avala", 5, 0],
      ["banjica", 0, 5],
    ]);
  });

  it("name leaders by person, whatever he was called in a game, and only with enough games", async () => {
    const league = await LeagueInDatabase.founded(database.db, "leaders", ["Avala", "Banjica"]);
    const [steady, sameMan, once] = [
      await league.person("Luka", "Stalni"),
      await league.person("L.", "Stalni"),
      await league.person("Ivan", "Jednom"),
    ];
    for (const [round, points] of [80, 60, 62].entries()) {
      const gameId = await league.game({ home: "Avala", away: "Banjica", round: round + 1, tipOff: Date.UTC(2026, 9, round + 1) });
      await league.link(gameId, key("h4"), round === 0 ? steady : sameMan);
      if (round === 2) await league.link(gameId, key("a4"), once);
      await league.append(gameId, finished(points, 70).events);
    }
    expect(await leaders(league)).toEqual([[1, "Stalni", 2, 122]]);

    const merge = { from: steady, into: sameMan, by: "test", at: Date.UTC(2026, 9, 4), reason: null };
    await personMergesFor(league.db, league.tenantId).merge(merge);
    const again = await league.game({ home: "Avala", away: "Banjica", round: 4, tipOff: Date.UTC(2026, 9, 4) });
    await league.append(again, finished(50, 70).events);
    expect(await leaders(league)).toEqual([[1, "Stalni", 3, 202]]);
  });
});
