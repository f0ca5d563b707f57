import { type LiveEvent, readLogPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { decideCommand } from "#core/game/decide-command.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { GameClocks } from "#core/game/game-clocks.ts";
import { type LoggedEvent, StandingGame } from "#core/game/standing-game.ts";
import type { CommandDecision, CommandSender, TableCommand } from "#core/game/table-command.ts";
import { TableInStep } from "#core/game/table-in-step.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import { isOurs, type SeatCommand } from "./seat-command.ts";

/** Who decides here, as the server will. */
export type SeatSender = Omit<CommandSender, "receivedAt" | "digest">;

/**
 * The game as a seat has it: the log as the world gets it, and on top of it what was written here and is not in it yet,
 * decided by the same function as on the server. SEAT3
 */
export class SeatGame {
  readonly rules: RuleSet;
  #log: LiveLog;
  #game: StandingGame;
  #table: TableInStep;
  /** How many events the table has taken. */
  #taken: number;
  readonly #sender: SeatSender;

  constructor(log: LiveLog, commands: readonly SeatCommand[], sender: SeatSender) {
    this.rules = ruleSetOf(log.ruleProfile) ?? fiba;
    this.#log = log;
    this.#sender = sender;
    this.#game = this.#folded(commands);
    this.#table = new TableInStep(this.#game.events, this.rules);
    this.#taken = this.#game.version;
  }

  get log(): LiveLog {
    return this.#log;
  }

  /** With what is not in the log yet. Whoever decides commands on it has them kept (`keep`) at once. */
  get game(): StandingGame {
    return this.#game;
  }

  get sender(): SeatSender {
    return this.#sender;
  }

  /** Of the log alone. */
  get position(): { readonly epoch: number; readonly version: number } {
    const { epoch, sequence } = readLogPosition(this.#log.position) ?? { epoch: 1, sequence: 0 };
    return { epoch, version: sequence };
  }

  now(): GameNow {
    this.#catchUp();
    return this.#table.now();
  }

  /** Change with the next event. */
  get clocks(): GameClocks {
    this.#catchUp();
    return this.#table.table.clocks;
  }

  /** Decides a command on the game as it stands here; accepted, the game has it. */
  decide(command: TableCommand): CommandDecision {
    return decideOn(this.#game, this.based(command), this.#sender);
  }

  /** The same command, said to have been decided on the log as it is known here: own events on top of it are nobody else's. */
  based(command: TableCommand): TableCommand {
    const { epoch, version } = this.position;
    return { ...command, epoch, baseVersion: version };
  }

  /**
   * The log has gone on. Where it only says what stands here already nothing is folded anew, else all of it is: others' plays
   * go before what has not been sent.
   */
  takeLog(log: LiveLog, commands: readonly SeatCommand[]): void {
    const before = this.#log;
    this.#log = log;
    const had = before.events.length;
    const isGrown = this.position.epoch === this.#game.epoch && log.events[had - 1] === before.events[had - 1];
    const standing = this.#game.events;
    const saysTheSame = isGrown && log.events.slice(had).every((event, index) => isSame(event, standing[had + index]));
    if (!saysTheSame) this.refold(commands);
  }

  /** What was refused after all no longer stands here. */
  refold(commands: readonly SeatCommand[]): void {
    this.#game = this.#folded(commands);
    this.#table = new TableInStep(this.#game.events, this.rules);
    this.#taken = this.#game.version;
  }

  /** The game without some of what was written here. */
  without(commands: readonly SeatCommand[], left: (command: SeatCommand) => boolean): SeatGame {
    return new SeatGame(
      this.#log,
      commands.filter((command) => !left(command)),
      this.#sender,
    );
  }

  isInLog({ changes }: TableCommand): boolean {
    const id = changes[0]?.eventId;
    const event = id === undefined ? undefined : this.#game.event(id);
    return event !== undefined && event.sequence <= this.position.version && this.#log.events[event.sequence - 1]?.eventId === id;
  }

  #catchUp(): void {
    const { events } = this.#game;
    if (this.#taken === events.length) return;
    this.#table.grow(events, this.#taken);
    this.#taken = events.length;
  }

  #folded(commands: readonly SeatCommand[]): StandingGame {
    const { epoch } = this.position;
    const { deviceId } = this.#sender;
    const events = this.#log.events.map((event): LoggedEvent => ({ ...event, deviceId: isOwn(event, deviceId) ? deviceId : null }));
    const known = new Set(events.map(({ eventId }) => eventId));
    const game = new StandingGame(epoch, events, this.rules);
    for (const each of commands) {
      if (isOurs(each) && !known.has(each.command.changes[0]!.eventId)) decideOn(game, this.based(each.command), this.#sender);
    }
    return game;
  }
}

/** As if it had come at once: what it is worth when it comes late, the server says. */
function decideOn(game: StandingGame, command: TableCommand, sender: SeatSender): CommandDecision {
  return decideCommand(game, command, { ...sender, receivedAt: command.occurredAt, digest: () => digestIn(command) });
}

/** Signatures are held against the log by the server, whose log it is. LIVE30 */
export function digestIn({ changes }: TableCommand): string {
  for (const change of changes) if ("fact" in change && "digest" in change.fact && change.fact.digest !== null) return change.fact.digest;
  return "";
}

/** All ids of a device begin with its own. */
export function isOwn({ eventId }: Pick<LiveEvent, "eventId">, deviceId: string): boolean {
  return eventId.startsWith(`${deviceId}.`);
}

function isSame(event: LiveEvent, standing: LoggedEvent | undefined): boolean {
  if (standing === undefined || event.eventId !== standing.eventId) return false;
  const { deviceId: _, ...told } = standing;
  return canonicalJson(event) === canonicalJson(told);
}
