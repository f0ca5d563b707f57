import { sql } from "kysely";
import { expect, it } from "vitest";
import type { SignedInVisitor } from "#contract/account.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { readSeason } from "../fantasy/known-season.ts";
import { lockSquads } from "../fantasy/lock-round.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { writeFact } from "../fantasy/stored-rounds.ts";
import { type FantasyDesk, fantasyDesk } from "./fantasy-desk.ts";

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

it("FAN7 FAN32 of changes from two nodes while a round locks each is in its entry or refused, and none is late", async () => {
  const league = await FantasyLeague.founded(database.db, "locks");
  await league.scheduled(1, ["Avala", "Banjica"], 30);
  await league.scheduled(2, ["Cerak", "Dorcol"], 24 * 8);
  await openSeason(database.db, league.key);
  const known = await readSeason(database.db, league.key);
  if (known === null) throw new Error("not played");
  const nodes = [fantasyDesk(database.db, Date.now), fantasyDesk(database.db, Date.now)] as const;
  const owners: SignedInVisitor[] = [];
  for (let index = 0; index < teams; index++) {
    const { accountId, sessionId } = await signedInAccount(database.db, league.league.tenantId, `Owner ${index}`);
    const who = { accountId, sessionId, tenantId: league.league.tenantId };
    const made = { ...cheapestSquad(known.market, known.clubsPlaying), name: `Team ${index}`, market: known.priced?.market ?? 0 };
    expect((await nodes[0].make(who, address, made)).kind).toBe("done");
    owners.push(who);
  }
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
  const changing = nodes.flatMap((node) => owners.map(async (who) => changeUntilLocked(node, who)));
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
