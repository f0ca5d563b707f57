import type { EventId } from "../kernel/ids.ts";
import { coachesOut } from "./coach-fouls.ts";
import { countRefusal } from "./count-refusal.ts";
import { confirmedPeriodOf, liveRefusalOf } from "./decide-live.ts";
import type { EventToFold, Play } from "./events.ts";
import type { Fact, GameMoment, Link } from "./facts.ts";
import type { FlagKind } from "./flag-kinds.ts";
import { dependenceOf } from "./fact-dependence.ts";
import { coachFaults, faultsOf, type GameFault, isBlocking, openFlags } from "./game-faults.ts";
import { isLenient } from "./lenient-rules.ts";
import { believedTime } from "./key-time.ts";
import { linkRefusal, secondRefusal } from "./linked-plays.ts";
import { shotContradiction } from "./shot-contradiction.ts";
import { type Place, placeAfter, placeAtEnd, placeByTime } from "./place-in-game.ts";
import type { LoggedEvent, StandingGame } from "./standing-game.ts";
import { type CommandDecision, CommandRefused, type CommandSender, type TableChange, type TableCommand } from "./table-command.ts";

/**
 * Decides one command on top of a game that may have gone on since its sender looked, and takes it in. All of its changes
 * or none: refused or behind, the game stands as before. LIVE4–LIVE14
 */
export function decideCommand(game: StandingGame, command: TableCommand, sender: CommandSender): CommandDecision {
  if (command.epoch !== game.epoch || command.baseVersion > game.version) return { kind: "behind" };
  const version = game.version;
  try {
    const decision = new CommandDeciding(game, command, sender).decide();
    if (decision.kind !== "accepted") game.backTo(version);
    return decision;
  } catch (error) {
    game.backTo(version);
    if (error instanceof CommandRefused) return { kind: "refused", rule: error.rule, detail: error.message };
    throw error;
  }
}

class CommandDeciding {
  readonly #game: StandingGame;
  readonly #command: TableCommand;
  readonly #sender: CommandSender;
  /** Of others, since the sender looked. */
  readonly #since: readonly LoggedEvent[];
  readonly #events: EventToFold[] = [];
  readonly #flags: FlagKind[] = [];
  readonly #keyTime: number | null;
  /** What the rules had against the game before the first correction; `null`: nothing is corrected. */
  #faultsBefore: readonly GameFault[] | null = null;

  constructor(game: StandingGame, command: TableCommand, sender: CommandSender) {
    this.#game = game;
    this.#command = command;
    this.#sender = sender;
    this.#since = game.ofOthersSince(command.baseVersion, sender.deviceId);
    const facts = command.changes.flatMap((change) => ("fact" in change ? [change.fact] : []));
    this.#keyTime = sender.isLeague ? command.occurredAt : believedTime(command.occurredAt, sender.receivedAt, facts);
  }

