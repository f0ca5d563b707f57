import { type Kysely, type RawBuilder, sql } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { LeagueBest } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PerformanceIndex } from "#core/league/competition-settings.ts";
import { type LeaderRow, leadersOf } from "#core/stats/history/leaders.ts";
import { perGameTable } from "#core/stats/history/per-game-table.ts";
import { defaultPerGameView } from "#core/stats/history/per-game-filter.ts";
import { byText, mostFirst, type Ranked, topWithTies } from "#core/stats/history/ranking.ts";
import { countIn } from "#core/stats/history/statistics.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonCandidate } from "../../projections/league-candidates.ts";
import { type JsonPlayerRow, type PlayerHistoryGame, playerGamesOf, playerLines } from "../../projections/statistics-lines.ts";
import { foundLeague } from "./find-league.ts";
import { candidateRows, candidatesIn, entryOf, leaderLine, minimumOf } from "./league-figures.ts";
import { rowRefs } from "./row-refs.ts";
import type { CareerPhase, LeagueAddress } from "#contract/refs.ts";

const positions = ["PG", "SG", "SF", "PF", "C"] as const;
const shown = { best: 10, lastRound: 5 };

type Row = Ranked<LeaderRow<SeasonCandidate>>;

/** Everybody who has played enough, by the one index of the league, and who was best in its latest round. Two round trips. */
export async function leagueBest(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  phase: CareerPhase | null,
): Promise<LeagueBest | null> {
  const row = await candidateRows(db, tenantId, address).select(linesOfLastRound(tenantId, phase).as("lastRound")).executeTakeFirst();
  const league = foundLeague(note, address, row);
  if (!row || !league) return null;
  const found = candidatesIn(row, phase);
  const { candidates, rule, index } = found;
  const category = { statistic: index, mode: "average" } as const;
  const all: readonly Row[] = leadersOf(candidates, category, rule, candidates.length).leaders;
  const best = all.filter(({ rank }) => rank <= shown.best);
  const five = positions.flatMap((position) => all.find(({ candidate }) => candidate.position === position) ?? []);
  const ofTeams = [...Map.groupBy(all, ({ candidate }) => candidate.team).values()].flatMap(([first]) => first ?? []);
  const round = bestGames(playerGamesOf(row.lastRound), index);
  const rows = [...best, ...five, ...ofTeams];
  const refs = await rowRefs(db, tenantId, {
    persons: [...rows.map(({ candidate }) => candidate.person), ...round.map(({ game }) => game.person)],
    teams: [...rows.map(({ candidate }) => candidate.team), ...round.map(({ game }) => game.team)],
    games: round.map(({ game }) => game.game),
  });
  return {
    ...league.head,
    index,
    ...minimumOf(found, category, phase),
    best: best.flatMap((line) => {
      const [cells] = perGameTable([entryOf(line.candidate)], defaultPerGameView, 1).rows;
      return cells ? [{ rank: line.rank, ...leaderLine(refs, line), values: cells.values }] : [];
    }),
    five: five.map((line) => leaderLine(refs, line)),
    ofTeams: ofTeams.map((line) => ({ rank: line.rank, ...leaderLine(refs, line) })),
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

/** Of the league around it, found by the round's own games, so that no other line of the season is read. */
function linesOfLastRound(tenantId: TenantId, phase: CareerPhase | null): RawBuilder<readonly JsonPlayerRow[] | null> {
  const inPhase = phase === null || phase === "all" ? sql`` : sql`and played.phase = ${phase}`;
  const games = sql`
    select played.game_id from box_team_lines played
    where played.tenant_id = ${tenantId} and played.league_id = leagues.league_id and played.side = 'home' and played.counted ${inPhase}
    order by rank() over (order by played.phase = 'playoff' desc, played.round_number desc) fetch first 1 rows with ties`;
  return sql`(select json_agg(line) from (${playerLines(tenantId, sql`line.game_id = any(array(${games}))`)}) line)`;
}
