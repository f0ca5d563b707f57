import type { Insertable } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { mergePlayerSums, type PlayerSums } from "#core/stats/history/sums.ts";
import { careerTotal, seasonEndStatistics } from "#core/stats/history/yearly-leaders.ts";
import type { CareerPhase } from "../db/history-tables.ts";
import type { Database } from "../db/schema.ts";
import type { PlayerHistoryGame } from "./statistics-lines.ts";

/** A stretch of a career within one season, with its games in their order. */
type Part = { readonly games: readonly PlayerHistoryGame[]; readonly sums: PlayerSums };

type SeasonEndRow = { readonly [Column in keyof Insertable<Database["career_season_ends"]>]: unknown };

/** What a career had come to when each of its seasons ended; the parts in the order of their games. YEAR2 */
export function seasonEndRows(tenantId: TenantId, person: string, phase: CareerPhase, parts: readonly Part[]): SeasonEndRow[] {
  const rows: SeasonEndRow[] = [];
  let soFar: PlayerSums | null = null;
  for (const [season, ofSeason] of Map.groupBy(parts, ({ games: [first] }) => first?.season)) {
    for (const { sums } of ofSeason) soFar = soFar === null ? sums : mergePlayerSums(soFar, sums);
    const subject = { tenant_id: tenantId, person_id: person, season_id: season, phase, team_id: ofSeason.at(-1)?.games.at(-1)?.team };
    for (const statistic of seasonEndStatistics) {
      const total = soFar && careerTotal(soFar, statistic);
      // A total of nothing is none.
      if (total) rows.push({ ...subject, statistic, total });
    }
  }
  return rows;
}
