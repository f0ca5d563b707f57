import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { rankTeams } from "#core/fantasy/places.ts";
import { usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { memberOf } from "#tests/support/database/fantasy-members.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { advanceSeason } from "../fantasy/advance-season.ts";
import { hidePrivateLeague } from "../fantasy/fantasy-office.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { fantasyDesk } from "./fantasy-desk.ts";
import { privateLeaguesExport } from "./fantasy-export.ts";
import type { LeagueOutcome } from "./found-league.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const wholePart = { page: 1, round: null };

let league: FantasyLeague;
let other: FantasyLeague;
let count = 0;

function desk() {
  return fantasyDesk(database.db, Date.now).leagues;
}

function member() {
  return memberOf(database.db, league, `Tim ${++count}`);
}
type Member = Awaited<ReturnType<typeof member>>;

function done(outcome: LeagueOutcome): { readonly number: number; readonly code: string } {
  if (outcome.kind !== "done") throw new Error(JSON.stringify(outcome));
  return { number: outcome.number, code: outcome.code ?? "" };
}

async function founded(who: Member, kind: "total" | "duels" = "total", fromRound = 1) {
  return done(await desk().found(who, address, { name: "Kafana", kind, fromRound }));
}

function seen(who: Member, number: number) {
  return desk().one(who, address, number, wholePart);
}

async function setLimits(change: object): Promise<void> {
  const settings = [{ fromRound: 1, settings: { ...usualFantasySettings, ...change } }];
  await sql`update fantasy_seasons set settings = ${JSON.stringify(settings)} where league_id = ${league.key.leagueId}`.execute(
    database.db,
  );
}

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "friends");
  other = await FantasyLeague.founded(database.db, "strangers");
  for (const one of [league, other]) {
    await one.scheduled(1, ["Avala", "Banjica"], 30);
    await one.scheduled(1, ["Cerak", "Dorcol"], 31);
    await one.scheduled(2, ["Avala", "Cerak"], 24 * 8);
    await openSeason(database.db, one.key);
  }
}, 60_000);

