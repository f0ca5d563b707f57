import type { SluggedKind } from "#contract/former-slugs.ts";
import type { TenantId } from "#core/kernel/ids.ts";

/** Slugs that things had before; written by triggers only. */
export type FormerSlugTables = {
  former_slugs: { tenant_id: TenantId; kind: SluggedKind; within_id: string; slug: string; row_id: string };
};
