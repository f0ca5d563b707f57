import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FantasyNotice } from "#contract/fantasy-notice.ts";
import { fantasyPushKinds, type PushKind } from "#core/push/push-kinds.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { storePushToken } from "#server/accounts/push-tokens.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { makeTeam } from "#server/my-fantasy/make-team.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "../support/database/fantasy-league.ts";
import { choicesOf, type PushNode, startPushNode, subscribed } from "../support/servers/push-node.ts";
import { TestPushService } from "../support/servers/push-service.ts";

const database = databaseForThisFile();
const within = { timeout: 20_000, interval: 50 };
let league: FantasyLeague;
let games: GameId[];
let service: TestPushService;
const nodes: PushNode[] = [];

beforeAll(async () => {
  service = await TestPushService.started();
  league = await FantasyLeague.founded(database.db, "fantasy-notices");
  games = [
    await league.scheduled(1, ["Avala", "Banjica"], 60),
    await league.scheduled(1, ["Cerak", "Dorcol"], 61),
    await league.scheduled(2, ["Avala", "Cerak"], 24 * 12),
    await league.scheduled(2, ["Banjica", "Dorcol"], 24 * 12 + 1),
  ];
  await openSeason(database.db, league.key);
  // Two nodes: what one has told the other leaves.
  for (let count = 0; count < 2; count++) nodes.push(await startPushNode(database, { fantasyEveryMs: 0 }));
  await manager("chosen", fantasyPushKinds);
  await manager("usual", ["start", "final", "news"]);
  const [node] = nodes as [PushNode];
  await subscribed(node, league.league, service.device("nobody's"), choicesOf([], { kinds: fantasyPushKinds }));
}, 60_000);

afterAll(async () => {
  for (const node of nodes) await node.close();
  await service.close();
  if (service.faults.length > 0) throw new Error(service.faults.join("\n"));
});

/** Somebody with a team, and a device that his account knows. */
async function manager(name: string, kinds: readonly PushKind[]): Promise<void> {
  const season = await readSeason(database.db, league.key);
  if (season === null) throw new Error("the game is not played here");
  const { accountId, sessionId } = await signedInAccount(database.db, league.key.tenantId, name);
  const lineUp = cheapestSquad(season.market, season.clubsPlaying);
  await makeTeam(database.db, season, accountId, { ...lineUp, name, market: season.priced?.market ?? 0 });
  const choices = choicesOf([], { kinds });
  const token = await subscribed(nodes[0] as PushNode, league.league, service.device(name), choices);
  await storePushToken(database.db, { accountId, sessionId, tenantId: league.key.tenantId }, token, Date.now());
}

async function notices(kind: FantasyNotice["kind"]): Promise<FantasyNotice[]> {
  const rows = await database.db.selectFrom("push_occasions").select("notice").where("kind", "=", kind).execute();
  return rows.map(({ notice }) => notice as FantasyNotice);
}

function told(): string[] {
  return service.received.map(({ device, message }) => `${device} ${message.notification.body}`).toSorted();
}

function lookAgain(): void {
  for (const node of nodes) node.lookAgain();
}

/** Time goes by for what was done with teams as well. */
async function pass(hours: number): Promise<void> {
  await league.pass(hours);
  await sql`update fantasy_moves set at = at - make_interval(secs => ${3600 * hours})`.execute(database.db);
  await advanceSeason(database.db, league.key);
}

it("FANN2 a team in which all is well, and that was changed in this round, is told of no deadline", async () => {
  await pass(40);
  lookAgain();
  // Whoever follows it is told: so far everything was looked at.
  await expect.poll(() => notices("fantasy-day-before"), within).toEqual([]);
  await sql`update fantasy_moves set at = at - interval '3 days'`.execute(database.db);
  lookAgain();
  await expect.poll(told, within).toEqual(["chosen fantasy-day-before"]);
  expect(await notices("fantasy-day-before")).toMatchObject([
    {
      league: { seasonSlug: "2026-27", leagueSlug: "first" },
      round: { number: 1, stage: null },
      missing: 0,
      isUnseen: true,
      timeZone: "Europe/Belgrade",
    },
  ]);
  expect(service.received[0]?.message.notification.navigate).toBe("https://league.example/en/seasons/2026-27/leagues/first/tabs/Fantasy");
});

