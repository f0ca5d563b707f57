import { sql, type Transaction } from "kysely";
import type { PlayerKey, TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import { byText } from "#core/stats/history/ranking.ts";
import { type CombinedGame, seasonCombinations } from "#core/stats/history/season-combinations.ts";
import type { StoredLineup, StoredOnOff } from "../db/history-tables.ts";
import type { PersonId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { deleteRows, insertRows } from "./statistics-rows.ts";
import { type PlayedGame, teamCombinationRows } from "./team-combinations.ts";

/** One game's lineups of a team; `persons` tells who its keys stand for. */
export type TeamGameLineups = CombinedGame<PersonId> & { readonly team: TeamId; readonly phase: Phase };

/** Most lineups are on court for a minute; a page shows those that were longest. */
const lineupsKept = 40;

/** Who was on court together for these teams, over the games whose substitutions reconcile. LINE4 LINE6 */
export async function projectTeamLineups(transaction: Transaction<Database>, tenantId: TenantId, teams: readonly TeamId[]): Promise<void> {
  if (teams.length === 0) return;
  const { rows: played } = await sql<PlayedGame>`
    select line.team_id as team, line.phase, case when told.reconciled then json_build_object(
      'lineups', case line.side when 'home' then told.home else told.away end, 'possessionsCounted', told."possessionsCounted",
      'persons', (select json_object_agg(player.player_key, player.person_id) from box_player_lines player
        where player.tenant_id = line.tenant_id and player.game_id = line.game_id and player.side = line.side)) end as told
    from box_team_lines line
    left join game_boxes box on box.tenant_id = line.tenant_id and box.game_id = line.game_id
    left join lateral json_to_record(box.lineups) as told (home json, away json, reconciled boolean, "possessionsCounted" json) on true
    where line.tenant_id = ${tenantId} and line.team_id = any(${teams}::uuid[]) and line.counted`.execute(transaction);
  const games = played.flatMap(({ team, phase, told }) => (told === null ? [] : [{ ...told, team, phase }]));
  for (const table of ["team_lineups", "team_combinations"] as const) await deleteRows(transaction, tenantId, table, "team_id", teams);
  await insertRows(transaction, "team_lineups", teamLineupRows(tenantId, games));
  await insertRows(transaction, "team_combinations", teamCombinationRows(tenantId, played));
}

export function teamLineupRows(tenantId: TenantId, games: readonly TeamGameLineups[]) {
  return [...Map.groupBy(games, ({ team, phase }) => `${team} ${phase}`).values()].flatMap((ofTeam) => {
    const [first] = ofTeam;
    if (!first) return [];
    return [{ tenant_id: tenantId, team_id: first.team, phase: first.phase, lineups: summedLineups(ofTeam), on_off: summedOnOff(ofTeam) }];
  });
}

type Stretch = { seconds: number; pointsFor: number; pointsAgainst: number };

function summedLineups(games: readonly TeamGameLineups[]): StoredLineup[] {
  return seasonCombinations(games, 5)
    .slice(0, lineupsKept)
    .map(({ persons, games: together, seconds, pointsFor, pointsAgainst }) => ({
      persons,
      games: together,
      seconds,
      pointsFor,
      pointsAgainst,
    }));
}

/** With and without each player, in the games in which he was on court. */
function summedOnOff(games: readonly TeamGameLineups[]): StoredOnOff[] {
  const sums = new Map<PersonId, { games: number; on: Stretch; off: Stretch }>();
  for (const { lineups, persons } of games) {
    // All counts are whole numbers: what was done without him is what is left of all.
    const all = nothing();
    const onCourt = new Map<PlayerKey, Stretch>();
    for (const lineup of lineups) {
      add(all, lineup);
      for (const key of lineup.players) {
        const on = onCourt.get(key) ?? nothing();
        onCourt.set(key, on);
        add(on, lineup);
      }
    }
    for (const [key, on] of onCourt) {
      const person = persons[key];
      if (!person) continue;
      const sum = sums.get(person) ?? { games: 0, on: nothing(), off: nothing() };
      sums.set(person, sum);
      sum.games++;
      add(sum.on, on);
      add(sum.off, all);
      take(sum.off, on);
    }
  }
  return [...sums].map(([person, sum]) => ({ person, ...sum })).toSorted((one, other) => byText(one.person, other.person));
}

function nothing(): Stretch {
  return { seconds: 0, pointsFor: 0, pointsAgainst: 0 };
}

function add(sum: Stretch, { seconds, pointsFor, pointsAgainst }: Stretch): void {
  sum.seconds += seconds;
  sum.pointsFor += pointsFor;
  sum.pointsAgainst += pointsAgainst;
}

function take(sum: Stretch, { seconds, pointsFor, pointsAgainst }: Stretch): void {
  sum.seconds -= seconds;
  sum.pointsFor -= pointsFor;
  sum.pointsAgainst -= pointsAgainst;
}
