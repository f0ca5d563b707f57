import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import type { SignedInVisitor } from "#contract/account.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import type { Database } from "../db/schema.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { readSeason } from "../fantasy/known-season.ts";
import { lockSquads } from "../fantasy/lock-round.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { writeFact } from "../fantasy/stored-rounds.ts";
import { type FantasyDesk, fantasyDesk } from "./fantasy-desk.ts";
import { ownSquad } from "./own-squad.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const teams = 6;

/** One of the squad for another of his group and club, which no rule minds. */
function swapOf(own: OwnFantasy | null): { readonly out: number; readonly in: number } {
  const squad = own?.team?.squad.players ?? [];
  const out = squad[0] ?? 0;
  const gone = own?.players.find(({ number }) => number === out);
  const found = own?.players.find(
    ({ number, group, team: of }) => group === gone?.group && of.teamSlug === gone.team.teamSlug && !squad.includes(number),
  );
  return { out, in: found?.number ?? 0 };
}

/** Owners with a team each, in a league of their own. */
async function owners(league: FantasyLeague, desk: FantasyDesk, count: number): Promise<SignedInVisitor[]> {
  const known = await readSeason(database.db, league.key);
  if (known === null) throw new Error("not played");
  const { tenantId } = league.league;
  const made: SignedInVisitor[] = [];
  for (let index = 0; index < count; index++) {
    const { accountId, sessionId } = await signedInAccount(database.db, tenantId, `Owner ${index}`);
    const who = { accountId, sessionId, tenantId };
    const team = { ...cheapestSquad(known.market, known.clubsPlaying), name: `Team ${index}`, market: known.priced?.market ?? 0 };
    expect((await desk.make(who, address, team)).kind).toBe("done");
    made.push(who);
  }
  return made;
}

/** The same database, and how often it was asked. */
function counting(db: Kysely<Database>): { readonly db: Kysely<Database>; readonly asked: () => number } {
  let answers = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      answers++;
      return Promise.resolve(result);
    },
  });
  return { db: counted, asked: () => answers };
}

it("FAN7 FAN32 of changes from two nodes while a round locks each is in its entry or refused, and none is late", async () => {
  const league = await FantasyLeague.founded(database.db, "locks");
  await league.scheduled(1, ["Avala", "Banjica"], 30);
  await league.scheduled(2, ["Cerak", "Dorcol"], 24 * 8);
  await openSeason(database.db, league.key);
  const known = await readSeason(database.db, league.key);
  if (known === null) throw new Error("not played");
  const nodes = [fantasyDesk(database.db, Date.now), fantasyDesk(database.db, Date.now)] as const;
  const all = await owners(league, nodes[0], teams);
  let accepted = 0;
  async function changeUntilLocked(node: FantasyDesk, who: SignedInVisitor): Promise<void> {
    let own = await node.own(who, address);
    for (let [there, next] = [swapOf(own), own?.team?.version]; next !== undefined;) {
      const outcome = await node.transfers(who, address, { market: own?.market ?? 0, version: next, transfers: [there] });
      if (outcome.kind === "done") {
        accepted++;
        there = { out: there.in, in: there.out };
        next = outcome.version ?? 0;
      } else if (outcome.kind === "refused" && outcome.refusal.code === "version") {
        own = await node.own(who, address);
        [there, next] = [swapOf(own), own?.team?.version];
      } else {
        expect(outcome).toEqual({ kind: "refused", refusal: { rule: "FAN7", code: "locked" } });
        return;
      }
    }
  }
  const changing = nodes.flatMap((node) => all.map(async (who) => changeUntilLocked(node, who)));
  await expect.poll(() => accepted, { timeout: 20_000 }).toBeGreaterThan(teams);
  await database.db.transaction().execute(async (transaction) => {
    await lockSquads(transaction, known.season, { round: 1, before: null });
    await writeFact(transaction, known.season, 1, { kind: "locked", revision: 0, at: Date.now() });
  });
  await Promise.all(changing);
  const { rows } = await sql<{ version: number; same: boolean; moves: number; late: number }>`
    select squad.version, squad.players = entry.players and squad.paid = entry.paid as same,
      (select count(*)::integer from fantasy_moves move where move.team_id = squad.team_id) as moves,
      (select count(*)::integer from fantasy_moves move where move.team_id = squad.team_id
        and move.at >= now.locks_at + interval '1 millisecond') as late
    from fantasy_squads squad
    join fantasy_rounds now on now.league_id = squad.league_id and now.round = 1
    left join fantasy_entries entry on entry.round = 1 and entry.team_id = squad.team_id
    where squad.league_id = ${league.key.leagueId}`.execute(database.db);
  expect(rows).toHaveLength(teams);
  for (const { version, same, moves, late } of rows) expect({ same, moves, late }).toEqual({ same: true, moves: version, late: 0 });
  expect(rows.reduce((sum, { version }) => sum + version - 1, 0)).toBe(accepted);
}, 60_000);

