import type { ClockAnchor } from "#core/game/clock-anchor.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { FeedQuality } from "#core/game/feed-quality.ts";
import type { PauseNow } from "#core/game/pause.ts";
import type { Period } from "#core/game/period.ts";
import type { LogPosition } from "./live-event.ts";

/** Where the timer API answers unless the configuration names another base (`TIMER_API_URL`). */
export const timerBase = "/timer/v1";

/** The paths that a server answers under: the usual one, and that of the configured base. A base that is a whole host is its proxy's. */
export function timerPaths(configured: string | null): readonly string[] {
  const path = configured === null ? "" : new URL(configured, "http://localhost").pathname.replace(/\/$/, "");
  return path === "" || path === timerBase ? [timerBase] : [timerBase, path];
}

export const timerAddresses = {
  /** The server's time and nothing else. */
  time: (base: string = timerBase) => `${base}/time`,
  /** Both clocks of a game. `since`: what the asker has; nothing newer is told in one line. */
  game: (gameId: string, since: LogPosition | null = null, base: string = timerBase) =>
    `${base}/games/${gameId}${since === null ? "" : `?since=${since}`}`,
} as const;

/** Epoch milliseconds of the server's timeline, with fractions: when the question came in, and when the answer went out. */
export type TimerTime = { readonly receivedAt: number; readonly sentAt: number };

export type TimerAnswer = TimerTime & {
  readonly gameId: string;
  /** `epoch.revision` of what is told, and `since` of the next question. */
  readonly position: LogPosition;
  /** `null`: nothing has changed since the position that was asked from. */
  readonly clocks: TimerClocks | null;
};

export type TimerClocks = {
  readonly status: GameStatus;
  readonly period: Period | null;
  readonly periodEnded: boolean;
  readonly game: ClockAnchor;
  /** `null`: blank. */
  readonly shot: ClockAnchor | null;
  readonly pause: PauseNow | null;
  readonly quality: FeedQuality;
};
