import type { FollowedKind } from "#contract/following.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Moment } from "./schema.ts";

/** What people follow. */
export type FollowingTables = {
  followed_items: {
    tenant_id: TenantId;
    account_id: string;
    kind: FollowedKind;
    item_id: string;
    followed_at: Moment;
  };
  followed_calendars: {
    tenant_id: TenantId;
    account_id: string;
    secret_digest: Buffer;
    created_at: Date;
  };
};