describe("a private league", () => {
  it("FANL1 is founded by who has a team, with a name and a first round", async () => {
    const ana = await member();
    const { number, code } = await founded(ana);
    expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{7}$/);
    const list = await desk().all(ana, address);
    expect(list).toMatchObject({
      team: { number: ana.team },
      most: { totals: 5000, duels: 20, leagues: 25 },
      leagues: [{ league: { number, name: "Kafana" }, kind: "total", members: 1, place: null, points: null, duel: null }],
    });
    expect(list?.rounds.map(({ round }) => round)).toEqual([1, 2]);
    const refused = (name: string, fromRound = 1) => desk().found(ana, address, { name, kind: "total", fromRound });
    expect(await refused("ab")).toMatchObject({ refusal: { rule: "FANL1", code: "name" } });
    expect(await refused("evil.example")).toMatchObject({ refusal: { code: "name-signs" } });
    expect(await refused("Kafana", 9)).toMatchObject({ refusal: { rule: "FANL1", code: "round" } });
    const { accountId, sessionId } = await signedInAccount(database.db, league.league.tenantId, "Bez tima");
    const nobody = { accountId, sessionId, tenantId: league.league.tenantId };
    expect(await desk().found(nobody, address, { name: "Kafana", kind: "total", fromRound: 1 })).toEqual({ kind: "no-team" });
    expect(await desk().join(nobody, address, code)).toEqual({ kind: "no-team" });
    expect(await desk().all(nobody, address)).toMatchObject({ team: null, leagues: [] });
    expect(await desk().all(ana, { ...address, leagueSlug: "nowhere" })).toBeNull();
  });

  it("FAN30 FANL2 is entered by its code however it is typed, once", async () => {
    const [ana, iva] = [await member(), await member()];
    const { number, code } = await founded(ana);
    const typed = ` ${code.slice(0, 3).toLowerCase()} - ${code.slice(3)}`;
    expect(await desk().join(iva, address, typed)).toEqual({ kind: "done", number, code });
    expect(await desk().join(iva, address, code)).toEqual({ kind: "refused", refusal: { rule: "FANL2", code: "member" } });
    for (const wrong of ["AAAAAAA", "A", "", "BOILS01"])
      expect(await desk().join(iva, address, wrong)).toMatchObject({ refusal: { rule: "FANL2", code: "no-such-code" } });
    expect((await seen(iva, number))?.total?.rows.map(({ team, isOwn }) => [team.name, isOwn])).toEqual([
      [`Tim ${ana.team}`, false],
      [`Tim ${iva.team}`, true],
    ]);
  });

  it("FANL4 is found by nobody who is not in it, nor in another league", async () => {
    const [ana, iva] = [await member(), await member()];
    const stranger = await memberOf(database.db, other, "Stranac");
    const { number, code } = await founded(ana);
    for (const who of [iva, stranger]) {
      expect(await seen(who, number)).toBeNull();
      expect((await desk().all(who, address))?.leagues).toEqual([]);
      expect(await desk().changeCode(who, address, number, "renew")).toEqual({ kind: "unknown" });
      expect(await desk().leave(who, address, number, ana.team)).toEqual({ kind: "unknown" });
    }
    expect(await desk().join(stranger, address, code)).toMatchObject({ refusal: { code: "no-such-code" } });
    expect((await seen(ana, number))?.members).toBe(1);
  });

  it("FANL5 its founder renews and ends the code and takes members out; when he leaves, the next has the say", async () => {
    const [ana, iva, mia] = [await member(), await member(), await member()];
    const { number, code } = await founded(ana);
    done(await desk().join(iva, address, code));
    expect(await desk().changeCode(iva, address, number, "renew")).toMatchObject({ refusal: { rule: "FANL5", code: "founder" } });
    expect(await desk().leave(iva, address, number, ana.team)).toMatchObject({ refusal: { rule: "FANL5", code: "founder" } });
    const renewed = done(await desk().changeCode(ana, address, number, "renew")).code;
    expect(await desk().join(mia, address, code)).toMatchObject({ refusal: { code: "no-such-code" } });
    done(await desk().join(mia, address, renewed));
    done(await desk().leave(ana, address, number, mia.team));
    expect(await seen(mia, number)).toBeNull();
    expect(await desk().leave(ana, address, number, mia.team)).toEqual({ kind: "unknown" });
    done(await desk().changeCode(ana, address, number, "end"));
    expect(await desk().join(mia, address, renewed)).toMatchObject({ refusal: { code: "no-such-code" } });
    expect(await seen(iva, number)).toMatchObject({ isFounder: false, code: null, mayJoin: false });
    done(await desk().leave(ana, address, number, ana.team));
    expect(await seen(iva, number)).toMatchObject({ isFounder: true, founder: { number: iva.team }, members: 1 });
    done(await desk().leave(iva, address, number, iva.team));
    const left = await database.db.selectFrom("fantasy_leagues").where("number", "=", number).selectAll().execute();
    expect(left).toEqual([]);
  });

  it("FANL3 has no more members than it may, however many come at once, and a team is in no more than it may", async () => {
    await setLimits({ leagueSize: { totals: 5, duels: 4 }, leaguesPerTeam: 2 });
    const ana = await member();
    const many = [];
    for (let at = 0; at < 10; at++) many.push(await member());
    for (const [kind, most] of [
      ["total", 5],
      ["duels", 4],
    ] as const) {
      const { number, code } = await founded(ana, kind);
      const outcomes = await Promise.all(many.map((who) => desk().join(who, address, code)));
      expect(outcomes.filter(({ kind: outcome }) => outcome === "done")).toHaveLength(most - 1);
      for (const outcome of outcomes.filter(({ kind: which }) => which !== "done"))
        expect(outcome).toMatchObject({ refusal: { rule: "FANL3", code: "full", most } });
      expect((await seen(ana, number))?.members).toBe(most);
    }
    expect(await desk().found(ana, address, { name: "Treća", kind: "total", fromRound: 1 })).toMatchObject({
      refusal: { rule: "FANL3", code: "too-many", most: 2 },
    });
    const iva = await member();
    const founders = await Promise.all(Array.from({ length: 5 }, () => member()).map(async (who) => founded(await who)));
    const joined = await Promise.all(founders.map(({ code }) => desk().join(iva, address, code)));
    expect(joined.filter(({ kind }) => kind === "done")).toHaveLength(2);
    await setLimits({});
  });

  it("FANL12 the office hides its name with a reason, which its founder reads, and shows it again", async () => {
    const [ana, iva] = [await member(), await member()];
    const { number, code } = await founded(ana);
    done(await desk().join(iva, address, code));
    expect(await hidePrivateLeague(database.db, league.key, number, "insults", "Ana")).toBe("set");
    expect(await seen(ana, number)).toMatchObject({ league: { number, name: null }, hidden: "insults" });
    expect(await seen(iva, number)).toMatchObject({ league: { number, name: null }, hidden: null });
    expect((await desk().all(iva, address))?.leagues[0]?.league.name).toBeNull();
    expect(await hidePrivateLeague(database.db, league.key, number, null, "Ana")).toBe("set");
    expect((await seen(iva, number))?.league.name).toBe("Kafana");
    expect(await hidePrivateLeague(database.db, league.key, 99_999, "nobody", "Ana")).toBe("no-league");
  });

  it("FANL11 ACC15 an account's leagues are exported, and it leaves them when it goes; one without members is gone", async () => {
    const [ana, iva] = [await member(), await member()];
    const [both, alone] = [await founded(ana), await founded(ana)];
    done(await desk().join(iva, address, both.code));
    expect(await privateLeaguesExport.read(database.db, ana.accountId)).toMatchObject([
      { league: "friends", competition: "first", name: "Kafana", kind: "total", code: both.code, isFounder: true, leftAt: null },
      { name: "Kafana", code: alone.code },
    ]);
    expect(await privateLeaguesExport.read(database.db, iva.accountId)).toMatchObject([{ isFounder: false }]);
    await database.db.deleteFrom("accounts").where("account_id", "=", ana.accountId).execute();
    expect(await seen(iva, both.number)).toMatchObject({ isFounder: true, members: 1 });
    const numbers = await database.db.selectFrom("fantasy_leagues").where("code", "in", [both.code, alone.code]).select("number").execute();
    expect(numbers).toEqual([{ number: both.number }]);
  });
});

