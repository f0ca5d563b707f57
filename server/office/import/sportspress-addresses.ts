import { type MovedThing, oldPath } from "./old-addresses.ts";
import { placeOfPost, type SportsPressSite } from "./sportspress-site.ts";

/** What of an old site has a page here, by its kind of post. */
const moved: Readonly<Record<string, MovedThing>> = {
  sp_team: "club",
  sp_player: "person",
  sp_event: "fixture",
  post: "news",
  sp_table: "competition",
};

/**
 * Every address by which readers know something that comes along: it will lead to its page here. Each stands once; those that cannot lead on
 * are counted. WXR15
 */
export function addressesOfSportsPress({ draft, of }: SportsPressSite): void {
  const taken = new Set<string>();
  const rows = new Set(draft.rows.map(({ at }) => at));
  let lost = 0;
  for (const [type, thing] of Object.entries(moved)) {
    for (const post of of(type)) {
      const at = placeOfPost(post);
      const season = post.terms.get("sp_season")?.[0]?.name;
      const isThere = thing === "competition" ? season !== undefined : rows.has(at);
      if (post.status === "private" || post.link === "" || !isThere) continue;
      const path = oldPath(post.link);
      if (path === null || taken.has(path)) lost += 1;
      else {
        taken.add(path);
        const competition = post.terms.get("sp_league")?.[0]?.name;
        const place = thing === "competition" ? { season, ...(competition !== undefined && { competition }) } : { of: at };
        draft.rows.push({ at: `${at}, address`, kind: "old-address", path, ...place });
      }
    }
  }
  if (lost > 0) draft.left.push({ at: "addresses", why: `address that cannot lead on: ${lost}` });
}
