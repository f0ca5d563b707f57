import { videoKinds } from "#contract/game-videos.ts";
import type { WantedMedia, WantedVideos } from "#contract/media-queries.ts";

/** What an address asks for; `null`: its page is no number. An empty choice of the form is none. */
export function readMediaAddress(parameters: URLSearchParams): WantedMedia | null {
  const page = parameters.get("page") ?? "1";
  if (!/^[1-9]\d{0,3}$/.test(page)) return null;
  return { page: Number(page), seasonSlug: parameters.get("season") || null, clubSlug: parameters.get("club") || null };
}

/** The same of videos; `null` also where there is no such kind. CLIP8 */
export function readVideosAddress(parameters: URLSearchParams): WantedVideos | null {
  const wanted = readMediaAddress(parameters);
  const asked = parameters.get("kind") || null;
  const kind = videoKinds.find((each) => each === asked) ?? null;
  if (!wanted || kind !== asked) return null;
  return { ...wanted, kind, playerSlug: parameters.get("player") || null };
}

export function mediaPath(list: string, wanted: WantedMedia | WantedVideos): string {
  const { page, seasonSlug, clubSlug } = wanted;
  const { kind, playerSlug } = "kind" in wanted ? wanted : { kind: null, playerSlug: null };
  const parameters = new URLSearchParams();
  if (kind !== null) parameters.set("kind", kind);
  if (seasonSlug !== null) parameters.set("season", seasonSlug);
  if (clubSlug !== null) parameters.set("club", clubSlug);
  if (playerSlug !== null) parameters.set("player", playerSlug);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? list : `${list}?${parameters}`;
}
