import { addresses } from "#contract/addresses.ts";
import { type GameVideo, videoProviderNames } from "#contract/game-videos.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { type VideoPlayer, videoPlayer } from "#contract/video-player.ts";
import { videoHref } from "../media/clip-title.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** `player: null`: its host's is not let in, and the address alone leads there. CLIP1 */
type SeenAt = { readonly href: string; readonly player: VideoPlayer | null };

/** Where the plays of a game can be seen, and what is said around it. */
export type PlayVideo = {
  readonly name: string;
  /** Whose start is known: a play's second follows the address. */
  readonly recording: SeenAt | null;
  /** Videos of single plays. CLIP5 */
  readonly clips: readonly SeenAt[];
  /** What is loaded by pressing; `null`: nothing of it plays here. */
  readonly loads: string | null;
  readonly words: {
    readonly play: string;
    readonly runOn: string;
    readonly previous: string;
    readonly next: string;
    readonly close: string;
    readonly whole: string;
  };
};

/** Those of the game's videos that plays are seen in: clips of plays that the log tells, and the recording whose start is known. */
export function videosOfPlays({ recorded }: Pick<GameAnswer, "recorded">, videos: readonly GameVideo[]): PlaysSeen {
  return {
    clips: videos.filter(({ play }) => play !== null),
    recording: recorded === null ? null : (videos.find(({ startsAt }) => startsAt !== null) ?? null),
  };
}
type PlaysSeen = { readonly clips: readonly GameVideo[]; readonly recording: GameVideo | null };

/** `null`: none of the game's plays can be seen anywhere. */
export function playVideo(view: GameAnswer, { clips, recording }: PlaysSeen, language: PageLanguage): PlayVideo | null {
  const shown = [...clips, ...(recording ? [recording] : [])];
  if (shown.length === 0) return null;
  const t = language.t("game-details");
  const { ref } = view.summary;
  const hosts = [...new Set(shown.filter(({ url }) => videoPlayer(url)).map(({ provider }) => videoProviderNames[provider]))];
  return {
    name: t("tabs.video"),
    recording: recording && {
      href: `${addresses.gameTab(language.locale, ref, "GameVideo")}?at=`,
      player: videoPlayer(recording.url),
    },
    clips: clips.map((clip) => ({ href: videoHref(clip, ref, language), player: videoPlayer(clip.url) })),
    loads: hosts.length === 0 ? null : t("clips.loads", { provider: language.format.list(hosts) }),
    words: {
      play: t("clips.play"),
      runOn: t("clips.runOn"),
      previous: t("clips.previous"),
      next: t("clips.next"),
      close: language.t("shell")("site.close"),
      whole: t("clips.whole"),
    },
  };
}
