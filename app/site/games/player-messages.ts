import type { PlayerOrigin } from "#contract/video-player.ts";

/**
 * What players of other sites say to the page around them and are told by it, in the messages that their hosts' own scripts
 * send; neither script is loaded. A player that does not answer plays on, and nothing else is amiss. CLIP2
 */
export type PlayerNews = { readonly kind: "at"; readonly second: number } | { readonly kind: "ended" } | { readonly kind: "here" };

/** Asks a player to tell where it is, over and over until it answers once: it may not be listening yet. */
export function hearMessages(origin: PlayerOrigin): readonly unknown[] {
  return origin === "https://player.vimeo.com"
    ? ["timeupdate", "ended"].map((value) => ({ method: "addEventListener", value }))
    : [JSON.stringify({ event: "listening", id: "clip", channel: "widget" })];
}

export function pauseMessage(origin: PlayerOrigin): unknown {
  return origin === "https://player.vimeo.com" ? { method: "pause" } : JSON.stringify({ event: "command", func: "pauseVideo", args: [] });
}

/** `null`: it is no player's word. */
export function playerNews(data: unknown): PlayerNews | null {
  const said = typeof data === "string" ? parsed(data) : data;
  if (!isObject(said) || typeof said["event"] !== "string") return null;
  switch (said["event"]) {
    case "timeupdate":
      return isObject(said["data"]) ? at(said["data"]["seconds"]) : here;
    case "ended":
      return { kind: "ended" };
    case "onStateChange":
      return said["info"] === youtubeEnded ? { kind: "ended" } : here;
    case "initialDelivery":
    case "infoDelivery": {
      const { info } = said;
      if (!isObject(info)) return here;
      return info["playerState"] === youtubeEnded ? { kind: "ended" } : at(info["currentTime"]);
    }
    default:
      return here;
  }
}

const here: PlayerNews = { kind: "here" };
const youtubeEnded = 0;

function at(second: unknown): PlayerNews {
  return typeof second === "number" && Number.isFinite(second) ? { kind: "at", second } : here;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
