import type { SluggedKind } from "#contract/former-slugs.ts";
import type { TenantId } from "#core/kernel/ids.ts";

/** Slugs that things had before; written by triggers only. Those of news stand among all that it has and had: `news_slugs`. */
export type FormerSlugTables = {
  former_slugs: { tenant_id: TenantId; kind: Exclude<SluggedKind, "news">; within_id: string; slug: string; row_id: string };
};
