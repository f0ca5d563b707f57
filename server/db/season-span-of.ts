import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { isWithinSpan, type SeasonSpan, seasonSpan } from "#core/league/season-span.ts";
import type { LeagueId } from "./row-ids.ts";
import type { Database } from "./schema.ts";

/** Within which days the games of a league may lie: a year around its season, or so many. DATE2 */
export async function seasonSpanOf(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId, years?: number): Promise<SeasonSpan> {
  const season = await db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .select([
      "seasons.slug",
      sql<string | null>`seasons.starts_on::text`.as("startsOn"),
      sql<string | null>`seasons.ends_on::text`.as("endsOn"),
    ])
    .where("leagues.tenant_id", "=", tenantId)
    .where("leagues.league_id", "=", leagueId)
    .executeTakeFirstOrThrow();
  return seasonSpan(season, years);
}

/** Why a game cannot be played then, at a moment or on a day (`2026-12-05`), in one line; `null`: it can, or is undecided. DATE2 */
export function outsideSeason(when: number | string | null, span: SeasonSpan): string | null {
  if (when === null) return null;
  const isWithin = typeof when === "number" ? isWithinSpan(when, span) : span.from <= when && when <= span.to;
  if (isWithin) return null;
  return `${typeof when === "number" ? utcDayOf(when) : when} is too far from the season: its games lie between ${span.from} and ${span.to}`;
}
