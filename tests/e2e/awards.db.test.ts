import { beforeAll, describe, expect, it } from "vitest";
import type { NewsSlugs } from "#contract/news-slugs.ts";
import { pageTags } from "#contract/page-tags.ts";
import { awardsFor } from "#server/db/repositories/awards.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import { newsFor } from "#server/db/repositories/news.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import { mergePeople, partPeople } from "#server/projections/merged-people.ts";
import { editorialQueriesFor } from "#server/queries/editorial/editorial-queries.ts";
import { playerQueriesFor } from "#server/queries/players/player-queries.ts";
import { seasonQueriesFor } from "#server/queries/seasons/season-queries.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { statisticsQueriesFor } from "#server/queries/statistics/statistics-queries.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { droppedWhile } from "../support/database/dropped-tags.ts";
import { ownName } from "../support/fixtures/fixture-teams.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { type CommandOutcome, typedCommand } from "../support/servers/typed-command.ts";

const database = databaseForThisFile();
const people = ["ana", "bora", "cane", "dule", "era", "fića"].map((name) => name.replace("ć", "c"));
let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Cer"]);
  await league.game({ home: "Avala", away: "Cer" });
  for (const slug of [...people, "stranger"]) {
    const names = { givenName: slug, familyName: "Ilić", latinGivenName: slug, latinFamilyName: "Ilić" };
    const personId = await peopleFor(database.db, league.tenantId).save({
      slug,
      ...names,
      transliterable: true,
      scoreboardGivenName: null,
      scoreboardFamilyName: null,
      birthDate: null,
    });
    if (slug === "stranger") continue;
    const entry = { teamId: league.team("Avala"), personId, shirtNumber: null, validFrom: "2026-09-01", validTo: null };
    await teamsFor(database.db, league.tenantId).saveRosterEntry({ ...entry, position: null, captain: false });
  }
});

/** The command as an operator types it, on the test's database. */
async function award(verb: string, ...args: readonly string[]): Promise<CommandOutcome> {
  const of = ["--tenant", "klb", "--season", "2026-27", "--league", "first"];
  return typedCommand(database.databaseUrl, "award", verb, ...of, ...args);
}

/** A piece of news in this tenant; `null`: it has no hour yet. */
async function publish(slug: string, publishedAt: number | null, leagueId: typeof league.leagueId | null = league.leagueId) {
  const text = { title: `Igrač kola: ${slug}`, summary: slug, body: [] };
  const item = {
    slug,
    kind: "round-awards",
    publishedAt,
    coverFileId: null,
    leagueId,
    gameId: null,
    clubIds: [],
    texts: { sr: text },
  } as const;
  return newsFor(database.db, league.tenantId).save(item);
}

const round = ["--kind", "player-of-the-round", "--round", "1"];

