import type { Kysely, KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { WantedPlayers } from "#contract/player-queries.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { teamsFor } from "../../db/repositories/teams.ts";
import type { PersonId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { mergePeople } from "../../projections/merged-people.ts";
import { siteQueriesFor } from "../site-queries.ts";
import { statisticsQueriesFor } from "../statistics/statistics-queries.ts";
import { playerQueriesFor } from "./player-queries.ts";

const database = databaseForThisFile();
const everybody: WantedPlayers = { letter: null, clubSlug: null, position: null, country: null, page: 1, order: "sr" };
/** In the order of a Serbian telephone book. */
const families = ["Cvetić", "Čolić", "Ćirić", "Dabić", "Džodić", "Đukić", "Lukić", "Ljubić", "Nikić", "Njegoš", "Zorić", "Žikić"];
let league: LeagueInDatabase;
const people = new Map<string, PersonId>();

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "players", ["Avala", "Banjica"]);
  for (const [number, family] of families.toReversed().entries()) {
    await enter(family, number % 2 === 0 ? "Avala" : "Banjica", String(number), family === "Zorić" ? "2026-10-01" : null);
  }
  await league.person("Sudija", "Aleksić");
  const game = await league.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 9, 31, 23, 30) });
  await league.append(game, exhibitionGame("players").events);
  await league.game({ home: "Banjica", away: "Avala", round: 2, tipOff: Date.UTC(2026, 10, 7, 17) });
  for (const [side, family] of [
    ["home", "Žikić"],
    ["home", "Njegoš"],
    ["away", "Nikić"],
  ] as const) {
    const { player_key: key } = await database.db
      .selectFrom("box_player_lines as line")
      .leftJoin("game_players as known", (join) =>
        join.onRef("known.game_id", "=", "line.game_id").onRef("known.player_key", "=", "line.player_key"),
      )
      .select("line.player_key")
      .where("line.tenant_id", "=", league.tenantId)
      .where("line.side", "=", side)
      .where("line.played", "=", true)
      .where("known.person_id", "is", null)
      .orderBy("line.points", "desc")
      .orderBy("line.player_key")
      .executeTakeFirstOrThrow();
    await league.link(game, key, idOf(family));
  }
  await league.append(game, []);
}, 60_000);

async function enter(family: string, team: string, shirt: string, validTo: string | null): Promise<void> {
  const personId = await league.person("Igrač", family);
  people.set(family, personId);
  const entry = { teamId: league.team(team), personId, shirtNumber: shirt, validFrom: null, validTo, position: "PG", captain: false };
  await teamsFor(league.db, league.tenantId).saveRosterEntry(entry);
}

function idOf(family: string): PersonId {
  const id = people.get(family);
  if (!id) throw new Error(`no ${family} in this league`);
  return id;
}

/** The questions of one page, with the tags they note and the round trips they take. */
function asking() {
  const tags = new Set<PageTag>();
  let roundTrips = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      roundTrips++;
      return result;
    },
  };
  const db: Kysely<Database> = database.db.withPlugin(counter);
  const note = (tag: PageTag) => void tags.add(tag);
  return {
    players: playerQueriesFor(db, league.tenantId, note),
    site: siteQueriesFor(db, league.tenantId, note),
    statistics: statisticsQueriesFor(db, league.tenantId, note),
    tags,
    roundTrips: () => roundTrips,
  };
}

async function familiesOn(wanted: Partial<WantedPlayers>): Promise<string[] | undefined> {
  const page = await asking().players.players({ ...everybody, ...wanted });
  return page?.lines.map(({ person }) => person.familyName.text);
}

