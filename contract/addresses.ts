import type { AccountForm } from "./account-forms.ts";
import type { LiveRole } from "./live/game-command.ts";
import type { Locale } from "./locale.ts";
import { fixedFilePaths, privatePaths, publicPaths } from "./pages.ts";
import { returnParameter } from "./return-path.ts";
import type { SearchKind } from "./search-queries.ts";
import type { GameRef, LeagueAddress } from "./refs.ts";

/** Second path shape: a tab has an address of its own. The value is the path's last segment. */
export const leagueTabs = [
  "Standings",
  "BestPlayers",
  "LeagueLeaders",
  "GameRecords",
  "Calendar",
  "AllGames",
  "PerGame",
  "Playoff",
  "Fantasy",
] as const;
export type LeagueTab = (typeof leagueTabs)[number];

/** Pages of a league's fantasy game, by the last part of their address. */
export type FantasyPage = "players" | "teams" | "ranking" | "cup" | "rules" | "corrections";

/** In the order in which a game of a round shows them. */
export const gameTabs = ["TeamStats", "PlayerStats", "PlayByPlay", "History", "GameReport", "Photo", "Table", "Fantasy"] as const;

/** The same for a game of the play-offs. */
export const playoffGameTabs = [
  "TeamStats",
  "PlayerStats",
  "PlayByPlay",
  "GameVideo",
  "GameReport",
  "Photo",
  "History",
  "Table",
  "Fantasy",
] as const;
export type GameTab = (typeof playoffGameTabs)[number];

export const clubTabs = ["ClubOverview", "LatestGames", "Photo"] as const;
export type ClubTab = (typeof clubTabs)[number];

export const seasonClubTabs = ["ClubOverview", "LatestGames", "Players", "Photo"] as const;
export type SeasonClubTab = (typeof seasonClubTabs)[number];

export const playerTabs = ["PlayerOverview", "LatestGames", "Photo"] as const;
export type PlayerTab = (typeof playerTabs)[number];

export const coachTabs = ["CoachOverview", "LatestGames"] as const;
export type CoachTab = (typeof coachTabs)[number];

export const teamTabs = ["TeamOverview", "Roster", "Games", "Table", "Photo"] as const;
export type TeamTab = (typeof teamTabs)[number];

export const allTimeTabs = ["BestPlayers", "LeagueLeaders", "GameRecords", "PerGameLeaders"] as const;
export type AllTimeTab = (typeof allTimeTabs)[number];