describe("awards", () => {
  it("HON1 are given, go to another, are listed, shown on the season and with the player, and taken away", async () => {
    expect(await award("give", ...round, "--player", "ana")).toMatchObject({ code: 0, stdout: "player-of-the-round: ana\n" });
    expect((await award("give", ...round, "--player", "bora")).code).toBe(0);
    expect((await award("list")).stdout).toBe("player-of-the-round  1  bora  avala\n");
    await award("give", "--kind", "coach-of-the-season", "--coach", "Marko Ban", "--team", "cer");
    const tags = new Set<string>();
    const season = await seasonQueriesFor(database.db, league.tenantId, (tag) => tags.add(tag)).season("2026-27");
    expect(
      season?.leagues[0]?.awards.map(({ kind, person, coach, team }) => [kind, person?.slug ?? coach?.name.text, team.teamSlug]),
    ).toEqual(
      expect.arrayContaining([
        ["player-of-the-round", "bora", "avala"],
        ["coach-of-the-season", "Marko Ban", "cer"],
      ]),
    );
    expect(tags).toContain(pageTags.league(league.leagueId));
    const players = playerQueriesFor(database.db, league.tenantId, () => undefined);
    expect((await players.player("bora", { overview: true }))?.honours).toMatchObject([
      { kind: "player-of-the-round", seasonName: "2026/27" },
    ]);
    expect((await players.player("ana", { overview: true }))?.honours).toEqual([]);
    const statistics = statisticsQueriesFor(database.db, league.tenantId, () => undefined);
    expect((await statistics.clubHistory("avala"))?.awards).toMatchObject([
      { kind: "player-of-the-round", seasonName: "2026/27", person: { slug: "bora" }, coach: null },
    ]);
    expect((await statistics.clubHistory("cer"))?.awards).toMatchObject([
      { kind: "coach-of-the-season", coach: { name: { text: "Marko Ban", transliterable: false }, slug: null }, person: null },
    ]);
    expect((await award("remove", ...round)).stdout).toBe("player-of-the-round: removed\n");
    expect((await award("remove", ...round)).stderr).toBe("award: nobody has player-of-the-round\n");
  });

  it("HON4 the player of the round stands beside the table until two further rounds have been played", async () => {
    const personId = (await peopleFor(database.db, league.tenantId).bySlug("ana"))!;
    const roundId = (await awardsFor(database.db, league.tenantId).roundBySlug(league.leagueId, "1"))!;
    const place = { leagueId: league.leagueId, kind: "player-of-the-round", roundId, month: null } as const;
    await awardsFor(database.db, league.tenantId).give(place, { teamId: league.team("Avala"), personId, coach: null });
    const named = async () => {
      const site = siteQueriesFor(database.db, league.tenantId, () => undefined);
      const table = await site.leagueTable(
        { seasonSlug: "2026-27", leagueSlug: "first" },
        { round: null, figures: false, asItStands: false },
      );
      return table?.roundAward?.person.slug ?? null;
    };
    const played: (string | null)[] = [await named()];
    for (const number of [1, 2, 3]) {
      await league.game({ home: "Cer", away: "Avala", round: number, status: "final" });
      played.push(await named());
    }
    expect(played).toEqual([null, "ana", "ana", null]);
  });

  it("HON3 what somebody was named for stays his through every merge, and his page is dropped when it is given or taken back", async () => {
    const { db, tenantId } = league;
    const idOf = async (slug: string) => (await peopleFor(db, tenantId).bySlug(slug))!;
    const [dule, era, fica] = [await idOf("dule"), await idOf("era"), await idOf("fica")];
    const links: string[] = [];
    for (const [from, into] of [
      [dule, era],
      [era, fica],
    ] as const) {
      const answer = await mergePeople(db, tenantId, { from, into, by: "test", at: 0, reason: null });
      if (answer.kind === "merged") links.push(answer.linkId);
    }
    const place = { leagueId: league.leagueId, kind: "best-defender", roundId: null, month: null } as const;
    const awards = awardsFor(db, tenantId);
    const honours = async () => (await playerQueriesFor(db, tenantId, () => undefined).player("dule", { overview: true }))?.honours.length;
    const giving = () => awards.give(place, { teamId: league.team("Avala"), personId: dule, coach: null });
    expect(await droppedWhile(database.databaseUrl, giving)).toContain(pageTags.person(fica));
    expect(await honours()).toBe(1);
    expect(await droppedWhile(database.databaseUrl, () => awards.remove(place, null))).toContain(pageTags.person(fica));
    expect(await honours()).toBe(0);
    for (const link of links.toReversed()) await partPeople(db, tenantId, link, "test", 1);
  });

  it("HON1 the five are five, each once", async () => {
    const awards = awardsFor(database.db, league.tenantId);
    const place = { leagueId: league.leagueId, kind: "five-of-the-season", roundId: null, month: null } as const;
    const given: boolean[] = [];
    for (const slug of ["ana", ...people]) {
      const personId = (await peopleFor(database.db, league.tenantId).bySlug(slug))!;
      given.push(await awards.give(place, { teamId: league.team("Avala"), personId, coach: null }));
    }
    expect(given).toEqual([true, true, true, true, true, true, false]);
    expect(await awards.remove(place, null)).toBe(5);
  });

  it("HON5 are told by news: linked from where they stand once it is out, named by it, and outlive it", async () => {
    const told = Date.UTC(2026, 9, 1);
    await publish("best-of-1", told);
    // By any slug it has, that of an address too.
    await award("give", ...round, "--player", "ana", "--news", "igrac-kola-best-of-1");
    expect((await award("list")).stdout).toContain("player-of-the-round  1  ana  avala  best-of-1\n");
    const tags = new Set<string>();
    const note = (tag: string) => void tags.add(tag);
    const standing = async () => {
      tags.clear();
      const player = await playerQueriesFor(database.db, league.tenantId, note).player("ana", { overview: true });
      const season = await seasonQueriesFor(database.db, league.tenantId, note).season("2026-27");
      const ofSeason = season?.leagues[0]?.awards.find(({ kind }) => kind === "player-of-the-round");
      const honours = (await statisticsQueriesFor(database.db, league.tenantId, note).clubHistory("avala"))?.awards;
      const ofRound = (awards: readonly { kind: string; news: NewsSlugs | null }[] | undefined) =>
        awards?.find(({ kind }) => kind === "player-of-the-round")?.news;
      return [ofSeason?.news, ofRound(player?.honours), ofRound(honours)].map((slugs) => slugs && [slugs.sr, slugs.fr]);
    };
    // EDIT8: the slug of the language that is shown.
    const slugs = ["igrac-kola-best-of-1", "igrac-kola-best-of-1"];
    expect(await standing()).toEqual([slugs, slugs, slugs]);
    expect(tags).toContain(pageTags.news);
    const newsItem = async () => editorialQueriesFor(database.db, league.tenantId, note).newsItem("sr", "best-of-1");
    expect((await newsItem())?.awards).toMatchObject([
      { kind: "player-of-the-round", round: { number: 1 }, person: { slug: "ana" }, team: { teamSlug: "avala" }, seasonName: "2026/27" },
    ]);
    expect(tags).toContain(pageTags.league(league.leagueId));
    await publish("best-of-1", null);
    expect(await standing()).toEqual([null, null, null]);
    expect(tags).toContain(pageTags.news);
    await publish("best-of-1", told);
    await award("give", ...round, "--player", "bora");
    expect((await newsItem())?.awards).toEqual([]);
    await award("give", ...round, "--player", "ana", "--news", "best-of-1");
    await database.db.deleteFrom("news_items").where("slug", "=", "best-of-1").execute();
    expect(await standing()).toEqual([null, null, null]);
  });

  it("HON5 refuse news that is not there, is of another league, or where nothing is given", async () => {
    const second = { slug: "second", name: ownName("Druga liga"), kind: "league", ruleProfile: "fiba", rankingPolicy: "fiba" } as const;
    const leagues = competitionsFor(database.db, league.tenantId);
    const leagueId = await leagues.saveLeague({ seasonId: league.seasonId, ...second, place: 1, onLandingPage: false });
    await publish("best-of-the-second", Date.UTC(2026, 9, 1), leagueId);
    const refused = async (verb: string, ...args: readonly string[]) => (await award(verb, ...args)).stderr.trimEnd();
    expect(await refused("give", ...round, "--player", "cane", "--news", "nowhere")).toBe("award: there is no news nowhere");
    expect(await refused("give", ...round, "--player", "cane", "--news", "best-of-the-second")).toBe(
      "award: the news best-of-the-second is about another league than first",
    );
    expect(await refused("remove", ...round, "--news", "nowhere")).toContain("--news belongs to give");
    expect(await refused("list", "--news", "nowhere")).toContain("--news belongs to give");
    expect((await award("list")).stdout).not.toContain("cane");
  });

  it("HON1 refuse in one line what they cannot be", async () => {
    const refused = async (...args: readonly string[]) => (await award("give", ...args)).stderr.trimEnd();
    expect(await refused("--kind", "best-singer", "--player", "ana")).toMatch(/^award: --kind must be one of/);
    expect(await refused("--kind", "player-of-the-round", "--player", "ana")).toContain("--round belongs to the player of the round");
    expect(await refused("--kind", "player-of-the-month", "--month", "2026-13", "--player", "ana")).toContain("--month must be like");
    expect(await refused("--kind", "player-of-the-round", "--round", "99", "--player", "ana")).toBe("award: first has no round 99");
    expect(await refused(...round, "--player", "nobody")).toBe("award: there is no player nobody");
    expect(await refused(...round, "--player", "stranger")).toBe("award: stranger is on no roster of first");
    expect(await refused(...round, "--coach", "Marko Ban", "--team", "cer")).toBe("award: player-of-the-round goes to a player");
    expect(await refused("--kind", "coach-of-the-season", "--coach", "Marko Ban", "--team", "none")).toBe("award: first has no team none");
  });
});