it("FANN1 FANN2 two hours before it is told again, once, with how many may be missing", async () => {
  await database.db
    .updateTable("games")
    .set({ status: "postponed" })
    .where("game_id", "=", games[1] as GameId)
    .execute();
  await pass(18.5);
  lookAgain();
  await expect.poll(told, within).toEqual(["chosen fantasy-day-before", "chosen fantasy-two-hours"]);
  const [notice] = await notices("fantasy-two-hours");
  expect(notice?.kind === "fantasy-two-hours" && notice.missing > 0 && notice.missing < 10).toBe(true);
  await database.db
    .updateTable("games")
    .set({ status: "scheduled" })
    .where("game_id", "=", games[1] as GameId)
    .execute();
});

it("FANN3 FANN4 a final round tells points and places, the market that opens prices that moved", async () => {
  await pass(2);
  await league.play(games[0] as GameId, league.log(["Avala", "Banjica"], "first"));
  await league.play(games[1] as GameId, league.log(["Cerak", "Dorcol"], "second"));
  await pass(24 * 7);
  lookAgain();
  await expect
    .poll(told, within)
    .toEqual(["chosen fantasy-day-before", "chosen fantasy-price", "chosen fantasy-result", "chosen fantasy-two-hours"]);
  expect(await notices("fantasy-result")).toMatchObject([
    { team: 1, place: 1, teams: 2, totalPlace: 1, points: expect.any(Number) as number },
  ]);
  const [prices] = await notices("fantasy-price");
  if (prices?.kind !== "fantasy-price") throw new Error("no price moved");
  expect(prices.players.length).toBeLessThanOrEqual(3);
  const steps = prices.players.map(({ before, after }) => Math.abs(after - before));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(5);
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
});

it("FANN5 a correction of one's points tells old and new", async () => {
  await sql`update games set award = 'administrative', official_home_points = 0, official_away_points = 20
    where game_id = any(${games.slice(0, 2)}::uuid[])`.execute(database.db);
  await advanceSeason(database.db, league.key);
  lookAgain();
  await expect.poll(async () => (await notices("fantasy-correction")).length, within).toBe(1);
  const [notice] = await notices("fantasy-correction");
  expect(notice?.kind === "fantasy-correction" && notice.before > notice.after).toBe(true);
  expect(told().filter((one) => !one.startsWith("chosen"))).toEqual([]);
});

it("FANN6 duels of a round are told when they begin, by how many they are", async () => {
  const { tenantId, leagueId } = league.key;
  const teams = await database.db
    .selectFrom("fantasy_teams")
    .where("league_id", "=", leagueId)
    .select("team_id")
    .orderBy("number")
    .execute();
  const [one, other] = teams.map(({ team_id: id }) => id);
  await sql`insert into fantasy_leagues (tenant_id, league_id, number, name, code, kind, from_round, made_at)
    values (${tenantId}, ${leagueId}, 1, 'Kafana', 'ACDEFGH', 'duels', 1, now())`.execute(database.db);
  await sql`insert into fantasy_duels (tenant_id, league_id, number, round, one, other, one_replaced, other_replaced)
    values (${tenantId}, ${leagueId}, 1, 1, ${one}, ${other}, false, false)`.execute(database.db);
  await sql`update fantasy_round_events set at = now() where league_id = ${leagueId} and round = 1 and kind = 'locked'`.execute(
    database.db,
  );
  lookAgain();
  await expect.poll(async () => (await notices("fantasy-duel")).length, within).toBe(1);
  expect(await notices("fantasy-duel")).toMatchObject([{ duels: 1, round: { number: 1 } }]);
});
