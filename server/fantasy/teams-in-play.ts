import { type Kysely, sql } from "kysely";
import type { Bracket } from "#core/league/playoff/bracket.ts";
import type { SlotLabelKey } from "#core/league/playoff/slot-label.ts";
import type { TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "./fantasy-season.ts";

type TeamRow = {
  readonly teamId: TeamId;
  readonly hasGames: boolean;
  readonly hasWithdrawn: boolean;
  readonly bracket: Bracket<TeamId> | null;
};

/** Teams of a league that still have something to play for: not those that withdrew, or are out of the play-offs. FAN36 */
export async function teamsInPlay(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<ReadonlySet<TeamId>> {
  const { rows } = await sql<TeamRow>`
    select team.team_id as "teamId", playoffs.bracket,
      exists (select from games game where game.tenant_id = team.tenant_id and game.league_id = team.league_id
        and team.team_id in (game.home_team_id, game.away_team_id)
        and game.status in ('scheduled', 'postponed', 'date-to-be-decided', 'live', 'interrupted')) as "hasGames",
      exists (select from league_decisions decided
        where decided.tenant_id = team.tenant_id and decided.league_id = team.league_id and decided.revoked_at is null
          and decided.decision ->> 'kind' = 'withdrawal' and decided.decision ->> 'team' = team.team_id::text) as "hasWithdrawn"
    from teams team
    left join league_playoffs playoffs on playoffs.tenant_id = team.tenant_id and playoffs.league_id = team.league_id
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId}`.execute(db);
  const alive = aliveIn(rows[0]?.bracket ?? null);
  const staying = rows.filter(({ teamId, hasGames, hasWithdrawn }) => !hasWithdrawn && (alive === null || hasGames || alive.has(teamId)));
  return new Set(staying.map(({ teamId }) => teamId));
}

/**
 * Who stands in a pairing of play-offs that is not decided; after the last, who stood in its round. Winners stand in the next pairing at
 * once, so nobody is missed between two. `null`: it does not tell, because a slot waits for the table.
 */
export function aliveIn<Team extends string>(bracket: Pick<Bracket<Team>, "rounds"> | null): ReadonlySet<Team> | null {
  const duels = bracket?.rounds.flatMap((round) => round.duels) ?? [];
  const waits = duels.some(({ first, second }) => [first, second].some((slot) => slot.state === "open" && fromTables.has(slot.label.key)));
  if (bracket === null || duels.length === 0 || waits) return null;
  const open = duels.filter(({ state }) => state !== "decided");
  const telling = open.length > 0 ? open : (bracket.rounds.at(-1)?.duels ?? []);
  return new Set(telling.flatMap(({ first, second }) => [first, second]).flatMap(({ team }) => team ?? []));
}

const fromTables: ReadonlySet<SlotLabelKey> = new Set<SlotLabelKey>(["slots.seed", "slots.seedOfGroup", "slots.remaining"]);
