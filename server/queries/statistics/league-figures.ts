import { type Expression, type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { NotePageTag } from "#contract/page-tags.ts";
import type {
  LeaderLine,
  LeagueLeaders,
  LeaguePerGame,
  PageOfTable,
  PerGameLine,
  StatisticsQueries,
} from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { QualificationRule } from "#core/league/competition-settings.ts";
import { leaderProgress } from "#core/stats/history/leader-progress.ts";
import { gamesForLeaders, type LeaderRow, leadersOf } from "#core/stats/history/leaders.ts";
import { filterGames, type PerGameFilter, type PerGameView } from "#core/stats/history/per-game-filter.ts";
import { type PerGameEntry, perGameEntries, perGameTable } from "#core/stats/history/per-game-table.ts";
import { type LeaderCategory, requirementFor } from "#core/stats/history/qualification.ts";
import type { Phase, PlayerGame } from "#core/stats/history/game-line.ts";
import { minimumPhrase, ruleNotes } from "#core/wording/standing-phrases.ts";
import { doubleDoubleStatistics } from "#core/stats/statistic-sets.ts";
import type { Database } from "../../db/schema.ts";
import { candidatesOf, type LeagueCandidates, type SeasonCandidate, seasonRowsOf } from "../../projections/league-candidates.ts";
import { playerGames } from "../../projections/statistics-lines.ts";
import { leagueAt } from "../leagues/league-at.ts";
import { foundLeague, leagueRow } from "./find-league.ts";
import { pacesAround, teamTotalsJson } from "./league-pace.ts";
import { rowRefs, type RowRefs } from "./row-refs.ts";
import type { CareerPhase, LeagueAddress } from "#contract/refs.ts";

const linesOnPage = 50;

/**
 * Any list of leaders of a league, worked out of its season's sums: two round trips, however many games were played; how
 * a list came about needs the league's games, in a third.
 */
export async function leagueLeaders(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  wanted: Parameters<StatisticsQueries["leagueLeaders"]>[1],
): Promise<LeagueLeaders | null> {
  const [row, games] = await Promise.all([
    candidateRows(db, tenantId, address).executeTakeFirst(),
    wanted.progress ? gamesOfLeague(db, tenantId, address) : [],
  ]);
  const league = foundLeague(note, address, row);
  if (!row || !league) return null;
  const found = candidatesIn(row, wanted.phase);
  const { candidates, rule, index } = found;
  const asked: readonly LeaderCategory[] =
    wanted.categories.length > 0
      ? wanted.categories
      : [...doubleDoubleStatistics, index].map((statistic) => ({ statistic, mode: "average" }));
  const lists = asked.map((category) => leadersOf(candidates, category, rule, wanted.lastRank));
  const reigns = asked[0] ? leaderProgress(gamesOfPhase(games, rule, wanted.phase), asked[0], rule) : [];
  const shown = [
    ...lists.flatMap(({ leaders, notYet }) => [...leaders, ...notYet].map(({ candidate }) => candidate)),
    ...reigns.flatMap(({ leaders }) => leaders.map(({ candidate }) => candidate)),
  ];
  const refs = await rowRefs(db, tenantId, { persons: shown.map(({ person }) => person), teams: shown.map(({ team }) => team) });
  return {
    ...league.head,
    index,
    lists: lists.map(({ category, leaders, notYet }) => ({
      category,
      leaders: leaders.map((line) => ({ rank: line.rank, ...leaderLine(refs, line) })),
      notYet: notYet.map((line) => leaderLine(refs, line)),
      ...minimumOf(found, category, wanted.phase),
    })),
    progress: reigns.map(({ leaders, ...stretch }) => ({
      ...stretch,
      value: leaders[0]?.value ?? 0,
      leaders: leaders.map(({ candidate }) => ({ person: refs.person(candidate.person), team: refs.team(candidate.team) })),
    })),
  };
}

function gamesOfLeague(db: Kysely<Database>, tenantId: TenantId, address: LeagueAddress) {
  return playerGames(db, tenantId, { leagues: leagueAt(db, tenantId, address).select("leagues.league_id") });
}

/** `null`: those that count for its leaders. */
function gamesOfPhase<Game extends PlayerGame>(
  games: readonly Game[],
  rule: QualificationRule,
  phase: CareerPhase | null,
): readonly Game[] {
  if (phase === null) return gamesForLeaders(games, rule);
  return phase === "all" ? games : games.filter((game) => game.phase === phase);
}

export function leaderLine(refs: RowRefs, { candidate, value, games, standing }: LeaderRow<SeasonCandidate>): LeaderLine {
  const { person, team, shirt, position } = candidate;
  return { person: refs.person(person), team: refs.team(team), shirt, position, value, games, standing };
}

/** What a list asks and what else it should say of its rule, as phrases. */
export function minimumOf({ candidates, rule }: LeagueCandidates, category: LeaderCategory, phase: CareerPhase | null) {
  const teamGames = new Set(candidates.flatMap(({ base }) => (base.over === "season" ? [base.teamGames] : [])));
  return {
    minimum: minimumPhrase(rule, category, [...teamGames]),
    notes: ruleNotes(rule, category, phase),
  };
}

/** A league with the sums of everybody who played in it, and how many games each team has. */
export function candidateRows(db: Kysely<Database>, tenantId: TenantId, address: LeagueAddress) {
  const leagueId = sql.ref("leagues.league_id");
  return leagueRow(db, tenantId, address).select((league) => [
    jsonArrayFrom(seasonRowsOf(db, tenantId).where(sql<boolean>`season.league_id = ${leagueId}`)).as("seasons"),
    jsonArrayFrom(
      league
        .selectFrom("team_season_totals as total")
        .where("total.tenant_id", "=", tenantId)
        .whereRef("total.league_id", "=", "leagues.league_id")
        .select(["total.team_id", "total.phase", sql<number>`(total.sums ->> 'games')::integer`.as("games")]),
    ).as("teamGames"),
  ]);
}

type CandidateRows = NonNullable<Awaited<ReturnType<ReturnType<typeof candidateRows>["executeTakeFirst"]>>>;

export function candidatesIn({ seasons, teamGames, settings }: CandidateRows, phase: CareerPhase | null): LeagueCandidates {
  const phases: readonly Phase[] | null = phase === null ? null : phase === "all" ? ["regular", "playoff"] : [phase];
  const dated = seasons.map((row) => ({ ...row, last_played_at: row.last_played_at === null ? null : new Date(row.last_played_at) }));
  return candidatesOf(dated, teamGames, settings, phases);
}

/** Every player of a league with all his figures, over the games that the filter leaves. Three round trips, or two without a filter. */
export async function leaguePerGame(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  view: PerGameView,
  page: PageOfTable,
): Promise<LeaguePerGame | null> {
  const [row, filtered] = await Promise.all([
    candidateRows(db, tenantId, address)
      .select((league) => [
        teamTotalsJson(tenantId, sql`total.league_id = ${sql.ref("leagues.league_id")}`).as("totals"),
        league.selectFrom("tenant_branding").select("player_positions").where("tenant_id", "=", tenantId).as("positions"),
      ])
      .executeTakeFirst(),
    isWholeSeason(view.filter) ? null : filteredEntries(db, tenantId, address, view.filter),
  ]);
  const league = foundLeague(note, address, row);
  if (!row || !league) return null;
  const ofSeason = candidatesIn(row, view.filter.phase ?? "all");
  const paceAround = pacesAround(row.seasons, row.totals, view.filter.phase);
  const entries = (filtered ?? ofSeason.candidates.map(entryOf)).map((entry) => ({
    ...entry,
    possessionsPerSecond: paceAround(entry.person),
  }));
  const most = Math.max(0, ...ofSeason.candidates.map(({ base }) => (base.over === "season" ? base.teamGames : 0)));
  const least = requirementFor(ofSeason.rule, { statistic: "points", mode: "average" }, { over: "season", teamGames: most })?.least ?? 1;
  const table = perGameTable(entries, view, isWholeSeason(view.filter) ? least : 1);
  const end = page === null ? table.rows.length : page * linesOnPage;
  const shown = table.rows.slice(page === null ? 0 : end - linesOnPage, end);
  const teams = [...new Set(ofSeason.candidates.map(({ team }) => team))];
  const played = new Set(row.seasons.map(({ position }) => position));
  const refs = await rowRefs(db, tenantId, {
    persons: shown.map(({ person }) => person),
    teams: [...teams, ...shown.map(({ team }) => team)],
  });
  return {
    ...league.head,
    lines: shown.map((line): PerGameLine => ({
      rank: line.rank,
      person: refs.person(line.person),
      team: refs.team(line.team),
      games: line.sums.games,
      starts: line.sums.starts,
      values: line.values,
    })),
    mode: view.mode,
    sort: view.sort,
    minimumGames: table.minimumGames,
    requirement: table.minimumGames > 1 ? { of: "games", least: table.minimumGames } : null,
    hasMore: table.rows.length > end,
    teams: teams.map(refs.team),
    positions: (row.positions ?? []).filter((position) => played.has(position)),
    lastRound: ofSeason.lastRound,
    index: ofSeason.index,
  };
}

/** Then the sums of the season say it all; a filter of games needs the games. */
function isWholeSeason({ phase: _, ...others }: PerGameFilter): boolean {
  return Object.values(others).every((value) => value === null);
}

export function entryOf({ person, team, sums }: SeasonCandidate): PerGameEntry {
  return { person, team, club: "", sums };
}

/** Clubs are named by slug in an address and by id in a line: the database narrows by them. */
async function filteredEntries(
  db: Kysely<Database>,
  tenantId: TenantId,
  address: LeagueAddress,
  filter: PerGameFilter,
): Promise<PerGameEntry[]> {
  const leagues = leagueAt(db, tenantId, address).select("leagues.league_id");
  const clubOf = (slug: string | null): Expression<unknown> | null =>
    slug === null ? null : db.selectFrom("clubs").select("club_id").where("tenant_id", "=", tenantId).where("slug", "=", slug);
  const { phase, side, starter } = filter;
  const won = filter.result === null ? null : filter.result === "won";
  const [club, opponent] = [clubOf(filter.club), clubOf(filter.opponent)];
  const games = await playerGames(db, tenantId, { leagues }, { phase, side, starter, won, club, opponent });
  return perGameEntries(filterGames(games, { ...filter, club: null, opponent: null }));
}
