import { describe, expect, it } from "vitest";
import type { PageTag } from "#contract/page-tags.ts";
import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database.ts";
import { LeagueInDatabase } from "#tests/support/league-in-database.ts";
import type { TeamId } from "../db/row-ids.ts";
import { playoffPicture } from "./playoff-picture.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };

async function league(slug: string, planned: PlayoffPlan<TeamId> | null): Promise<LeagueInDatabase> {
  const founded = await LeagueInDatabase.founded(database.db, slug, ["Avala", "Banjica", "Cer", "Durmitor", "Erdut"]);
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

function asked(founded: LeagueInDatabase, at = address, noted: PageTag[] = []) {
  return playoffPicture(database.db, founded.tenantId, (tag) => noted.push(tag), at);
}

describe("the play-offs as they would be", () => {
  it("BRACKET11 BRACKET12 pair the first of the table, and know who is sure while games are to come", async () => {
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
    const winner = picture?.rows.find(({ wins }) => wins === 1);
    expect(winner?.prospect).toBe("in");
    // It has no game on the schedule, and each of the others has a point or will have one.
    expect(picture?.rows.find(({ team }) => team.teamSlug === "erdut")?.prospect).toBe("out");
  });

  it("BRACKET11 there is none before the first result, without a plan, or where there is no such league", async () => {
    expect(await asked(await league("picture-early", topFour))).toBeNull();
    const unplanned = await league("picture-unplanned", null);
    const noted: PageTag[] = [];
    expect(await asked(unplanned, address, noted)).toBeNull();
    expect(await asked(unplanned, { ...address, leagueSlug: "none" }, noted)).toBeNull();
    expect(noted).toEqual(["site", "site"]);
  });
});
