import type { Kysely } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayerCareer, PlayerGameLine, StreakLine } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { careerOf, gameLog, personalBests, splitKinds, splitsOf } from "#core/stats/history/career.ts";
import type { PlayerGame } from "#core/stats/history/game-line.ts";
import { milestonesAhead, milestonesReached } from "#core/stats/history/milestones.ts";
import { countIn, countStatistics } from "#core/stats/history/statistics.ts";
import { mergePlayerSums, noPlayerSums } from "#core/stats/history/sums.ts";
import type { Database } from "../../db/schema.ts";
import { playerGames } from "../../projections/statistics-lines.ts";
import { findPersons } from "./find-persons.ts";
import { rowRefs, type RowRefs } from "./row-refs.ts";

/** All that is told of one player, out of his own lines: as much as he played, however much others did. */
export async function playerCareer(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
): Promise<PlayerCareer | null> {
  const [person] = (await findPersons(db, tenantId, [slug])) ?? [];
  if (!person) return null;
  note(pageTags.person(person.personId));
  const [games, streaks] = await Promise.all([
    playerGames(db, tenantId, { persons: [person.personId] }),
    streakLines(db, tenantId, "player", person.personId),
  ]);
  const opponentTeams = new Map(games.map(({ opponentClub, opponentTeam }) => [opponentClub, opponentTeam]));
  const refs = await rowRefs(db, tenantId, {
    games: games.map(({ game }) => game),
    teams: games.map(({ team }) => team),
    leagues: games.map(({ league }) => league),
  });
  const career = careerOf(games);
  const totals = (["all", "regular", "playoff"] as const).map((phase) => ({
    phase,
    sums: career.rows
      .filter((row) => phase === "all" || row.phase === phase)
      .map(({ sums }) => sums)
      .reduce(mergePlayerSums, noPlayerSums),
  }));
  return {
    person: person.ref,
    birthDate: person.birthDate,
    seasons: career.rows.map(({ league, team, phase, sums }) => ({
      competition: refs.league(league),
      phase,
      team: refs.team(team),
      sums,
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
    streaks,
    reached: milestonesReached(games),
    ahead: milestonesAhead(career.total),
  };
}

/** Months as the calendar of Greenwich has them: nobody tips off at midnight. */
function monthOf(playedAt: number): string {
  return new Date(playedAt).toISOString().slice(0, 7);
}

function gameLine(refs: RowRefs, game: PlayerGame): PlayerGameLine {
  const { side, won, starter, seconds } = game;
  const values = Object.fromEntries(countStatistics.map((statistic) => [statistic, countIn(game, statistic)])) as PlayerGameLine["values"];
  return { game: refs.game(game.game), side, won, starter, seconds, values };
}

/** The longest and the current series of a player or a club. */
export async function streakLines(db: Kysely<Database>, tenantId: TenantId, subject: "player" | "club", id: string): Promise<StreakLine[]> {
  const rows = await db
    .selectFrom("streaks")
    .where("tenant_id", "=", tenantId)
    .where("subject", "=", subject)
    .where("subject_id", "=", id as never)
    .select(["kind", "span", "length", "first_played_at", "last_played_at"])
    .orderBy("kind")
    .orderBy("span", "desc")
    .orderBy("first_played_at")
    .execute();
  return rows.map(({ first_played_at, last_played_at, ...streak }) => ({
    ...streak,
    firstPlayedAt: first_played_at?.getTime() ?? null,
    lastPlayedAt: last_played_at?.getTime() ?? null,
  }));
}
