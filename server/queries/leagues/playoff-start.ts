import { type Kysely, sql } from "kysely";
import type { PlayoffStart } from "#contract/playoff-view.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { isFedByGroups, playoffPlaces } from "#core/league/playoff/playoff-places.ts";
import { leagueTable, type PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { gamesInRounds } from "../../db/games-in-rounds.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { teamRef } from "../refs/team-ref.ts";
import type { TableRowOfTeam } from "./table-rows.ts";

/** The plan of the play-offs of the league that the query around it is about, as long as none of their games is made. */
export function planAhead(db: Kysely<Database>, tenantId: TenantId) {
  const league = sql.ref("leagues.league_id");
  const made = gamesInRounds(db, tenantId)
    .where(sql<boolean>`games.league_id = ${league}`)
    .where("rounds.kind", "=", "playoff")
    .select("games.game_id");
  return db
    .selectFrom("league_playoffs")
    .where("league_playoffs.tenant_id", "=", tenantId)
    .where(sql<boolean>`league_playoffs.league_id = ${league}`)
    .where((plan) => plan.not(plan.exists(made)))
    .select(sql<PlayoffPlan<TeamId>>`league_playoffs.plan`.as("plan"));
}

/** Out of the table that stands beside it, so that both say the same. LOOK28 */
export function playoffStart(plan: PlayoffPlan<TeamId> | null, table: readonly TableRowOfTeam[]): PlayoffStart | null {
  const ranked = table.filter(({ row }) => row !== null && !row.withdrawn);
  const isPlayed = ranked.some(({ row }) => row !== null && row.played > 0);
  if (plan === null || !isPlayed || isFedByGroups(plan)) return null;
  const teams = new Map(ranked.map(({ teamId, team }) => [teamId, team]));
  const [first] = bracketOf(plan, { [leagueTable]: [...teams.keys()] }, []).rounds;
  const pairs = (first?.duels ?? []).flatMap((duel) => {
    const [one, other] = [duel.first, duel.second].map(({ team }) => (team === null ? undefined : teams.get(team)));
    return one && other ? [[teamRef(one), teamRef(other)] as const] : [];
  });
  return pairs.length === 0 ? null : { places: playoffPlaces(plan), pairs };
}
