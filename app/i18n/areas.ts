import type account from "#messages/en/account.ts";
import type busy from "#messages/en/busy.ts";
import type answers from "#messages/en/answers.ts";
import type mails from "#messages/en/mails.ts";
import type news from "#messages/en/news.ts";
import type onThisDay from "#messages/en/on-this-day.ts";
import type media from "#messages/en/media.ts";
import type photos from "#messages/en/photos.ts";
import type documents from "#messages/en/documents.ts";
import type about from "#messages/en/about.ts";
import type applications from "#messages/en/applications.ts";
import type clubs from "#messages/en/clubs.ts";
import type halls from "#messages/en/halls.ts";
import type race from "#messages/en/race.ts";
import type transfers from "#messages/en/transfers.ts";
import type players from "#messages/en/players.ts";
import type seasons from "#messages/en/seasons.ts";
import type leaders from "#messages/en/leaders.ts";
import type search from "#messages/en/search.ts";
import type calendar from "#messages/en/calendar.ts";
import type profile from "#messages/en/profile.ts";
import type descriptions from "#messages/en/descriptions.ts";
import type developers from "#messages/en/developers.ts";
import type notices from "#messages/en/notices.ts";
import type notifications from "#messages/en/notifications.ts";
import type availability from "#messages/en/availability.ts";
import type awards from "#messages/en/awards.ts";
import type fantasy from "#messages/en/fantasy.ts";
import type fantasyForm from "#messages/en/fantasy-form.ts";
import type fantasyTables from "#messages/en/fantasy-tables.ts";
import type fantasyPages from "#messages/en/fantasy-pages.ts";
import type fantasyMarket from "#messages/en/fantasy-market.ts";
import type fantasyCup from "#messages/en/fantasy-cup.ts";
import type fantasyLeagues from "#messages/en/fantasy-leagues.ts";
import type myFantasy from "#messages/en/my-fantasy.ts";
import type myGames from "#messages/en/my-games.ts";
import type ownAccount from "#messages/en/own-account.ts";
import type office from "#messages/en/office.ts";
import type officeThings from "#messages/en/office-things.ts";
import type officeToday from "#messages/en/office-today.ts";
import type setUp from "#messages/en/set-up.ts";
import type outlets from "#messages/en/outlets.ts";
import type overlay from "#messages/en/overlay.ts";
import type venues from "#messages/en/venues.ts";
import type connection from "#messages/en/connection.ts";
import type consoleWords from "#messages/en/console.ts";
import type seatWords from "#messages/en/seat.ts";
import type competition from "#messages/en/competition.ts";
import type feeds from "#messages/en/feeds.ts";
import type game from "#messages/en/game.ts";
import type gamePreview from "#messages/en/game-preview.ts";
import type gameDetails from "#messages/en/game-details.ts";
import type home from "#messages/en/home.ts";
import type homeScreen from "#messages/en/home-screen.ts";
import type league from "#messages/en/league.ts";
import type playoffs from "#messages/en/playoffs.ts";
import type moments from "#messages/en/moments.ts";
import type movement from "#messages/en/movement.ts";
import type playoffPicture from "#messages/en/playoff-picture.ts";
import type plays from "#messages/en/plays.ts";
import type records from "#messages/en/records.ts";
import type schedule from "#messages/en/schedule.ts";
import type scoresheet from "#messages/en/scoresheet.ts";
import type visitor from "#messages/en/visitor.ts";
import type shell from "#messages/en/shell.ts";
import type spoilers from "#messages/en/spoilers.ts";
import type staff from "#messages/en/staff.ts";
import type statistics from "#messages/en/statistics.ts";
import type crew from "#messages/en/crew.ts";
import type table from "#messages/en/table.ts";

