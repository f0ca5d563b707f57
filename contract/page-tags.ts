import type { Branded, TenantId } from "#core/kernel/ids.ts";

/**
 * Names something a page was read from, within one tenant. The query that reads it notes the tag; the commit that
 * changes it drops the tag; every page that showed it is rendered anew. Begins with what it is: `site`, `game:…`.
 */
export type PageTag = Branded<"PageTag">;

/** Told before or after reading, in any order, as often as one likes. */
export type NotePageTag = (tag: PageTag) => void;

export const pageTags = {
  /** Branding, hosts, sponsors, the list of current leagues: what the shell of every page shows. */
  site: "site" as PageTag,
  /** Games, teams, standings and leaders of one league. `leagueId` is the row's id. */
  league: (leagueId: string) => `league:${leagueId}` as PageTag,
  /** Leaders, records and streaks of all time. */
  statistics: "statistics" as PageTag,
  /** Career of one person; merged persons are one. */
  person: (personId: string) => `person:${personId}` as PageTag,
  /** History of one club. */
  club: (clubId: string) => `club:${clubId}` as PageTag,
  /** What the newsroom has published, its texts in every language. */
  news: "news" as PageTag,
  /** Photo albums and their captions. */
  albums: "albums" as PageTag,
  /** Pictures of people. */
  portraits: "portraits" as PageTag,
  /** Who cannot play. */
  availability: "availability" as PageTag,
  /** Which day it is by the league's clock: dropped at its midnight. */
  day: "day" as PageTag,
  /** On which days games are to be played: dropped when one is published, moved or taken off, never by what happens in it. LOOK35 */
  schedule: "schedule" as PageTag,
  /** Papers and their versions. */
  documents: "documents" as PageTag,
  /** Lists of all videos: where games can be watched, and clips of them. */
  videos: "videos" as PageTag,
  /** Videos of one game, one club or one person, by the row's id: a clip elsewhere changes nothing there. */
  videosOf: (id: string) => `videos:${id}` as PageTag,
  /** Broadcasters of games, tickets, shops of clubs. */
  outlets: "outlets" as PageTag,
  /** What the league writes about itself. */
  siteTexts: "texts" as PageTag,
  /** Fans' votes that have begun, for whoever ends them at their hour; pages are read from `game:…`. FANVOTE1 */
  fanVotes: "fan-votes" as PageTag,
  /** Whom the office has appointed to one game. REF4 */
  appointments: (gameId: string) => `appointments:${gameId}` as PageTag,
  /** Games that somebody is appointed to, under the slug of each of his spellings. REF5 */
  referee: (slug: string) => `referee:${slug}` as PageTag,
  /** One game: its log, box score, plays. */
  game: (gameId: string) => `game:${gameId}` as PageTag,
  /** The fantasy game of one league: its rounds, prices and tables, never what somebody thinks about. `leagueId` is the row's id. */
  fantasy: (leagueId: string) => `fantasy:${leagueId}` as PageTag,
  /** Who is whose fan in the fantasy game of one league. */
  fantasyFans: (leagueId: string) => `fantasy-fans:${leagueId}` as PageTag,
  /** Who may be at the table of one game: told when a link is taken back. No page shows it. */
  operators: (gameId: string) => `operators:${gameId}` as PageTag,
} as const;

/** The channel on which a transaction announces dropped tags: `pg_notify(channel, json)`, delivered on commit. */
export const pageTagChannel = "page_tags";

/** What is sent on it, as JSON. A tag list of `null` drops everything the tenant has. At most 7,900 bytes each. */
export type PageTagNotice = {
  readonly tenantId: TenantId;
  readonly tags: readonly PageTag[] | null;
  /** When a game's log grew by it, by the games' time; left out: it did not, or is not known. ALERT3 */
  readonly at?: number;
};
