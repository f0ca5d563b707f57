/** Whose players may stand in a page: those that keep nothing on a visitor's device before he plays. EDIT5 */
export const playerOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"] as const;
export type PlayerOrigin = (typeof playerOrigins)[number];

/** What an `iframe` is given to play a video at once. */
export type VideoPlayer = { readonly origin: PlayerOrigin; readonly src: string };

const youtubeId = /^[\w-]{11}$/;
const vimeoPath = /^(?:\/channels\/[\w-]+|\/groups\/[\w-]+\/videos)?\/(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/;

/**
 * The player of a video at a kept address (`videoAddress`), from where the address says; `null`: the address leads to
 * more than one video, to a channel, or to a host whose player we do not let in. EDIT5
 */
export function videoPlayer(address: string): VideoPlayer | null {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return null;
  switch (url.hostname) {
    case "youtu.be":
      return youtubePlayer(/^\/([^/]+)\/?$/.exec(url.pathname)?.[1], url);
    case "www.youtube.com":
      return youtubePlayer(youtubeIdOf(url), url);
    case "vimeo.com":
      return vimeoPlayer(url);
    default:
      return null;
  }
}

function youtubeIdOf({ pathname, searchParams }: URL): string | undefined {
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get("v") ?? undefined;
  return /^\/(?:live|shorts|embed)\/([^/]+)\/?$/.exec(pathname)?.[1];
}

function youtubePlayer(id: string | undefined, { searchParams }: URL): VideoPlayer | null {
  if (id === undefined || !youtubeId.test(id)) return null;
  const [origin] = playerOrigins;
  const start = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? "");
  return { origin, src: `${origin}/embed/${id}?autoplay=1&rel=0${start === 0 ? "" : `&start=${start}`}` };
}

function vimeoPlayer({ pathname, searchParams, hash }: URL): VideoPlayer | null {
  const [, id, inPath] = vimeoPath.exec(pathname) ?? [];
  if (id === undefined) return null;
  const [, origin] = playerOrigins;
  // Without its key an unlisted video is played to nobody.
  const key = inPath ?? /^[\da-f]{6,20}$/.exec(searchParams.get("h") ?? "")?.[0];
  const start = secondsOf(/^#t=(.*)$/.exec(hash)?.[1] ?? "");
  return {
    origin,
    src: `${origin}/video/${id}?autoplay=1&dnt=1${key === undefined ? "" : `&h=${key}`}${start === 0 ? "" : `#t=${start}s`}`,
  };
}

/**
 * The same player for a part of its video, in whole seconds. YouTube's stops by itself; Vimeo's is told when it is there
 * (`app/site/games/player-messages.ts`), and so needs no more than its beginning. CLIP2
 */
export function clipOf({ origin, src }: VideoPlayer, from: number, to: number): VideoPlayer {
  const url = new URL(src);
  if (origin === "https://player.vimeo.com") url.hash = `t=${from}s`;
  else {
    url.searchParams.set("start", String(from));
    url.searchParams.set("end", String(to));
  }
  return { origin, src: url.href };
}

/** A player that tells its page where it is, and does as it is told. CLIP2 */
export function heardPlayer({ origin, src }: VideoPlayer, page: string): VideoPlayer {
  if (origin === "https://player.vimeo.com") return { origin, src };
  const url = new URL(src);
  url.searchParams.set("enablejsapi", "1");
  url.searchParams.set("origin", page);
  return { origin, src: url.href };
}

/** `90`, `90s`, `1m30s`, `1h2m3s`; whatever else is written begins at the beginning. */
function secondsOf(written: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
