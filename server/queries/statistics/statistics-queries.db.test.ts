import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { foldPlays } from "#core/game/evolve.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import { featsOf } from "#core/stats/feats.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { everyGame, defaultPerGameView } from "#core/stats/history/per-game-filter.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { statisticsQueriesFor } from "./statistics-queries.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };

/** A line of the log itself, folded here, beside what the read models say. */
type OwnLine = { readonly game: number; readonly person: string; readonly club: string; readonly won: boolean; readonly line: PlayerLine };

const schedule = [
  ["Avala", "Banjica"],
  ["Dunav", "Avala"],
  ["Banjica", "Dunav"],
  ["Banjica", "Avala"],
  ["Avala", "Dunav"],
  ["Dunav", "Banjica"],
] as const;

let league: LeagueInDatabase;
const lines: OwnLine[] = [];
const noted = new Set<string>();

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "figures", ["Avala", "Banjica", "Dunav"]);
  for (const [number, [home, away]] of schedule.entries()) {
    const gameId = await league.game({ home, away, round: number + 1, tipOff: Date.UTC(2026, 9, 1 + number) });
    const { events } = exhibitionGame(`figures-${number}`);
    const box = boxScoreOf(foldPlays(playsInForce(events), fiba));
    await league.append(gameId, events.slice(0, 60));
    for (const [side, club] of [["home", home] as const, ["away", away] as const]) {
      const won = box.teams[side].points > box.teams[side === "home" ? "away" : "home"].points;
      for (const line of box.teams[side].players) {
        const person = `${club} ${line.shirt}`;
        await linkTo(gameId, line, person);
        if (line.played) lines.push({ game: number, person, club, won, line });
      }
    }
    await league.append(gameId, events.slice(60));
  }
}, 60_000);

async function linkTo(gameId: GameId, line: PlayerLine, name: string): Promise<void> {
  const known = await league.db
    .selectFrom("persons")
    .select("person_id")
    .where("tenant_id", "=", league.tenantId)
    .where("family_name", "=", name)
    .executeTakeFirst();
  await league.link(gameId, line.key, known?.person_id ?? (await league.person("Igrač", name)));
}

function queries() {
  return statisticsQueriesFor(league.db, league.tenantId, (tag) => noted.add(tag));
}

/** The two-sided estimate of all a club's games, over their length. POSS2 */
async function paceByHand(club: string): Promise<number> {
  const { rows } = await sql<{ readonly own: boolean; readonly [figure: string]: number | boolean }>`
    select line.club_id = club.club_id as own, sum(line.seconds)::float as seconds,
      sum(line.two_pointers_attempted + line.three_pointers_attempted)::float as shots,
      sum(line.two_pointers_made + line.three_pointers_made)::float as made, sum(line.free_throws_attempted)::float as free_throws,
      sum(line.offensive_rebounds)::float as offensive, sum(line.defensive_rebounds)::float as defensive,
      sum(line.turnovers)::float as turnovers
    from clubs club
    join box_team_lines line on line.tenant_id = club.tenant_id and club.club_id in (line.club_id, line.opponent_club_id)
    where club.tenant_id = ${league.tenantId} and club.name = ${club} group by 1`.execute(league.db);
  const figure = (own: boolean, name: string) => Number(rows.find((row) => row.own === own)?.[name]);
  const half = (own: boolean) => {
    const rebounded = figure(own, "offensive") / (figure(own, "offensive") + figure(!own, "defensive"));
    const misses = figure(own, "shots") - figure(own, "made");
    return figure(own, "shots") + 0.4 * figure(own, "free_throws") - 1.07 * rebounded * misses + figure(own, "turnovers");
  };
  // A line of a team has the time of five players.
  return (half(true) + half(false)) / 2 / (figure(true, "seconds") / 5);
}

function totals(value: (line: PlayerLine) => number): [person: string, total: number, games: number][] {
  const byPerson = Map.groupBy(lines, ({ person }) => person);
  return [...byPerson].map(([person, own]) => [person, own.reduce((sum, { line }) => sum + value(line), 0), own.length]);
}

function best(value: (line: PlayerLine) => number): number {
  return Math.max(...lines.map(({ line }) => value(line)));
}

function slugOf(person: string): string {
  return `igrac-${person.toLowerCase().replace(" ", "-")}`;
}

