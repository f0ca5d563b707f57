import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { CareerPhase, LeagueAddress, LeagueBest } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PerformanceIndex } from "#core/league/competition-settings.ts";
import { type LeaderRow, leadersOf } from "#core/stats/history/leaders.ts";
import { perGameTable } from "#core/stats/history/per-game-table.ts";
import { defaultPerGameView } from "#core/stats/history/per-game-filter.ts";
import { byText, mostFirst, type Ranked, topWithTies } from "#core/stats/history/ranking.ts";
import { countIn } from "#core/stats/history/statistics.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonCandidate } from "../../projections/league-candidates.ts";
import { type PlayerHistoryGame, playerGames } from "../../projections/statistics-lines.ts";
import { findLeague } from "./find-league.ts";
import { candidatesIn, entryOf, leaderLine, minimumOf } from "./league-figures.ts";
import { rowRefs } from "./row-refs.ts";

const positions = ["PG", "SG", "SF", "PF", "C"] as const;
const shown = { best: 10, lastRound: 5 };

type Row = Ranked<LeaderRow<SeasonCandidate>>;

/** Everybody who has played enough, by the one index of the league, and who was best in its latest round. */
export async function leagueBest(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  phase: CareerPhase | null,
): Promise<LeagueBest | null> {
  const league = await findLeague(db, tenantId, address);
  if (!league) return null;
  note(pageTags.league(league.leagueId));
  const [found, lastGames] = await Promise.all([
    candidatesIn(db, tenantId, league, phase),
    gamesOfLastRound(db, tenantId, league.leagueId, phase),
  ]);
  const { candidates, rule, index } = found;
  const category = { statistic: index, mode: "average" } as const;
  const all: readonly Row[] = leadersOf(candidates, category, rule, candidates.length).leaders;
  const best = all.filter(({ rank }) => rank <= shown.best);
  const five = positions.flatMap((position) => all.find(({ candidate }) => candidate.position === position) ?? []);
  const ofTeams = [...Map.groupBy(all, ({ candidate }) => candidate.team).values()].flatMap(([first]) => first ?? []);
  const round = bestGames(lastGames, index);
  const rows = [...best, ...five, ...ofTeams];
  const refs = await rowRefs(db, tenantId, {
    persons: [...rows.map(({ candidate }) => candidate.person), ...round.map(({ game }) => game.person)],
    teams: [...rows.map(({ candidate }) => candidate.team), ...round.map(({ game }) => game.team)],
    games: round.map(({ game }) => game.game),
  });
  return {
    index,
    ...minimumOf(found, category, phase),
    best: best.flatMap((row) => {
      const [cells] = perGameTable([entryOf(row.candidate)], defaultPerGameView, 1).rows;
      return cells ? [{ rank: row.rank, ...leaderLine(refs, row), values: cells.values }] : [];
    }),
    five: five.map((row) => leaderLine(refs, row)),
    ofTeams: ofTeams.map((row) => ({ rank: row.rank, ...leaderLine(refs, row) })),
    lastRound: round.map(({ rank, value, game }) => ({
      rank,
      value,
      person: refs.person(game.person),
      team: refs.team(game.team),
      shirt: game.shirt,
      points: game.points,
      rebounds: countIn(game, "rebounds"),
      assists: game.assists,
      game: refs.game(game.game),
    })),
  };
}

function bestGames(games: readonly PlayerHistoryGame[], index: PerformanceIndex) {
  const valued = games.flatMap((game) => {
    const value = countIn(game, index);
    return value === null ? [] : [{ value, game }];
  });
  return topWithTies(
    valued,
    shown.lastRound,
    (one, other) => mostFirst(one.value, other.value),
    (one, other) => byText(one.game.person, other.game.person) || byText(one.game.game, other.game.game),
  );
}

/** Found by the round's own games, so that no other line of the season is read. */
async function gamesOfLastRound(
  db: Kysely<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  phase: CareerPhase | null,
): Promise<readonly PlayerHistoryGame[]> {
  const inPhase = phase === null || phase === "all" ? sql`` : sql`and line.phase = ${phase}`;
  const { rows } = await sql<{ game_id: string }>`
    select line.game_id from box_team_lines line
    where line.tenant_id = ${tenantId} and line.league_id = ${leagueId} and line.side = 'home' and line.counted ${inPhase}
    order by rank() over (order by line.phase = 'playoff' desc, line.round_number desc) fetch first 1 rows with ties`.execute(db);
  return rows.length === 0 ? [] : playerGames(db, tenantId, { games: rows.map(({ game_id }) => game_id) });
}
