import { describe, expect, test } from "vitest";
import { routeLeaves } from "#tests/support/fixtures/route-leaves.ts";
import { addresses, fileAddresses } from "./addresses.ts";
import { embedAddresses, isEmbedPath } from "./embed-addresses.ts";
import { sluggedParts } from "./former-slugs.ts";
import { allPages, hasTabs, pathOfWord, pathPattern, wordsOf } from "./page-table.ts";
import type { privatePaths, publicPaths } from "./pages.ts";
import { spelledAddress } from "./spelled-address.ts";

type Builder = Exclude<keyof typeof addresses, Exclude<keyof typeof publicPaths | keyof typeof privatePaths, "search">>;

const game = { seasonSlug: "2025-26", leagueSlug: "first", roundSlug: "3", gameSlug: "bedem-jezero", playoff: null };
const playoffGame = { ...game, playoff: { duelSlug: "final", game: 2 } };
const league = ["en", "2025-26", "first"] as const;
const team = [...league, "bedem"] as const;

/** One of whatever is built with more than a language. A secret's calendar is a call, not a page, and so are a file of the office, in or out, what its choices find, what leads on to a row, and a page that is not out. */
const built: Readonly<
  Record<Exclude<Builder, "followedCalendar" | "officeCsv" | "officeXlsx" | "officeFound" | "officeOf" | "officePreview">, string>
> = {
  newsItem: addresses.newsItem("en", "final"),
  search: addresses.search("en", "ana", "players"),
  teamApplication: addresses.teamApplication("en", "id"),
  register: addresses.register("en"),
  accountForm: addresses.accountForm("en", "Login", "/en/clubs"),
  profileTab: addresses.profileTab("en", "MyGames"),
  ownFantasy: addresses.ownFantasy(...league),
  ownFantasyForm: addresses.ownFantasyForm(...league),
  ownLeagues: addresses.ownLeagues(...league),
  ownLeague: addresses.ownLeague(...league, 7),
  fantasyPage: addresses.fantasyPage("en", game, "rules"),
  fantasyCupList: addresses.fantasyCupList("en", game, 2),
  fantasyPlayer: addresses.fantasyPlayer("en", game, 7),
  fantasyTeam: addresses.fantasyTeam("en", game, 7, 3),
  office: addresses.office("en"),
  officeChanges: addresses.officeChanges("en", "hall"),
  officeImports: addresses.officeImports("en", "2b1c1a54-5a3e-4a55-9a0b-0d7a5f6f2a11"),
  officeInstallation: addresses.officeInstallation("en"),
  officeDoctor: addresses.officeDoctor("en"),
  officeSetUp: addresses.officeSetUp("en", "looks"),
  officeRoles: addresses.officeRoles("en"),
  officeInvitation: addresses.officeInvitation("en", "secret"),
  officeList: addresses.officeList("en", "hall"),
  officeNew: addresses.officeNew("en", "hall"),
  officeFile: addresses.officeFile("en", "hall"),
  officeRow: addresses.officeRow("en", "hall", "kej"),
  referee: addresses.referee("en", "ana"),
  coach: addresses.coach("en", "ana"),
  coachTab: addresses.coachTab("en", "ana", "LatestGames"),
  club: addresses.club("en", "bedem"),
  clubTab: addresses.clubTab("en", "bedem", "Photo"),
  clubCalendar: addresses.clubCalendar("en", "bedem"),
  player: addresses.player("en", "ana"),
  playerTab: addresses.playerTab("en", "ana", "Photo"),
  playerShots: addresses.playerShots("en", "ana"),
  playerCalendar: addresses.playerCalendar("en", "ana"),
  playerComparison: addresses.playerComparison("en", "ana", "eva", "iva", "mia"),
  allTimeTab: addresses.allTimeTab("en", "PerGameLeaders"),
  attendance: addresses.attendance("en"),
  attendanceOf: addresses.attendanceOf("en", game),
  hall: addresses.hall("en", "hall"),
  season: addresses.season("en", "2025-26"),
  seasonTransfers: addresses.seasonTransfers("en", "2025-26"),
  seasonClub: addresses.seasonClub("en", "2025-26", "bedem"),
  seasonClubTab: addresses.seasonClubTab("en", "2025-26", "bedem", "Players"),
  league: addresses.league(...league),
  leagueTab: addresses.leagueTab(...league, "Playoff"),
  leagueCalendar: addresses.leagueCalendar(...league),
  team: addresses.team(...team),
  teamTab: addresses.teamTab(...team, "Roster"),
  teamCombinations: addresses.teamCombinations(...team),
  teamShots: addresses.teamShots(...team),
  teamCalendar: addresses.teamCalendar(...team),
  game: addresses.game("en", playoffGame),
  gameTab: addresses.gameTab("en", game, "GameVideo"),
  gameReport: addresses.gameReport("en", playoffGame),
  gameShare: addresses.gameShare("en", game),
  gameBroadcast: addresses.gameBroadcast("en", playoffGame),
  gameTvStats: addresses.gameTvStats("en", game),
  gameDesk: addresses.gameDesk("en", "id", "statistics"),
  gameSheet: addresses.gameSheet("en", "id"),
  venueGame: addresses.venueGame("en", "hall"),
  venueScreen: addresses.venueScreen("en", "hall", "player-stats"),
};

