import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { CareerPhase, FeatLine, LeagueAddress } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { featList } from "#core/stats/history/feat-list.ts";
import { featsInMinutes } from "#core/stats/feats.ts";
import type { Database } from "../../db/schema.ts";
import { playerGames } from "../../projections/statistics-lines.ts";
import { findLeague } from "./find-league.ts";
import { rowRefs } from "./row-refs.ts";

const shown = 20;

/** The performances of a season that are told for years: two of a hundred lines may be one, so only those games are read. */
export async function leagueFeats(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  phase: CareerPhase,
): Promise<readonly FeatLine[] | null> {
  const league = await findLeague(db, tenantId, address);
  if (!league) return null;
  note(pageTags.league(league.leagueId));
  const least = featsInMinutes(40);
  const inPhase = phase === "all" ? sql`` : sql`and phase = ${phase}`;
  const rebounds = sql`coalesce(offensive_rebounds + defensive_rebounds, 0)`;
  const tens = sql.join(
    [sql`points`, rebounds, sql`assists`, sql`steals`, sql`blocks`].map((figure) => sql`(coalesce(${figure}, 0) >= 10)::integer`),
    sql` + `,
  );
  const { rows } = await sql<{ game_id: string; person_id: string }>`
    select game_id, person_id from box_player_lines
    where tenant_id = ${tenantId} and league_id = ${league.leagueId} and counted and played and person_id is not null ${inPhase}
      and (points >= ${least.points} or ${rebounds} >= ${least.rebounds} or assists >= ${least.assists} or steals >= ${least.steals}
        or blocks >= ${least.blocks} or three_pointers_made >= ${least.threePointersMade}
        or (free_throws_made >= ${least.perfectFreeThrows} and free_throws_made = free_throws_attempted) or ${tens} >= 3
        or (points >= 5 and ${rebounds} >= 5 and assists >= 5 and steals >= 5 and blocks >= 5))
    order by played_at desc nulls last, game_id limit ${sql.lit(shown)}`.execute(db);
  if (rows.length === 0) return [];
  const wanted = new Set(rows.map(({ game_id, person_id }) => `${game_id} ${person_id}`));
  const games = await playerGames(db, tenantId, { games: [...new Set(rows.map(({ game_id }) => game_id))] });
  const feats = featList(games.filter(({ game, person }) => wanted.has(`${game} ${person}`)));
  const refs = await rowRefs(db, tenantId, {
    persons: feats.map(({ game }) => game.person),
    teams: feats.map(({ game }) => game.team),
    games: feats.map(({ game }) => game.game),
  });
  return feats.map(({ game, feats: own }) => ({
    person: refs.person(game.person),
    team: refs.team(game.team),
    game: refs.game(game.game),
    feats: own,
  }));
}
