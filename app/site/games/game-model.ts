import { addresses, type GameTab } from "#contract/addresses.ts";
import { askedSecond, type GameVideo } from "#contract/game-videos.ts";
import type { PhotoAlbum } from "#contract/editorial-queries.ts";
import type { GameFantasyAnswer } from "#contract/fantasy-queries.ts";
import type { GamePreview } from "#contract/game-preview.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { ClubsHeadToHead } from "#contract/statistics-queries.ts";
import type { LivePage } from "../../live/use-live-page.ts";
import type { ChoiceOption } from "../../ui/choice.tsx";
import type { Tab } from "../../ui/use-tabs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { noPhotos, shownAlbums, type ShownAlbum } from "../photos/photo-albums-model.ts";
import { assistPairParts } from "./assist-pairs-model.ts";
import { clutchParts } from "./clutch-model.ts";
import { followGameFrom } from "../../sport/follow-from.ts";
import { bestRatingParts } from "./best-ratings-model.ts";
import { fantasyParts } from "./fantasy-model.ts";
import { gameHeader, type GameHeader } from "./game-header-model.ts";
import type { GamePart } from "./game-parts.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import type { AskedStretch } from "./game-stretches.ts";
import { type GameStandings, gameStandings, type TableBeside } from "./game-standings-model.ts";
import { gameTitle } from "./game-title.ts";
import { gameTabIds, gameTabList, type GameTabId } from "./game-tabs.ts";
import { lineupParts } from "./lineups-model.ts";
import { historyParts } from "./meetings-model.ts";
import { playByPlay, type PlayByPlay } from "./play-by-play-model.ts";
import { playerStats, type PlayerStats } from "./player-stats-model.ts";
import { previewModel } from "./preview-model.ts";
import { reportParts } from "./report-model.ts";
import { rotationParts } from "./rotations-model.ts";
import { teamStats, type TeamStats } from "./team-stats-model.ts";
import { videoParts } from "./video-model.ts";

/** What a tab of the game's screen shows, said whole; the other tabs' parts stay away. */
export type GamePage = {
  readonly tab: GameTabId;
  readonly tabs: readonly Tab[];
  readonly tabsLabel: string;
  readonly header: GameHeader;
  readonly teamStats: TeamStats | null;
  readonly playerStats: PlayerStats | null;
  readonly playByPlay: PlayByPlay | null;
  readonly standings: GameStandings | null;
  readonly parts: readonly GamePart[];
  /** Beside the box score: who was on court when, and with whom. `null`: nobody knows. */
  readonly court: CourtView | null;
  readonly albums: readonly ShownAlbum[];
  readonly live: LivePage;
};

/** A view of its own, which a choice shows instead of the box score. LOOK29 */
export type CourtView = {
  readonly legend: string;
  readonly options: readonly ChoiceOption[];
  readonly parts: readonly GamePart[];
};

/** What a tab needs beside the game. */
export type AskedBeside = {
  readonly between: ClubsHeadToHead | null;
  readonly preview: GamePreview | null;
  readonly standings: TableBeside | null;
  readonly albums: readonly PhotoAlbum[];
  readonly videos: readonly GameVideo[];
  /** `null`: the league has no such game. */
  readonly fantasy: GameFantasyAnswer | null;
  /** `null`: the whole game. */
  readonly stretch: AskedStretch | null;
};

export const nothingBeside: AskedBeside = {
  between: null,
  preview: null,
  standings: null,
  albums: [],
  videos: [],
  fantasy: null,
  stretch: null,
};

const promisedForMs = 14 * 86_400_000;

