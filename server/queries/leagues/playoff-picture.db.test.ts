import { describe, expect, it } from "vitest";
import type { PageTag } from "#contract/page-tags.ts";
import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { leagueDecisionsFor } from "../../db/repositories/league-decisions.ts";
import type { TeamId } from "../../db/row-ids.ts";
import { siteQueriesFor } from "../site-queries.ts";
import { playoffPicture } from "./playoff-picture.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };

const five = ["Avala", "Banjica", "Cer", "Durmitor", "Erdut"];

async function league(slug: string, planned: PlayoffPlan<TeamId> | null, teams = five): Promise<LeagueInDatabase> {
  const founded = await LeagueInDatabase.founded(database.db, slug, teams);
  if (planned) {
    const row = { tenant_id: founded.tenantId, league_id: founded.leagueId, plan: JSON.stringify(planned), bracket: "{}", seeds: null };
    await database.db
      .insertInto("league_playoffs")
      .values({ ...row, seeds_by_hand: false })
      .execute();
  }
  return founded;
}

const topFour = presetPlan("top-4") as PlayoffPlan<TeamId>;

/** One place: the first of the table meets nobody. */
const theFirst: PlayoffPlan<TeamId> = {
  ...topFour,
  rounds: topFour.rounds.slice(0, 1).map((round) => ({
    ...round,
    duels: round.duels.slice(0, 1).map((duel) => ({ ...duel, second: { kind: "bye" } })),
  })),
  places: [],
};

function asked(founded: LeagueInDatabase, at = address, noted: PageTag[] = []) {
  return playoffPicture(database.db, founded.tenantId, (tag) => noted.push(tag), at);
}

describe("the play-offs as they would be", () => {
  it("BRACKET11 BRACKET12 pair the first of the table, and call nobody sure or out while games may be lacking", async () => {
    const founded = await league("picture", topFour);
    const played = await founded.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 9, 23, 17) });
    await founded.append(played, exhibitionGame("picture").events);
    await founded.game({ home: "Cer", away: "Durmitor", round: 2, tipOff: Date.UTC(2026, 9, 30, 17) });
    const noted: PageTag[] = [];
    const picture = await asked(founded, address, noted);
    expect(noted).toEqual([`league:${founded.leagueId}`]);
    expect(picture).toMatchObject({ places: 4, underWay: 0 });
    const teams = picture?.rows.map(({ team }) => team.teamSlug) ?? [];
    expect(teams).toHaveLength(5);
    const [pairing] = picture?.rounds[0]?.duels ?? [];
    expect([pairing?.first.team?.teamSlug, pairing?.second.team?.teamSlug]).toEqual([teams[0], teams[3]]);
    expect(picture?.rows.map(({ prospect }) => prospect)).toEqual(teams.map(() => "open"));
  });

  it("LOOK28 the first page has the same first pairs, until a game of the play-offs is made", async () => {
    const founded = await league("picture-home", topFour);
    const start = async () => (await siteQueriesFor(database.db, founded.tenantId, () => undefined).home()).leagues[0]?.playoffStart;
    expect(await start()).toBeNull();
    await founded.append(await founded.game({ home: "Avala", away: "Banjica", round: 1 }), exhibitionGame("picture").events);
    const { places, rounds } = (await asked(founded)) ?? {};
    const pairs = rounds?.[0]?.duels.map(({ first, second }) => [first.team, second.team]);
    expect(pairs).toHaveLength(2);
    expect(await start()).toEqual({ places, pairs });
    await founded.game({ home: "Cer", away: "Durmitor", round: 2 });
    await database.db
      .updateTable("rounds")
      .set({ kind: "playoff" })
      .where("tenant_id", "=", founded.tenantId)
      .where("number", "=", 2)
      .execute();
    expect(await start()).toBeNull();
  });

  it("BRACKET12 know who is sure once every game is on the schedule, and not before", async () => {
    const founded = await league("picture-whole", { ...theFirst, meetings: 2 }, ["Avala", "Banjica"]);
    await founded.append(await founded.game({ home: "Avala", away: "Banjica", round: 1 }), exhibitionGame("picture").events);
    const prospects = async () => (await asked(founded))?.rows.map(({ prospect }) => prospect);
    expect(await prospects()).toEqual(["open", "open"]);
    await founded.append(await founded.game({ home: "Avala", away: "Banjica", round: 2 }), exhibitionGame("picture").events);
    expect(await prospects()).toEqual(["in", "out"]);
  });

  it("BRACKET15 a team that left has no game to come, and its games are not waited for", async () => {
    const founded = await league("picture-left", { ...theFirst, meetings: 1 }, ["Avala", "Banjica", "Cer"]);
    await founded.append(await founded.game({ home: "Avala", away: "Banjica", round: 1 }), exhibitionGame("picture").events);
    await founded.game({ home: "Cer", away: "Banjica", round: 2 });
    await founded.game({ home: "Cer", away: "Avala", round: 3 });
    const prospects = async () => (await asked(founded))?.rows.map(({ prospect }) => prospect);
    expect(await prospects()).toEqual(["open", "open", "open"]);
    const left = { kind: "withdrawal", team: founded.team("Cer"), games: "annul" } as const;
    const { tenantId, leagueId } = founded;
    await leagueDecisionsFor(database.db, tenantId).add(leagueId, left, "no money", Date.UTC(2026, 9, 28));
    expect(await prospects()).toEqual(["in", "out"]);
  });

  it("BRACKET14 there is none before the first result, without a plan, or where there is no such league", async () => {
    expect(await asked(await league("picture-early", topFour))).toBeNull();
    const unplanned = await league("picture-unplanned", null);
    const noted: PageTag[] = [];
    expect(await asked(unplanned, address, noted)).toBeNull();
    expect(await asked(unplanned, { ...address, leagueSlug: "none" }, noted)).toBeNull();
    expect(noted).toEqual(["site", "site"]);
  });
});
