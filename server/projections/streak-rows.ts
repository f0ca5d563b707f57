import type { TenantId } from "#core/kernel/ids.ts";
import { freeThrowStreaks } from "#core/stats/history/free-throw-streaks.ts";
import type { GameContext } from "#core/stats/history/game-line.ts";
import {
  currentStreak,
  longestStreaks,
  type PlayerStreakId,
  playerStreakIds,
  playerStreaks,
  startsOfSeason,
  type Streak,
  type TeamStreakId,
  teamStreakIds,
  teamStreaks,
} from "#core/stats/history/streaks.ts";
import type { PlayerHistoryGame } from "./statistics-lines.ts";

/** One game is no series. */
const shortest = 2;

/** Series of games, and that of free throws made. */
const playerKinds = [...playerStreakIds, "freeThrows"] as const;
const clubKinds = [...teamStreakIds, "winsFromStart", "lossesFromStart"] as const;

/** The longest and the current series of a player, every one that is level with the longest. */
export function playerStreakRows(tenantId: TenantId, person: string, games: readonly PlayerHistoryGame[]) {
  return rowsOf(tenantId, "player", person, playerKinds, (kind: PlayerStreakId | "freeThrows") =>
    kind === "freeThrows" ? freeThrowStreaks(games.map(throwsOf)) : playerStreaks(games, kind, { acrossSeasons: true }),
  );
}

function throwsOf({ freeThrowsMade, freeThrowsAttempted, freeThrowsInOrder, ...game }: PlayerHistoryGame) {
  const inOrder = freeThrowsInOrder === null ? null : [...freeThrowsInOrder].map((mark) => mark === "x");
  return { ...game, made: freeThrowsMade, attempted: freeThrowsAttempted, inOrder };
}

/** The same of a club, from all its games with a result. */
export function clubStreakRows(tenantId: TenantId, club: string, games: readonly GameContext[]) {
  return rowsOf(tenantId, "club", club, clubKinds, (kind: TeamStreakId | "winsFromStart" | "lossesFromStart") => {
    if (kind === "winsFromStart") return startsOfSeason(games, "wins");
    if (kind === "lossesFromStart") return startsOfSeason(games, "losses");
    return teamStreaks(games, kind, { acrossSeasons: true });
  });
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
    // Of throws two may begin in one game: the later is told by the first.
    const longest = new Map(
      longestStreaks(streaks)
        .toReversed()
        .map((streak) => [streak.from, streak] as const),
    );
    return [...[...longest.values()].toReversed().map((streak) => row("longest", streak)), ...(current ? [row("current", current)] : [])];
  });
}
