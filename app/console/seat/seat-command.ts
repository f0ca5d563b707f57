import { type GameCommandAnswer, type LiveRole, mostCommandsAtOnce } from "#contract/live/game-command.ts";
import { mayWrite } from "#contract/live/role-rights.ts";
import type { TableCommand } from "#core/game/table-command.ts";

/**
 * How far a command has come. `keeping`: not in the device's storage yet; `on-device`: kept; `sent`: on its way, and nobody
 * knows whether it arrived; `on-server`: answered; `seen`: read in the log as the world gets it; `refused`: not taken, and
 * shown until somebody has dealt with it; `replaced`: said by a later correction of the clocks instead. SEAT2, SEAT6
 */
export type CommandProgress = "keeping" | "on-device" | "sent" | "on-server" | "seen" | "refused" | "replaced";

/** One command of this device, as its storage keeps it. */
export type SeatCommand = {
  /** Its place among all that this device wrote in this game. */
  readonly order: number;
  readonly role: LiveRole;
  readonly command: TableCommand;
  readonly standing: CommandProgress;
  /** Version of the log with it; before it is answered, of the log that has to be read first. */
  readonly version: number | null;
  /** Why it was not taken: a rule's id, and what was found. */
  readonly refusal: { readonly rule: string; readonly detail: string } | null;
};

/** Not known yet to be in the log. */
export function isPending({ standing }: SeatCommand): boolean {
  return standing === "keeping" || standing === "on-device" || standing === "sent";
}

/** Counts in the game as this device has it, though the log may not have it yet. */
export function isOurs(command: SeatCommand): boolean {
  return isPending(command) || command.standing === "on-server";
}

/** The role that writes all of this, the first of those that may; `null`: none of them. */
export function roleFor({ changes }: TableCommand, roles: readonly LiveRole[]): LiveRole | null {
  const types = changes.flatMap((change) => ("fact" in change ? [change.fact.type] : []));
  return roles.find((role) => types.every((type) => mayWrite(role, type))) ?? null;
}

/**
 * What is sent next, in the order it was written: of one role, and nothing that is not kept yet. What may have arrived before is
 * asked for alone.
 */
export function nextBatch(commands: readonly SeatCommand[], readUpTo: number): readonly SeatCommand[] {
  const pending = commands.filter(isPending);
  const [first] = pending;
  if (first === undefined) return [];
  const end = pending.findIndex(
    ({ role, standing, version }) =>
      role !== first.role ||
      standing === "keeping" ||
      (first.standing === "sent" && standing !== "sent") ||
      (version !== null && version > readUpTo),
  );
  return pending.slice(0, Math.min(mostCommandsAtOnce, end < 0 ? pending.length : end));
}

/** Of nobody's fault but of the role's: it is held by somebody else, or by nobody. */
const rolesRules: ReadonlySet<string> = new Set(["LIVE3", "BRIDGE2"]);

export type AnsweredBatch = { readonly commands: readonly SeatCommand[]; readonly isRoleLost: boolean };

/**
 * What became of a batch. Behind one that has to be decided again, what was refused may have been refused for that: it is sent
 * again too. Without its role nothing is lost, it waits.
 */
export function answered(batch: readonly SeatCommand[], answers: readonly GameCommandAnswer[]): AnsweredBatch {
  let isBehind = false;
  let isRoleLost = false;
  const commands = batch.map((each, index): SeatCommand => {
    const answer = answers[index];
    if (answer === undefined || answer.commandId !== each.command.commandId) return each;
    switch (answer.kind) {
      case "accepted":
        return { ...each, standing: "on-server", version: answer.version };
      case "behind":
        isBehind = true;
        return { ...each, standing: "on-device", version: answer.version };
      case "command-id-taken":
        return { ...each, standing: "refused", refusal: { rule: "LIVE5", detail: "the id stands for another command" } };
      case "refused":
        if (rolesRules.has(answer.rule)) isRoleLost = true;
        if (isBehind || rolesRules.has(answer.rule)) return { ...each, standing: "on-device" };
        return { ...each, standing: "refused", refusal: { rule: answer.rule, detail: answer.detail } };
    }
  });
  return { commands, isRoleLost };
}

/** What the log says by now of what was written here; the same array where it says nothing new. */
export function seenIn(
  commands: readonly SeatCommand[],
  isInLog: (command: TableCommand) => boolean,
  version: number,
): readonly SeatCommand[] {
  let isChanged = false;
  const next = commands.map((each): SeatCommand => {
    if (each.standing === "seen" || each.standing === "replaced" || each.standing === "keeping") return each;
    if (isInLog(each.command) && each.standing !== "refused") {
      isChanged = true;
      return { ...each, standing: "seen" };
    }
    // The log was read past it and does not have it: it is not in this life of the log.
    if (each.standing !== "on-server" || each.version === null || each.version > version) return each;
    isChanged = true;
    return { ...each, standing: "seen" };
  });
  return isChanged ? next : commands;
}

/**
 * What had been seen in a log that went on after this device last kept it: it counts here until the log is read that far again, so that
 * a page that is loaded anew without a line has all that was written here. SEAT4
 */
export function unreadIn(
  commands: readonly SeatCommand[],
  isInLog: (command: TableCommand) => boolean,
  version: number,
): readonly SeatCommand[] {
  return commands.map((each) => {
    const isPast = each.version !== null && each.version <= version;
    return each.standing !== "seen" || isPast || isInLog(each.command) ? each : { ...each, standing: "on-server" };
  });
}

/** Kept commands with these instead of those of the same place. */
export function withChanged(commands: readonly SeatCommand[], changed: readonly SeatCommand[]): readonly SeatCommand[] {
  if (changed.length === 0) return commands;
  const byOrder = new Map(changed.map((each) => [each.order, each]));
  const next = commands.map((each) => byOrder.get(each.order) ?? each);
  const known = new Set(commands.map(({ order }) => order));
  return [...next, ...changed.filter(({ order }) => !known.has(order))];
}
