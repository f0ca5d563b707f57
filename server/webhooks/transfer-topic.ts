import { type Kysely, sql } from "kysely";
import { apiCalls, apiPath } from "#contract/api/api-calls.ts";
import type { Transfer } from "#contract/transfers.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { wireTransfer } from "../api/public-api/season-answers.ts";
import type { Wire } from "../api/public-api/wire.ts";
import type { Database } from "../db/schema.ts";
import { seasonTransfers } from "../queries/transfers.ts";
import { noteEvents, type States } from "./note-events.ts";

type Known = { readonly season: string; readonly transfer: Transfer; readonly subject: string };

const recorded = "recorded";
/** Told once, and not so any more: it is news when it is so again. */
const gone = "gone";

/** The changes of clubs of the current season, as they are worked out from its lists. */
async function transfersNow(db: Kysely<Database>, tenantId: TenantId): Promise<readonly Known[]> {
  const { rows } = await sql<{ slug: string }>`select slug from seasons where tenant_id = ${tenantId} and is_current`.execute(db);
  const season = rows[0]?.slug;
  if (season === undefined) return [];
  const found = await seasonTransfers(db, tenantId, () => undefined, { seasonSlug: season, clubSlug: null });
  return (found?.transfers ?? []).map((transfer) => {
    const { person, from, to, day } = transfer;
    return { season, transfer, subject: [season, person.slug, from?.slug ?? "-", to?.slug ?? "-", day ?? "-"].join("/") };
  });
}

export async function transferStates(db: Kysely<Database>, tenantId: TenantId): Promise<States> {
  const known = await transfersNow(db, tenantId);
  return sql`select distinct subject, ${recorded}::text as state from unnest(${known.map(({ subject }) => subject)}::text[]) as listed (subject)`;
}

/** Writes down which changes of clubs became known, those too that were told, then were not so, and are again. `true`: there was one. WEBHOOK3 */
export async function noteTransfers(db: Kysely<Database>, tenantId: TenantId, wire: Wire, now: number): Promise<boolean> {
  const known = await transfersNow(db, tenantId);
  const told = await toldTransfers(db, tenantId);
  const fresh = known.filter(({ subject }) => told.get(subject) !== recorded);
  for (const { season, transfer, subject } of fresh) {
    const href = wire.url(apiPath(apiCalls.transfers.path, { season }));
    const data = { season, transfer: wireTransfer(transfer, wire), href };
    const change = { topic: "transfer", subject, before: told.get(subject) ?? null, after: recorded } as const;
    await noteEvents(db, tenantId, change, [{ type: "transfer.recorded", at: now, league: null, data }], now);
  }
  const seasons = new Set(known.map(({ season }) => season));
  const subjects = new Set(known.map(({ subject }) => subject));
  for (const [subject, state] of told) {
    const isGone = state === recorded && !subjects.has(subject) && seasons.has(subject.split("/")[0] ?? "");
    if (isGone) await noteEvents(db, tenantId, { topic: "transfer", subject, before: recorded, after: gone }, [], now);
  }
  return fresh.length > 0;
}

async function toldTransfers(db: Kysely<Database>, tenantId: TenantId): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("webhook_told")
    .select(["subject", "state"])
    .where("tenant_id", "=", tenantId)
    .where("topic", "=", "transfer")
    .execute();
  return new Map(rows.map(({ subject, state }) => [subject, state]));
}
