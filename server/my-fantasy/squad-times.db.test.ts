import { beforeAll, expect, it } from "vitest";
import type { SignedInVisitor } from "#contract/account.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { advanceSeason } from "../fantasy/advance-season.ts";
import { readSeason } from "../fantasy/known-season.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { type FantasyDesk, fantasyDesk } from "./fantasy-desk.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
let desk: FantasyDesk;
beforeAll(() => {
  desk = fantasyDesk(database.db, Date.now);
});

async function owner(of: FantasyLeague, name: string): Promise<SignedInVisitor> {
  const { accountId, sessionId } = await signedInAccount(database.db, of.league.tenantId, name);
  return { accountId, sessionId, tenantId: of.league.tenantId };
}

async function made(of: FantasyLeague, who: SignedInVisitor, name: string): Promise<OwnFantasy> {
  const season = await readSeason(database.db, of.key);
  if (season === null) throw new Error("not played");
  const lineUp = cheapestSquad(season.market, season.clubsPlaying);
  const outcome = await desk.make(who, address, { ...lineUp, name, market: season.priced?.market ?? 0 });
  expect(outcome.kind).toBe("done");
  return own(who);
}

async function own(who: SignedInVisitor): Promise<OwnFantasy> {
  const answer = await desk.own(who, address);
  if (answer === null) throw new Error("not played");
  return answer;
}

/** So many of the squad, each for somebody of his group and club. */
function transfersIn({ team, players }: OwnFantasy, count: number): { readonly out: number; readonly in: number }[] {
  const squad = team?.squad.players ?? [];
  const taken = new Set(squad);
  const found = squad.flatMap((out) => {
    const gone = players.find(({ number }) => number === out);
    const comes = players.find(
      ({ number, group, team: of }) => group === gone?.group && of.clubSlug === gone.team.clubSlug && !taken.has(number),
    );
    if (comes === undefined) return [];
    taken.add(comes.number);
    return [{ out, in: comes.number }];
  });
  return found.slice(0, count);
}

it("FAN31 MYFAN1 MYFAN15 whoever comes while a round is played may take, change and move as the server lets him, and is told so", async () => {
  const league = await FantasyLeague.founded(database.db, "late");
  const gameId = await league.scheduled(1, ["Avala", "Banjica"], 30);
  await league.scheduled(2, ["Cerak", "Dorcol"], 24 * 8);
  await openSeason(database.db, league.key);
  const early = await owner(league, "Early");
  const opened = await made(league, early, "Early");
  expect(opened).toMatchObject({ transfersUntil: opened.open?.locksAt, next: { round: 1 }, unlimited: true, begun: [] });
  // One whose second is never over: what it remembers is from before the lock.
  const remembering = fantasyDesk(database.db, () => 0);
  await remembering.place(early, address, { table: "season", round: null, month: null, among: "all", page: 1 });
  await league.pass(31);
  await league.play(gameId, league.log(["Avala", "Banjica"], "late").slice(0, 40));
  await advanceSeason(database.db, league.key);

  // Who plays the round stays with his ten, and moves those who have not begun.
  expect(await own(early)).toMatchObject({ transfersUntil: null, next: { round: 2 }, unlimited: false });
  expect((await own(early)).begun).not.toEqual([]);

  const late = await owner(league, "Late");
  const free = { open: null, transfersUntil: "next-opening", next: { round: 2 }, unlimited: true, begun: [] };
  expect(await own(late)).toMatchObject({ ...free, team: null });
  const team = await made(league, late, "Late");
  expect(team).toMatchObject(free);
  const transfers = transfersIn(team, 4);
  expect(transfers).toHaveLength(4);
  expect(await remembering.transfers(late, address, { market: team.market, version: 1, transfers })).toMatchObject({
    kind: "done",
    version: 2,
  });
  const players = (await own(late)).team?.squad.players ?? [];
  const [captain = 0, vice = 0] = players;
  expect(await desk.lineUp(late, address, { version: 2, players, captain: vice, vice: captain })).toMatchObject({ kind: "done" });
}, 60_000);
