import type { LiveRole } from "./game-command.ts";

/** What a link is good for, told to whoever bears it. */
export type LinkAnswer = {
  readonly role: LiveRole;
  /** Whose it is, as the others at the table read it. */
  readonly label: string;
  /** Epoch milliseconds of the server's timeline: when it ends, and when this was answered. */
  readonly expiresAt: number;
  readonly now: number;
};
