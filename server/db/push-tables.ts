import type { ColumnType, Generated } from "kysely";
import type { PushNotice } from "#contract/push-notice.ts";
import type { FollowedKind } from "#contract/following.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PushKind } from "#core/push/push-kinds.ts";
import type { Json, Moment } from "./schema.ts";

/** A Google account that may send, as its console gives it out. */
export type ServiceAccount = {
  readonly client_email: string;
  readonly private_key: string;
  readonly token_uri: string;
};

/** Notices to devices: who wants which, what is to be told, and the outbox between. */
export type PushTables = {
  push_keys: { only_one: Generated<boolean>; public_key: string; private_key: string; made_at: Moment };
  push_providers: {
    tenant_id: TenantId;
    project_id: string | null;
    api_key: string | null;
    app_id: string | null;
    sender_id: string | null;
    app_name: string | null;
    vapid_key: string | null;
    /** Sealed it is a text. SECRET1 */
    service_account: ColumnType<ServiceAccount | string | null, string | null, string | null>;
  };
  push_subscriptions: {
    tenant_id: TenantId;
    subscription_id: Generated<string>;
    token: string;
    service: "web-push" | "fcm";
    endpoint: string;
    p256dh: string;
    auth: string;
    locale: Locale;
    time_zone: string;
    kinds: PushKind[];
    quiet_from: number | null;
    quiet_to: number | null;
    spoiler_free: Generated<boolean>;
    made_at: Moment;
    renewed_at: Moment;
    network: string | null;
    followed: Generated<number>;
  };
  push_follows: { tenant_id: TenantId; subscription_id: string; kind: FollowedKind; item_id: string };
  push_occasions: {
    tenant_id: TenantId;
    occasion_id: Generated<string>;
    subject_id: string;
    key: string;
    kind: PushKind | "test";
    notice: Json<PushNotice>;
    happened_at: Date;
    withdrawn_at: Date | null;
    log_epoch: number | null;
    log_sequence: number | null;
  };
  push_deliveries: {
    tenant_id: TenantId;
    occasion_id: string;
    subscription_id: string;
    state: Generated<"waiting" | "sent" | "dropped">;
    due_at: Moment;
    attempts: Generated<number>;
    outcome: string | null;
    settled_at: Date | null;
  };
};
