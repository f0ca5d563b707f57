import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayerCareer, PlayerGameLine, StreakLine } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { careerOf, gameLog, personalBests, splitKinds, splitsOf } from "#core/stats/history/career.ts";
import type { PlayerGame } from "#core/stats/history/game-line.ts";
import { currentStreak, gamesPlayedInARow, longestStreaks, type Streak, type StreakSpan } from "#core/stats/history/streaks.ts";
import { milestonesAhead, milestonesReached } from "#core/stats/history/milestones.ts";
import { countIn, countStatistics } from "#core/stats/history/statistics.ts";
import { mergePlayerSums, noPlayerSums } from "#core/stats/history/sums.ts";
import type { Database } from "../../db/schema.ts";
import { type JsonPlayerRow, playerGamesJson, playerGamesOf } from "../../projections/statistics-lines.ts";
import { personRef } from "../person-ref.ts";
import { type PersonRow, personsMeant } from "./find-persons.ts";
import { pacesOf, teamTotalsJson, type TeamTotalRow } from "./league-pace.ts";
import { rowRefs, type RowRefs } from "./row-refs.ts";
import { type SeasonPartRow, seasonPartsJson, seasonPartsOf } from "./season-parts.ts";

type CareerRow = PersonRow & {
  readonly zone: string;
  readonly totals: readonly TeamTotalRow[];
  readonly parts: readonly SeasonPartRow[];
  readonly games: readonly JsonPlayerRow[] | null;
  readonly streaks: readonly StreakRow[] | null;
  readonly clubGames: readonly ClubMomentRow[] | null;
};

/** All that is told of one player, out of his own lines, in two round trips: as much as he played, however much others did. */
export async function playerCareer(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
): Promise<PlayerCareer | null> {
  const { rows } = await sql<CareerRow>`
    select person.*, ${playerGamesJson(tenantId, "person.id")} as games,
      ${streaksJson(tenantId, "player", "person.id")} as streaks,
      ${clubMomentsJson(tenantId, "person.id")} as "clubGames",
      ${teamTotalsJson(tenantId, teamsOfPerson(tenantId, "person.id"))} as totals,
      ${seasonPartsJson(tenantId, "person.id")} as parts,
      (select time_zone from tenants where tenant_id = ${tenantId}) as zone
    from ${personsMeant(tenantId, [slug])} person`.execute(db);
  const [person] = rows;
  if (!person) return null;
  note(pageTags.person(person.id));
  const games = playerGamesOf(person.games);
  for (const club of new Set(games.map((game) => game.club))) note(pageTags.club(club));
  const monthOf = monthsIn(person.zone);
  const opponentTeams = new Map(games.map(({ opponentClub, opponentTeam }) => [opponentClub, opponentTeam]));
  const refs = await rowRefs(db, tenantId, {
    games: games.map(({ game }) => game),
    teams: games.map(({ team }) => team),
    leagues: games.map(({ league }) => league),
  });
  const career = careerOf(games);
  const paceOf = pacesOf(person.totals);
  const partOf = seasonPartsOf(person.parts);
  const totals = (["all", "regular", "playoff"] as const).map((phase) => ({
    phase,
    sums: career.rows
      .filter((row) => phase === "all" || row.phase === phase)
      .map(({ sums }) => sums)
      .reduce(mergePlayerSums, noPlayerSums),
  }));
  return {
    person: personRef(person),
    birthDate: person.born,
    seasons: career.rows.map(({ league, team, phase, sums }) => ({
      competition: refs.league(league),
      phase,
      team: refs.team(team),
      sums,
      possessionsPerSecond: paceOf(team, phase),
      ...partOf(league, phase, team),
    })),
    totals,
    splits: splitKinds.map((kind) => ({
      kind,
      parts: splitsOf(games, kind, monthOf).map(({ value, sums }) => {
        const team = kind === "opponent" ? opponentTeams.get(value) : undefined;
        return { value, opponent: team === undefined ? null : refs.team(team), sums };
      }),
    })),
    log: gameLog(games).map((game) => gameLine(refs, game)),
    bests: [...personalBests(games)].flatMap(([statistic, entries]) => {
      const value = entries[0]?.value;
      return value === undefined
        ? []
        : [{ statistic, value, games: entries.flatMap(({ game }) => (game === null ? [] : refs.game(game))) }];
    }),
    streaks: [...(person.streaks ?? []).map(streakLine), ...playedInARow(person.clubGames ?? [], games)],
    reached: milestonesReached(games),
    ahead: milestonesAhead(career.total),
  };
}

