import { execFile } from "node:child_process";
import process from "node:process";
import { beforeAll, describe, expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { awardsFor } from "#server/db/repositories/awards.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import { playerQueriesFor } from "#server/queries/players/player-queries.ts";
import { seasonQueriesFor } from "#server/queries/seasons/season-queries.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { statisticsQueriesFor } from "#server/queries/statistics/statistics-queries.ts";
import { databaseForThisFile } from "../support/database.ts";
import { LeagueInDatabase } from "../support/league-in-database.ts";

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

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** The command as an operator types it, on the test's database. */
async function award(verb: string, ...args: readonly string[]): Promise<Outcome> {
  const env = { PATH: process.env["PATH"], DATABASE_URL: database.databaseUrl, ALLOW_UNSAFE_DATABASE: "1" };
  const of = ["--tenant", "klb", "--season", "2026-27", "--league", "first"];
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/fullcourt.ts", "award", verb, ...of, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const round = ["--kind", "player-of-the-round", "--round", "1"];

// Each run of the command starts a process.
describe("awards", { timeout: 60_000 }, () => {
  it("HON1 are given, go to another, are listed, shown on the season and with the player, and taken away", async () => {
    expect(await award("give", ...round, "--player", "ana")).toMatchObject({ code: 0, stdout: "player-of-the-round: ana\n" });
    expect((await award("give", ...round, "--player", "bora")).code).toBe(0);
    expect((await award("list")).stdout).toBe("player-of-the-round  1  bora  avala\n");
    await award("give", "--kind", "coach-of-the-season", "--coach", "Marko Ban", "--team", "cer");
    const tags = new Set<string>();
    const season = await seasonQueriesFor(database.db, league.tenantId, (tag) => tags.add(tag)).season("2026-27");
    expect(season?.leagues[0]?.awards.map(({ kind, person, coach, team }) => [kind, person?.slug ?? coach, team.teamSlug])).toEqual(
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
      { kind: "coach-of-the-season", coach: "Marko Ban", person: null },
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
