import { videoProviderNames } from "#contract/game-videos.ts";
import type { VideoLine } from "#contract/media-queries.ts";
import { sideColors, type SideColors } from "../../charts/side-colors.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { clubMark } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { clipTitle, kindName, videoHref } from "./clip-title.ts";
import { playedAbout } from "../../sport/game-day.ts";

/** A recording or a clip: the two clubs, what is seen, and the way to the tab of its game, where it can be played. Nothing of its host is shown here. MEDIA4 */
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

export function videoCard(line: VideoLine, language: PageLanguage): VideoCard {
  const { url, provider, kind, publishedAt, game } = line;
  const title = clipTitle(line, language);
  const t = language.t("media");
  const { format } = language;
  const [home, away] = [clubMark(game.home, language), clubMark(game.away, language)];
  const shownAt = playedAbout(game) ?? publishedAt;
  return {
    id: `${game.gameId} ${url}`,
    href: videoHref(line, game.ref, language),
    title: pairingText(language.locale, home.name, away.name),
    home,
    away,
    colors: sideColors(game.home, game.away),
    date: format.date(shownAt, "long"),
    machineDate: format.dayKey(shownAt),
    notes: [
      ...(title === null ? [] : [title]),
      ...(title === null || kind !== "recording" ? [kindName(kind, language)] : []),
      roundTitle(game.round, language),
      t("videos.provider", { provider: videoProviderNames[provider] }),
    ],
  };
}