describe("the list of players", () => {
  it("has everybody who played or is on a list, in the order of the language's alphabet", async () => {
    expect(await familiesOn({})).toEqual(families);
  });

  it("stands in the order of the Cyrillic alphabet for who reads that script", async () => {
    expect(await familiesOn({ order: "sr-cyrl" })).toEqual([
      "Dabić",
      "Đukić",
      "Žikić",
      "Zorić",
      "Lukić",
      "Ljubić",
      "Nikić",
      "Njegoš",
      "Ćirić",
      "Cvetić",
      "Čolić",
      "Džodić",
    ]);
    expect(await familiesOn({ order: "sr-cyrl", letter: "Ž" })).toEqual(["Žikić"]);
  });

  it("has who is listed only under the name of somebody he was merged with", async () => {
    const stands = await league.person("Igrač", "Bašić");
    await enter("Basić", "Avala", "77", null);
    await mergePeople(database.db, league.tenantId, { from: idOf("Basić"), into: stands, by: "test", at: 0, reason: null });
    expect(await familiesOn({ letter: "B" })).toEqual(["Bašić"]);
    expect((await asking().players.players(everybody))?.letters[0]).toBe("B");
    await database.db.deleteFrom("person_links").where("canonical_person_id", "=", stands).execute();
    await database.db.deleteFrom("rosters").where("person_id", "=", idOf("Basić")).execute();
  });

  it("parts letters of two signs from those of one", async () => {
    expect(await familiesOn({ letter: "D" })).toEqual(["Dabić"]);
    expect(await familiesOn({ letter: "Dž" })).toEqual(["Džodić"]);
    expect(await familiesOn({ letter: "L" })).toEqual(["Lukić"]);
    expect(await familiesOn({ letter: "Lj" })).toEqual(["Ljubić"]);
    expect(await familiesOn({ letter: "Č" })).toEqual(["Čolić"]);
    expect(await familiesOn({ letter: "Ž" })).toEqual(["Žikić"]);
    expect(await familiesOn({ letter: "L", order: "sl" })).toEqual(["Ljubić", "Lukić"]);
    const page = await asking().players.players(everybody);
    expect(page?.letters).toEqual(["C", "Č", "Ć", "D", "Dž", "Đ", "L", "Lj", "N", "Nj", "Z", "Ž"]);
  });

  it("answers a letter that nobody has with an empty page, and one that there is not with none", async () => {
    expect(await familiesOn({ letter: "A" })).toEqual([]);
    expect(await familiesOn({ letter: "Ω" })).toBeUndefined();
    expect(await familiesOn({ letter: "Lj", order: "sl" })).toBeUndefined();
    expect(await familiesOn({ page: 2 })).toBeUndefined();
    expect(await familiesOn({ clubSlug: "nobody" })).toBeUndefined();
    expect(await familiesOn({ clubSlug: "\0" })).toBeUndefined();
  });

  it("of a club has those of its present teams, without those who left", async () => {
    expect(await familiesOn({ clubSlug: "banjica" })).toEqual(["Cvetić", "Ćirić", "Džodić", "Lukić", "Nikić"]);
  });

  it("LISTED1 LISTED2 is narrowed to a position and a country that somebody has, and has no page for any other", async () => {
    expect(await asking().players.players(everybody)).toMatchObject({ positions: [], countries: [] });
    expect(await familiesOn({ position: "PG" })).toBeUndefined();
    await database.db
      .updateTable("tenant_branding")
      .set({ player_positions: JSON.stringify(["SG", "PG", "C"]) })
      .where("tenant_id", "=", league.tenantId)
      .execute();
    await database.db
      .updateTable("rosters")
      .set({ position: "C" })
      .where("person_id", "in", [idOf("Nikić"), idOf("Lukić")])
      .execute();
    await database.db
      .updateTable("persons")
      .set({ nationality: "SI" })
      .where("person_id", "in", [idOf("Nikić"), idOf("Zorić")])
      .execute();
    expect(await asking().players.players(everybody)).toMatchObject({ positions: ["PG", "C"], countries: ["SI"] });
    expect(await familiesOn({ position: "C" })).toEqual(["Lukić", "Nikić"]);
    // Zorić has left his team, and so is on no position.
    expect(await familiesOn({ position: "PG", country: "SI" })).toEqual([]);
    expect(await familiesOn({ country: "SI" })).toEqual(["Nikić", "Zorić"]);
    expect(await familiesOn({ country: "SI", position: "C", clubSlug: "banjica" })).toEqual(["Nikić"]);
    expect(await familiesOn({ country: "SI", clubSlug: "avala" })).toEqual([]);
    for (const wrong of [{ position: "SG" }, { position: "\0" }, { country: "RS" }, { country: "si" }, { country: "\0" }]) {
      expect(await familiesOn(wrong)).toBeUndefined();
    }
    await database.db.updateTable("rosters").set({ position: "PG" }).where("position", "=", "C").execute();
  });

  it("says number, position, team and games, and what it was read from", async () => {
    const { players, tags, roundTrips } = asking();
    const page = await players.players(everybody);
    expect(roundTrips()).toBe(1);
    expect(page?.lines.at(-1)).toMatchObject({ shirt: "0", position: "PG", games: 1, team: { clubSlug: "avala" } });
    expect(page?.clubs.map(({ slug }) => slug)).toEqual(["avala", "banjica"]);
    expect([...tags].toSorted()).toEqual([pageTags.league(league.leagueId), pageTags.portraits, pageTags.site]);
  });
});

