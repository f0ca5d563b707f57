import type { Generated, GeneratedAlways } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Moment } from "./schema.ts";

/** Partners who are told by a signed POST: who wants what, what is to be told, and the outbox between. */
export type WebhookTables = {
  webhook_subscriptions: {
    tenant_id: TenantId;
    subscription_id: Generated<string>;
    url: string;
    label: Generated<string>;
    types: string[];
    league: string | null;
    secret: Buffer;
    former_secret: Buffer | null;
    former_until: Date | null;
    made_at: Moment;
    is_on: Generated<boolean>;
    off_why: string | null;
    accepted_at: Date | null;
    failing_since: Date | null;
    failures: Generated<number>;
    rests_until: Date | null;
  };
  webhook_told: { tenant_id: TenantId; topic: string; subject: string; state: string };
  webhook_events: { tenant_id: TenantId; event_id: Generated<string>; type: string; payload: string; made_at: Moment };
  webhook_deliveries: {
    tenant_id: TenantId;
    event_id: string;
    subscription_id: string;
    place: GeneratedAlways<string>;
    subject: string;
    state: Generated<"waiting" | "accepted" | "dropped">;
    due_at: Date;
    attempts: Generated<number>;
    outcome: string | null;
    settled_at: Date | null;
  };
};
