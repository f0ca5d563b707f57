import { utcDayOf } from "#core/kernel/calendar-day.ts";
import type { Kysely, Selectable } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { CompetitionSettings, QualificationRule } from "#core/league/competition-settings.ts";
import { byTime, type Phase } from "#core/stats/history/game-line.ts";
import { indexOfTable, type LeaderCandidate, qualificationOf } from "#core/stats/history/leaders.ts";
import { teamGamesFor } from "#core/stats/history/qualification.ts";
import { mergePlayerSums } from "#core/stats/history/sums.ts";
import type { PerformanceIndex } from "#core/league/competition-settings.ts";
import type { LeagueId, PersonId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { playerSums } from "./statistics-sums.ts";

export type SeasonCandidate = LeaderCandidate & {
  readonly person: PersonId;
  /** Those of his latest game. */
  readonly team: TeamId;
  readonly shirt: string;
  readonly position: string | null;
};

export type LeagueCandidates = {
  readonly candidates: readonly SeasonCandidate[];
  readonly rule: QualificationRule;
  /** The one index its tables are by. */
  readonly index: PerformanceIndex;
  /** The number of the latest round of which there are figures; 0 before the first. */
  readonly lastRound: number;
};

type SeasonRow = Pick<
  Selectable<Database["player_season_totals"]>,
  "person_id" | "team_id" | "phase" | "shirt" | "position" | "last_played_at" | "last_round" | "last_game_id" | "sums"
>;
export type TeamGamesRow = { readonly team_id: TeamId; readonly phase: Phase; readonly games: number };

/**
 * Everybody who played in a league, with the sums of the phases asked for (`null`: those that count for its leaders) and
 * the team games his minimum is counted from.
 */
export function candidatesOf(
  seasons: readonly SeasonRow[],
  teams: readonly TeamGamesRow[],
  settings: CompetitionSettings,
  phases: readonly Phase[] | null,
): LeagueCandidates {
  const rule = qualificationOf(settings);
  const counted: readonly Phase[] = phases ?? (rule.phases === "all" ? ["regular", "playoff"] : ["regular"]);
  const gamesByTeam = new Map<TeamId, number>();
  for (const { team_id, phase, games } of teams) {
    if (counted.includes(phase)) gamesByTeam.set(team_id, (gamesByTeam.get(team_id) ?? 0) + games);
  }
  const inPhases = seasons.filter(({ phase }) => counted.includes(phase)).toSorted((one, other) => byTime(momentOf(one), momentOf(other)));
  const candidates = [...Map.groupBy(inPhases, ({ person_id }) => person_id)].flatMap(([person, rows]): SeasonCandidate[] => {
    const latest = rows.at(-1);
    if (!latest) return [];
    // Of earlier teams nobody knows until when he was theirs: those games count that he played.
    const stays = rows.map(({ team_id, sums }) => ({
      team: team_id,
      games: team_id === latest.team_id ? (gamesByTeam.get(team_id) ?? 0) : sums.games,
    }));
    const { team_id, shirt, position } = latest;
    return [
      {
        person,
        team: team_id,
        shirt,
        position,
        sums: rows.map(({ sums }) => playerSums(sums)).reduce(mergePlayerSums),
        base: { over: "season", teamGames: teamGamesFor(rule, distinctTeams(stays), gamesByTeam) },
      },
    ];
  });
  const lastPlayed = inPhases.at(-1)?.last_played_at;
  const lastDay = lastPlayed ? utcDayOf(lastPlayed.getTime()) : "9999-12-31";
  const lastRound = Math.max(0, ...inPhases.map(({ last_round }) => last_round));
  return { candidates, rule, index: indexOfTable(settings, lastDay), lastRound };
}

function distinctTeams<Stay extends { readonly team: TeamId }>(stays: readonly Stay[]): Stay[] {
  return [...new Map(stays.map((stay) => [stay.team, stay])).values()];
}

function momentOf({ last_played_at, last_round, last_game_id }: SeasonRow) {
  return { playedAt: last_played_at?.getTime() ?? null, round: last_round, game: last_game_id };
}

export function seasonRowsOf(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("player_season_totals as season")
    .where("season.tenant_id", "=", tenantId)
    .select([
      "season.person_id",
      "season.team_id",
      "season.phase",
      "season.shirt",
      "season.position",
      "season.last_played_at",
      "season.last_round",
      "season.last_game_id",
      "season.sums",
    ]);
}

/** The league's candidates as its settings have it. */
export async function leagueCandidates(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<LeagueCandidates> {
  const league = await db
    .selectFrom("leagues")
    .select("settings")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .executeTakeFirstOrThrow();
  const seasons = await seasonRowsOf(db, tenantId).where("season.league_id", "=", leagueId).execute();
  const teams = await db
    .selectFrom("team_season_totals")
    .select(["team_id", "phase", "sums"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  return candidatesOf(
    seasons,
    teams.map(({ sums, ...team }) => ({ ...team, games: sums.games })),
    league.settings,
    null,
  );
}
