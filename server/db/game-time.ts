import { type RawBuilder, sql } from "kysely";

/**
 * By what games stand in order, in a query over `games` or what it calls them: their tip-off, or the end of a day whose time is to
 * follow, so after the games of that day which have a time; null while undecided. Nothing to show or to count down to. SCHED24
 */
export function placeInTimeOf(games: string): RawBuilder<Date | null> {
  const [tipOff, tenantId, day] = ["tip_off", "tenant_id", "tip_off_day"].map((column) => sql.ref(`${games}.${column}`));
  return sql`coalesce(${tipOff}, end_of_day(${tenantId}, ${day}))`;
}
export const placeInTime = placeInTimeOf("games");

/** The day of a game in the tenant's time zone, whether its time is known or not; null while undecided. SCHED23 */
export function dayOf(games: string): RawBuilder<string | null> {
  const [tipOff, tenantId, day] = ["tip_off", "tenant_id", "tip_off_day"].map((column) => sql.ref(`${games}.${column}`));
  return sql`coalesce(${day}, (${tipOff} at time zone (select time_zone from tenants where tenants.tenant_id = ${tenantId}))::date)`;
}
