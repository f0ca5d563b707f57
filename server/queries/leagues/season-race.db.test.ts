import { describe, expect, it } from "vitest";
import type { LeagueTableWanted } from "#contract/league-queries.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { leagueTableView } from "./league-table-view.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const three = ["Avala", "Banjica", "Cer"];

async function league(slug: string, meetings: number | null): Promise<LeagueInDatabase> {
  const founded = await LeagueInDatabase.founded(database.db, slug, three);
  if (meetings !== null) {
    const plan = JSON.stringify({ ...presetPlan("top-4"), meetings });
    const row = { tenant_id: founded.tenantId, league_id: founded.leagueId, plan, bracket: "{}", seeds: null };
    await database.db
      .insertInto("league_playoffs")
      .values({ ...row, seeds_by_hand: false })
      .execute();
  }
  return founded;
}

async function asked(founded: LeagueInDatabase, wanted: Partial<LeagueTableWanted> = {}) {
  const view = await leagueTableView(database.db, founded.tenantId, () => undefined, address, {
    round: null,
    figures: false,
    race: "odds",
    ...wanted,
  });
  if (!view) throw new Error("there is the league");
  return view;
}

async function play(founded: LeagueInDatabase, home: string, away: string, round: number): Promise<void> {
  await founded.append(await founded.game({ home, away, round }), exhibitionGame("race").events);
}

describe("a league's race", () => {
  it("RACE1 RACE5 RACE11 tells of each team the places that are possible and their odds, the same whenever it is asked", async () => {
    const founded = await league("race", 1);
    await play(founded, "Avala", "Banjica", 1);
    await founded.game({ home: "Banjica", away: "Cer", round: 2 });
    expect((await asked(founded)).race).toBeNull();
    await founded.game({ home: "Cer", away: "Avala", round: 3 });
    const { race, places, rows } = await asked(founded);
    expect([...(race ?? [])].map(([club]) => club).toSorted()).toEqual(rows.map(({ team }) => team.clubSlug).toSorted());
    for (const [club, team] of race ?? []) {
      expect(team.places).toEqual(places?.get(club));
      expect(team.odds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
    expect((await asked(founded)).race).toEqual(race);
    const ofPlaces = await asked(founded, { race: "places" });
    expect([ofPlaces.places, ofPlaces.race]).toEqual([places, null]);
    const ofRound = await asked(founded, { round: 1, figures: true });
    expect(ofRound.places).toEqual(places);
  });

  it("RACE7 there is none before the first result, after the last, without a plan that tells how often teams meet, or unasked", async () => {
    const early = await league("race-early", 1);
    for (const [index, [home, away]] of [
      ["Avala", "Banjica"],
      ["Banjica", "Cer"],
      ["Cer", "Avala"],
    ].entries()) {
      await early.game({ home: home!, away: away!, round: index + 1 });
    }
    expect((await asked(early)).places).toBeNull();

    const over = await league("race-over", 1);
    await play(over, "Avala", "Banjica", 1);
    await play(over, "Banjica", "Cer", 2);
    await play(over, "Cer", "Avala", 3);
    expect(await asked(over)).toMatchObject({ places: null, race: null });

    const unplanned = await league("race-unplanned", null);
    await play(unplanned, "Avala", "Banjica", 1);
    await unplanned.game({ home: "Banjica", away: "Cer", round: 2 });
    await unplanned.game({ home: "Cer", away: "Avala", round: 3 });
    expect((await asked(unplanned)).places).toBeNull();

    const { places, race } = await leagueTableView(database.db, over.tenantId, () => undefined, address, {
      round: null,
      figures: false,
    }).then((view) => view!);
    expect([places, race]).toEqual([null, null]);
  });
});
