import { type Kysely, sql, type Transaction } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { OfficeToday, TeamThatWaits } from "#contract/office-today.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { actingOn, type RoleHeld, rolesHeld } from "./acts-as.ts";
import { competitions } from "./competitions.ts";
import { gamesAtHand } from "./games-at-hand.ts";
import type { OfficeHand } from "./office-change.ts";
import { officeHand } from "./office-hand.ts";
import { rowTotals } from "./row-source.ts";
import { allStores } from "./things.ts";
import { idsWithin } from "./within-reach.ts";

/** So many applications stand on the first page. */
const mostWaiting = 20;

/** What waits, for whoever opens the office: few statements, however much there is. OFF21, OFF77 */
export type TodayDesk = { seen(visitor: SignedInVisitor): Promise<OfficeToday> };

type Where = { readonly transaction: Transaction<Database>; readonly hand: OfficeHand; readonly held: readonly RoleHeld[] | null };

/** `now`: epoch milliseconds. */
export function todayDesk(db: Kysely<Database>, now: () => number): TodayDesk {
  return {
    seen: async (visitor) => {
      const hand = await officeHand(db, visitor, now, "screen");
      return inTransaction(db, async (transaction) => {
        const where = { transaction, hand, held: await rolesHeld(transaction, hand) };
        const { games, late } = await gamesAtHand(where);
        return { ...(await totalsOf(where)), applications: await applicationsOf(where), games, late };
      });
    },
  };
}

async function totalsOf({ transaction, hand, held }: Where): Promise<Pick<OfficeToday, "counts" | "gaps">> {
  const asked = [];
  for (const store of allStores()) {
    const acting = actingOn(held, store.thing, "read");
    if (acting === null) continue;
    const within = await idsWithin(transaction, store, hand, acting);
    asked.push({ store, ids: within === null ? null : [...within] });
  }
  const totals = await rowTotals(transaction, hand.tenantId, asked);
  return {
    counts: totals.map(({ thing, count }) => ({ thing, count })),
    gaps: totals.flatMap(({ thing, gaps }) =>
      Object.entries(gaps).flatMap(([field, count]) => (count > 0 ? [{ thing, field, count }] : [])),
    ),
  };
}

/** Teams that wait, for whoever runs the competition that they asked to be let into. */
async function applicationsOf({ transaction, hand, held }: Where): Promise<readonly TeamThatWaits[] | null> {
  const acting = actingOn(held, competitions.thing, "set");
  if (acting === null) return null;
  const within = await idsWithin(transaction, competitions, hand, acting);
  const ids = within === null ? null : [...within];
  const { rows } = await sql<TeamThatWaits>`
    select application.application_id as uuid, league.name || ' ' || season.name as competition,
      coalesce(nullif(application.entry ->> 'teamName', ''), application.entry ->> 'clubName') as team,
      json_array_length(application.entry -> 'players') as players,
      (extract(epoch from application.submitted_at) * 1000)::float8 as at
    from team_applications application
    join leagues league on league.tenant_id = application.tenant_id and league.league_id = application.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where application.tenant_id = ${hand.tenantId} and application.status = 'submitted'
      and (${ids}::uuid[] is null or application.league_id = any(${ids}::uuid[]))
    order by application.submitted_at, application.application_id limit ${mostWaiting}`.execute(transaction);
  return rows;
}
