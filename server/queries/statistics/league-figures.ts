import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { CareerPhase, LeaderLine, LeagueAddress, LeagueLeaders, LeaguePerGame, PerGameLine } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { type LeaderRow, leadersOf } from "#core/stats/history/leaders.ts";
import { filterGames, type PerGameFilter, type PerGameView } from "#core/stats/history/per-game-filter.ts";
import { type PerGameEntry, perGameEntries, perGameTable } from "#core/stats/history/per-game-table.ts";
import { type LeaderCategory, requirementFor } from "#core/stats/history/qualification.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import { minimumPhrase, ruleNotes } from "#core/wording/standing-phrases.ts";
import type { Database } from "../../db/schema.ts";
import { candidatesOf, type LeagueCandidates, type SeasonCandidate, seasonRowsOf } from "../../projections/league-candidates.ts";
import { playerGames } from "../../projections/statistics-lines.ts";
import { findLeague, type FoundLeague } from "./find-league.ts";
import { rowRefs, type RowRefs } from "./row-refs.ts";

const linesOnPage = 50;

/** Any list of leaders of a league, worked out of its season's sums: three round trips, however many games were played. */
export async function leagueLeaders(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  wanted: { readonly phase: CareerPhase | null; readonly categories: readonly LeaderCategory[]; readonly lastRank: number },
): Promise<LeagueLeaders | null> {
  const league = await findLeague(db, tenantId, address);
  if (!league) return null;
  note(pageTags.league(league.leagueId));
  const found = await candidatesIn(db, tenantId, league, wanted.phase);
  const { candidates, rule, index } = found;
  const asked: readonly LeaderCategory[] =
    wanted.categories.length > 0
      ? wanted.categories
      : (["points", "rebounds", "assists", "steals", "blocks", index] as const).map((statistic) => ({ statistic, mode: "average" }));
  const lists = asked.map((category) => leadersOf(candidates, category, rule, wanted.lastRank));
  const shown = lists.flatMap(({ leaders, notYet }) => [...leaders, ...notYet].map(({ candidate }) => candidate));
  const refs = await rowRefs(db, tenantId, { persons: shown.map(({ person }) => person), teams: shown.map(({ team }) => team) });
  return {
    competition: league.competition,
    index,
    lists: lists.map(({ category, leaders, notYet }) => ({
      category,
      leaders: leaders.map((row) => ({ rank: row.rank, ...leaderLine(refs, row) })),
      notYet: notYet.map((row) => leaderLine(refs, row)),
      ...minimumOf(found, category, wanted.phase),
    })),
  };
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

/** Settings are those that were found; seasons and teams come in one round trip. */
export async function candidatesIn(
  db: Kysely<Database>,
  tenantId: TenantId,
  { leagueId, settings }: FoundLeague,
  phase: CareerPhase | null,
): Promise<LeagueCandidates> {
  const phases: readonly Phase[] | null = phase === null ? null : phase === "all" ? ["regular", "playoff"] : [phase];
  const teamGames = db
    .selectFrom("team_season_totals")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .select(["team_id", "phase", sql<number>`(sums ->> 'games')::integer`.as("games")]);
  const [seasons, teams] = await Promise.all([
    seasonRowsOf(db, tenantId).where("season.league_id", "=", leagueId).execute(),
    teamGames.execute(),
  ]);
  return candidatesOf(seasons, teams, settings, phases);
}

/** Every player of a league with all his figures, over the games that the filter leaves. */
export async function leaguePerGame(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  view: PerGameView,
  page: number,
): Promise<LeaguePerGame | null> {
  const league = await findLeague(db, tenantId, address);
  if (!league) return null;
  note(pageTags.league(league.leagueId));
  const [ofSeason, filtered] = await Promise.all([
    candidatesIn(db, tenantId, league, view.filter.phase ?? "all"),
    isWholeSeason(view.filter) ? null : filteredEntries(db, tenantId, league, view.filter),
  ]);
  const entries = filtered ?? ofSeason.candidates.map(entryOf);
  const most = Math.max(0, ...ofSeason.candidates.map(({ base }) => (base.over === "season" ? base.teamGames : 0)));
  const least = requirementFor(ofSeason.rule, { statistic: "points", mode: "average" }, { over: "season", teamGames: most })?.least ?? 1;
  const table = perGameTable(entries, view, isWholeSeason(view.filter) ? least : 1);
  const shown = table.rows.slice((page - 1) * linesOnPage, page * linesOnPage);
  const teams = [...new Set(ofSeason.candidates.map(({ team }) => team))];
  const refs = await rowRefs(db, tenantId, {
    persons: shown.map(({ person }) => person),
    teams: [...teams, ...shown.map(({ team }) => team)],
  });
  return {
    lines: shown.map((row): PerGameLine => ({
      rank: row.rank,
      person: refs.person(row.person),
      team: refs.team(row.team),
      games: row.sums.games,
      starts: row.sums.starts,
      values: row.values,
    })),
    mode: view.mode,
    sort: view.sort,
    minimumGames: table.minimumGames,
    requirement: table.minimumGames > 1 ? { of: "games", least: table.minimumGames } : null,
    page,
    hasMore: table.rows.length > page * linesOnPage,
    teams: teams.map(refs.team),
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

/** Clubs are named by slug in an address and by id in a line. */
async function filteredEntries(
  db: Kysely<Database>,
  tenantId: TenantId,
  { leagueId }: FoundLeague,
  filter: PerGameFilter,
): Promise<PerGameEntry[]> {
  const slugs = [filter.club, filter.opponent].filter((slug) => slug !== null);
  const clubs =
    slugs.length === 0
      ? []
      : await db.selectFrom("clubs").select(["club_id", "slug"]).where("tenant_id", "=", tenantId).where("slug", "in", slugs).execute();
  const idOf = (slug: string | null) => (slug === null ? null : (clubs.find((club) => club.slug === slug)?.club_id ?? "none"));
  const [club, opponent] = [idOf(filter.club), idOf(filter.opponent)];
  if (club === "none" || opponent === "none") return [];
  const { phase, side, starter } = filter;
  const won = filter.result === null ? null : filter.result === "won";
  const games = await playerGames(db, tenantId, { leagues: [leagueId] }, { phase, side, starter, won, club });
  return perGameEntries(filterGames(games, { ...filter, club, opponent }));
}