describe("figures of many games, beside the same folded from the logs", () => {
  it("lead a league by average, with what those lack who have too few games", async () => {
    const answer = await queries().leagueLeaders(address, {
      phase: null,
      categories: [{ statistic: "points", mode: "average" }],
      lastRank: 5,
    });
    const [list] = answer?.lists ?? [];
    // Every team has played four games: two are enough.
    const own = totals(({ points }) => points)
      .filter(([, , games]) => games >= 2)
      .map(([person, total, games]) => [person, total / games] as const)
      .toSorted(([, one], [, other]) => other - one);
    expect(list?.leaders.map(({ value }) => value)).toEqual(own.slice(0, list?.leaders.length).map(([, value]) => value));
    // Level ones stand in no order that a log would know.
    const first = own.filter(([, value]) => value === own[0]?.[1]).map(([person]) => person);
    expect(first).toContain(list?.leaders[0]?.person.familyName.text);
    expect(list?.leaders[0]?.standing).toMatchObject({ key: "qualified", of: "games", least: 2 });
    expect([...noted]).toContain(pageTags.league(league.leagueId));
  });

  it("KEPT3 lead all time by total, and by no average before a career is two seasons long", async () => {
    const board = { statistic: "rebounds", mode: "total", phase: "all", page: 1 } as const;
    const answer = await queries().allTimeLeaders(board);
    const own = totals((line) => (line.offensiveRebounds ?? 0) + (line.defensiveRebounds ?? 0))
      .map(([, total]) => total)
      .toSorted((one, other) => other - one);
    expect(answer?.lines.map(({ value }) => value)).toEqual(own.slice(0, 20));
    const second = await queries().allTimeLeaders({ ...board, page: 2 });
    expect(second?.lines.map(({ value }) => value)).toEqual(own.slice(20, 40).filter((value) => value > 0));
    expect(second?.lines[0]?.rank).toBe(own.indexOf(own[20] ?? 0) + 1);

    const averages = await queries().allTimeLeaders({ ...board, mode: "average" });
    expect(averages).toMatchObject({ lines: [], requirement: { of: "games", least: 44 } });
    expect(await queries().allTimeLeaders({ ...board, statistic: "goals" })).toBeNull();
    expect(await queries().allTimeLeaders({ ...board, statistic: "freeThrowPercentage" })).toBeNull();
  });

  it("hold records of a league, of all time and of a club, all ties listed", async () => {
    const wanted = { holder: "player", category: "points", phase: "all" } as const;
    const most = best(({ points }) => points);
    const holders = lines.filter(({ line }) => line.points === most).map(({ person }) => person);
    const ofLeague = await queries().leagueRecords(address, wanted);
    const ofAllTime = await queries().allTimeRecords(wanted);
    for (const boards of [ofLeague?.boards, ofAllTime]) {
      const first = boards?.[0]?.lines.filter(({ rank }) => rank === 1) ?? [];
      expect(first.map(({ value }) => value)).toEqual(holders.map(() => most));
      expect(new Set(first.map(({ person }) => person?.familyName.text))).toEqual(new Set(holders));
      expect(boards?.[0]?.recordedSince).toBeNull();
    }
    const club = await queries().clubHistory("avala");
    const own = lines.filter((line) => line.club === "Avala");
    const teamPoints = Map.groupBy(
      lines.filter(({ club: of }) => of === "Avala"),
      ({ game }) => game,
    );
    const mostOfTeam = Math.max(...[...teamPoints.values()].map((game) => game.reduce((sum, { line }) => sum + line.points, 0)));
    const ofTeam = club?.records.find(({ holder, category }) => holder === "team" && category === "points");
    expect([ofTeam?.lines[0]?.value, ofTeam?.lines[0]?.person]).toEqual([mostOfTeam, null]);
    expect(club?.records.find(({ category }) => category === "points")?.lines[0]?.value).toBe(
      Math.max(...own.map(({ line }) => line.points)),
    );
    const teams = await queries().allTimeRecords({ holder: "team", category: null, phase: "regular" });
    expect(teams.map(({ category }) => category)).toContain("fewestPoints");
    expect(await queries().allTimeRecords({ ...wanted, phase: "playoff" })).toEqual([]);
  });

  it("make a table of a league, whole or filtered", async () => {
    const view = { ...defaultPerGameView, mode: "totals", sort: "points", descending: true } as const;
    const whole = await queries().leaguePerGame(address, view, 1);
    const own = totals(({ points }) => points);
    for (const { person, values, games } of whole?.lines ?? []) {
      expect([person.familyName.text, values.points, games]).toEqual(own.find(([name]) => name === person.familyName.text));
    }
    const wins = await queries().leaguePerGame(address, { ...view, filter: { ...everyGame, result: "won", club: "avala" } }, 1);
    const won = lines.filter((line) => line.won && line.club === "Avala");
    expect(wins?.lines.reduce((sum, { values }) => sum + (values.points ?? 0), 0)).toBe(
      won.reduce((sum, { line }) => sum + line.points, 0),
    );
  });

  it("RATE7 give figures in a hundred possessions of the team, as its lines let estimate them", async () => {
    const [first] = (await queries().leaguePerGame(address, { ...defaultPerGameView, mode: "per-100" }, 1))?.lines ?? [];
    const name = first?.person.familyName.text ?? "";
    const own = lines.filter(({ person }) => person === name);
    const seconds = own.reduce((sum, { line }) => sum + (line.seconds ?? 0), 0);
    const points = own.reduce((sum, { line }) => sum + line.points, 0);
    const pace = await paceByHand(name.split(" ")[0] ?? "");
    expect(first?.values.points).toBeCloseTo((100 * points) / (seconds * pace), 6);
    const career = await queries().playerCareer(slugOf(name));
    expect(career?.seasons[0]?.possessionsPerSecond).toBeCloseTo(pace, 9);
  });

  it("YEAR3 tell who led after each round, the last of them those who lead now", async () => {
    const wanted = { phase: null, categories: [{ statistic: "points", mode: "total" } as const], lastRank: 1, progress: true };
    const answer = await queries().leagueLeaders(address, wanted);
    const after = (round: number) => {
      const sums = Map.groupBy(
        lines.filter(({ game }) => game < round),
        ({ person }) => person,
      );
      return Math.max(...[...sums.values()].map((played) => played.reduce((sum, { line }) => sum + line.points, 0)));
    };
    expect(answer?.progress.length).toBeGreaterThan(0);
    for (const { toRound, value } of answer?.progress ?? []) expect(value).toBe(after(toRound));
    expect(answer?.progress.at(-1)?.toRound).toBe(schedule.length);
    expect(answer?.progress.at(-1)?.leaders[0]?.person).toEqual(answer?.lists[0]?.leaders[0]?.person);
    expect((await queries().leagueLeaders(address, { ...wanted, progress: false }))?.progress).toEqual([]);
  });

  it("tell a career, and compare two", async () => {
    const [person = "", total = 0, games = 0] = totals(({ points }) => points).toSorted((one, other) => other[1] - one[1])[0] ?? [];
    const career = await queries().playerCareer(slugOf(person));
    expect(career?.totals[0]?.sums.counts.points.total).toBe(total);
    expect(career?.log).toHaveLength(games);
    expect(career?.log[0]?.game.playedAt).toBeGreaterThan(career?.log.at(-1)?.game.playedAt ?? 0);
    expect(career?.bests.find(({ statistic }) => statistic === "points")?.value).toBe(
      Math.max(...lines.filter((line) => line.person === person).map(({ line }) => line.points)),
    );
    const parts = career?.splits.find(({ kind }) => kind === "result")?.parts ?? [];
    expect(parts.reduce((sum, { sums }) => sum + sums.games, 0)).toBe(games);
    expect(await queries().playerCareer("nobody")).toBeNull();

    const opponent = lines.find((line) => line.club !== person.split(" ")[0])?.person ?? "";
    const between = await queries().playersHeadToHead(slugOf(person), slugOf(opponent));
    const met = lines.filter(
      (line) => line.person === person && lines.some((other) => other.person === opponent && other.game === line.game),
    );
    expect(between?.meetings).toHaveLength(met.length);
    expect(between?.oneWins).toBe(met.filter(({ won }) => won).length);
    const rows = await queries().playerComparison([slugOf(person), slugOf(opponent)], "all", "totals");
    expect(rows?.rows.find(({ column }) => column === "points")?.values[0]).toBe(total);
  });

  it("tell a club's history, its meetings with another, its lineups", async () => {
    const meetings = await queries().clubsHeadToHead("avala", "banjica");
    const won = new Set(lines.filter((line) => line.club === "Avala" && line.won && [0, 3].includes(line.game)).map(({ game }) => game));
    expect(meetings?.all).toEqual({ games: 2, wins: won.size, losses: 2 - won.size });
    expect(meetings?.meetings).toHaveLength(2);
    const club = await queries().clubHistory("avala");
    const games = new Set(lines.filter((line) => line.club === "Avala").map(({ game }) => game));
    expect(club?.seasons).toMatchObject([{ finished: true, seasonName: "2026/27" }]);
    expect((club?.seasons[0]?.wins ?? 0) + (club?.seasons[0]?.losses ?? 0)).toBe(games.size);
    const lineups = await queries().teamLineups({ ...address, teamSlug: "avala" });
    const [regular] = lineups?.phases ?? [];
    expect(regular?.lineups.length).toBeGreaterThan(3);
    expect(regular?.lineups.every(({ persons }) => persons.length === 5)).toBe(true);
    for (const { on, off } of regular?.onOff ?? []) expect(on.seconds + off.seconds).toBeGreaterThan(0);
  });

  it("tell how a record grew, who is best, and which milestones are near", async () => {
    const timeline = await queries().recordTimeline("player", "points", address);
    let standing = 0;
    const mostByGame = [...Map.groupBy(lines, ({ game }) => game).values()].map((own) => Math.max(...own.map(({ line }) => line.points)));
    const grown = mostByGame.filter((most) => {
      const grows = most > standing;
      standing = Math.max(standing, most);
      return grows;
    });
    expect(timeline?.reigns.map(({ value }) => value)).toEqual(grown);
    const allTime = await queries().recordTimeline("player", "points", null);
    expect(allTime?.reigns.at(-1)?.value).toBe(best(({ points }) => points));
    const players = await queries().bestPlayers("all");
    const points = players.boards.find(({ statistic, mode }) => statistic === "points" && mode === "total");
    expect(points?.lines[0]?.value).toBe(Math.max(...totals((line) => line.points).map(([, total]) => total)));
    const table = await queries().allTimePerGame({ sort: "points", ascending: false, mode: "totals", phase: "all", page: 1 });
    expect(table?.lines[0]?.values.points).toBe(points?.lines[0]?.value);
    expect(await queries().upcomingMilestones()).toEqual([]);
  });

  it("tell who is best by the index of a league, of its teams and of its latest round", async () => {
    const answer = await queries().leagueBest(address, null);
    const own = totals(({ performanceIndexRating }) => performanceIndexRating ?? 0)
      .filter(([, , games]) => games >= 2)
      .map(([person, total, games]) => [person, total / games] as const)
      .toSorted(([, one], [, other]) => other - one);
    expect(answer?.index).toBe("performanceIndexRating");
    expect(answer?.best.map(({ value }) => value)).toEqual(own.slice(0, answer?.best.length).map(([, value]) => value));
    for (const { value, values } of answer?.best ?? []) expect(values.performanceIndexRating).toBe(value);
    const bestOf = (club: string) => Math.max(...own.filter(([person]) => person.startsWith(club)).map(([, value]) => value));
    const ofTeams = ["Avala", "Banjica", "Dunav"].map(bestOf).toSorted((one, other) => other - one);
    expect(answer?.ofTeams.map(({ value }) => value)).toEqual(ofTeams);
    const last = lines.filter(({ game }) => game === schedule.length - 1).map(({ line }) => line.performanceIndexRating ?? 0);
    const round = last.toSorted((one, other) => other - one);
    expect(answer?.lastRound.map(({ value }) => value)).toEqual(round.slice(0, answer?.lastRound.length));
    expect(answer?.lastRound.length).toBeGreaterThanOrEqual(5);
    expect((await queries().leagueBest(address, "playoff"))?.best).toEqual([]);
    expect(await queries().leagueBest({ ...address, leagueSlug: "none" }, null)).toBeNull();
  });

  it("TEAM4 rate the teams of a league by margin and opponents", async () => {
    const ratings = (await queries().teamRatings(address)) ?? [];
    expect(ratings).toHaveLength(3);
    expect(ratings.reduce((sum, { simpleRating }) => sum + simpleRating, 0)).toBeCloseTo(0);
    for (const { team, wins, losses, games, marginOfVictory, pointsFor, pointsAgainst } of ratings) {
      const own = lines.filter(({ club }) => team.name.text === club);
      expect(wins).toBe(new Set(own.filter(({ won }) => won).map(({ game }) => game)).size);
      expect([wins + losses, pointsFor]).toEqual([games, own.reduce((sum, { line }) => sum + line.points, 0)]);
      expect(marginOfVictory).toBeCloseTo((pointsFor - pointsAgainst) / games);
    }
  });

  it("RECORD11 list the great games of a league: every kind of feat is found, and nothing else", async () => {
    expect(await queries().leagueFeats(address, "all")).toHaveLength(lines.filter(({ line }) => featsOf(line).length > 0).length);
    const row = await league.db
      .selectFrom("box_player_lines")
      .selectAll()
      .where("tenant_id", "=", league.tenantId)
      .where("played", "=", true)
      .where("person_id", "is not", null)
      .orderBy("points")
      .executeTakeFirstOrThrow();
    const plain = { points: 4, offensive_rebounds: 1, defensive_rebounds: 2, assists: 1, steals: 0, blocks: 0 };
    const shots = { three_pointers_made: 0, free_throws_made: 0, free_throws_attempted: 0 };
    const feats = [
      [{ points: 42 }, "points"],
      [{ points: 41 }, null],
      [{ offensive_rebounds: 9, defensive_rebounds: 12 }, "rebounds"],
      [{ assists: 17 }, "assists"],
      [{ steals: 9 }, "steals"],
      [{ blocks: 9 }, "blocks"],
      [{ three_pointers_made: 9 }, "threePointersMade"],
      [{ free_throws_made: 13, free_throws_attempted: 13 }, "perfectFreeThrows"],
      [{ free_throws_made: 13, free_throws_attempted: 14 }, null],
      [{ points: 10, assists: 10, defensive_rebounds: 9 }, "tripleDouble"],
      [{ points: 10, assists: 10, defensive_rebounds: 8 }, null],
      [{ points: 5, defensive_rebounds: 4, assists: 5, steals: 5, blocks: 5 }, "fiveByFive"],
    ] as const;
    const write = (figures: Partial<typeof plain & typeof shots>) =>
      league.db
        .updateTable("box_player_lines")
        .set(figures)
        .where("tenant_id", "=", league.tenantId)
        .where("game_id", "=", row.game_id)
        .where("player_key", "=", row.player_key)
        .execute();
    for (const [figures, feat] of feats) {
      await write({ ...plain, ...shots, ...figures });
      const found = (await queries().leagueFeats(address, "all")) ?? [];
      expect([figures, found.flatMap((line) => line.feats.map(({ id }) => id))]).toEqual([figures, feat === null ? [] : [feat]]);
    }
    const { points, offensive_rebounds, defensive_rebounds, assists, steals, blocks } = row;
    const { three_pointers_made, free_throws_made, free_throws_attempted } = row;
    await league.db
      .updateTable("box_player_lines")
      .set({
        points,
        offensive_rebounds,
        defensive_rebounds,
        assists,
        steals,
        blocks,
        three_pointers_made,
        free_throws_made,
        free_throws_attempted,
      })
      .where("tenant_id", "=", league.tenantId)
      .where("game_id", "=", row.game_id)
      .where("player_key", "=", row.player_key)
      .execute();
  });

  it("YEAR1 name who led each season, and the longest series of all time", async () => {
    const leaders = await queries().seasonLeaders("points");
    const ofLeague = await queries().leagueLeaders(address, {
      phase: null,
      categories: [{ statistic: "points", mode: "average" }],
      lastRank: 1,
    });
    expect(leaders.map(({ average }) => average)).toEqual(ofLeague?.lists[0]?.leaders.map(({ value }) => value));
    expect(leaders[0]).toMatchObject({ seasonName: "2026/27", competition: address });

    const boards = await queries().streakBoards("player");
    const longest = [...Map.groupBy(lines, ({ person }) => person).values()].map((own) => {
      let length = 0;
      return Math.max(...own.map(({ line }) => (length = line.points >= 10 ? length + 1 : 0)));
    });
    const expected = longest.filter((length) => length >= 2).toSorted((one, other) => other - one);
    const shown = boards.find(({ kind }) => kind === "tenPoints")?.lines.map(({ length }) => length) ?? [];
    expect(shown[0]).toBe(expected[0]);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  });

  it("YEAR2 STREAK3 STREAK4 name who leads all time by total, and the longest series of clubs and of free throws", async () => {
    const [first] = totals((line) => line.points).toSorted(([, one], [, other]) => other - one);
    const [season] = await queries().leadersAtSeasonEnds("points", "all");
    expect(season).toMatchObject({ seasonName: "2026/27", total: first?.[1] });
    expect(season?.leaders.map(({ person }) => person.slug)).toContain(slugOf(first?.[0] ?? ""));
    const fromStart = ["Avala", "Banjica", "Dunav"].flatMap((club) => {
      const won = [...new Map(lines.filter((each) => each.club === club).map((each) => [each.game, each.won])).values(), false];
      return won.indexOf(false) < 2 ? [] : [`${club} ${won.indexOf(false)}`];
    });
    const clubs = (await queries().streakBoards("team")).find(({ kind }) => kind === "winsFromStart")?.lines ?? [];
    expect(new Set(clubs.map(({ team, length }) => `${team.name.text} ${length}`))).toEqual(new Set(fromStart));
    const throws = (await queries().streakBoards("player")).find(({ kind }) => kind === "freeThrows")?.lines ?? [];
    expect(throws[0]?.length).toBeLessThanOrEqual(best((line) => line.freeThrowsMade) * schedule.length);
  });
});
