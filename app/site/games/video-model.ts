import type { GameVideo } from "#contract/editorial-queries.ts";
import type { VideoProvider } from "#contract/game-videos.ts";
import { videoPlayer } from "#contract/video-player.ts";
import type { PageLanguage } from "../page-language.ts";
import type { GamePart } from "./game-parts.ts";

/** Names that are the same in every language. */
const providerNames: Readonly<Record<VideoProvider, string>> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  dailymotion: "Dailymotion",
  twitch: "Twitch",
};

/** A card for each video: nothing of anybody else is loaded before the visitor follows its link or plays it. EDIT4 EDIT5 */
export function videoParts(videos: readonly GameVideo[], page: string, language: PageLanguage): readonly GamePart[] {
  const t = language.t("game-details");
  if (videos.length === 0) return [{ kind: "empty", text: t("video.empty") }];
  return videos.map(({ url, provider, title }, index) => {
    const name = providerNames[provider];
    const numbered = videos.length === 1 ? t("video.title") : `${t("video.title")} ${language.format.number(index + 1)}`;
    const shown = title ?? numbered;
    const player = videoPlayer(url);
    return {
      kind: "card",
      title: shown,
      text: t(player ? "video.loads" : "video.leaves", { provider: name }),
      href: url,
      action: t("video.open", { provider: name }),
      player: player && { ...player, frameTitle: `${shown} · ${name}`, play: t("video.play"), page },
    };
  });
}
