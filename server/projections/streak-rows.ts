import type { TenantId } from "#core/kernel/ids.ts";
import type { GameContext, PlayerGame } from "#core/stats/history/game-line.ts";
import {
  currentStreak,
  longestStreaks,
  type PlayerStreakId,
  playerStreakIds,
  playerStreaks,
  type Streak,
  type TeamStreakId,
  teamStreakIds,
  teamStreaks,
} from "#core/stats/history/streaks.ts";

/** One game is no series. */
const shortest = 2;

/** The longest and the current series of a player, every one that is level with the longest. */
export function playerStreakRows(tenantId: TenantId, person: string, games: readonly PlayerGame[]) {
  return rowsOf(tenantId, "player", person, playerStreakIds, (kind: PlayerStreakId) => playerStreaks(games, kind, { acrossSeasons: true }));
}

/** The same of a club, from all its games with a result. */
export function clubStreakRows(tenantId: TenantId, club: string, games: readonly GameContext[]) {
  return rowsOf(tenantId, "club", club, teamStreakIds, (kind: TeamStreakId) => teamStreaks(games, kind, { acrossSeasons: true }));
}

function rowsOf<Kind extends string>(
  tenantId: TenantId,
  subject: "player" | "club",
  subjectId: string,
  kinds: readonly Kind[],
  streaksBy: (kind: Kind) => Streak[],
) {
  return kinds.flatMap((kind) => {
    const streaks = streaksBy(kind).filter(({ length }) => length >= shortest);
    const current = currentStreak(streaks);
    const row = (span: "longest" | "current", streak: Streak) => ({
      tenant_id: tenantId,
      subject,
      subject_id: subjectId,
      kind,
      span,
      length: streak.length,
      first_game_id: streak.from,
      last_game_id: streak.to,
      first_played_at: streak.fromPlayedAt === null ? null : new Date(streak.fromPlayedAt),
      last_played_at: streak.toPlayedAt === null ? null : new Date(streak.toPlayedAt),
    });
    return [...longestStreaks(streaks).map((streak) => row("longest", streak)), ...(current ? [row("current", current)] : [])];
  });
}
