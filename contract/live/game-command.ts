import type { TableCommand } from "#core/game/table-command.ts";
import type { CommandId } from "#core/kernel/ids.ts";

/** What somebody at the table may do. A link gives one role in one game; the league's is for what is changed afterwards. */
export const liveRoles = ["clock", "shot-clock", "statistics", "spotter", "overlay", "screen", "bridge", "league", "training"] as const;
export type LiveRole = (typeof liveRoles)[number];

export type { TableChange as GameChange } from "#core/game/table-command.ts";
export type GameCommand = TableCommand;

/**
 * One request: at most `mostCommandsAtOnce`, in order; each is answered for itself. `lease`: the number under which the
 * role is held; the league writes without.
 */
export type GameCommandBatch = { readonly deviceId: string; readonly lease: number | null; readonly commands: readonly GameCommand[] };

export const mostCommandsAtOnce = 50;

export type GameCommandAnswer =
  /** Kept for good. `flags`: what was taken although something about it could not be decided. */
  | {
      readonly commandId: CommandId;
      readonly kind: "accepted";
      readonly firstSequence: number;
      readonly version: number;
      readonly epoch: number;
      readonly flags: readonly string[];
    }
  /** The rules say no; nothing was written. `rule` is an id of docs/rules. */
  | { readonly commandId: CommandId; readonly kind: "refused"; readonly rule: string; readonly detail: string }
  /** Something else was written since `baseVersion` that this depends on: look, and decide again. */
  | { readonly commandId: CommandId; readonly kind: "behind"; readonly version: number }
  /** The id has come before with another content; the game has a flag of it. */
  | { readonly commandId: CommandId; readonly kind: "command-id-taken" };

/** What a request is answered with, in the order of its commands. */
export type GameCommandAnswers = { readonly answers: readonly GameCommandAnswer[] };
