import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCalls, apiPath, type ApiCall, type ApiCallId } from "#contract/api/api-calls.ts";
import { openApiDocument } from "#contract/api/openapi-document.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "../support/database/fantasy-league.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { fantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";

const database = databaseForThisFile();
const host = "api.localhost";
const place = { season: "2026-27", league: "first", fantasyPlayer: "1", fantasyRound: "1", fantasyTeam: "1" };
let league: FantasyLeague;
let server: AccountServer;
let games: GameId[];

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "api");
  games = [
    await league.scheduled(1, ["Avala", "Banjica"], 30),
    await league.scheduled(1, ["Cerak", "Dorcol"], 31),
    await league.scheduled(2, ["Avala", "Cerak"], 24 * 8),
    await league.scheduled(2, ["Banjica", "Dorcol"], 24 * 8 + 1),
  ];
  await openSeason(database.db, league.key);
  server = await AccountServer.start(
    database.db,
    {},
    {
      fantasy: fantasyDesk(database.db, Date.now),
      portsFor: (tenantId, note) => tenantPortsFor(database.db, tenantId, note),
    },
  );
}, 60_000);
afterAll(() => server.close());

type Json = Readonly<Record<string, unknown>>;

async function told(id: ApiCallId, search = "", values: Readonly<Record<string, string>> = {}): Promise<Json> {
  const call: ApiCall = apiCalls[id];
  const answer = await server.get(apiPath(call.path, { ...place, ...values }) + search, { host });
  expect([id, answer.status]).toEqual([id, 200]);
  const body = JSON.parse(answer.text) as Json;
  expect(call.answer.parse(body)).toEqual(body);
  return body;
}

async function statusOf(id: ApiCallId, search = "", values: Readonly<Record<string, string>> = {}): Promise<number> {
  const call: ApiCall = apiCalls[id];
  return (await server.get(apiPath(call.path, { ...place, ...values }) + search, { host })).status;
}

async function squad(name: string) {
  const season = await readSeason(database.db, league.key);
  if (season === null) throw new Error("the game is not played here");
  return { ...cheapestSquad(season.market, season.clubsPlaying), name, market: season.priced?.market ?? 0 };
}

const own = `${myFantasyPath}/2026-27/first`;

/** A team of somebody who shows his session as a bearer token, and no cookie. */
async function teamOf(name: string) {
  const { bearer } = await signedInAccount(database.db, league.league.tenantId, name);
  return { bearer, made: await server.post(own, await squad(name), { host, headers: bearer }) };
}

describe("before the first lock", () => {
  it("APIFAN5 a team is made and changed by bearer, by the rules of the page", async () => {
    const { bearer, made } = await teamOf("Mila");
    expect([made.status, JSON.parse(made.text)]).toEqual([200, { number: 1, version: 1 }]);
    const { players, market } = await squad("Mila");
    const [out, other] = players as [number, number];
    const transfers = [{ out, in: other }];
    const refused = await server.post(`${own}/transfers`, { market, version: 1, transfers }, { host, headers: bearer });
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([409, { refusal: { rule: expect.stringMatching(/^FAN/) as string } }]);
    expect((await server.post(own, await squad("Niko"), { host, headers: { Authorization: "Bearer nobody" } })).status).toBe(401);
    expect((await teamOf("Niko")).made.status).toBe(200);
  });

  it("APIFAN1 tells settings, rounds and deadlines in credits and moments, and APIFAN4 no squad", async () => {
    const { rounds, settings, openRound, teams } = await told("fantasy");
    expect([settings, openRound, teams]).toMatchObject([{ budget: 100, price: { floor: 4, ceiling: 30, step: 1 } }, 1, 2]);
    expect(rounds).toMatchObject([
      { number: 1, state: "opened", revision: 0, href: `http://${host}:${server.port}/v1/seasons/2026-27/leagues/first/fantasy/rounds/1` },
      { number: 2, state: "planned" },
    ]);
    expect((await told("fantasyTeam"))["rounds"]).toEqual([]);
    expect(await statusOf("fantasyTeamRound")).toBe(404);
    expect((await told("fantasyRound"))["average"]).toBeNull();
    expect(await told("fantasyRanking")).toEqual({ data: [], next: null });
  });

  it("APIFAN2 the market goes page by page, each player once", async () => {
    const numbers: unknown[] = [];
    for (let search: string | null = "?limit=20"; search !== null;) {
      const { data, next } = (await told("fantasyPlayers", search)) as { data: Json[]; next: string | null };
      numbers.push(...data.map((line) => line["number"]));
      search = next && new URL(next).search;
    }
    expect(numbers).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  });

  it.each(["0", "01", "999", "mila", "1e1"])("APIFAN1 a number of %s names nobody", async (text) => {
    expect(await statusOf("fantasyPlayer", "", { fantasyPlayer: text })).toBe(404);
    expect(await statusOf("fantasyTeam", "", { fantasyTeam: text })).toBe(404);
    expect(await statusOf("fantasyRound", "", { fantasyRound: text })).toBe(404);
  });
});

