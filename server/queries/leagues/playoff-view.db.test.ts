import { describe, expect, it } from "vitest";
import type { PageTag } from "#contract/page-tags.ts";
import type { PlayoffDuel } from "#contract/playoff-view.ts";
import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { TeamId } from "../../db/row-ids.ts";
import { projectPlayoffs } from "../../projections/playoffs.ts";
import { playoffView } from "./playoff-view.ts";

const database = databaseForThisFile();
const names = ["Avala", "Banjica", "Cer", "Durmitor"];
const address = { seasonSlug: "2026-27", leagueSlug: "first" };

/** As the office publishes them, with seeds set by hand. */
async function withPlayoffs(slug: string): Promise<LeagueInDatabase> {
  const league = await LeagueInDatabase.founded(database.db, slug, names);
  const { tenantId, leagueId } = league;
  const plan = presetPlan("top-4") as PlayoffPlan<TeamId>;
  for (const [index, round] of plan.rounds.entries()) {
    await database.db
      .insertInto("rounds")
      .values({ tenant_id: tenantId, league_id: leagueId, slug: round.slug, number: index + 1, kind: "playoff", name: null })
      .execute();
  }
  const seeds = JSON.stringify({ league: names.map((name) => league.team(name)) });
  const row = { tenant_id: tenantId, league_id: leagueId, plan: JSON.stringify(plan), bracket: "{}", seeds, seeds_by_hand: true };
  await database.db.insertInto("league_playoffs").values(row).execute();
  await database.db.transaction().execute(async (transaction) => projectPlayoffs(transaction, tenantId, leagueId));
  return league;
}

function told({ first, second, score, state, games }: PlayoffDuel): readonly unknown[] {
  const slugs = games.map(({ summary, state: gameState }) => `${summary?.ref.gameSlug ?? "-"} ${gameState}`);
  return [
    first.team?.teamSlug ?? first.label.key,
    second.team?.teamSlug ?? second.label.key,
    `${score.first}:${score.second}`,
    state,
    slugs,
  ];
}

describe("the page of the play-offs", () => {
  it("BRACKET8 has teams, games and their cards, and labels where a team is not known", async () => {
    const league = await withPlayoffs("bracket-page");
    const semiFinal = await database.db
      .selectFrom("games")
      .select("game_id")
      .where("slug", "=", "avala-durmitor-1")
      .executeTakeFirstOrThrow();
    const sheet = Scoresheet.begun();
    sheet.shot("h4", 3, true);
    sheet.add({ type: "game.end" });
    await league.append(semiFinal.game_id, sheet.events);

    const noted: PageTag[] = [];
    const view = await playoffView(database.db, league.tenantId, (tag) => noted.push(tag), address);
    expect(noted).toEqual([`league:${league.leagueId}`]);
    expect(view?.competition.name.text).toBe("Prva liga");
    expect(view?.rounds.flatMap(({ duels }) => duels.map(told))).toEqual([
      ["avala", "durmitor", "1:0", "playing", ["avala-durmitor-1 played", "durmitor-avala-2 needed", "avala-durmitor-3 if-needed"]],
      ["banjica", "cer", "0:0", "ready", ["banjica-cer-1 needed", "cer-banjica-2 needed", "banjica-cer-3 if-needed"]],
      [
        "slots.winnerOf.semiFinal",
        "slots.winnerOf.semiFinal",
        "0:0",
        "waiting",
        ["- needed", "- needed", "- needed", "- if-needed", "- if-needed"],
      ],
    ]);
    expect(view?.rounds[0]?.duels[0]?.games[0]?.summary).toMatchObject({ status: "ended", home: { points: 3 }, away: { points: 0 } });
    expect(view?.places[0]).toMatchObject({ place: 1, team: null, label: { key: "slots.winnerOf.final" } });
    expect(view?.strays).toEqual([]);
  });

  it("BRACKET5 shows the card of a game that lost its place", async () => {
    const league = await withPlayoffs("stray-page");
    const played = async (slug: string) => {
      const columns = database.db.selectFrom("games").select("game_id").where("tenant_id", "=", league.tenantId);
      const { game_id: gameId } = await columns.where("slug", "=", slug).executeTakeFirstOrThrow();
      const sheet = Scoresheet.begun();
      sheet.shot("h4", 3, true);
      sheet.add({ type: "game.end" });
      await league.append(gameId, sheet.events);
    };
    await played("avala-durmitor-1");
    await database.db
      .updateTable("league_playoffs")
      .set({ seeds: JSON.stringify({ league: ["Cer", "Avala", "Durmitor", "Banjica"].map((name) => league.team(name)) }) })
      .where("league_id", "=", league.leagueId)
      .execute();
    await database.db.transaction().execute(async (transaction) => projectPlayoffs(transaction, league.tenantId, league.leagueId));
    const view = await playoffView(database.db, league.tenantId, () => undefined, address);
    expect(view?.strays).toMatchObject([{ round: "semi-finals", duel: "1", game: 1, why: "other-teams", summary: { status: "ended" } }]);
  });

  it("BRACKET8 is not there where a league has no play-offs, and comes with them", async () => {
    const league = await LeagueInDatabase.founded(database.db, "no-bracket", names);
    const noted: PageTag[] = [];
    expect(await playoffView(database.db, league.tenantId, (tag) => noted.push(tag), address)).toBeNull();
    expect(await playoffView(database.db, league.tenantId, (tag) => noted.push(tag), { ...address, leagueSlug: "none" })).toBeNull();
    expect(noted).toEqual([`league:${league.leagueId}`, "site"]);
  });
});
