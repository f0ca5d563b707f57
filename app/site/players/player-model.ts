import { addresses, playerTabs, type PlayerTab } from "#contract/addresses.ts";
import type { PhotoAlbum } from "#contract/editorial-queries.ts";
import type { PlayerProfile } from "#contract/player-queries.ts";
import type { PlayerCareer } from "#contract/statistics-queries.ts";
import type { Tab } from "../../ui/use-tabs.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks, refMark } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { photosPart, type PhotosPart } from "../photos/photo-albums-model.ts";
import { gameLog, type GameLog, type LogParameters } from "./game-log-model.ts";
import { fullName, playerHeader, type PlayerHeader } from "./player-header-model.ts";
import { playerAround, playerOverview, type PlayerAround, type PlayerOverview } from "./player-overview-model.ts";

export const playerTabIds = {
  PlayerOverview: "overview",
  LatestGames: "last-games",
  Photo: "photos",
} as const satisfies Record<PlayerTab, string>;

/** What a tab of the player's screen shows; the other tabs' parts stay away. */
export type PlayerPage = {
  readonly tab: string;
  readonly slug: string;
  readonly name: string;
  readonly header: PlayerHeader;
  readonly tabs: { readonly label: string; readonly items: readonly Tab[] };
  readonly clubs: ClubMarks;
  readonly overview: PlayerOverview | null;
  readonly around: PlayerAround | null;
  /** Instead of figures. */
  readonly empty: string;
  readonly log: GameLog | null;
  readonly photos: PhotosPart | null;
};

export function isPlayerTab(segment: string): segment is PlayerTab {
  return playerTabs.includes(segment as PlayerTab);
}

/** What the loader asked for: the career for the overview and the games, albums for the photos. */
export type PlayerAnswers = {
  readonly profile: PlayerProfile;
  readonly career: PlayerCareer | null;
  readonly albums: readonly PhotoAlbum[] | null;
};

export function playerPage(
  { profile, career, albums }: PlayerAnswers,
  tab: PlayerTab,
  wanted: LogParameters,
  now: number,
  language: PageLanguage,
): PlayerPage {
  const t = language.t("players");
  const header = playerHeader(profile, now, language);
  const isOverview = tab === "PlayerOverview";
  return {
    tab: playerTabIds[tab],
    slug: profile.person.slug,
    name: fullName(header),
    header,
    tabs: { label: t("tabs.label"), items: tabItems(profile.person.slug, language) },
    clubs: {
      ...Object.fromEntries(profile.stays.map(({ club }) => [club.slug, refMark(club, language)])),
      ...clubMarks(teamsOn(profile, career), language),
    },
    overview: career && isOverview ? playerOverview(career, profile.season, language) : null,
    around: isOverview ? playerAround(profile, language) : null,
    empty: t("empty"),
    log: career && tab === "LatestGames" ? gameLog(career, wanted, language) : null,
    photos: albums && photosPart(albums, t("photos.empty"), language),
  };
}

function tabItems(slug: string, language: PageLanguage): Tab[] {
  const t = language.t("players");
  const names = { PlayerOverview: t("tabs.overview"), LatestGames: t("tabs.games"), Photo: t("tabs.photos") };
  return playerTabs.map((tab) => ({
    id: playerTabIds[tab],
    name: names[tab],
    href: addresses.playerTab(language.locale, slug, tab),
  }));
}

function teamsOn({ team, next, alike }: PlayerProfile, career: PlayerCareer | null) {
  return [
    ...(team ? [team] : []),
    ...next.flatMap(({ home, away }) => [home, away]),
    ...alike.map((other) => other.team),
    ...(career?.log ?? []).flatMap(({ game }) => [game.home, game.away]),
  ];
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function playerTabPath(locale: PageLanguage["locale"], slug: string, tab: PlayerTab): string {
  return tab === "PlayerOverview" ? addresses.player(locale, slug) : addresses.playerTab(locale, slug, tab);
}