export const profileTabs = ["Following", "MyGames", "MyFantasy"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Screens of a hall, by the last segment of their address. */
export const venueScreens = ["player-stats", "broadcast-game", "scoreboard-game", "shot-clock-game"] as const;
export type VenueScreen = (typeof venueScreens)[number];

/** How many players stand side by side at most. COMPARE2 */
export const mostCompared = 4;

/** Behind an address: who opens it sees no score, and a calendar tells none. SPOIL1, SPOIL6 */
export const hidingScores = "?spoilers=hide";

/** Builders of addresses that hold a language and nothing else. */
function inLanguages<Paths extends Readonly<Record<string, string>>>(paths: Paths) {
  const builders = Object.entries(paths).map(([name, path]) => [name, (locale: Locale) => `/${locale}${path && `/${path}`}`]);
  return Object.fromEntries(builders) as { readonly [Name in keyof Paths]: (locale: Locale) => string };
}

/** Every address of the site, without its origin. Pages and server build them here and nowhere else. */
export const addresses = {
  ...inLanguages({ ...publicPaths, ...privatePaths }),
  newsItem: (locale: Locale, slug: string) => `/${locale}/news/${slug}`,
  search: (locale: Locale, words?: string, kind?: SearchKind) =>
    `/${locale}/search${words === undefined ? "" : `?q=${encodeURIComponent(words)}${kind === undefined ? "" : `&kind=${kind}`}`}`,
  teamApplication: (locale: Locale, uuid: string) => `/${locale}/applications/${uuid}/team`,
  profileTab: (locale: Locale, tab: ProfileTab) => `/${locale}/profile/tabs/${tab}`,
  ownFantasy: (locale: Locale, seasonSlug: string, leagueSlug: string) => `/${locale}/profile/fantasy/${seasonSlug}/${leagueSlug}`,
  /** The same as a form that works without scripts. MYFAN10 */
  ownFantasyForm: (locale: Locale, seasonSlug: string, leagueSlug: string) =>
    `${addresses.ownFantasy(locale, seasonSlug, leagueSlug)}/form`,
  /** `code`: with which whoever is invited enters one. FANL13 */
  ownLeagues: (locale: Locale, seasonSlug: string, leagueSlug: string, code?: string) =>
    `${addresses.ownFantasy(locale, seasonSlug, leagueSlug)}/leagues${code === undefined ? "" : `?code=${code}`}`,
  ownLeague: (locale: Locale, seasonSlug: string, leagueSlug: string, number: number) =>
    `${addresses.ownLeagues(locale, seasonSlug, leagueSlug)}/${number}`,
  register: (locale: Locale) => addresses.accountForm(locale, "Register"),
  /** `next`: where the visitor was going; only the form to sign in and to register lead on there. */
  accountForm: (locale: Locale, form: AccountForm, next?: string) =>
    `/${locale}/auth/${form}${next === undefined ? "" : `?${returnParameter}=${encodeURIComponent(next)}`}`,
  /** The league's office: what waits. OFF12 */
  office: (locale: Locale) => `/${locale}/office`,
  officeChanges: (locale: Locale, thing?: string) => `/${locale}/office/changes${thing === undefined ? "" : `?thing=${thing}`}`,
  /** The steps by which a league begins; without one, where it goes on. WIZ3 */
  officeSetUp: (locale: Locale, step?: string) => `/${locale}/office/setup${step === undefined ? "" : `/${step}`}`,
  /** All leagues of the installation, for whoever runs it. WIZ10 */
  officeInstallation: (locale: Locale) => `/${locale}/office/installation`,
  /** The files that were stored, and one of them with the way to take it back. IMPW9 */
  officeImports: (locale: Locale, importId?: string) => `/${locale}/office/imports${importId === undefined ? "" : `/${importId}`}`,
  /** How the installation is, for whoever runs it. DOCTOR3 */
  officeDoctor: (locale: Locale) => `/${locale}/office/doctor`,
  officeRoles: (locale: Locale) => `/${locale}/office/roles`,
  /** What a link opens that gives a role. ROLE6 */
  officeInvitation: (locale: Locale, secret: string) => `/${locale}/office/invitations/${secret}`,
  officeList: (locale: Locale, thing: string) => `/${locale}/office/${thing}`,
  officeNew: (locale: Locale, thing: string) => `/${locale}/office/${thing}/new`,
  /** The page of what is not out yet, as visitors will see it. OFF69 */
  officePreview: (locale: Locale, thing: string, slug: string) => `/${locale}/office/${thing}/preview/${slug}`,
  /** What the office knows of the page at a path of the site. OFF69 */
  officeOf: (locale: Locale, path: string) => `/${locale}/office/page?of=${encodeURIComponent(path)}`,
  officeFile: (locale: Locale, thing: string) => `/${locale}/office/${thing}/file`,
  officeCsv: (locale: Locale, thing: string) => `/${locale}/office/${thing}/list.csv`,
  officeXlsx: (locale: Locale, thing: string) => `/${locale}/office/${thing}/list.xlsx`,
  /** Rows that typed words find, for a script. OFF56 */
  officeFound: (locale: Locale, thing: string) => `/${locale}/office/${thing}/found.data`,
  officeRow: (locale: Locale, thing: string, slug: string) => `/${locale}/office/${thing}/rows/${slug}`,
  referee: (locale: Locale, slug: string) => `/${locale}/referees/${slug}`,
  coach: (locale: Locale, slug: string) => `/${locale}/coaches/${slug}`,
  coachTab: (locale: Locale, slug: string, tab: CoachTab) => `${addresses.coach(locale, slug)}/tabs/${tab}`,
  club: (locale: Locale, slug: string) => `/${locale}/clubs/${slug}`,
  clubTab: (locale: Locale, slug: string, tab: ClubTab) => `${addresses.club(locale, slug)}/tabs/${tab}`,
  /** Games to subscribe to. */
  /** Of all that is followed by whom the secret was given to; without it nothing. */
  followedCalendar: (locale: Locale, secret: string) => `${addresses.following(locale)}/calendars/${secret}.ics`,
  clubCalendar: (locale: Locale, slug: string) => `${addresses.club(locale, slug)}/calendar.ics`,
  /** Who changed clubs in a season. TRANSFER5 */
  seasonTransfers: (locale: Locale, seasonSlug: string) => `${addresses.season(locale, seasonSlug)}/transfers`,
  player: (locale: Locale, slug: string) => `/${locale}/players/${slug}`,
  /** Where he shot from, by season and more. SHOT5 */
  playerShots: (locale: Locale, slug: string) => `${addresses.player(locale, slug)}/shots`,
  playerCalendar: (locale: Locale, slug: string) => `${addresses.player(locale, slug)}/calendar.ics`,
  playerTab: (locale: Locale, slug: string, tab: PlayerTab) => `${addresses.player(locale, slug)}/tabs/${tab}`,
  /** Players side by side, at most `mostCompared`; one alone is asked with whom. COMPARE2 */
  playerComparison: (locale: Locale, slug: string, ...others: readonly string[]) =>
    [`${addresses.player(locale, slug)}/compare`, ...others].join("/"),
  allTimeTab: (locale: Locale, tab: AllTimeTab) => `/${locale}/history/best-players/tabs/${tab}`,
  /** Before how many the teams of a league played. CROWD1 */
  attendance: (locale: Locale) => `/${locale}/halls?view=teams`,
  /** Likewise, of one season of a league. */
  attendanceOf: (locale: Locale, { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string }) =>
    `/${locale}/halls?view=teams&league=${leagueSlug}&season=${seasonSlug}`,
  /** Where a hall stands, who plays there, how many came. HALLS2 */
  hall: (locale: Locale, slug: string) => `/${locale}/halls/${slug}`,
  season: (locale: Locale, seasonSlug: string) => `/${locale}/seasons/${seasonSlug}`,
  seasonClub: (locale: Locale, seasonSlug: string, clubSlug: string) => `/${locale}/seasons/${seasonSlug}/clubs/${clubSlug}`,
  seasonClubTab: (locale: Locale, seasonSlug: string, clubSlug: string, tab: SeasonClubTab) =>
    `${addresses.seasonClub(locale, seasonSlug, clubSlug)}/tabs/${tab}`,
  league: (locale: Locale, seasonSlug: string, leagueSlug: string) => `/${locale}/seasons/${seasonSlug}/leagues/${leagueSlug}`,
  leagueTab: (locale: Locale, seasonSlug: string, leagueSlug: string, tab: LeagueTab) =>
    `${addresses.league(locale, seasonSlug, leagueSlug)}/tabs/${tab}`,
  /** The league's games for calendar programs. */
  leagueCalendar: (locale: Locale, seasonSlug: string, leagueSlug: string) =>
    `${addresses.league(locale, seasonSlug, leagueSlug)}/calendar.ics`,
  /** A page of the league's fantasy game; its first one is the league's tab. */
  fantasyPage: (locale: Locale, { seasonSlug, leagueSlug }: LeagueAddress, page: FantasyPage) =>
    `${addresses.league(locale, seasonSlug, leagueSlug)}/fantasy/${page}`,
  /** What a round of the cup was drawn from, as a file. */
  fantasyCupList: (locale: Locale, league: LeagueAddress, cupRound: number) =>
    `${addresses.fantasyPage(locale, league, "cup")}/${cupRound}/list.txt`,
  /** By his number in the league's game. */
  fantasyPlayer: (locale: Locale, league: LeagueAddress, number: number) => `${addresses.fantasyPage(locale, league, "players")}/${number}`,
  fantasyTeam: (locale: Locale, league: LeagueAddress, number: number, round: number | null = null) =>
    `${addresses.fantasyPage(locale, league, "teams")}/${number}${round === null ? "" : `?round=${round}`}`,
  team: (locale: Locale, seasonSlug: string, leagueSlug: string, teamSlug: string) =>
    `${addresses.league(locale, seasonSlug, leagueSlug)}/teams/${teamSlug}`,
  /** Who of a team was on court together, among the figures of its league. */
  teamCombinations: (locale: Locale, seasonSlug: string, leagueSlug: string, clubSlug: string) =>
    `${addresses.leagueTab(locale, seasonSlug, leagueSlug, "LeagueLeaders")}?mode=lineups&club=${clubSlug}`,
  teamShots: (locale: Locale, seasonSlug: string, leagueSlug: string, teamSlug: string) =>
    `${addresses.team(locale, seasonSlug, leagueSlug, teamSlug)}/shots`,
  teamTab: (locale: Locale, seasonSlug: string, leagueSlug: string, teamSlug: string, tab: TeamTab) =>
    `${addresses.team(locale, seasonSlug, leagueSlug, teamSlug)}/tabs/${tab}`,
  teamCalendar: (locale: Locale, seasonSlug: string, leagueSlug: string, teamSlug: string) =>
    `${addresses.team(locale, seasonSlug, leagueSlug, teamSlug)}/calendar.ics`,
  /** A game of the play-offs has its place in them in its address; both shapes name one game. */
  game: (locale: Locale, ref: GameRef) =>
    ref.playoff === null
      ? `${addresses.league(locale, ref.seasonSlug, ref.leagueSlug)}/rounds/${ref.roundSlug}/games/${ref.gameSlug}`
      : `${addresses.league(locale, ref.seasonSlug, ref.leagueSlug)}/playoff/${ref.roundSlug}/${ref.playoff.duelSlug}/games/${ref.playoff.game}`,
  gameTab: (locale: Locale, ref: GameRef, tab: GameTab) => `${addresses.game(locale, ref)}/tabs/${tab}`,
  /** The official report as a document. */
  gameReport: (locale: Locale, ref: GameRef) => `${addresses.game(locale, ref)}/report.pdf`,
  /** The picture that a shared link to the game shows. */
  gameShare: (locale: Locale, ref: GameRef) => `${addresses.game(locale, ref)}/share.png`,
  gameBroadcast: (locale: Locale, ref: GameRef) => `${addresses.game(locale, ref)}/broadcast`,
  gameTvStats: (locale: Locale, ref: GameRef) => `${addresses.game(locale, ref)}/tv-stats`,
  /** What a link to a game opens, in a language. The link itself names none: `liveAddresses.desk`. */
  gameDesk: (locale: Locale, gameId: string, role: LiveRole) => `/${locale}/live/games/${gameId}/${role}`,
  /** The sheet of a game as its table writes it, for phones: open to everybody. */
  gameSheet: (locale: Locale, gameId: string) => `/${locale}/live/games/${gameId}/sheet`,
  /** What the screens of a hall read when its game changes. */
  venueGame: (locale: Locale, venueSlug: string) => `/${locale}/venues/${venueSlug}/game-now`,
  venueScreen: (locale: Locale, venueSlug: string, screen: VenueScreen) => `/${locale}/venues/${venueSlug}/${screen}`,
} as const;

/** Likewise of feeds and other files, which browsers build no addresses of. */
export const fileAddresses = /* @__PURE__ */ inLanguages(fixedFilePaths);
