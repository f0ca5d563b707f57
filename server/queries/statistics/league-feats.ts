import { type Kysely, sql } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { FeatLine } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { featList } from "#core/stats/history/feat-list.ts";
import { featsInMinutes } from "#core/stats/feats.ts";
import type { Database } from "../../db/schema.ts";
import { playerGamesOf, playerLines } from "../../projections/statistics-lines.ts";
import { foundLeague, leagueRow } from "./find-league.ts";
import { refsOf, rowsWithRefs } from "./row-refs.ts";
import type { CareerPhase, LeagueAddress } from "#contract/refs.ts";

const shown = 20;

/** The performances of a season that are told for years, in one round trip. */
export async function leagueFeats(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  phase: CareerPhase,
): Promise<readonly FeatLine[] | null> {
  const latest = sql`${playerLines(tenantId, sql`line.league_id = leagues.league_id and ${isFeat(phase)}`)}
    order by line.played_at desc nulls last, line.game_id limit ${sql.lit(shown)}`.$castTo<LineRow>();
  const row = await leagueRow(db, tenantId, address)
    .select(rowsWithRefs(tenantId, latest, { persons: "person_id", teams: "team_id", games: "game_id" }).as("found"))
    .executeTakeFirst();
  if (!foundLeague(note, address, row) || !row) return null;
  const refs = refsOf(row.found.refs);
  return featList(playerGamesOf(row.found.rows)).map(({ game, feats }) => ({
    person: refs.person(game.person),
    team: refs.team(game.team),
    game: refs.game(game.game),
    feats,
  }));
}

type LineRow = NonNullable<Parameters<typeof playerGamesOf>[0]>[number];

/** What may be one: two of a hundred lines are. The feats themselves are told from the line. */
function isFeat(phase: CareerPhase) {
  const least = featsInMinutes(40);
  const inPhase = phase === "all" ? sql`` : sql`and line.phase = ${phase}`;
  const rebounds = sql`coalesce(line.offensive_rebounds + line.defensive_rebounds, 0)`;
  const tens = sql.join(
    [sql`line.points`, rebounds, sql`line.assists`, sql`line.steals`, sql`line.blocks`].map(
      (figure) => sql`(coalesce(${figure}, 0) >= 10)::integer`,
    ),
    sql` + `,
  );
  return sql`(line.points >= ${least.points} or ${rebounds} >= ${least.rebounds} or line.assists >= ${least.assists}
      or line.steals >= ${least.steals} or line.blocks >= ${least.blocks} or line.three_pointers_made >= ${least.threePointersMade}
      or (line.free_throws_made >= ${least.perfectFreeThrows} and line.free_throws_made = line.free_throws_attempted) or ${tens} >= 3
      or (line.points >= 5 and ${rebounds} >= 5 and line.assists >= 5 and line.steals >= 5 and line.blocks >= 5)) ${inPhase}`;
}