describe("a player's page", () => {
  it("takes four round trips with its shell and his career", async () => {
    const { players, site, statistics, roundTrips } = asking();
    await site.site();
    await players.player("igrac-zikic", { overview: true });
    await statistics.playerCareer("igrac-zikic");
    expect(roundTrips()).toBe(4);
  });

  it("tells his team, its next games, and his shots beside everybody's in his games", async () => {
    const { players, tags } = asking();
    const profile = await players.player("igrac-zikic", { overview: true });
    expect(profile).toMatchObject({ shirt: "0", team: { clubSlug: "avala" }, competition: { leagueSlug: "first" }, captain: false });
    expect(profile?.next.map(({ ref }) => ref.gameSlug)).toEqual(["banjica-avala"]);
    const line = await database.db
      .selectFrom("box_player_lines")
      .selectAll()
      .where("tenant_id", "=", league.tenantId)
      .where("person_id", "=", idOf("Žikić"))
      .executeTakeFirstOrThrow();
    const { attempts = [], everybody: all } = profile?.season?.shots ?? {};
    expect(attempts.filter(({ made }) => made).length).toBe((line.two_pointers_made ?? 0) + (line.three_pointers_made ?? 0));
    expect(Object.values(all ?? {}).reduce((sum, { attempted }) => sum + attempted, 0)).toBeGreaterThan(attempts.length);
    expect(profile?.season?.around.player.points).toBe(line.points);
    expect(tags).toContain(pageTags.person(idOf("Žikić")));
  });

  it("counts a game after midnight of the league's clock to the month in which it was played", async () => {
    const career = await asking().statistics.playerCareer("igrac-zikic");
    expect(career?.splits.find(({ kind }) => kind === "month")?.parts.map(({ value }) => value)).toEqual(["2026-11"]);
  });

  it("is nobody's where nobody is, or somebody who never played", async () => {
    expect(await asking().players.player("nobody", { overview: true })).toBeNull();
    expect(await asking().players.player("sudija-aleksic", { overview: true })).toBeNull();
  });

  it("compares two players in four round trips with its shell", async () => {
    const { site, statistics, roundTrips } = asking();
    await site.site();
    const compared = await statistics.playerComparison(["igrac-zikic", "igrac-cvetic"], "all", "per-game");
    await statistics.playersHeadToHead("igrac-zikic", "igrac-cvetic");
    expect(roundTrips()).toBeLessThanOrEqual(4);
    expect(compared?.persons.map(({ slug, team }) => [slug, team?.clubSlug])).toEqual([
      ["igrac-zikic", "avala"],
      ["igrac-cvetic", "banjica"],
    ]);
  });

  it("of a merged person is that of the one who stands for him, with the list he was on", async () => {
    const former = await league.person("Igrač", "Zorić-Bivši");
    const roster = { teamId: league.team("Banjica"), personId: former, shirtNumber: "77", validFrom: null, validTo: null };
    await teamsFor(league.db, league.tenantId).saveRosterEntry({ ...roster, position: "C", captain: false });
    await mergePeople(database.db, league.tenantId, { from: former, into: idOf("Zorić"), by: "test", at: 0, reason: null });
    const profile = await asking().players.player("igrac-zoric-bivsi", { overview: false });
    expect(profile?.person.slug).toBe("igrac-zoric");
    expect(await familiesOn({ letter: "Z" })).toEqual(["Zorić"]);
    expect(await familiesOn({ clubSlug: "banjica" })).toContain("Zorić");
  });

  it("COMPARE4 offers to who stands alone others of his team, his position and his league, in one round trip", async () => {
    const { statistics, roundTrips } = asking();
    const before = roundTrips();
    const offered = await statistics.comparablePlayers("igrac-zikic");
    expect(roundTrips() - before).toBe(1);
    const slugs = (players: NonNullable<typeof offered>["mates"] = []) => players.map(({ person, team }) => [person.slug, team.clubSlug]);
    expect(slugs(offered?.mates)).toEqual([["igrac-njegos", "avala"]]);
    expect(new Map(slugs(offered?.leaders) as [string, string][])).toEqual(
      new Map([
        ["igrac-njegos", "avala"],
        ["igrac-nikic", "banjica"],
      ]),
    );
    expect(await statistics.comparablePlayers("nobody")).toBeNull();
  });
});
