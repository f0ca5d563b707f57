import type { Kysely, KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { ClubQueries } from "#contract/club-queries.ts";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { clubsFor } from "../../db/repositories/clubs.ts";
import { competitionsFor } from "../../db/repositories/competitions.ts";
import { personMergesFor } from "../../db/repositories/person-merges.ts";
import { teamsFor } from "../../db/repositories/teams.ts";
import type { ClubId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { clubQueriesFor } from "./club-queries.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "clubs", ["Avala", "Banjica", "Sumice", "Dunav"]);
  const played = await league.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 9, 23, 17) });
  await league.append(played, exhibitionGame("clubs").events);
  await league.game({ home: "Banjica", away: "Avala", round: 2, tipOff: Date.UTC(2026, 9, 30, 17) });
  await league.game({ home: "Avala", away: "Sumice", round: 3, status: "date-to-be-decided" });
  await foundSecondLeague();
  await foundOldSeason();
  await fillRoster();
}, 60_000);

async function clubId(slug: string): Promise<ClubId> {
  const row = await database.db
    .selectFrom("clubs")
    .select("club_id")
    .where("tenant_id", "=", league.tenantId)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return row.club_id;
}

const terms = { kind: "league", ruleProfile: "fiba", rankingPolicy: "fiba", onLandingPage: true } as const;

/** Avala plays in a cup beside the league. */
async function foundSecondLeague(): Promise<void> {
  const competitions = competitionsFor(database.db, league.tenantId);
  const leagueId = await competitions.saveLeague({ seasonId: league.seasonId, slug: "cup", name: ownName("Kup"), place: 1, ...terms });
  const avala = { seasonId: league.seasonId, leagueId, clubId: await clubId("avala"), slug: "avala", name: ownName("Avala") };
  await teamsFor(database.db, league.tenantId).save({ ...avala, shortName: "Avala", code: "AVA" });
}

/** A year before, Avala had another name, and Čukarica was there. */
async function foundOldSeason(): Promise<void> {
  const competitions = competitionsFor(database.db, league.tenantId);
  const season = { slug: "2025-26", name: "2025/26", isCurrent: false, startsOn: null, endsOn: null };
  const seasonId = await competitions.saveSeason(season);
  const leagueId = await competitions.saveLeague({ seasonId, slug: "first", name: ownName("Prva liga"), place: 0, ...terms });
  const cukarica = { slug: "cukarica", name: ownName("Čukarica"), latinName: "Cukarica", code: "ČUK" };
  await clubsFor(database.db, league.tenantId).save({ ...cukarica, primaryColor: "#102030", secondaryColor: "#ffffff", crestUrl: null });
  for (const [slug, name] of [["avala", "Stara Avala"] as const, ["cukarica", "Čukarica"] as const]) {
    const id = await clubId(slug);
    const names = { name: ownName(name), latinName: name, code: name.slice(0, 3).toUpperCase() };
    await clubsFor(database.db, league.tenantId).enterSeason(seasonId, id, names);
    const team = { seasonId, leagueId, clubId: id, slug, name: names.name, shortName: name, code: names.code };
    await teamsFor(database.db, league.tenantId).save(team);
  }
}

/** One who came in November, one who left in October, one who is known under two persons. */
async function fillRoster(): Promise<void> {
  const teams = teamsFor(database.db, league.tenantId);
  const teamId = league.team("Avala");
  const entry = { teamId, validFrom: null, validTo: null, position: "PG", captain: false };
  const came = await league.person("Novi", "Čovek");
  await teams.saveRosterEntry({ ...entry, personId: came, shirtNumber: "00", validFrom: "2026-11-02" });
  const left = await league.person("Stari", "Drug");
  await teams.saveRosterEntry({ ...entry, personId: left, shirtNumber: "0", validTo: "2026-10-31", captain: true });
  const doubled = await league.person("Dupli", "Igrač");
  const real = await league.person("Pravi", "Igrač");
  await teams.saveRosterEntry({ ...entry, personId: doubled, shirtNumber: "9" });
  await personMergesFor(database.db, league.tenantId).merge({ from: doubled, into: real, by: "test", at: 0, reason: null });
}

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
  return { ask: clubQueriesFor(db, league.tenantId, (tag) => tags.add(tag)), tags, roundTrips: () => roundTrips };
}

