import type { GameVideo } from "#contract/editorial-queries.ts";
import type { VideoProvider } from "#contract/game-videos.ts";
import type { PageLanguage } from "../page-language.ts";
import type { GamePart } from "./game-parts.ts";

/** Names that are the same in every language. */
const providerNames: Readonly<Record<VideoProvider, string>> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  dailymotion: "Dailymotion",
  twitch: "Twitch",
};

/** A card for each video: nothing of anybody else is loaded before the visitor follows its link. EDIT4 */
export function videoParts(videos: readonly GameVideo[], language: PageLanguage): readonly GamePart[] {
  const t = language.t("game-details");
  if (videos.length === 0) return [{ kind: "empty", text: t("video.empty") }];
  return videos.map(({ url, provider, title }, index) => {
    const name = providerNames[provider];
    const numbered = videos.length === 1 ? t("video.title") : `${t("video.title")} ${language.format.number(index + 1)}`;
    return {
      kind: "card",
      title: title ?? numbered,
      text: t("video.leaves", { provider: name }),
      href: url,
      action: t("video.open", { provider: name }),
    };
  });
}
