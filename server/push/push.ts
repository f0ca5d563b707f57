import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { Teller } from "../telling/teller.ts";
import { deliver } from "./deliver.ts";
import { deliverySender } from "./send-delivery.ts";
import { messageMaker, type Say } from "./message-of.ts";
import { outboxOn } from "./outbox.ts";
import { pushDesk, type PushDesk } from "./push-desk.ts";
import { pushKeysOf } from "./push-keys.ts";
import { pushServices } from "./push-services.ts";
import { pushTeller } from "./push-teller.ts";
import { senderThreads } from "./sender-threads.ts";
import type { FcmAddresses } from "./fcm.ts";
import { webPush } from "./web-push.ts";

export type PushOptions = {
  readonly db: Kysely<Database>;
  /** The words of notices. */
  readonly say: Say;
  /** Where visitors find a league. */
  readonly originOf: (tenantId: TenantId) => string;
  /** Where the people of push services reach ours: `mailto:` or `https:`. */
  readonly contact: string;
  /** Push services on our own machine, for tests. */
  readonly allowsPrivate: boolean;
  readonly fcmAddresses?: FcmAddresses;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  readonly leaseMs?: number;
};

export type Push = {
  readonly desk: PushDesk;
  /** Sees what there is to tell and writes it into the outbox: for a look-out, which ends before this is closed. */
  readonly teller: Teller;
  close(): Promise<void>;
};

const pruneEveryMs = 60 * 60 * 1000;

/** Notices to devices: what its teller writes into the outbox is sent. */
export async function createPush(options: PushOptions): Promise<Push> {
  const { db, contact, allowsPrivate, now, onFailure } = options;
  const keys = await pushKeysOf(db);
  const threads = senderThreads({ allowsPrivate }, onFailure);
  const standard = webPush({ keys, contact, sealedPost: threads.sealedPost, allowsPrivate });
  const services = pushServices(db, standard, threads.post, options.fcmAddresses);
  const outbox = outboxOn(db, options.leaseMs);
  const sending = deliver({
    outbox,
    send: deliverySender({
      serviceOf: ({ tenantId, service }) => services.named(tenantId, service),
      messageOf: messageMaker(options.say, async (tenantId) => ({ origin: options.originOf(tenantId), icon: await iconOf(db, tenantId) })),
      now,
      onFailure,
    }),
    onFailure,
  });
  const pruning = setInterval(() => void outbox.prune().catch(onFailure), pruneEveryMs).unref();
  return {
    desk: pushDesk({ db, services, allowsPrivate, now, wake: () => sending.wake(), onFailure }),
    teller: pushTeller({ db, now, onTold: () => sending.wake(), onFailure }),
    async close() {
      clearInterval(pruning);
      await sending.close();
      await threads.close();
    },
  };
}

/** The picture of a league on a phone. */
async function iconOf(db: Kysely<Database>, tenantId: TenantId): Promise<string | null> {
  const row = await db
    .selectFrom("tenant_branding")
    .select(["android_chrome_lg_url as large", "android_chrome_sm_url as small"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row?.large ?? row?.small ?? null;
}