/** All words of the site in English, from which keys and values are checked. */
export type Messages = {
  readonly shell: typeof shell;
  readonly home: typeof home;
  readonly league: typeof league;
  readonly competition: typeof competition;
  readonly game: typeof game;
  /** Said by the game's loader only. */
  readonly "game-details": typeof gameDetails;
  /** Where running games stand, on their cards: comes with the clock. */
  readonly moments: typeof moments;
  /** Said by the game's loader only, before the game. */
  readonly "game-preview": typeof gamePreview;
  /** On pages that move with their games. */
  readonly movement: typeof movement;
  readonly plays: typeof plays;
  readonly playoffs: typeof playoffs;
  /** Said by the loader of the play-offs only, before there is a bracket. */
  readonly "playoff-picture": typeof playoffPicture;
  /** Beside hidden scores. */
  readonly spoilers: typeof spoilers;
  readonly statistics: typeof statistics;
  readonly records: typeof records;
  readonly schedule: typeof schedule;
  /** Said by the loader of the report only. */
  readonly scoresheet: typeof scoresheet;
  /** Said by loaders of screens with tabs, in their heads. */
  readonly descriptions: typeof descriptions;
  readonly developers: typeof developers;
  /** Said by the loaders of the pages around an account only. */
  readonly account: typeof account;
  /** What is said to a visitor by code that comes after the page. */
  readonly visitor: typeof visitor;
  readonly profile: typeof profile;
  /** What all pages of the fantasy game say, and one's own team with them. */
  readonly fantasy: typeof fantasy;
  /** The form of one's own team, for whoever has no scripts. */
  readonly "fantasy-form": typeof fantasyForm;
  /** Tables of teams, and a team. Said by loaders only. */
  readonly "fantasy-tables": typeof fantasyTables;
  /** Said by loaders only: the league's tab of the game, its rules and corrections, a game's tab. */
  readonly "fantasy-pages": typeof fantasyPages;
  /** Said by loaders only: players of the fantasy game and their prices. */
  readonly "fantasy-market": typeof fantasyMarket;
  /** The fantasy game’s cup. */
  readonly "fantasy-cup": typeof fantasyCup;
  /** Private leagues of the fantasy game, for their members. */
  readonly "fantasy-leagues": typeof fantasyLeagues;
  /** One's own fantasy teams. */
  readonly "my-fantasy": typeof myFantasy;
  /** What visitors say of games and of themselves. */
  readonly "my-games": typeof myGames;
  readonly "own-account": typeof ownAccount;
  readonly feeds: typeof feeds;
  /** Whom a league named best. */
  readonly awards: typeof awards;
  /** Where games are shown, and what is sold elsewhere. */
  /** Who cannot play. */
  readonly availability: typeof availability;
  readonly outlets: typeof outlets;
  /** How a league begins. Said by its loader only. */
  readonly "set-up": typeof setUp;
  /** The league’s office, its frame and screens. Said by its loader only. */
  readonly office: typeof office;
  /** What it writes: things, fields, what is wrong with them. Said by its loader only. */
  readonly "office-things": typeof officeThings;
  /** Its first page. Said by its loader only. */
  readonly "office-today": typeof officeToday;
  readonly overlay: typeof overlay;
  readonly venues: typeof venues;
  readonly calendar: typeof calendar;
  /** Why the line to the server is not there. */
  readonly connection: typeof connection;
  /** Pages of those who work at a game. */
  readonly console: typeof consoleWords;
  /** A place at the table of a game, and the clocks. */
  readonly seat: typeof seatWords;
  /** What the table does before a game and after it. */
  readonly crew: typeof crew;
  /** The scoring table's own screens. */
  readonly table: typeof table;
  readonly search: typeof search;
  readonly leaders: typeof leaders;
  readonly seasons: typeof seasons;
  readonly players: typeof players;
  readonly clubs: typeof clubs;
  /** Said by loaders only. */
  readonly staff: typeof staff;
  /** Said by loaders only. */
  readonly halls: typeof halls;
  /** Said by loaders only. */
  readonly race: typeof race;
  /** Said by loaders only. */
  readonly transfers: typeof transfers;
  readonly applications: typeof applications;
  readonly about: typeof about;
  readonly documents: typeof documents;
  readonly photos: typeof photos;
  /** Said by loaders only. */
  readonly media: typeof media;
  /** Said by loaders only. */
  readonly "on-this-day": typeof onThisDay;
  readonly news: typeof news;
  /** Said by the server alone, in mails. */
  readonly mails: typeof mails;
  /** Where there was no room for a page. */
  readonly busy: typeof busy;
  /** What a device is told, put into words on the server. */
  readonly notices: typeof notices;
  /** How a visitor asks to be told. */
  readonly notifications: typeof notifications;
  /** How a device puts the league on its home screen. */
  readonly "home-screen": typeof homeScreen;
  /** What the interface says to the browser, by its own keys. */
  readonly answers: typeof answers;
};

/** An area is loaded as a whole: the words of the shell, of one kind of page, or of what several share. */
export type Area = keyof Messages;

/** Those whose words components say in the browser. All others are said by loaders, and never leave the server. */
export const browserAreas = [
  "answers",
  "calendar",
  "connection",
  "console",
  "crew",
  "fantasy",
  "fantasy-leagues",
  "home",
  "home-screen",
  "league",
  "notifications",
  "overlay",
  "own-account",
  "plays",
  "moments",
  "movement",
  "my-fantasy",
  "my-games",
  "playoffs",
  "profile",
  "search",
  "seat",
  "shell",
  "spoilers",
  "table",
  "venues",
  "visitor",
] as const satisfies readonly Area[];
export type BrowserArea = (typeof browserAreas)[number];

/** Set as `handle` by a route whose components speak words of more areas than the shell's. */
export type RouteAreas = { readonly areas: readonly BrowserArea[] };

/** The areas that a page needs, from its matched routes: the shell's, then those the routes name. */
export function areasOf(matches: readonly { readonly handle?: unknown }[]): readonly BrowserArea[] {
  const named = matches.flatMap(({ handle }) => (namesAreas(handle) ? handle.areas : []));
  return [...new Set<BrowserArea>(["shell", ...named])];
}

function namesAreas(handle: unknown): handle is RouteAreas {
  return typeof handle === "object" && handle !== null && "areas" in handle && Array.isArray(handle.areas);
}
