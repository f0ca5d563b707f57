import { type GameVideo, videoFrom, videoKey, videoKinds, videoProviderNames } from "#contract/game-videos.ts";
import { videoPlayer } from "#contract/video-player.ts";
import { clipTitle, kindName } from "../media/clip-title.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { GamePart, PartCard } from "./game-parts.ts";
import { periodAbbreviation } from "../../sport/period-name.ts";

/** What an address asks the tab for. */
export type AskedVideo = {
  /** From there on the recording whose start is known, as a play leads to it. EDIT6 */
  readonly second: number | null;
  /** The clip that is to stand first, by its key. CLIP5 */
  readonly video: string | null;
};

type ClipKind = Exclude<(typeof videoKinds)[number], "recording">;
const clipKinds = videoKinds.filter((kind): kind is ClipKind => kind !== "recording");
const nothingAsked: AskedVideo = { second: null, video: null };

/**
 * A card for each recording, then the clips by their kinds: nothing of anybody else is loaded before the visitor follows a
 * link or plays one. EDIT4 EDIT5 EDIT6 CLIP5
 */
export function videoParts(
  videos: readonly GameVideo[],
  page: string,
  language: PageLanguage,
  asked: AskedVideo = nothingAsked,
): readonly GamePart[] {
  if (videos.length === 0) return [{ kind: "empty", text: language.t("game-details")("video.empty") }];
  const recordings = videos.filter(({ kind }) => kind === "recording");
  const clips = videos.filter(({ kind }) => kind !== "recording");
  const first = clips.filter(({ url }) => videoKey(url) === asked.video);
  const others = clips.filter((clip) => !first.includes(clip));
  const clipCard = (clip: GameVideo): PartCard => cardOf(clip, `${page}?video=${videoKey(clip.url)}`, language);
  return [
    ...first.map(clipCard),
    ...recordingCards(recordings, page, language, asked.second),
    ...clipKinds.flatMap((kind) => clipsOf(kind, others, clipCard, language)),
  ];
}

function recordingCards(recordings: readonly GameVideo[], page: string, language: PageLanguage, second: number | null): PartCard[] {
  const t = language.t("game-details");
  const timed = second === null ? -1 : recordings.findIndex(({ startsAt }) => startsAt !== null);
  return recordings.map((recording, index) => {
    const from = index === timed ? second : null;
    const numbered = recordings.length === 1 ? t("video.title") : `${t("video.title")} ${language.format.number(index + 1)}`;
    const title = clipTitle(recording, language) ?? numbered;
    const whole = { ...recording, title };
    if (from === null) return cardOf(whole, page, language);
    const moved = { ...whole, url: videoFrom(recording.url, recording.provider, from) };
    return cardOf({ ...moved, title: `${title}, ${t("video.from", { time: timeIn(from) })}` }, `${page}?at=${from}`, language, true);
  });
}

/** `isSaid`: its title is the program's own, and may hold a time. */
function cardOf(video: GameVideo, page: string, language: PageLanguage, isSaid = false): PartCard {
  const { url, provider, kind } = video;
  const t = language.t("game-details");
  const name = videoProviderNames[provider];
  const title = (isSaid ? video.title : clipTitle(video, language)) ?? kindName(kind, language);
  const player = videoPlayer(url);
  return {
    kind: "card",
    title,
    ...(kind !== "recording" && { label: labelOf(video, language) }),
    text: t(player ? "video.loads" : "video.leaves", { provider: name }),
    href: url,
    action: t("video.open", { provider: name }),
    player: player && { ...player, frameTitle: `${title} · ${name}`, play: t("video.play"), page },
  };
}

/** What it is, and when it was. */
function labelOf(video: GameVideo, language: PageLanguage): string {
  return [kindName(video.kind, language), momentOf(video, language)].filter(Boolean).join(" · ");
}

/** "Q3 · 4:31"; empty for what is of no single play. */
function momentOf({ play }: GameVideo, { t, format }: PageLanguage): string {
  return play ? [periodAbbreviation(t("shell"), play.period), format.clock(play.clockMs)].filter(Boolean).join(" · ") : "";
}

function clipsOf(kind: ClipKind, clips: readonly GameVideo[], cardFor: (clip: GameVideo) => PartCard, language: PageLanguage): GamePart[] {
  const ofKind = clips.filter((clip) => clip.kind === kind);
  if (ofKind.length === 0) return [];
  const hosts = [...new Set(ofKind.filter(({ url }) => videoPlayer(url)).map(({ provider }) => videoProviderNames[provider]))];
  return [
    {
      kind: "cards",
      title: language.t("media")(`groups.${kind}`),
      // The head says what they are.
      cards: ofKind.map((clip) => ({ ...cardFor(clip), label: momentOf(clip, language) })),
      note: hosts.length === 0 ? null : language.t("game-details")("clips.loads", { provider: language.format.list(hosts) }),
    },
  ];
}

/** "1:02:33" into it. */
function timeIn(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return [hours, minutes, seconds].map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