const everySeason = { seasonSlug: null, leagueSlug: null };

/** Banjica's game against Avala in the second round, as its page knows it. */
async function gameAhead(): Promise<Parameters<ClubQueries["preview"]>[0]> {
  const games = (await clubQueriesFor(database.db, league.tenantId, () => {}).clubGames("banjica", everySeason))?.games ?? [];
  const ahead = games.find(({ round }) => round.number === 2);
  if (!ahead) throw new Error("there is a game ahead");
  return ahead;
}

describe("clubs and teams", () => {
  it("take one round trip a question", async () => {
    const { ask, roundTrips } = asking();
    await ask.clubs();
    await ask.club("avala");
    await ask.clubGames("avala", everySeason);
    await ask.seasonClub({ seasonSlug: "2026-27", clubSlug: "avala" });
    await ask.team({ seasonSlug: "2026-27", leagueSlug: "first", teamSlug: "avala" });
    await ask.preview(await gameAhead());
    expect(roundTrips()).toBe(6);
  });

  it("AHEAD1 AHEAD2 both teams come to a game with their place, their figures and their latest games", async () => {
    const { ask, tags } = asking();
    const preview = await ask.preview(await gameAhead());
    expect(preview?.home.row.team.clubSlug).toBe("banjica");
    expect(preview?.away.row.team.clubSlug).toBe("avala");
    expect(preview?.home).toMatchObject({ teams: 4, sums: { games: 1 } });
    expect(preview?.home.row.wins).toBe(1 - (preview?.away.row.wins ?? 0));
    for (const side of [preview?.home, preview?.away]) expect(side?.latest.map(({ round }) => round.number)).toEqual([1]);
    expect(preview?.away.roster.find(({ person }) => person.familyName.text === "Čovek")).toMatchObject({ figures: null });
    expect(tags).toContain(pageTags.league(league.leagueId));
  });

  it("AHEAD1 a team that is in no such league has no preview", async () => {
    const game = await gameAhead();
    const elsewhere = { ...game, ref: { ...game.ref, leagueSlug: "third" } };
    expect(await asking().ask.preview(elsewhere)).toBeNull();
    expect(await asking().ask.preview({ ...game, home: { ...game.home, teamSlug: "nobody" } })).toBeNull();
  });

  it("stand in the order of the tenant's own letters, with where they play now or played last", async () => {
    const clubs = await asking().ask.clubs();
    expect(clubs.map(({ name }) => name.text)).toEqual(["Avala", "Banjica", "Čukarica", "Dunav", "Sumice"]);
    expect(clubs[0]?.competitions.map(({ leagueSlug }) => leagueSlug)).toEqual(["first", "cup"]);
    expect(clubs[2]).toMatchObject({ competitions: [], lastSeasonName: "2025/26" });
  });

  it("a club: seasons newest first under the names they had, games, opponents by results", async () => {
    const { ask, tags } = asking();
    const club = await ask.club("avala");
    expect(club?.teams.map(({ seasonName, competition, team }) => [seasonName, competition.leagueSlug, team.name.text])).toEqual([
      ["2026/27", "first", "Avala"],
      ["2026/27", "cup", "Avala"],
      ["2025/26", "first", "Stara Avala"],
    ]);
    expect(club?.latest.map(({ round }) => round.number)).toEqual([1]);
    expect(club?.next.map(({ round }) => round.number)).toEqual([2, 3]);
    const [game] = club?.latest ?? [];
    const hasWon = (game?.home.points ?? 0) > (game?.away.points ?? 0);
    expect(club?.opponents).toMatchObject([{ slug: "banjica", games: 1, wins: Number(hasWon), losses: Number(!hasWon) }]);
    expect(tags).toContain(pageTags.club(await clubId("avala")));
    expect(tags).toContain(pageTags.league(league.leagueId));
  });

  it("CLUB1 a club that plays names its squad and coach, one that does not has none", async () => {
    const { ask, tags } = asking();
    const squad = (await ask.club("avala"))?.squad;
    expect(squad?.competition.leagueSlug).toBe("first");
    expect(squad?.players.length).toBeGreaterThan(0);
    expect(squad?.players.every(({ until }) => until === null)).toBe(true);
    expect([...tags]).toEqual(expect.arrayContaining([pageTags.portraits, pageTags.availability]));
    expect((await ask.club("cukarica"))?.squad).toBeNull();
  });

  it("a club without any game has empty lists and a place in no table", async () => {
    const { ask } = asking();
    expect(await ask.club("cukarica")).toMatchObject({ latest: [], next: [], opponents: [], coaches: [], venue: null, competitions: [] });
    expect(await ask.clubGames("cukarica", everySeason)).toMatchObject({ seasonSlug: "2025-26", games: [] });
    expect(await ask.club("dunav")).toMatchObject({ teams: [{ row: { played: 0 }, teams: 4 }] });
  });

  it("games of the newest season that has any; of another where it is asked for; of a league that is none, all", async () => {
    const { ask } = asking();
    const rounds = async (wanted: Parameters<typeof ask.clubGames>[1]) =>
      (await ask.clubGames("avala", wanted))?.games.map(({ round }) => round.number);
    expect(await rounds(everySeason)).toEqual([3, 2, 1]);
    expect(await rounds({ seasonSlug: "2025-26", leagueSlug: null })).toEqual([]);
    expect(await rounds({ seasonSlug: "1999-00", leagueSlug: "first" })).toEqual([3, 2, 1]);
    expect(await rounds({ seasonSlug: "2026-27", leagueSlug: "cup" })).toEqual([]);
    expect(await rounds({ seasonSlug: "2026-27", leagueSlug: "nowhere" })).toEqual([3, 2, 1]);
  });

  it("a season's club keeps the name it had, and has a list for each league", async () => {
    const { ask } = asking();
    expect(await ask.seasonClub({ seasonSlug: "2025-26", clubSlug: "avala" })).toMatchObject({ name: { text: "Stara Avala" }, games: [] });
    const now = await ask.seasonClub({ seasonSlug: "2026-27", clubSlug: "avala" });
    expect(now?.teams.map(({ competition }) => competition.leagueSlug)).toEqual(["first", "cup"]);
    expect(now?.teams.map(({ roster }) => roster.length)).toEqual([3, 0]);
    expect(await ask.seasonClub({ seasonSlug: "2026-27", clubSlug: "cukarica" })).toBeNull();
  });

  it("a list tells who came and who left, by shirts, and names the one who stands for two", async () => {
    const { ask } = asking();
    const team = await ask.team({ seasonSlug: "2026-27", leagueSlug: "first", teamSlug: "avala" });
    expect(team?.roster.map(({ person, shirt, from, until, captain }) => [person.slug, shirt, from, until, captain])).toEqual([
      ["stari-drug", "0", null, "2026-10-31", true],
      ["novi-covek", "00", "2026-11-02", null, false],
      ["pravi-igrac", "9", null, null, false],
    ]);
    expect(team?.standings).toHaveLength(4);
    expect(team?.games.map(({ round }) => round.number)).toEqual([1, 2, 3]);
    expect(team?.totals.map(({ clubSlug }) => clubSlug).toSorted()).toEqual(["avala", "banjica"]);
  });

  it("an address that is none answers nothing, and changes with the list of leagues", async () => {
    const { ask, tags } = asking();
    expect(await ask.club("nobody")).toBeNull();
    expect(await ask.clubGames("nobody", everySeason)).toBeNull();
    expect(await ask.team({ seasonSlug: "2026-27", leagueSlug: "first", teamSlug: "cukarica" })).toBeNull();
    expect([...tags]).toEqual([pageTags.site]);
  });
});
