import { addresses } from "#contract/addresses.ts";
import { videoProviderNames } from "#contract/game-videos.ts";
import type { VideoLine } from "#contract/media-queries.ts";
import { sideColors, type SideColors } from "../../charts/side-colors.ts";
import type { ClubMark } from "../clubs/club-mark.ts";
import { clubMark } from "../clubs/make-club-marks.ts";
import type { PageLanguage } from "../page-language.ts";
import { roundTitle } from "../round-title.ts";

/** A recording: the two clubs, and the way to the tab of its game, where it can be played. Nothing of its host is shown here. MEDIA1 */
export type VideoCard = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly home: ClubMark;
  readonly away: ClubMark;
  readonly colors: SideColors;
  readonly date: string;
  readonly machineDate: string;
  readonly notes: readonly string[];
};

export function videoCard({ url, provider, title, publishedAt, game }: VideoLine, language: PageLanguage): VideoCard {
  const t = language.t("media");
  const { format } = language;
  const [home, away] = [clubMark(game.home, language), clubMark(game.away, language)];
  const shownAt = game.tipOff ?? publishedAt;
  return {
    id: `${game.gameId} ${url}`,
    href: addresses.gameTab(language.locale, game.ref, "GameVideo"),
    title: `${home.name} – ${away.name}`,
    home,
    away,
    colors: sideColors(game.home, game.away),
    date: format.date(shownAt, "long"),
    machineDate: format.dayKey(shownAt),
    notes: [
      title ?? t("videos.recording"),
      roundTitle(game.round, language),
      t("videos.provider", { provider: videoProviderNames[provider] }),
    ],
  };
}
