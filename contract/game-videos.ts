import type { PlayerKey } from "#core/kernel/ids.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import type { LocalName } from "./refs.ts";

/** What a video shows: a whole game, its best scenes, one play, or what was said around it. The table holds itself to the same. */
export const videoKinds = ["recording", "highlights", "play", "interview", "press-conference"] as const;
export type VideoKind = (typeof videoKinds)[number];

/** A play as a clip's title tells it, and whose names are needed for that, as the log spells them. Never the score. CLIP6 */
export type ClipPlay = Pick<PlayLine, "eventId" | "period" | "clockMs" | "side" | "player" | "wording"> & {
  readonly details: readonly { readonly player: PlayerKey | null }[];
  readonly who: { readonly shirt: string; readonly givenName: string; readonly familyName: string } | null;
};

/** Two figures parted as scores are, of which one has two digits: "81:80", "9–12"; no season, no series. */
const score = /(?<!\d)(?:\d{2,3}\s?[:–—-]\s?\d{1,3}|\d{1,3}\s?[:–—-]\s?\d{2,3})(?!\d)/;

/** Whether a title gives away how a game went, which it must not: whoever sees it may hide scores. CLIP7 */
export function tellsScore(title: string): boolean {
  return score.test(title);
}

/** Names a video within its game, in addresses: eight digits of its own address. */
export function videoKey(url: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const unit of url) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Where videos of games may lie, by the hosts their addresses have. The table `game_videos` holds itself to the same. */
export const videoHosts = {
  "www.youtube.com": "youtube",
  "youtu.be": "youtube",
  "vimeo.com": "vimeo",
  "www.dailymotion.com": "dailymotion",
  "www.twitch.tv": "twitch",
} as const;
export type VideoProvider = (typeof videoHosts)[keyof typeof videoHosts];

/** Names that are the same in every language. */
export const videoProviderNames: Readonly<Record<VideoProvider, string>> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  dailymotion: "Dailymotion",
  twitch: "Twitch",
};

/** What somebody pasted, in the one spelling that is kept; `null`: not https, no known host, or more than an address. EDIT4 */
export function videoAddress(written: string): { readonly url: string; readonly provider: VideoProvider } | null {
  const url = URL.parse(written.trim());
  if (!url || url.protocol !== "https:" || url.username !== "" || url.password !== "" || url.port !== "") return null;
  const host = [url.hostname, `www.${url.hostname}`].find((each): each is keyof typeof videoHosts => Object.hasOwn(videoHosts, each));
  if (host === undefined || url.pathname === "/") return null;
  const known = new URL(url);
  known.hostname = host;
  return { url: known.href, provider: videoHosts[host] };
}

/** The same recording from a second on, as its host writes that. EDIT6 */
export function videoFrom(address: string, provider: VideoProvider, second: number): string {
  const url = new URL(address);
  switch (provider) {
    case "vimeo":
      url.hash = `t=${second}s`;
      break;
    case "dailymotion":
      url.searchParams.set("start", String(second));
      break;
    default:
      url.searchParams.delete("start");
      url.searchParams.set("t", `${second}s`);
  }
  return url.href;
}

/** What is of no kind is seen from a little before it. */
const leadSeconds = 6;
/** No recording of a game is longer: what would lie later was not written down as it happened. */
const longestMs = 6 * 3_600_000;

/** The second of a recording from which a moment is seen; `null`: it is not in it. Both in epoch milliseconds. EDIT6 */
export function secondInVideo(startsAt: number, moment: number, before = leadSeconds): number | null {
  const after = moment - startsAt;
  return after < 0 || after > longestMs ? null : Math.floor(Math.max(0, after - before * 1000) / 1000);
}

/** The second that an address asks for; `null`: none, or none that a recording has. EDIT10 */
export function askedSecond(written: string | null): number | null {
  const second = written !== null && /^\d{1,5}$/.test(written) ? Number(written) : null;
  return second !== null && second * 1000 <= longestMs ? second : null;
}

/** Where a game, or something of it, can be watched: on somebody else's site. */
export type GameVideo = {
  readonly url: string;
  readonly provider: VideoProvider;
  readonly title: string | null;
  /** When its first picture was taken, epoch milliseconds; `null`: nobody said. EDIT6 */
  readonly startsAt: number | null;
  readonly kind: VideoKind;
  /** Which play it shows, as the log tells it now; `null`: no single one, or it was taken back. CLIP6 */
  readonly play: SeenPlay | null;
};

/** A play of a clip with the name of who made it, as he writes it himself where he is known. */
export type SeenPlay = Omit<ClipPlay, "who"> & {
  readonly who: { readonly shirt: string; readonly givenName: LocalName; readonly familyName: LocalName } | null;
};