type ClubMomentRow = Parameters<typeof gamesPlayedInARow>[0][number];

/** Every game of the clubs that somebody played for, as little of it as a series of games played needs. */
function clubMomentsJson(tenantId: TenantId, person: string): RawBuilder<readonly ClubMomentRow[] | null> {
  return sql`(
    select json_agg(json_build_object('game', line.game_id, 'season', line.season_id, 'round', line.round_number, 'team', line.team_id,
      'club', line.club_id, 'forfeited', not line.counted, 'playedAt', (extract(epoch from line.played_at) * 1000)::double precision))
    from box_team_lines line
    where line.tenant_id = ${tenantId} and (line.counted or line.won is not null) and line.club_id in (
      select own.club_id from box_player_lines own
      where own.tenant_id = ${tenantId} and own.person_id = ${sql.ref(person)} and own.counted and own.played))`;
}

/** Worked out when asked for: his club's next game without him would change what was kept of him. STREAK5 */
function playedInARow(clubGames: readonly ClubMomentRow[], games: readonly PlayerGame[]): StreakLine[] {
  const streaks = gamesPlayedInARow(clubGames, new Set(games.map(({ game }) => game)));
  const current = currentStreak(streaks);
  const line = (span: StreakSpan, { length, fromPlayedAt, toPlayedAt }: Streak): StreakLine => ({
    kind: "gamesPlayed",
    span,
    length,
    firstPlayedAt: fromPlayedAt,
    lastPlayedAt: toPlayedAt,
  });
  return [...longestStreaks(streaks).map((streak) => line("longest", streak)), ...(current ? [line("current", current)] : [])];
}

/** The teams that somebody played for. */
function teamsOfPerson(tenantId: TenantId, person: string): RawBuilder<unknown> {
  return sql`(total.league_id, total.phase, total.team_id) in (
    select league_id, phase, team_id from player_season_totals
    where tenant_id = ${tenantId} and person_id = ${sql.ref(person)})`;
}

/** `2026-11` of a tip-off where the league plays: a late game of the last day belongs to the month it was played in. */
function monthsIn(timeZone: string): (playedAt: number) => string {
  const calendar = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit" });
  return (playedAt) => {
    const parts = new Map(calendar.formatToParts(playedAt).map(({ type, value }) => [type, value]));
    return `${parts.get("year")}-${parts.get("month")}`;
  };
}

function gameLine(refs: RowRefs, game: PlayerGame): PlayerGameLine {
  const { phase, side, won, starter, seconds } = game;
  const values = Object.fromEntries(countStatistics.map((statistic) => [statistic, countIn(game, statistic)])) as PlayerGameLine["values"];
  return { game: refs.game(game.game), phase, side, won, starter, seconds, values };
}

/** The longest and the current series of a player or a club, whose id is in the column, as a value of the query around it. */
export function streaksJson(tenantId: TenantId, subject: "player" | "club", id: string): RawBuilder<readonly StreakRow[] | null> {
  return sql`(select json_agg(json_build_object('kind', streak.kind, 'span', streak.span, 'length', streak.length,
      'first_played_at', streak.first_played_at, 'last_played_at', streak.last_played_at)
      order by streak.kind, streak.span desc, streak.first_played_at)
    from streaks streak
    where streak.tenant_id = ${tenantId} and streak.subject = ${subject} and streak.subject_id = ${sql.ref(id)})`;
}

export type StreakRow = Pick<StreakLine, "kind" | "span" | "length"> & {
  readonly first_played_at: string | null;
  readonly last_played_at: string | null;
};

export function streakLine({ first_played_at, last_played_at, ...streak }: StreakRow): StreakLine {
  const momentOf = (at: string | null) => (at === null ? null : new Date(at).getTime());
  return { ...streak, firstPlayedAt: momentOf(first_played_at), lastPlayedAt: momentOf(last_played_at) };
}
