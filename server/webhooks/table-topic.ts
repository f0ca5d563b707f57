import { type Kysely, sql } from "kysely";
import { apiCalls, apiPath } from "#contract/api/api-calls.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Wire } from "../api/public-api/wire.ts";
import type { Database } from "../db/schema.ts";
import { localName } from "../queries/refs/local-name.ts";
import { changedSince, noteEvents, type States } from "./note-events.ts";

/** Every table there is, as a digest. */
export function tableStates(tenantId: TenantId): States {
  return sql`select seasons.slug || '/' || leagues.slug as subject, rows.state, seasons.slug as season, leagues.slug as league,
      leagues.name, leagues.transliterable, seasons.is_current as "isCurrent"
    from (select league_id, md5(string_agg(standing::text, ' ' order by team_id)) as state
      from standings_rows standing where tenant_id = ${tenantId} group by league_id) rows
    join leagues on leagues.tenant_id = ${tenantId} and leagues.league_id = rows.league_id
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id`;
}

type Change = {
  readonly subject: string;
  readonly state: string;
  readonly before: string | null;
  readonly season: string;
  readonly league: string;
  readonly name: string;
  readonly transliterable: boolean;
  readonly isCurrent: boolean;
};

/** Writes down which tables changed. `true`: there was one. The first table of a past season is none of them. WEBHOOK5 */
export async function noteTableChanges(db: Kysely<Database>, tenantId: TenantId, wire: Wire, now: number): Promise<boolean> {
  const { rows } =
    await sql<Change>`select * from ${changedSince(tenantId, "table", tableStates(tenantId))} changed order by subject`.execute(db);
  for (const { subject, state, before, season, league, name, transliterable, isCurrent } of rows) {
    const competition = wire.competition({ seasonSlug: season, leagueSlug: league, name: localName(name, transliterable) });
    const data = { competition, href: wire.url(apiPath(apiCalls.standings.path, { season, league })) };
    const isNews = before !== null || isCurrent;
    const told = { topic: "table", subject, before, after: state } as const;
    await noteEvents(db, tenantId, told, isNews ? [{ type: "standings.changed", at: now, league, data }] : [], now);
  }
  return rows.length > 0;
}
