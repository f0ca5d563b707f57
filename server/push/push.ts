import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { Teller } from "../telling/teller.ts";
import { deliver } from "./deliver.ts";
import { deliverySender } from "./send-delivery.ts";
import { messageMaker, type Say } from "./message-of.ts";
import { type Outbox, outboxOn } from "./outbox.ts";
import { pushDesk, type PushDesk } from "./push-desk.ts";
import { networkNames, pushKeysOf } from "./push-keys.ts";
import type { SendOutcome } from "./push-service.ts";
import { pushServices } from "./push-services.ts";
import { pushTeller } from "./push-teller.ts";
import { sweepDevices } from "./subscriptions.ts";
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
  /** Push services in closed networks too, as in tests. */
  readonly allowsPrivate: boolean;
  /** Hosts of push services besides the usual ones; `*.` stands for any name below. */
  readonly hosts?: readonly string[];
  readonly fcmAddresses?: FcmAddresses;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** A push service takes nothing of us: keys, contact or settings are wrong, no device is. PUSH12 */
  readonly onRefusedUs?: (service: string, why: string) => void;
  readonly leaseMs?: number;
  readonly fantasyEveryMs?: number;
};

export type Push = {
  readonly desk: PushDesk;
  /** Sees what there is to tell and writes it into the outbox: for a look-out, which ends before this is closed. */
  readonly teller: Teller;
  /** Messages by what push services said to them, since the start. */
  readonly counts: Readonly<Record<PushCount, number>>;
  close(): Promise<void>;
};

/** `refused-us`: for whatever device. */
export type PushCount = SendOutcome["kind"] | "refused-us";

const pruneEveryMs = 60 * 60 * 1000;

/** Notices to devices: what its teller writes into the outbox is sent. */
export async function createPush(options: PushOptions): Promise<Push> {
  const { db, contact, allowsPrivate, now, onFailure } = options;
  const hosts = { allowsPrivate, more: options.hosts ?? [] };
  const keys = await pushKeysOf(db);
  const threads = senderThreads({ allowsPrivate }, onFailure);
  const standard = webPush({ keys, contact, sealedPost: threads.sealedPost, hosts });
  const services = pushServices(db, standard, threads.post, options.fcmAddresses);
  const outbox = outboxOn(db, options.leaseMs);
  const fantasyLooks = options.fantasyEveryMs === undefined ? {} : { fantasyEveryMs: options.fantasyEveryMs };
  const counts = { accepted: 0, gone: 0, later: 0, refused: 0, "refused-us": 0 };
  const onRefusedUs = (service: string, why: string) => options.onRefusedUs?.(service, why);
  const sending = deliver({
    outbox,
    send: deliverySender({
      serviceOf: ({ tenantId, service }) => services.named(tenantId, service),
      messageOf: messageMaker(options.say, async (tenantId) => ({ origin: options.originOf(tenantId), icon: await iconOf(db, tenantId) })),
      now,
      onFailure,
      onOutcome(outcome, service) {
        const isAboutUs = "isAboutUs" in outcome && outcome.isAboutUs;
        counts[isAboutUs ? "refused-us" : outcome.kind] += 1;
        if (isAboutUs) onRefusedUs(service, outcome.why);
      },
    }),
    onFailure,
  });
  const pruning = setInterval(() => void prune(db, outbox, now()).catch(onFailure), pruneEveryMs).unref();
  return {
    desk: pushDesk({ db, services, hosts, nameOfNetwork: networkNames(keys), now, wake: () => sending.wake(), onFailure, onRefusedUs }),
    counts,
    teller: pushTeller({ db, now, ...fantasyLooks, onTold: () => sending.wake(), onFailure }),
    async close() {
      clearInterval(pruning);
      await sending.close();
      await threads.close();
    },
  };
}

async function prune(db: Kysely<Database>, outbox: Outbox, now: number): Promise<void> {
  await outbox.prune();
  await sweepDevices(db, now);
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
