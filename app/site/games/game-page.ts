import { addresses, gameTabs, type GameTab } from "#contract/addresses.ts";
import type { GameRef, GameView } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import { sideColors, type SideColors } from "../../charts/side-colors.ts";
import { clubMark, type ClubMark } from "../clubs/club-mark.ts";
import type { PageLanguage } from "../page-language.ts";
import { gameCard, type GameCard } from "./game-card.ts";
import { momentOf } from "./game-phase.ts";
import { playByPlay, type PlayByPlay } from "./play-by-play-model.ts";
import { playerStats, type PlayerStats } from "./player-stats-model.ts";
import { teamStats, type TeamStats } from "./team-stats-model.ts";

export type PeriodScore = { readonly period: Period; readonly home: number; readonly away: number };

/** What stands above every tab of a game. */
export type GameHeader = {
  readonly ref: GameRef;
  readonly card: GameCard;
  /** The moment of the tip-off in full; `null` while undecided. */
  readonly date: string | null;
  readonly leagueName: string;
  readonly home: ClubMark;
  readonly away: ClubMark;
  readonly colors: SideColors;
  readonly periods: readonly PeriodScore[];
  /** Where a running game stands, from its last recorded play. */
  readonly now: { readonly period: Period; readonly clock: string } | null;
};

export const gameTabIds = {
  TeamStats: "team-stats",
  PlayerStats: "player-stats",
  PlayByPlay: "play-by-play",
  GameVideo: "game-video",
  History: "history",
  GameReport: "game-report",
  Photo: "photos",
  Table: "table",
  Fantasy: "fantasy",
} as const satisfies Record<GameTab, string>;
export type GameTabId = (typeof gameTabIds)[GameTab];

/** What a tab of the game's screen shows; the other tabs' parts stay away. */
export type GamePage = {
  readonly tab: GameTabId;
  readonly header: GameHeader;
  /** Tabs that have something to show. */
  readonly open: { readonly playerStats: boolean; readonly playByPlay: boolean };
  readonly teamStats: TeamStats | null;
  readonly playerStats: PlayerStats | null;
  readonly playByPlay: PlayByPlay | null;
};

export function isGameTab(segment: string): segment is GameTab {
  return gameTabs.slice(0, 3).includes(segment as GameTab);
}

export function gamePage(stored: GameView, tab: GameTab, language: PageLanguage): GamePage {
  // A game decided at the table has a box score of blanks and zeros: nobody played, so there is nothing to show.
  const view = stored.box?.periods.length === 0 ? { ...stored, box: null } : stored;
  return {
    tab: gameTabIds[tab],
    header: gameHeader(view, language),
    open: { playerStats: view.box !== null, playByPlay: view.hasPlays },
    teamStats: tab === "TeamStats" ? teamStats(view, language) : null,
    playerStats: tab === "PlayerStats" ? playerStats(view, language) : null,
    playByPlay: tab === "PlayByPlay" ? playByPlay(view, language) : null,
  };
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function gameTabPath(locale: PageLanguage["locale"], ref: GameRef, tab: GameTab): string {
  return tab === "TeamStats" ? addresses.game(locale, ref) : addresses.gameTab(locale, ref, tab);
}

function gameHeader(view: GameView, language: PageLanguage): GameHeader {
  const { summary, box, plays } = view;
  const card = gameCard(summary, language);
  const moment = momentOf(summary);
  const last = card.phase === "live" ? plays.at(-1) : undefined;
  return {
    ref: summary.ref,
    card,
    date: moment === null ? null : language.format.date(moment, "dateTime"),
    leagueName: language.name(view.competition.name),
    home: clubMark(summary.home, language),
    away: clubMark(summary.away, language),
    colors: sideColors(summary.home, summary.away),
    periods: box?.periods ?? [],
    now: last ? { period: last.period, clock: language.format.clock(last.clockMs) } : null,
  };
}

export const bothSides: readonly Side[] = ["home", "away"];