  get #at(): number {
    return this.#keyTime ?? this.#sender.receivedAt;
  }

  decide(): CommandDecision {
    const { changes } = this.#command;
    for (const change of changes) this.#refuseUnlessAllowed(change);
    const recalled = this.#recalledHorn();
    if (recalled === null && this.#since.length > 0 && this.#depends()) return { kind: "behind" };
    this.#openConfirmed();
    for (const { eventId } of recalled ?? []) this.#takeBack(eventId, this.#nextId());
    const coachesBefore = coachesOut(this.#game.state);
    for (const change of changes) this.#change(change);
    this.#tellFaults();
    if (this.#faultsBefore === null)
      for (const { kind, detail, about } of coachFaults(this.#game.state, coachesBefore, changes.at(-1)!.eventId))
        this.#flag(kind, detail, about);
    if (recalled !== null) this.#flag("horn-recalled", "stopped before it ran out", changes[0]!.eventId);
    if (this.#keyTime === null && !this.#isFlagged("key-time-unlikely")) {
      const lateMs = this.#sender.receivedAt - this.#command.occurredAt;
      this.#flag("key-time-unlikely", `${lateMs} ms before it came`, changes[0]!.eventId);
    }
    return { kind: "accepted", events: this.#events, flags: this.#flags, at: this.#at };
  }

  /** LIVE4, LIVE6, LIVE7, BRIDGE1 */
  #refuseUnlessAllowed(change: TableChange): void {
    if (this.#game.event(change.eventId)) throw new CommandRefused("LIVE7", `the log has an event ${change.eventId}`);
    const facts: Fact[] = "fact" in change ? [change.fact] : [];
    if (change.op !== "add") {
      const target = this.#game.rootOf(change.target);
      if (!target) throw new CommandRefused("LIVE6", `the log has no event ${change.target}`);
      facts.push(target);
    }
    const foreign = facts.find(({ type }) => !this.#sender.mayWrite(type));
    if (foreign) throw new CommandRefused("LIVE4", `${foreign.type} is another role's`);
    const outranked = facts.find(({ type }) => this.#sender.isOutranked(type));
    if (outranked) throw new CommandRefused("BRIDGE1", `${outranked.type} is told by the board's console`);
  }

  /** LIVE10 */
  #depends(): boolean {
    const written = new Set(this.#since.flatMap((event) => this.#writesOf(event)));
    return this.#command.changes.some((change) => this.#readsOf(change).some((name) => written.has(name)));
  }

  #writesOf(event: LoggedEvent): readonly string[] {
    if (event.op === "add") return dependenceOf(event.fact).writes;
    const facts = [this.#game.rootOf(event.target), event.op === "amend" ? event.fact : null];
    return [`event ${event.target}`, ...facts.flatMap((fact) => (fact ? dependenceOf(fact).writes : []))];
  }

  #readsOf(change: TableChange): readonly string[] {
    const link = "link" in change && change.link ? [`event ${change.link.to}`] : [];
    const own = "fact" in change ? dependenceOf(change.fact).reads : [];
    return change.op === "add" ? [...link, ...own] : [`event ${change.target}`, ...link, ...own];
  }

  /**
   * The clock was stopped with time left, and the news came when others had seen it run out: the key's time wins, what said
   * that time was up is taken back. `null`: it is not so. LIVE14
   */
  #recalledHorn(): readonly LoggedEvent[] | null {
    const [change, ...others] = this.#command.changes;
    if (others.length > 0 || change?.op !== "add" || change.fact.type !== "clock.stop" || this.#keyTime === null) return null;
    if (!change.moment.gameClockMs) return null;
    const clock = this.#since.filter(
      (event) => this.#writesOf(event).includes("clock") || (event.op === "add" && event.fact.type === "horn"),
    );
    const up = clock.filter((event) => event.op === "add" && (event.fact.type === "clock.expired" || event.fact.type === "horn"));
    return up.length > 0 && up.length === clock.length && up.every(({ at }) => at >= this.#at) ? up : null;
  }

  /** LIVE8 */
  #openConfirmed(): void {
    if (this.#game.told("game.confirm") === 0 && this.#game.state.status !== "final") return;
    if (!this.#sender.isLeague) throw new CommandRefused("LIVE8", "the game is confirmed");
    const { reason, changes } = this.#command;
    if (reason === null) throw new CommandRefused("LIVE8", "a confirmed game is changed for a reason");
    if (changes.some((change) => change.op === "add" && change.fact.type === "game.amend")) return;
    const version = 2 + this.#game.told("game.amend");
    this.#add(this.#nextId(), { type: "game.amend", reason, version }, this.#deskMoment(), null, placeAtEnd(this.#game));
  }

  #change(change: TableChange): void {
    switch (change.op) {
      case "add":
        return this.#tell(change);
      case "amend":
        return this.#amend(change);
      case "void":
        return this.#void(change.target, change.eventId);
      case "move":
        return this.#move(change.eventId, change.target, change.after);
    }
  }

  #tell({ eventId, moment: told, link, fact, after }: TableChange & { readonly op: "add" }): void {
    const moment = this.#mended(told);
    this.#refuseBrokenLink(fact, link);
    const place = this.#placeFor(moment, after, fact);
    const isAtEnd = place.index === this.#game.plays.length;
    if (!isAtEnd) this.#corrects([{ moment, fact }]);
    else if (confirmedPeriodOf(this.#game.state, [{ moment, fact }])) this.#corrects([{ moment, fact }]);
    this.#refuseBy(place.index, eventId, fact, moment);
    this.#flagDuplicate(eventId, fact, moment);
    const contradiction = this.#faultsBefore === null ? shotContradiction(fact) : null;
    if (contradiction !== null) this.#flagLater.push({ kind: "shot-contradicted", detail: contradiction, about: eventId });
    this.#add(eventId, this.#signed(fact), moment, link, place);
  }

  #placeFor(moment: GameMoment, after: EventId | null, fact: Fact): Place {
    if (after !== null) {
      const place = placeAfter(this.#game, after);
      if (!place) throw new CommandRefused("LIVE6", `${after} is not in force`);
      return place;
    }
    // Others have written since, so the end of the game may not be where this happened.
    return this.#since.length > 0 && dependenceOf(fact).reads.every((name) => name !== "clock" && name !== "status")
      ? placeByTime(this.#game, moment, this.#at)
      : placeAtEnd(this.#game);
  }

  #amend({ eventId, target, moment: told, link, fact }: TableChange & { readonly op: "amend" }): void {
    const { index, play } = this.#inForce(target);
    const moment = this.#mended(told);
    this.#refuseBrokenLink(fact, link, target);
    this.#corrects([play, { moment, fact }]);
    this.#refuseBy(index, eventId, fact, moment);
    this.#take({ op: "amend", eventId, target, moment, link, fact });
  }

  /** With all that hangs on it by links. LIVE12 */
  #void(target: EventId, eventId: EventId): void {
    const aim = this.#game.event(target);
    if (aim?.op !== "add") {
      // A correction is taken back: what it was about says again what it said before. LOG3
      this.#corrects(this.#game.plays.filter((play) => aim && play.eventId === aim.target));
      return this.#take({ op: "void", eventId, target });
    }
    const { play } = this.#inForce(target);
    const hanging = this.#hangingOn(target);
    this.#corrects([play, ...hanging]);
    for (const { eventId: other } of hanging) this.#take({ op: "void", eventId: this.#nextId(), target: other });
    this.#take({ op: "void", eventId, target });
  }

  #hangingOn(target: EventId): readonly Play[] {
    const gone = new Set<EventId>([target]);
    const hanging: Play[] = [];
    let found: Play | undefined;
    do {
      found = this.#game.plays.find(({ eventId, link }) => link && gone.has(link.to) && !gone.has(eventId));
      if (found) {
        gone.add(found.eventId);
        hanging.push(found);
      }
    } while (found);
    return hanging;
  }

  #move(eventId: EventId, target: EventId, after: EventId | null): void {
    const { play } = this.#inForce(target);
    if (after === target) throw new CommandRefused("LIVE6", "nothing comes after itself");
    const place = after === null ? placeAtEnd(this.#game) : placeAfter(this.#game, after);
    if (!place) throw new CommandRefused("LIVE6", `${after} is not in force`);
    this.#corrects([play]);
    this.#take({ op: "move", eventId, target, orderKey: place.orderKey });
  }

  #takeBack(target: EventId, eventId: EventId): void {
    this.#faultsBefore ??= faultsOf(this.#game.plays, this.#game.rules);
    this.#take({ op: "void", eventId, target });
  }

  /** From here on the game is another than it was shown to be; a confirmed period is not to be. PERIOD6 */
  #corrects(plays: readonly Pick<Play, "moment" | "fact">[]): void {
    const refusal = this.#sender.isLeague ? null : confirmedPeriodOf(this.#game.state, plays);
    if (refusal) throw new CommandRefused(refusal.rule, refusal.detail);
    this.#faultsBefore ??= faultsOf(this.#game.plays, this.#game.rules);
  }

  /** LIVE28: what is flagged of a correction is found by holding the whole game against the rules. */
  #refuseBy(index: number, eventId: EventId, fact: Fact, moment: GameMoment): void {
    const state = this.#game.stateBefore(index);
    const refusal = liveRefusalOf(state, fact, moment);
    if (!refusal) return;
    if (!this.#command.lenient || !isLenient(refusal.rule)) throw new CommandRefused(refusal.rule, refusal.detail);
    const further = countRefusal(state, fact);
    if (further) throw new CommandRefused(further.rule, further.detail);
    if (this.#faultsBefore === null) this.#flagLater.push({ kind: refusal.flag, detail: refusal.detail, about: eventId });
  }

  /** `amended`: the play that is written anew, which does not stand in its own way. */
  #refuseBrokenLink(fact: Fact, link: Link | null, amended: EventId | null = null): void {
    if (!link) return;
    const others = this.#game.plays.filter(({ eventId }) => eventId !== amended);
    const refusal = linkRefusal(fact, link, this.#inForce(link.to).play.fact) ?? secondRefusal(fact, link, others);
    if (refusal) throw new CommandRefused(refusal.rule, refusal.detail);
  }

  #inForce(target: EventId): { readonly index: number; readonly play: Play } {
    const index = this.#game.placeOf(target);
    const play = this.#game.plays[index];
    if (!play) throw new CommandRefused("LIVE6", `${target} is not in force`);
    return { index, play };
  }

  /** With the digest of what is signed: the log as it stands. LIVE9, LIVE30 */
  #signed(fact: Fact): Fact {
    if (fact.type === "game.confirm") this.#refuseUnconfirmed();
    else if (fact.type !== "signature.set") return fact;
    const digest = this.#sender.digest();
    if (fact.digest === null || fact.digest === digest) return { ...fact, digest };
    throw new CommandRefused(fact.type === "game.confirm" ? "LIVE9" : "LIVE30", "what was signed is not what stands");
  }

  /** LIVE9 */
  #refuseUnconfirmed(): void {
    const open = openFlags(this.#game.plays).filter(({ kind }) => isBlocking(kind));
    if (open.length > 0) throw new CommandRefused("LIVE9", `open flags: ${[...new Set(open.map(({ kind }) => kind))].join(", ")}`);
    const unconfirmed = this.#game.state.periods.findIndex(({ started, confirmed }) => started && !confirmed);
    if (unconfirmed >= 0) throw new CommandRefused("LIVE9", `period ${unconfirmed + 1} is not confirmed`);
  }

  /** Two devices told one thing, so near to one another that it may have happened once. LIVE10 */
  #flagDuplicate(eventId: EventId, fact: Fact, moment: GameMoment): void {
    if (!("player" in fact) || !("side" in fact) || moment.gameClockMs === null) return;
    const { gameClockMs, period } = moment;
    const same = this.#since.find(
      (event) =>
        event.op === "add" &&
        event.fact.type === fact.type &&
        event.fact.player === fact.player &&
        event.fact.side === fact.side &&
        event.moment.period.kind === period.kind &&
        event.moment.period.number === period.number &&
        Math.abs((event.moment.gameClockMs ?? Infinity) - gameClockMs) <= this.#game.rules.clockToleranceMs,
    );
    if (same) this.#flagLater.push({ kind: "possible-duplicate", detail: `${fact.type} as in ${same.eventId}`, about: eventId });
  }

  readonly #flagLater: GameFault[] = [];

  /** What the rules now have against the game and had not before; what they had and have no longer. LIVE13 */
  #tellFaults(): void {
    for (const { kind, detail, about } of this.#flagLater) this.#flag(kind, detail, about);
    if (this.#faultsBefore === null) return;
    const before = new Set(this.#faultsBefore.map(nameOf));
    const after = faultsOf(this.#game.plays, this.#game.rules);
    const names = new Set(after.map(nameOf));
    for (const flag of openFlags(this.#game.plays)) {
      const name = `${flag.kind} ${flag.about}`;
      if (before.has(name) && !names.has(name)) this.#say({ type: "flag.clear", about: flag.eventId });
    }
    for (const fault of after) if (!before.has(nameOf(fault))) this.#flag(fault.kind, fault.detail, fault.about);
  }

  #isFlagged(kind: FlagKind): boolean {
    return openFlags(this.#game.plays).some((flag) => flag.kind === kind);
  }

  #flag(kind: FlagKind, detail: string, about: EventId): void {
    this.#flags.push(kind);
    this.#say({ type: "flag.raise", kind, detail, about });
  }

  #say(fact: Fact): void {
    this.#add(this.#nextId(), fact, this.#deskMoment(), null, placeAtEnd(this.#game));
  }

  #add(eventId: EventId, fact: Fact, moment: GameMoment, link: Link | null, { orderKey }: Place): void {
    this.#take({ op: "add", eventId, orderKey, moment, link, fact });
  }

  #take(event: EventToFold): void {
    if (this.#game.event(event.eventId)) throw new CommandRefused("LIVE7", `the command has two events ${event.eventId}`);
    this.#events.push(event);
    this.#game.take({ ...event, sequence: this.#game.version + 1, at: this.#at, deviceId: this.#sender.deviceId });
  }

  /** Of what is said about the game: no time of its own. */
  #deskMoment(): GameMoment {
    const { periods, periodIndex } = this.#game.state;
    const period = periods[periodIndex]?.period ?? ({ kind: "regular", number: 1 } as const);
    return { period, gameClockMs: null, shotClockMs: null, clockQuality: "auto" };
  }

  #mended(moment: GameMoment): GameMoment {
    return this.#keyTime === null ? { ...moment, clockQuality: "estimated" } : moment;
  }

  #nextId(): EventId {
    return `${this.#command.commandId}~${this.#events.length + 1}` as EventId;
  }
}

function nameOf({ kind, about }: GameFault): string {
  return `${kind} ${about}`;
}
