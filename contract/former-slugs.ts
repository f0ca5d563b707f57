import { isSlug } from "#core/kernel/slug.ts";

/** What has an address of its own by a slug that may change. */
export const sluggedKinds = ["club", "person", "news", "team", "venue"] as const;
export type SluggedKind = (typeof sluggedKinds)[number];

/** A slug in an address, and where it stands among the path's segments. A team's is its league's. */
export type SluggedPart = {
  readonly kind: SluggedKind;
  readonly slug: string;
  readonly at: number;
  readonly league: { readonly seasonSlug: string; readonly leagueSlug: string } | null;
};

const byArea: Readonly<Record<string, SluggedKind>> = { clubs: "club", players: "person", news: "news", venues: "venue", halls: "venue" };

/** The slugs of a path with its language that may have become others, in their order; empty for most addresses. */
export function sluggedParts(path: string): readonly SluggedPart[] {
  const segments = path.split("/");
  const [, , area = "", first = "", second = "", third = "", fourth = "", fifth = ""] = segments;
  const parts: SluggedPart[] = [];
  const kind = Object.hasOwn(byArea, area) ? byArea[area] : undefined;
  if (kind) parts.push({ kind, slug: first, at: 3, league: null });
  if (kind === "person" && second === "compare") {
    parts.push(...segments.slice(5).map((slug, place) => ({ kind, slug, at: 5 + place, league: null })));
  }
  if (area === "seasons" && second === "clubs") parts.push({ kind: "club", slug: third, at: 5, league: null });
  if (area === "seasons" && second === "leagues" && fourth === "teams") {
    parts.push({ kind: "team", slug: fifth, at: 7, league: { seasonSlug: first, leagueSlug: third } });
  }
  return parts.filter(({ slug }) => isSlug(slug));
}
