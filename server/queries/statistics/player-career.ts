import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayerCareer, PlayerGameLine } from "#contract/statistics-queries.ts";
import type { StreakLine } from "#contract/streak-boards.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { careerOf, gameLog, personalBests, splitKinds, splitsOf } from "#core/stats/history/career.ts";
import { byTime, type PlayerGame } from "#core/stats/history/game-line.ts";
import { milestonesAhead, milestonesReached } from "#core/stats/history/milestones.ts";
import { countIn, countStatistics } from "#core/stats/history/statistics.ts";
import { mergePlayerSums, noPlayerSums } from "#core/stats/history/sums.ts";
import type { Database } from "../../db/schema.ts";
import { type JsonPlayerRow, playerGamesJson, playerGamesOf } from "../../projections/statistics-lines.ts";
import { personRef } from "../refs/person-ref.ts";
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
  readonly appearances: readonly AppearanceRow[] | null;
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
      ${appearancesJson(tenantId, "person.id")} as appearances,
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
    streaks: [...(person.streaks ?? []).map(streakLine), ...playedInARow(person.appearances ?? [], games)],
    reached: milestonesReached(games),
    ahead: milestonesAhead(career.total),
  };
}

type AppearanceRow = Omit<StreakRow, "kind"> & { readonly club: string };

/** Games in a row that somebody played for each of his clubs, oldest first. */
function appearancesJson(tenantId: TenantId, person: string): RawBuilder<readonly AppearanceRow[] | null> {
  return sql`(select json_agg(json_build_object('club', streak.club_id, 'span', streak.span, 'length', streak.length,
      'first_played_at', streak.first_played_at, 'last_played_at', streak.last_played_at)
      order by streak.first_played_at nulls first, streak.first_game_id)
    from appearance_streaks streak where streak.tenant_id = ${tenantId} and streak.person_id = ${sql.ref(person)})`;
}

/** The longest of all his clubs with all that are level, and that of his latest club if it goes on. STREAK8 */
function playedInARow(rows: readonly AppearanceRow[], games: readonly PlayerGame[]): StreakLine[] {
  const latestClub = games.toSorted(byTime).at(-1)?.club;
  const most = Math.max(0, ...rows.map(({ length }) => length));
  return [
    ...rows.filter(({ span, length }) => span === "longest" && length === most),
    ...rows.filter(({ span, club }) => span === "current" && club === latestClub),
  ].map(({ club: _, ...row }) => streakLine({ ...row, kind: "gamesPlayed" }));
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
