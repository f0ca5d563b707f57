import type { TenantId } from "#core/kernel/ids.ts";
import { freeThrowStreaks } from "#core/stats/history/free-throw-streaks.ts";
import type { GameContext } from "#core/stats/history/game-line.ts";
import {
  currentStreak,
  gamesPlayedInARow,
  longestStreaks,
  type PlayerStreakId,
  playerStreakIds,
  playerStreaks,
  startsOfSeason,
  type Streak,
  type StreakSpan,
  type TeamStreakId,
  teamStreakIds,
  teamStreaks,
} from "#core/stats/history/streaks.ts";
import type { ClubId, PersonId } from "../db/row-ids.ts";
import type { ClubAppearances } from "./club-appearances.ts";
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

/** The games in a row of everybody who played for a club: its longest and its current ones. STREAK5 */
export function appearanceStreakRows(tenantId: TenantId, club: ClubId, games: readonly ClubAppearances[]) {
  const playedBy = new Map<string, Set<string>>();
  for (const { game, persons } of games) {
    for (const person of persons) playedBy.set(person, (playedBy.get(person) ?? new Set()).add(game));
  }
  return [...playedBy].flatMap(([person, playedIn]) =>
    spansOf(gamesPlayedInARow(games, playedIn)).map(([span, streak]) => ({
      tenant_id: tenantId,
      club_id: club,
      person_id: person as PersonId,
      ...columnsOf(span, streak),
    })),
  );
}

function rowsOf<Kind extends string>(
  tenantId: TenantId,
  subject: "player" | "club",
  subjectId: string,
  kinds: readonly Kind[],
  streaksBy: (kind: Kind) => Streak[],
) {
  return kinds.flatMap((kind) =>
    spansOf(streaksBy(kind)).map(([span, streak]) => ({
      tenant_id: tenantId,
      subject,
      subject_id: subjectId,
      kind,
      ...columnsOf(span, streak),
    })),
  );
}

/** What is kept of somebody's streaks: the longest with all that are level with it, and the one that goes on. */
function spansOf(all: readonly Streak[]): (readonly [StreakSpan, Streak])[] {
  const streaks = all.filter(({ length }) => length >= shortest);
  const current = currentStreak(streaks);
  // Of throws two may begin in one game: the later is told by the first.
  const longest = new Map(
    longestStreaks(streaks)
      .toReversed()
      .map((streak) => [streak.from, streak] as const),
  );
  return [
    ...[...longest.values()].toReversed().map((streak) => ["longest", streak] as const),
    ...(current ? [["current", current] as const] : []),
  ];
}

function columnsOf(span: StreakSpan, { length, from, to, fromPlayedAt, toPlayedAt }: Streak) {
  return {
    span,
    length,
    first_game_id: from,
    last_game_id: to,
    first_played_at: fromPlayedAt === null ? null : new Date(fromPlayedAt),
    last_played_at: toPlayedAt === null ? null : new Date(toPlayedAt),
  };
}
