import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { gamesPlayedInARow } from "#core/stats/history/streaks.ts";
import type { ClubId, PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";

/** A game of a club as a series of games played sees it, and who of the club played in it. */
export type ClubAppearances = Parameters<typeof gamesPlayedInARow>[0][number] & {
  readonly club: ClubId;
  readonly persons: readonly PersonId[];
};

type Row = {
  readonly club: ClubId;
  readonly game: string;
  readonly season: string;
  readonly team: string;
  readonly round: number;
  readonly counted: boolean;
  readonly played_at: Date | null;
  readonly persons: readonly PersonId[];
};

/** All games of these clubs that ended in a result, with everybody who played for them; one round trip. STREAK5 */
export async function clubAppearances(db: Kysely<Database>, tenantId: TenantId, clubs: readonly ClubId[]): Promise<ClubAppearances[]> {
  // Joined, and not looked up line by line: of lines that were written a moment ago the database may not know yet by what index.
  const { rows } = await sql<Row>`
    select line.club_id as club, line.game_id as game, line.season_id as season, line.team_id as team, line.round_number as round,
      line.counted, line.played_at, coalesce(own.persons, '{}') as persons
    from box_team_lines line
    left join (
      select game_id, team_id, array_agg(person_id) as persons from box_player_lines
      where tenant_id = ${tenantId} and club_id = any(${clubs}::uuid[]) and counted and played and person_id is not null
      group by game_id, team_id
    ) own on own.game_id = line.game_id and own.team_id = line.team_id
    where line.tenant_id = ${tenantId} and line.club_id = any(${clubs}::uuid[]) and (line.counted or line.won is not null)`.execute(db);
  return rows.map(({ counted, played_at, ...row }) => ({ ...row, forfeited: !counted, playedAt: played_at?.getTime() ?? null }));
}