/** While the season is remembered as open the change's own statement refuses; later it is not even tried. */
it.each([
  ["behind a lock that is not known yet", "refused", 0],
  ["behind a lock that is known", "refused-later", 1100],
])(
  "FAN7 %s those refused together look together whether that is right, and nobody is refused for what is not so any more",
  async (_, slug, laterMs) => {
    const league = await FantasyLeague.founded(database.db, slug);
    await league.scheduled(1, ["Avala", "Banjica"], 30);
    await openSeason(database.db, league.key);
    const counted = counting(database.db);
    const desk = fantasyDesk(counted.db, Date.now);
    const [who] = await owners(league, desk, 1);
    if (who === undefined) throw new Error("nobody");
    const own = await desk.own(who, address);
    const made = { market: own?.market ?? 0, version: 1, transfers: [swapOf(own)] };
    await sql`update fantasy_rounds set locks_at = clock_timestamp() where league_id = ${league.key.leagueId}`.execute(database.db);
    await sleep(laterMs);
    const before = counted.asked();
    const outcomes = await Promise.all(Array.from({ length: 100 }, async () => desk.transfers(who, address, made)));
    for (const outcome of outcomes) expect(outcome).toEqual({ kind: "refused", refusal: { rule: "FAN7", code: "locked" } });
    // The competition, the season, squads of all, their changes and why none was taken: none is asked for each of the hundred.
    expect(counted.asked() - before).toBeLessThan(50);
    await sql`update fantasy_rounds set locks_at = clock_timestamp() + interval '1 day' where league_id = ${league.key.leagueId}`.execute(
      database.db,
    );
    expect(await desk.transfers(who, address, made)).toMatchObject({ kind: "done", version: 2 });
  },
  60_000,
);

it("FAN32 a change that is being written down when its season is deleted goes with it", async () => {
  const league = await FantasyLeague.founded(database.db, "deleted");
  await league.scheduled(1, ["Avala", "Banjica"], 30);
  await openSeason(database.db, league.key);
  const [who] = await owners(league, fantasyDesk(database.db, Date.now), 1);
  const { tenantId, leagueId } = league.key;
  let deleted: Promise<unknown> = Promise.resolve();
  await database.db.transaction().execute(async (transaction) => {
    const known = await readSeason(transaction, league.key);
    const own = known && (await ownSquad(transaction, known, who?.accountId ?? ""));
    if (!own) throw new Error("no team");
    await sql`update fantasy_squads set version = 2 where team_id = ${own.teamId}`.execute(transaction);
    await sql`insert into fantasy_moves (tenant_id, league_id, team_id, version, round, kind, gone, come, paid, at)
      values (${tenantId}, ${leagueId}, ${own.teamId}, 2, 1, 'line-up', '{}', '{}', '{}', clock_timestamp())`.execute(transaction);
    deleted = sql`delete from fantasy_seasons where league_id = ${leagueId}`.execute(database.db);
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from fantasy_seasons%'`.execute(
              database.db,
            )
          ).rows.length,
      )
      .toBe(1);
  });
  await deleted;
  for (const table of ["fantasy_squads", "fantasy_moves"] as const)
    expect(await database.db.selectFrom(table).where("league_id", "=", leagueId).selectAll().execute()).toEqual([]);
}, 60_000);
