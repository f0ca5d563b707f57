import type { TenantBlueprint } from "../../leagues/tenant-blueprint.ts";
import { seededRandom } from "../../random.ts";
import { drawPicture } from "./draw-picture.ts";

/** Where the picture lies that news without one of their own bear. */
export function newsCoverAddress({ tenant: { slug } }: TenantBlueprint): string {
  return `/brands/${slug}/news-cover.png`;
}

/** A basket in the league's own colours: of no club, and of no game. */
export function drawNewsCover({ tenant: { slug, colors } }: TenantBlueprint): string {
  const kit = { shirt: colors.color1, number: colors.color3 };
  return drawPicture(
    "net",
    seededRandom(`news cover of ${slug}`),
    { home: kit, away: { ...kit, shirt: colors.color4 } },
    { home: 0, away: 0 },
  );
}
