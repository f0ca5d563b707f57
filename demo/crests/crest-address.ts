import type { ClubBlueprint, TenantBlueprint } from "../leagues/tenant-blueprint.ts";

/** Where the club's crest lies on its tenant's site; the files are drawn by `draw-crest.ts` and committed. */
export function crestAddress({ tenant }: TenantBlueprint, { slug }: ClubBlueprint): string {
  return `/brands/${tenant.slug}/crests/${slug}.svg`;
}
