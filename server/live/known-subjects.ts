import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { AskedChannel, ChannelKind } from "./asked-channels.ts";
import { gathered } from "./gathered.ts";

/** Asked about in one question. */
const mostAtOnce = 500;
/** Remembered to be there; the rest is asked for again. */
const mostRemembered = 5000;

/** Whether a tenant has what a channel is about. */
export type IsKnownSubject = (tenantId: TenantId, channel: Pick<AskedChannel, "kind" | "subject">) => Promise<boolean>;

type SubjectQuery = { readonly tenantId: TenantId; readonly kind: ChannelKind; readonly subject: string };

/** Looked up in the database, for all who ask at the same time in one question. What is not there is not remembered: it may come to be. */
export function knownSubjects(db: Kysely<Database>): IsKnownSubject {
  const remembered = new Set<string>();
  const look = gathered((asked: readonly SubjectQuery[]) => areThere(db, asked), keyOf, mostAtOnce);
  return async (tenantId, { kind, subject }) => {
    if (kind === "games" || kind === "probe") return true;
    const asked = { tenantId, kind, subject };
    const key = keyOf(asked);
    if (remembered.has(key)) return true;
    if (!(await look(asked))) return false;
    remembered.add(key);
    for (const oldest of remembered) {
      if (remembered.size <= mostRemembered) break;
      remembered.delete(oldest);
    }
    return true;
  };
}

async function areThere(db: Kysely<Database>, asked: readonly SubjectQuery[]): Promise<readonly boolean[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select case asked.kind
      when 'league' then exists (select from leagues where tenant_id = asked.tenant_id and league_id = asked.subject::uuid)
      when 'venue' then exists (select from venues where tenant_id = asked.tenant_id and slug = asked.subject)
      else exists (select from games where tenant_id = asked.tenant_id and game_id = asked.subject::uuid)
      end as "isThere"
    from unnest(
      ${asked.map(({ tenantId }) => tenantId)}::uuid[], ${asked.map(({ kind }) => kind)}::text[], ${asked.map(({ subject }) => subject)}::text[]
    ) with ordinality asked (tenant_id, kind, subject, place)
    order by asked.place`.execute(db);
  return rows.map(({ isThere }) => isThere);
}

function keyOf({ tenantId, kind, subject }: SubjectQuery): string {
  return `${tenantId} ${kind === "league" || kind === "venue" ? kind : "game"} ${subject}`;
}
