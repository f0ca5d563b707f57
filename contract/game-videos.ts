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

/** A play is seen from a little before it. */
const leadMs = 6_000;
/** No recording of a game is longer: what would lie later was not written down as it happened. */
const longestMs = 6 * 3_600_000;

/** The second of a recording from which a moment is seen; `null`: it is not in it. Both in epoch milliseconds. EDIT6 */
export function secondInVideo(startsAt: number, moment: number): number | null {
  const after = moment - startsAt;
  return after < 0 || after > longestMs ? null : Math.floor(Math.max(0, after - leadMs) / 1000);
}

/** The second that an address asks for; `null`: none, or none that a recording has. EDIT6 */
export function askedSecond(written: string | null): number | null {
  const second = written !== null && /^\d{1,5}$/.test(written) ? Number(written) : null;
  return second !== null && second * 1000 <= longestMs ? second : null;
}