export function gamePage(
  stored: GameAnswer,
  tab: GameTab,
  language: PageLanguage,
  beside: AskedBeside = nothingBeside,
  parameters: URLSearchParams = new URLSearchParams(),
): GamePage {
  // A game decided at the table has a box score of blanks and zeros: nobody played, so there is nothing to show.
  const view = stored.box?.periods.length === 0 ? { ...stored, box: null, periods: [] } : stored;
  const header = gameHeader(view, language);
  const page = {
    tab: gameTabIds[tab],
    tabs: gameTabList(view, language),
    tabsLabel: language.t("game")("tabs.label"),
    header,
    teamStats:
      tab === "TeamStats" ? teamStats(view, language, previewModel(view, beside.preview, beside.between, language), parameters) : null,
    playerStats: tab === "PlayerStats" ? playerStats(view, beside.stretch, language) : null,
    playByPlay: tab === "PlayByPlay" ? playByPlay(view, beside.videos, parameters, language) : null,
    standings: beside.standings && beside.standings.rows.length > 0 ? gameStandings(view, beside.standings, language) : null,
    albums: shownAlbums(beside.albums, language),
    live: {
      game: { gameId: view.summary.gameId, version: view.version, title: gameTitle(header, language) },
      from: followGameFrom(view.summary, Date.now()),
    },
  };
  // They tell of the whole game, whose page is a link away.
  const aside = tab === "PlayerStats" && view.box !== null && beside.stretch === null ? courtParts(view, language) : [];
  const isTold = aside.some(({ kind }) => kind !== "empty");
  const parts = [...partsOf(view, tab, language, { beside, parameters }), ...(isTold ? [] : aside)];
  return { ...page, parts, court: isTold ? courtView(aside, language) : null };
}

type PartsInput = { readonly beside: AskedBeside; readonly parameters: URLSearchParams };

function partsOf(view: GameAnswer, tab: GameTab, language: PageLanguage, { beside, parameters }: PartsInput): readonly GamePart[] {
  const t = language.t("game-details");
  switch (tab) {
    case "TeamStats":
      return [];
    case "PlayerStats":
      if (view.box === null) return [notThere("box", view, language)];
      return beside.stretch ? [] : clutchParts(view, language);
    case "PlayByPlay":
      return view.plays.length === 0 ? [notThere("plays", view, language)] : assistPairParts(view, language);
    case "GameVideo":
      if (beside.videos.length === 0 && isLongOver(view)) return [{ kind: "empty", text: t("video.none") }];
      return videoParts(beside.videos, addresses.gameTab(language.locale, view.summary.ref, tab), language, {
        second: askedSecond(parameters.get("at")),
        video: parameters.get("video"),
      });
    case "History":
      return historyParts(view, beside.between, language);
    case "GameReport":
      return reportParts(view, language);
    case "Photo":
      return beside.albums.length === 0
        ? [{ kind: "empty", ...noPhotos(t(isLongOver(view) ? "photos.none" : "photos.empty"), language) }]
        : [];
    case "Table":
      return beside.standings === null || beside.standings.rows.length === 0 ? [{ kind: "empty", text: t("table.empty") }] : [];
    case "Fantasy":
      return beside.fantasy === null ? bestRatingParts(view, language) : fantasyParts(view.summary, beside.fantasy, language);
  }
}

function courtParts(view: GameAnswer, language: PageLanguage): readonly GamePart[] {
  return [...rotationParts(view, language), ...lineupsOrWhyNot(view, language)];
}

function courtView(parts: readonly GamePart[], language: PageLanguage): CourtView {
  const t = language.t("game-details");
  const options = [
    { value: "view-box", label: t("boxViews.box") },
    { value: "view-court", label: t("boxViews.court") },
  ];
  return { legend: t("boxViews.legend"), options, parts };
}

/** What is not there by then is not promised any more. EDIT13 */
function isLongOver({ summary }: GameAnswer): boolean {
  return phaseOf(summary.status) === "over" && summary.tipOff !== null && summary.tipOff < Date.now() - promisedForMs;
}

/** Of a game that is over the page says so where its source kept no substitutions. LINE5 */
function lineupsOrWhyNot(view: GameAnswer, language: PageLanguage): readonly GamePart[] {
  const parts = lineupParts(view, language);
  const isMissing = parts.length === 0 && view.lineups !== null && phaseOf(view.summary.status) === "over";
  return isMissing ? [{ kind: "empty", text: language.t("game-details")("lineups.none") }] : parts;
}

function notThere(what: "box" | "plays", { summary }: GameAnswer, language: PageLanguage): GamePart {
  const t = language.t("game");
  return { kind: "empty", text: phaseOf(summary.status) === "ahead" ? t("empty.notStarted") : t(`empty.${what}`) };
}