/** Every path of the table, with each word that may end it. */
const paths = allPages.flatMap((page) => [
  ...(hasTabs(page) || wordsOf(page).length === 0 ? [page.path] : []),
  ...wordsOf(page).map((word) => pathOfWord(page, word)),
]);

function filled(path: string): string {
  return `/en/${path.replace(/:(\w+)/g, "some-$1")}`;
}

describe("the table of pages", () => {
  test("has each path and each route once", () => {
    expect(paths).toHaveLength(new Set(paths).size);
    const inTable = allPages.flatMap((page) => [page.path, ...(hasTabs(page) ? [`${page.path}/tabs/:tab`] : [])]);
    const routed = routeLeaves().filter((leaf) => !leaf.endsWith("*"));
    expect(routed.toSorted()).toEqual(inTable.map((path) => `/:locale${path && `/${path}`}`).toSorted());
  });

  test.each([
    ...Object.values(built),
    ...Object.values(fileAddresses).map((build) => build("en")),
    embedAddresses.schedule("en", "first"),
    embedAddresses.standings("en", game),
    embedAddresses.leaders("en", game),
    embedAddresses.game("en", game),
  ])("has %s", (address) => {
    const path = new URL(address, "https://league.example").pathname.slice("/en/".length);
    expect(paths.some((known) => pathPattern(known).test(path))).toBe(true);
  });

  test.each(allPages.flatMap((page) => wordsOf(page).map((word) => pathOfWord(page, word))))("PAGE16 %s has one spelling", (path) => {
    const address = filled(path);
    const end = address.lastIndexOf("/");
    expect(spelledAddress(address)).toBeNull();
    expect(spelledAddress(address.slice(0, end) + address.slice(end).toLowerCase())).toBe(address);
  });

  test("pages for other sites are what `isEmbedPath` says", () => {
    expect(paths.filter((path) => isEmbedPath(filled(path)))).toEqual(paths.filter((path) => path.startsWith("embed/")));
  });

  test("slugs that may change are found in every address that has one, at their places", () => {
    const kinds: Readonly<Record<string, string>> = { club: "club", player: "person", team: "team", hall: "venue", venue: "venue" };
    for (const path of paths) {
      const segments = `/en/${path}`.split("/");
      const changing = segments.flatMap((segment, at) => {
        const kind = kinds[segment.slice(1)] ?? (/^:(?:second|third|fourth)$/.test(segment) ? "person" : undefined);
        return kind === undefined || !segment.startsWith(":") ? [] : [[kind, at]];
      });
      const found = sluggedParts(filled(path)).map(({ kind, at }) => [kind, at]);
      expect(found.filter(([kind]) => kind !== "news")).toEqual(changing);
    }
  });
});
