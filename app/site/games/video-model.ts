import type { GameVideo } from "#contract/editorial-queries.ts";
import { videoFrom, videoProviderNames } from "#contract/game-videos.ts";
import { videoPlayer } from "#contract/video-player.ts";
import type { PageLanguage } from "../page-language.ts";
import type { GamePart } from "./game-parts.ts";

/**
 * A card for each video: nothing of anybody else is loaded before the visitor follows its link or plays it. `second`: from
 * there on the recording whose start is known, as a play leads to it. EDIT4 EDIT5 EDIT6
 */
export function videoParts(
  videos: readonly GameVideo[],
  page: string,
  language: PageLanguage,
  second: number | null = null,
): readonly GamePart[] {
  const t = language.t("game-details");
  if (videos.length === 0) return [{ kind: "empty", text: t("video.empty") }];
  const timed = second === null ? -1 : videos.findIndex(({ startsAt }) => startsAt !== null);
  return videos.map(({ url: whole, provider, title }, index) => {
    const from = index === timed ? second : null;
    const url = from === null ? whole : videoFrom(whole, provider, from);
    const name = videoProviderNames[provider];
    const numbered = videos.length === 1 ? t("video.title") : `${t("video.title")} ${language.format.number(index + 1)}`;
    const shown = from === null ? (title ?? numbered) : `${title ?? numbered}, ${t("video.from", { time: timeIn(from) })}`;
    const player = videoPlayer(url);
    return {
      kind: "card",
      title: shown,
      text: t(player ? "video.loads" : "video.leaves", { provider: name }),
      href: url,
      action: t("video.open", { provider: name }),
      player: player && {
        ...player,
        frameTitle: `${shown} · ${name}`,
        play: t("video.play"),
        page: from === null ? page : `${page}?at=${from}`,
      },
    };
  });
}

/** "1:02:33" into it. */
function timeIn(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return [hours, minutes, seconds].map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
