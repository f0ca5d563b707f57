import { sql, type Transaction } from "kysely";
import type { Side } from "#core/game/facts.ts";
import type { PlayerKey, TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import { byText } from "#core/stats/history/ranking.ts";
import type { LineupLine } from "#core/stats/lineups.ts";
import type { StoredLineup, StoredOnOff } from "../db/history-tables.ts";
import type { PersonId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { deleteRows, insertRows } from "./statistics-rows.ts";

/** One game's lineups of a team; `persons` tells who its keys stand for. */
export type TeamGameLineups = {
  readonly team: TeamId;
  readonly phase: Phase;
  readonly lineups: readonly LineupLine[];
  readonly persons: Readonly<Record<PlayerKey, PersonId | null>>;
};

/** Most lineups are on court for a minute; a page shows those that were longest. */
const lineupsKept = 40;

/** Who was on court together for these teams, over the games whose logs tell. */
export async function projectTeamLineups(transaction: Transaction<Database>, tenantId: TenantId, teams: readonly TeamId[]): Promise<void> {
  if (teams.length === 0) return;
  const { rows } = await sql<{
    team: TeamId;
    phase: Phase;
    side: Side;
    lineups: readonly LineupLine[];
    persons: TeamGameLineups["persons"];
  }>`
    select line.team_id as team, line.phase, line.side, box.lineups -> line.side as lineups,
      (select json_object_agg(player.player_key, player.person_id) from box_player_lines player
        where player.tenant_id = line.tenant_id and player.game_id = line.game_id and player.side = line.side) as persons
    from box_team_lines line
    join game_boxes box on box.tenant_id = line.tenant_id and box.game_id = line.game_id
    where line.tenant_id = ${tenantId} and line.team_id = any(${teams}::uuid[]) and line.counted
      and json_array_length(box.lineups -> line.side) > 0`.execute(transaction);
  await deleteRows(transaction, tenantId, "team_lineups", "team_id", teams);
  await insertRows(transaction, "team_lineups", teamLineupRows(tenantId, rows));
}

export function teamLineupRows(tenantId: TenantId, games: readonly TeamGameLineups[]) {
  return [...Map.groupBy(games, ({ team, phase }) => `${team} ${phase}`).values()].flatMap((ofTeam) => {
    const [first] = ofTeam;
    if (!first) return [];
    return [{ tenant_id: tenantId, team_id: first.team, phase: first.phase, lineups: summedLineups(ofTeam), on_off: summedOnOff(ofTeam) }];
  });
}

type Stretch = { seconds: number; pointsFor: number; pointsAgainst: number };

/** The same persons in several games are one lineup; where one of them is not known it is left out. */
function summedLineups(games: readonly TeamGameLineups[]): StoredLineup[] {
  const sums = new Map<string, Stretch & { persons: readonly PersonId[]; games: number }>();
  for (const { lineups, persons } of games) {
    for (const lineup of lineups) {
      const known = lineup.players.flatMap((key) => persons[key] ?? []).toSorted(byText);
      if (known.length < lineup.players.length) continue;
      const sum = sums.get(known.join()) ?? { persons: known, games: 0, seconds: 0, pointsFor: 0, pointsAgainst: 0 };
      sums.set(known.join(), sum);
      sum.games++;
      add(sum, lineup);
    }
  }
  return [...sums.values()]
    .toSorted((one, other) => other.seconds - one.seconds || byText(one.persons.join(), other.persons.join()))
    .slice(0, lineupsKept);
}

/** With and without each player, in the games in which he was on court. */
function summedOnOff(games: readonly TeamGameLineups[]): StoredOnOff[] {
  const sums = new Map<PersonId, { games: number; on: Stretch; off: Stretch }>();
  for (const { lineups, persons } of games) {
    for (const key of new Set(lineups.flatMap(({ players }) => players))) {
      const person = persons[key];
      if (!person) continue;
      const sum = sums.get(person) ?? { games: 0, on: nothing(), off: nothing() };
      sums.set(person, sum);
      sum.games++;
      for (const lineup of lineups) add(lineup.players.includes(key) ? sum.on : sum.off, lineup);
    }
  }
  return [...sums].map(([person, sum]) => ({ person, ...sum })).toSorted((one, other) => byText(one.person, other.person));
}

function nothing(): Stretch {
  return { seconds: 0, pointsFor: 0, pointsAgainst: 0 };
}

function add(sum: Stretch, { seconds, pointsFor, pointsAgainst }: LineupLine): void {
  sum.seconds += seconds;
  sum.pointsFor += pointsFor;
  sum.pointsAgainst += pointsAgainst;
}
