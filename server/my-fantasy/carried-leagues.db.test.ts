import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { memberOf } from "#tests/support/database/fantasy-members.ts";
import { competitionsFor } from "../db/repositories/competitions.ts";
import type { LeagueId } from "../db/row-ids.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { fantasyDesk } from "./fantasy-desk.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const last = { season: "2025-26", number: 1 };

let league: FantasyLeague;
let old: LeagueId;

function desk() {
  return fantasyDesk(database.db, Date.now).leagues;
}

/** A team of the season before, in its private leagues. */
async function wasMember(accountId: string, teamNumber: number, leagues: readonly number[], isGone = false): Promise<void> {
  const { tenantId } = league.key;
  const { team_id } = await database.db
    .insertInto("fantasy_teams")
    .values({ tenant_id: tenantId, league_id: old, number: teamNumber, made_at: new Date() })
    .returning("team_id")
    .executeTakeFirstOrThrow();
  const of = { tenant_id: tenantId, league_id: old, team_id };
  await database.db
    .insertInto("fantasy_managers")
    .values({ ...of, account_id: accountId, name: `Stari ${teamNumber}`, hidden_at: null, hidden_reason: null })
    .execute();
  const [joined_at, left_at, seat] = [new Date(), isGone ? new Date() : null, isGone ? 0 : null];
  for (const number of leagues)
    await database.db
      .insertInto("fantasy_members")
      .values({ ...of, number, joined_at, left_at, seat })
      .execute();
}

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "goes-on");
  await league.scheduled(1, ["Avala", "Banjica"], 30);
  await league.scheduled(2, ["Avala", "Cerak"], 24 * 8);
  await openSeason(database.db, league.key);
  const { tenantId } = league.key;
  const competitions = competitionsFor(database.db, tenantId);
  const seasonId = await competitions.saveSeason({ slug: last.season, name: "2025/26", isCurrent: false, startsOn: null, endsOn: null });
  old = await competitions.saveLeague({
    seasonId,
    slug: "first",
    name: { text: "Prva liga", transliterable: true },
    kind: "league",
    ruleProfile: "fiba",
    rankingPolicy: "fiba",
    place: 0,
    onLandingPage: true,
  });
  await database.db
    .insertInto("fantasy_seasons")
    .values({
      tenant_id: tenantId,
      league_id: old,
      settings: JSON.stringify([{ fromRound: 1, settings: usualFantasySettings }]),
      scale_percent: 100,
      opened_at: new Date(),
      closed_at: null,
    })
    .execute();
  for (const [number, name, kind, hidden] of [
    [1, "Kafana", "total", null],
    [2, "Dueli", "duels", null],
    [3, "Ružno ime", "total", "An insult"],
  ] as const)
    await database.db
      .insertInto("fantasy_leagues")
      .values({
        tenant_id: tenantId,
        league_id: old,
        number,
        name,
        code: null,
        kind,
        from_round: 4,
        begun_in: null,
        made_at: new Date(),
        hidden_at: hidden === null ? null : new Date(),
        hidden_reason: hidden,
      })
      .execute();
}, 60_000);

describe("a private league of the season before", () => {
  it("FANL19 FANL20 goes on once it is closed, once, by whichever member says so first; the others enter by saying so", async () => {
    const ana = await memberOf(database.db, league, "Ana");
    const iva = await memberOf(database.db, league, "Iva");
    const gone = await memberOf(database.db, league, "Gone");
    const stranger = await memberOf(database.db, league, "Stranac");
    await wasMember(ana.accountId, 1, [1, 2, 3]);
    await wasMember(iva.accountId, 2, [1, 2]);
    await wasMember(gone.accountId, 3, [1], true);
    expect((await desk().all(ana, address))?.before).toEqual([]);
    expect(await desk().carry(ana, address, last)).toMatchObject({ refusal: { rule: "FANL19", code: "not-closed" } });
    await sql`update fantasy_seasons set closed_at = now() where league_id = ${old}`.execute(database.db);
    expect((await desk().all(ana, address))?.before).toMatchObject([
      { number: 1, seasonSlug: last.season, seasonName: "2025/26", name: "Kafana", kind: "total", goesOn: false },
      { number: 2, name: "Dueli", kind: "duels", goesOn: false },
      { number: 3, name: null, goesOn: false },
    ]);
    for (const who of [gone, stranger]) {
      expect((await desk().all(who, address))?.before).toEqual([]);
      expect(await desk().carry(who, address, last)).toEqual({ kind: "unknown" });
    }
    const { accountId, sessionId } = await signedInAccount(database.db, league.key.tenantId, "Bez tima");
    expect(await desk().carry({ accountId, sessionId, tenantId: league.key.tenantId }, address, last)).toEqual({ kind: "no-team" });

    const outcomes = await Promise.all([ana, iva, ana, iva].map((who) => desk().carry(who, address, last)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["done", "done", "refused", "refused"]);
    const made = await database.db.selectFrom("fantasy_leagues").where("league_id", "=", league.key.leagueId).selectAll().execute();
    expect(made).toMatchObject([{ number: 1, name: "Kafana", kind: "total", from_round: 1, from_league_id: old, from_number: 1 }]);
    expect(made[0]?.code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{7}$/);
    const seen = await desk().one(iva, address, 1, { page: 1, round: null });
    expect(seen?.total?.rows.map(({ team }) => team.name).toSorted()).toEqual(["Ana", "Iva"]);
    expect((await desk().all(iva, address))?.before.map(({ number }) => number)).toEqual([2]);
    expect(await desk().carry(stranger, address, last)).toEqual({ kind: "unknown" });
  });

  it("FANL20 FANL21 nobody enters without a code, duels begin with a round to come, and a hidden name stays hidden", async () => {
    const [ana, iva] = await Promise.all(
      ["Ana", "Iva"].map(async (name) => {
        const row = await database.db
          .selectFrom("fantasy_managers")
          .where("league_id", "=", league.key.leagueId)
          .where("name", "=", name)
          .select("account_id")
          .executeTakeFirstOrThrow();
        return { accountId: row.account_id ?? "", sessionId: "", tenantId: league.key.tenantId };
      }),
    );
    if (ana === undefined || iva === undefined) throw new Error("nobody there");
    const duels = await desk().carry(ana, address, { ...last, number: 2 });
    if (duels.kind !== "done") throw new Error(JSON.stringify(duels));
    expect(await desk().one(ana, address, duels.number, { page: 1, round: null })).toMatchObject({
      kind: "duels",
      isFounder: true,
      fromRound: { round: 1 },
    });
    expect((await desk().all(iva, address))?.before).toMatchObject([{ number: 2, goesOn: true }]);
    await desk().changeCode(ana, address, duels.number, "end");
    expect(await desk().carry(iva, address, { ...last, number: 2 })).toMatchObject({ refusal: { rule: "FANL2", code: "no-such-code" } });
    const hidden = await desk().carry(ana, address, { ...last, number: 3 });
    if (hidden.kind !== "done") throw new Error(JSON.stringify(hidden));
    expect(await desk().one(ana, address, hidden.number, { page: 1, round: null })).toMatchObject({
      league: { name: null },
      hidden: "An insult",
    });
    // Where all have left it may go on again.
    await desk().leave(ana, address, hidden.number, 1);
    expect((await desk().all(ana, address))?.before).toMatchObject([{ number: 3, goesOn: false }]);
  });
});
