/** Where videos of games may lie, by the hosts their addresses have. The table `game_videos` holds itself to the same. */
export const videoHosts = {
  "www.youtube.com": "youtube",
  "youtu.be": "youtube",
  "vimeo.com": "vimeo",
  "www.dailymotion.com": "dailymotion",
  "www.twitch.tv": "twitch",
} as const;
export type VideoProvider = (typeof videoHosts)[keyof typeof videoHosts];

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