describe("its total", () => {
  it("FANL6 counts all points from its first round on, whoever came when, in the order of FAN16", async () => {
    const [ana, iva, mia] = [await member(), await member(), await member()];
    const { number, code } = await founded(ana);
    const late = await founded(ana, "total", 2);
    for (const who of [iva, mia]) done(await desk().join(who, address, code));
    await league.pass(30.5);
    await advanceSeason(database.db, league.key);
    const { game_id: gameId } = await database.db
      .selectFrom("games")
      .where("league_id", "=", league.key.leagueId)
      .select("game_id")
      .orderBy("tip_off")
      .executeTakeFirstOrThrow();
    await league.play(gameId, league.log(["Avala", "Banjica"], "first"));
    await advanceSeason(database.db, league.key);
    // As if their players had done so: the order is what is to be seen.
    for (const [who, points, withoutCaptain] of [
      [ana, 500, 400],
      [iva, 500, 420],
      [mia, 500, 400],
    ] as const) {
      await sql`update fantasy_team_rounds set points = ${points}, total = ${points}, total_without_captain = ${withoutCaptain}
        from fantasy_teams team where team.team_id = fantasy_team_rounds.team_id and team.number = ${who.team}
          and team.league_id = ${league.key.leagueId}`.execute(database.db);
    }
    const table = await seen(mia, number);
    expect(table?.after?.round).toBe(1);
    expect(table?.total?.rows.map(({ team, place, points, lastRound, isOwn }) => [team.number, place, points, lastRound, isOwn])).toEqual([
      [iva.team, 1, 500, 500, false],
      [ana.team, 2, 500, 500, false],
      [mia.team, 2, 500, 500, true],
    ]);
    const figures = { points: [500, 500, 500], withoutCaptain: [400, 420, 400], transfers: [0, 0, 0] };
    const places = rankTeams({
      points: Int32Array.from(figures.points),
      withoutCaptain: Int32Array.from(figures.withoutCaptain),
      transfers: Int32Array.from(figures.transfers),
    }).places;
    expect([...places]).toEqual([2, 1, 2]);
    expect(table?.total?.own?.place).toBe(2);
    expect((await desk().all(mia, address))?.leagues[0]).toMatchObject({ place: 2, points: 500 });
    // Its first round is still to come.
    expect(await seen(ana, late.number)).toMatchObject({ after: null, total: { rows: [{ place: null, points: 0, lastRound: null }] } });
    expect(await desk().one(ana, address, number, { page: 2, round: null })).toBeNull();
  });

  it("FANL1 may begin with a round that has been played, duels may not, and a closed season has neither", async () => {
    const ana = await member();
    await founded(ana, "total", 1);
    expect(await desk().found(ana, address, { name: "Kafana", kind: "duels", fromRound: 1 })).toMatchObject({
      refusal: { rule: "FANL1", code: "round" },
    });
    await sql`update fantasy_seasons set closed_at = now() where league_id = ${league.key.leagueId}`.execute(database.db);
    expect(await desk().found(ana, address, { name: "Kafana", kind: "total", fromRound: 1 })).toMatchObject({
      refusal: { code: "closed" },
    });
    expect(await desk().join(ana, address, "AAAAAAA")).toMatchObject({ refusal: { rule: "FANL1", code: "closed" } });
  });
});