describe("once it is played", () => {
  beforeAll(async () => {
    await league.pass(30);
    await advanceSeason(database.db, league.key);
    await league.play(games[0] as GameId, league.log(["Avala", "Banjica"], "first"));
    await league.play(games[1] as GameId, league.log(["Cerak", "Dorcol"], "second"));
    await league.pass(24 * 6);
    await advanceSeason(database.db, league.key);
  }, 60_000);

  it.each(Object.keys(apiCalls).filter((id) => id.startsWith("fantasy")) as ApiCallId[])(
    "APIFAN1 %s answers as its shape says",
    async (id) => {
      const { data = ["one"] } = await told(id);
      expect([id, (data as unknown[]).length > 0]).toEqual([id, id !== "fantasyCorrections"]);
    },
  );

  it("APIFAN3 a ledger adds up: parts to the index, index and win to the points, games to the round", async () => {
    const { data } = (await told("fantasyPlayers", "?limit=100")) as { data: { number: number; roundsPlayed: number }[] };
    const played = data.find(({ roundsPlayed }) => roundsPlayed > 0);
    type Ledger = { parts: { adds: number }[]; index: number; win: number; points: number };
    const { rounds } = (await told("fantasyPlayer", "", { fantasyPlayer: String(played?.number) })) as unknown as {
      rounds: { points: number | null; price: number; games: Ledger[] }[];
    };
    const [first, second] = rounds;
    const [game] = first?.games ?? [];
    if (!game) throw new Error("he has played");
    const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);
    expect(sum(game.parts.map(({ adds }) => adds))).toBeCloseTo(game.index, 9);
    expect(game.index + game.win).toBeCloseTo(game.points, 9);
    expect(first?.points).toBe(game.points);
    expect(second).toMatchObject({ points: null, games: [] });
  });

  it("APIFAN4 a team's round is everybody's now, and its shares add up to its points", async () => {
    const { points, players } = (await told("fantasyTeamRound")) as unknown as { points: number; players: { points: number }[] };
    expect(players).toHaveLength(10);
    expect(players.reduce((sum, share) => sum + share.points, 0)).toBeCloseTo(points, 9);
    expect(await statusOf("fantasyTeamRound", "", { fantasyRound: "2" })).toBe(404);
  });

  it("APIFAN2 tables go on by cursor, and a cursor of another table is refused", async () => {
    const season = (await told("fantasyRanking", "?limit=1")) as { data: Json[]; next: string };
    const next = (await told("fantasyRanking", new URL(season.next).search)) as { data: Json[]; next: string | null };
    expect([season.data, next.data]).toMatchObject([[{ place: 1, afterRound: 1 }], [{ rounds: 1 }]]);
    expect(next.next).toBeNull();
    const cursor = new URL(season.next).searchParams.get("cursor");
    expect(await statusOf("fantasyRanking", `?table=round&cursor=${cursor}`)).toBe(400);
    expect(await told("fantasyRanking", "?table=round")).toEqual({
      ...(await told("fantasyRanking", "?table=round&round=1")),
    });
    expect((await told("fantasyRanking", "?table=month"))["data"]).toHaveLength(2);
    expect(await statusOf("fantasyRanking", "?table=round&round=2")).toBe(404);
    expect(await statusOf("fantasyRanking", "?table=month&month=2020-01")).toBe(404);
    expect(await statusOf("fantasyRanking", "?table=month&month=2020-13")).toBe(400);
  });

  it("APIFAN1 corrections tell old and new", async () => {
    await sql`update games set award = 'administrative', official_home_points = 0, official_away_points = 20 where game_id = ${games[0]}`.execute(
      database.db,
    );
    await advanceSeason(database.db, league.key);
    const { data } = (await told("fantasyCorrections")) as { data: { round: Json; players: { before: number; after: number }[] }[] };
    expect(data).toMatchObject([{ revision: 2, round: { number: 1, revision: 2 } }]);
    expect(data[0]?.players.every(({ before, after }) => before > after)).toBe(true);
  });
});

it("APIFAN1 a league without the game has none of its calls, and the document says what they are asked by", async () => {
  for (const id of Object.keys(apiCalls).filter((one) => one.startsWith("fantasy")) as ApiCallId[])
    expect([id, await statusOf(id, "", { league: "second" })]).toEqual([id, 404]);
  const { paths } = openApiDocument("League", "https://league.example") as { paths: Record<string, { get: { parameters: Json[] } }> };
  const [, , number] = paths[apiCalls.fantasyPlayer.path]?.get.parameters ?? [];
  expect(number).toMatchObject({ name: "fantasyPlayer", schema: { type: "integer", minimum: 1 } });
});
