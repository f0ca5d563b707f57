import type { EventToFold } from "#core/game/events.ts";

/**
 * An event of a game's log as the world gets it: its number, when it happened, and not who wrote it down. The browser
 * folds these with the same functions as the server.
 */
export type LiveEvent = EventToFold & {
  /** Dense within its game, from 1. */
  readonly sequence: number;
  /** When the key was pressed, else when it was stored: epoch milliseconds of the server's timeline. */
  readonly at: number;
};

/** How far a log has been read: `epoch.sequence`. An epoch is one life of the log; a log begun anew has the next one. */
export type LogPosition = `${number}.${number}`;

export function logPosition(epoch: number, sequence: number): LogPosition {
  return `${epoch}.${sequence}`;
}

/** `null`: not a position. */
export function readLogPosition(text: string): { readonly epoch: number; readonly sequence: number } | null {
  const match = /^(\d{1,9})\.(\d{1,9})$/.exec(text);
  return match ? { epoch: Number(match[1]), sequence: Number(match[2]) } : null;
}
