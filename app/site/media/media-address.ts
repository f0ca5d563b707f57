import type { WantedMedia } from "#contract/media-queries.ts";

/** What an address asks for; `null`: its page is no number. An empty choice of the form is none. */
export function readMediaAddress(parameters: URLSearchParams): WantedMedia | null {
  const page = parameters.get("page") ?? "1";
  if (!/^[1-9]\d{0,3}$/.test(page)) return null;
  return { page: Number(page), seasonSlug: parameters.get("season") || null, clubSlug: parameters.get("club") || null };
}

export function mediaPath(list: string, { page, seasonSlug, clubSlug }: WantedMedia): string {
  const parameters = new URLSearchParams();
  if (seasonSlug !== null) parameters.set("season", seasonSlug);
  if (clubSlug !== null) parameters.set("club", clubSlug);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? list : `${list}?${parameters}`;
}
