import { expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import type { PersonId } from "../../db/row-ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { competitionsFor } from "../../db/repositories/competitions.ts";
import { clubsFor } from "../../db/repositories/clubs.ts";
import { teamsFor } from "../../db/repositories/teams.ts";
import { mergePeople } from "../../projections/merged-people.ts";
import { playerQueriesFor } from "./player-queries.ts";
import { seasonTransfers } from "../transfers.ts";

const database = databaseForThisFile();

/** Avala and Banjica in two seasons, and who puts somebody on a list of the first or the second. */
async function twoSeasons(slug: string) {
  const league = await LeagueInDatabase.founded(database.db, slug, ["Avala", "Banjica"]);
  const { db, tenantId } = league;
  const competitions = competitionsFor(db, tenantId);
  const first = { slug: "2025-26", name: "2025/26", isCurrent: false, startsOn: "2025-08-15", endsOn: "2026-06-15" };
  const second = { slug: "2026-27", name: "2026/27", isCurrent: true, startsOn: "2026-08-15", endsOn: "2027-06-15" };
  await competitions.saveSeason(second);
  const seasonId = await competitions.saveSeason(first);
  const leagueId = await competitions.saveLeague({
    seasonId,
    slug: "first",
    name: ownName("Prva liga"),
    kind: "league",
    ruleProfile: "fiba",
    rankingPolicy: "fiba",
    place: 0,
    onLandingPage: true,
  });
  const earlier = new Map<string, Awaited<ReturnType<ReturnType<typeof teamsFor>["save"]>>>();
  for (const name of ["Avala", "Banjica"]) {
    const names = { name: ownName(`${name} 1925`), latinName: `${name} 1925`, code: name.slice(0, 3).toUpperCase() };
    const colors = { primaryColor: "#14633f", secondaryColor: "#f5d547", crestUrl: null };
    const clubId = await clubsFor(db, tenantId).save({
      slug: name.toLowerCase(),
      name: ownName(name),
      latinName: name,
      code: names.code,
      ...colors,
    });
    await clubsFor(db, tenantId).enterSeason(seasonId, clubId, names);
    const team = { seasonId, leagueId, clubId, slug: name.toLowerCase(), name: names.name, shortName: name, code: names.code };
    earlier.set(name, await teamsFor(db, tenantId).save(team));
  }
  const list = async (personId: PersonId, season: 1 | 2, club: "Avala" | "Banjica", validFrom: string | null, validTo: string | null) => {
    const teamId = season === 2 ? league.team(club) : earlier.get(club);
    if (!teamId) throw new Error(`no ${club}`);
    const entry = { teamId, personId, shirtNumber: null, validFrom, validTo, position: null, captain: false };
    await teamsFor(db, tenantId).saveRosterEntry(entry);
  };
  const told = async (clubSlug: string | null) =>
    (await seasonTransfers(db, tenantId, () => undefined, { seasonSlug: "2026-27", clubSlug }))?.transfers.map(
      ({ person, from, to, day }) => `${person.slug}: ${from?.slug} to ${to?.slug}, ${day}`,
    );
  return { league, list, told };
}

it("TRANSFER2 a season's transfers come from the lists of two seasons, those of one club apart", async () => {
  const { league, list, told } = await twoSeasons("moves");
  const [ana, bo, cy] = [await league.person("Ana", "Anić"), await league.person("Bo", "Bojić"), await league.person("Cy", "Cvetić")];
  await list(ana, 1, "Avala", "2025-08-15", "2026-06-15");
  await list(ana, 2, "Banjica", "2026-08-15", null);
  await list(bo, 1, "Avala", null, null);
  await list(bo, 2, "Avala", null, "2026-11-10");
  await list(cy, 2, "Avala", "2026-10-27", null);
  expect(await told(null)).toEqual([
    "bo-bojic: avala to undefined, 2026-11-10",
    "cy-cvetic: undefined to avala, 2026-10-27",
    "ana-anic: avala to banjica, null",
  ]);
  expect(await told("banjica")).toEqual(["ana-anic: avala to banjica, null"]);
  expect(await told("nobody")).toEqual([]);
  const first = { seasonSlug: "2025-26", clubSlug: null };
  expect(await seasonTransfers(database.db, league.tenantId, () => undefined, first)).toMatchObject({ transfers: [] });
  // Lists of both seasons grow with games that are read in, which drop their leagues.
  const tags = new Set<string>();
  await seasonTransfers(database.db, league.tenantId, (tag) => tags.add(tag), { ...first, seasonSlug: "2026-27" });
  const leagues = await database.db.selectFrom("leagues").select("league_id").where("tenant_id", "=", league.tenantId).execute();
  expect([leagues.length, leagues.every((each) => tags.has(pageTags.league(each.league_id)))]).toEqual([2, true]);
  const never = { seasonSlug: "1999-00", clubSlug: null };
  expect(await seasonTransfers(database.db, league.tenantId, () => undefined, never)).toBeNull();
});

it("TRANSFER1 of merged persons the lists of all are read, and the stay goes over the summer", async () => {
  const { league, list, told } = await twoSeasons("merged");
  const [known, double] = [await league.person("Luka", "Marić"), await league.person("Luka", "Marič")];
  await list(known, 1, "Avala", null, "2026-01-10");
  await list(double, 1, "Banjica", "2026-01-11", null);
  await list(double, 2, "Banjica", null, null);
  await list(await league.person("Ana", "Anić"), 2, "Avala", null, null);
  expect(await told("banjica")).toEqual([]);
  await mergePeople(database.db, league.tenantId, { from: double, into: known, by: "test", at: Date.UTC(2026, 8, 1), reason: null });
  expect(await told(null)).toEqual(["ana-anic: undefined to avala, null"]);
  const player = await playerQueriesFor(database.db, league.tenantId, () => undefined).player("luka-maric", { overview: true });
  expect(player?.stays).toMatchObject([
    {
      club: { slug: "banjica", name: { text: "Banjica" } },
      first: { slug: "2025-26" },
      from: "2026-01-11",
      last: { slug: "2026-27" },
      until: null,
      isPresent: true,
    },
    {
      club: { slug: "avala", name: { text: "Avala 1925" } },
      first: { slug: "2025-26" },
      from: null,
      until: "2026-01-10",
      isPresent: false,
    },
  ]);
});
