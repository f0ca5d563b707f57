import type { LiveRole } from "#contract/live/game-command.ts";
import type { LeaseAsk } from "#contract/live/lease.ts";
import { readLogPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { mayWrite } from "#contract/live/role-rights.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { CommandDecision, TableCommand } from "#core/game/table-command.ts";
import { followGame } from "../../live/follow-game.ts";
import type { LiveConnection } from "../../live/live-connection.ts";
import type { SeatCalls } from "./seat-calls.ts";
import { type SeatCommand, unreadIn } from "./seat-command.ts";
import { SeatGame, type SeatSender } from "./seat-game.ts";
import { heard, newLine, type SeatLine, unheard } from "./seat-line.ts";
import { SeatOutbox } from "./seat-outbox.ts";
import { afterAsk, newSeatRole, nextAsk, type SeatRole } from "./seat-role.ts";
import type { SeatState } from "./seat-state.ts";
import type { KeptSeat, SeatStore } from "./seat-store.ts";

/** A role with the token of its link. */
export type SeatLink = { readonly role: LiveRole; readonly token: string };

export type SeatParts = {
  /** The page's own first. */
  readonly links: readonly SeatLink[];
  /** As the page has it; what the device kept may be newer. */
  readonly log: LiveLog;
  readonly kept: KeptSeat;
  readonly commands: readonly SeatCommand[];
  readonly isStored: boolean;
  readonly store: SeatStore;
  readonly calls: SeatCalls;
  readonly connection: LiveConnection;
  /** Epoch milliseconds of the server's timeline. */
  readonly clock: () => number;
};

/** Whatever is not `kept` is as if it had never been said. */
export type Kept = { readonly kind: "kept" } | Exclude<CommandDecision, { readonly kind: "accepted" }>;

const beatMs = 2000;
/** While somebody hands over or waits for it. */
const quickBeatMs = 400;
const storeLogAfterMs = 1500;

/** A place at the table of one game, for as long as its page is open. `openSeat` makes one. SEAT1–SEAT11 */
export class Seat {
  readonly #parts: SeatParts;
  readonly #game: SeatGame;
  readonly #outbox: SeatOutbox;
  readonly #listeners = new Set<() => void>();
  readonly #gone = new AbortController();
  readonly #stopFollowing: () => void;
  #kept: KeptSeat;
  #roles: readonly SeatRole[];
  #line: SeatLine = newLine;
  #state: SeatState;
  #ids = 0;
  #isBeating = false;
  #beatTimer: ReturnType<typeof setTimeout> | undefined;
  #storeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SeatParts) {
    const { links, kept } = parts;
    const known = newerLog(parts.log, kept.log);
    const commands = unreadCommands(parts.commands, known);
    this.#parts = { ...parts, commands };
    this.#kept = kept;
    this.#game = new SeatGame(known, commands, senderOf(parts));
    this.#roles = links.map(({ role }) => newSeatRole(role, kept.leases[role] ?? null));
    this.#outbox = this.#newOutbox();
    this.#state = this.#stateNow(1);
    this.#stopFollowing = followGame(parts.connection, this.#game.log, (log) => {
      this.#outbox.takeLog(log);
      // Also while play follows play: the timer is not begun anew by each.
      this.#storeTimer ??= setTimeout(() => this.#storeSeat(), storeLogAfterMs);
    });
    void this.#beat();
    void this.#outbox.send();
  }

  #newOutbox(): SeatOutbox {
    const { store, calls, connection, links, commands, isStored } = this.#parts;
    const { gameId, deviceId } = this.#kept;
    return new SeatOutbox(
      {
        gameId,
        deviceId,
        store,
        calls,
        connection,
        game: this.#game,
        roles: links.map(({ role }) => role),
        clock: () => this.now(),
        nextId: () => this.nextId(),
        heldBy: (role) => this.#heldBy(role),
        isLost: (role) => this.#isLost(role),
        isOnline: () => this.#line.state === "online",
        on: {
          change: () => this.#tell(),
          heard: () => this.#heard(),
          silent: (askedAt) => this.#silent(askedAt),
          linkRefused: (role, refusal) => this.#changeRole(role, (seat) => ({ ...seat, standing: "refused", refusal })),
          roleLost: () => this.#beat(),
        },
      },
      commands,
      isStored,
    );
  }

  state(): SeatState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The game to decide commands on; another object after some changes. Whoever decides on it (`pressKey`) hands what it took to `keep` in the same breath. */
  get game(): StandingGame {
    return this.#game.game;
  }

  /** What ids of this start begin with, and who decides: what `pressKey` wants to know of a seat. */
  get idPrefix(): string {
    return `${this.#kept.deviceId}.${this.#kept.starts}.`;
  }

  get sender(): SeatSender & { readonly digest: () => string } {
    return { ...this.#game.sender, digest: () => "" };
  }

  /** Whole epoch milliseconds of the server's timeline. */
  now(): number {
    return Math.round(this.#parts.clock());
  }

  /** An id for something that this device writes. */
  nextId(): string {
    this.#ids += 1;
    return `${this.idPrefix}s${this.#ids}`;
  }

  /** Decides one command and keeps it. */
  async send(command: TableCommand): Promise<Kept> {
    const decision = this.#game.decide(command);
    if (decision.kind !== "accepted") return decision;
    await this.keep([command]);
    return { kind: "kept" };
  }

  /** Keeps commands that the game has taken in already. Resolves when the device has them; they are sent by themselves. SEAT2 */
  async keep(commands: readonly TableCommand[]): Promise<void> {
    if (commands.length > 0) await this.#outbox.keep(commands);
  }

  /** A refusal has been dealt with. */
  settle(order: number): Promise<void> {
    return this.#outbox.settle(order);
  }

  /** All that this device wrote in this game. */
  get commands(): readonly SeatCommand[] {
    return this.#outbox.commands;
  }

  /** Goes on with what another device of this seat wrote. Answers how much of it was new. SEAT11 */
  takeOver(commands: readonly SeatCommand[]): Promise<number> {
    return this.#outbox.takeOver(commands);
  }

  /** Takes a role that somebody else has: at once where it is free or promised, else when its holder has not refused. SEAT9 */
  async takeSeat(role: LiveRole): Promise<void> {
    await this.#ask(role, { kind: "take" });
    if (this.#heldBy(role) === null) await this.#ask(role, { kind: "want" });
    this.#beatSoon();
  }

  /** Refuses whoever wants it. */
  async keepSeat(role: LiveRole): Promise<void> {
    const held = this.#heldBy(role);
    if (held) await this.#ask(role, { kind: "keep", number: held.number });
  }

  /** From now on, or no longer, whoever wants the role gets it at once. SEAT9 */
  handOver(role: LiveRole, isHandingOver: boolean): void {
    this.#changeRole(role, (seat) => ({ ...seat, isHandingOver }));
    this.#beatSoon();
  }

  note(name: string): Promise<unknown> {
    return this.#parts.store.note(this.#kept.gameId, name).catch(() => null);
  }

  /** Small things of the page that a reload must not lose. */
  putNote(name: string, note: unknown): void {
    this.#parts.store.putNote(this.#kept.gameId, name, note).catch(() => undefined);
  }

  /** The page goes; what is kept stays. */
  close(): void {
    this.#gone.abort();
    this.#outbox.close();
    clearTimeout(this.#beatTimer);
    clearTimeout(this.#storeTimer);
    this.#stopFollowing();
    this.#listeners.clear();
  }

  #heldBy(role: LiveRole): { readonly token: string; readonly number: number } | null {
    const seat = this.#roles.find((each) => each.role === role);
    const token = this.#parts.links.find((each) => each.role === role)?.token;
    return seat?.standing === "held" && seat.lease !== null && token !== undefined ? { token, number: seat.lease.number } : null;
  }

  #isLost(role: LiveRole): boolean {
    const standing = this.#roles.find((each) => each.role === role)?.standing;
    return standing === "taken" || standing === "free" || standing === "refused";
  }

  #changeRole(role: LiveRole, change: (seat: SeatRole) => SeatRole): void {
    this.#roles = this.#roles.map((each) => (each.role === role ? change(each) : each));
    this.#tell();
  }

  /** The log as it is known, and who holds what: what a page that is loaded without a line begins with. SEAT4 */
  #storeSeat(): void {
    clearTimeout(this.#storeTimer);
    this.#storeTimer = undefined;
    const held = this.#roles.flatMap(({ role, standing, lease }) => (standing === "held" && lease ? [[role, lease] as const] : []));
    const isHeard = this.#line.state === "online";
    this.#kept = {
      ...this.#kept,
      log: this.#game.log,
      leases: Object.fromEntries(held),
      serverAheadMs: isHeard ? this.now() - Date.now() : this.#kept.serverAheadMs,
    };
    this.#parts.store.putSeat(this.#kept).catch(() => undefined);
  }

  /** Asks for every role what is due; the answers tell whether anybody is there. SEAT5 */
  async #beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    clearTimeout(this.#beatTimer);
    await Promise.all(
      this.#roles.map(async (seat) => {
        const ask = nextAsk(seat, this.now());
        if (ask !== null) await this.#ask(seat.role, ask);
      }),
    );
    this.#isBeating = false;
    this.#beatSoon();
  }

  #beatSoon(): void {
    if (this.#gone.signal.aborted) return;
    clearTimeout(this.#beatTimer);
    const isQuick = this.#roles.some((seat) => seat.isHandingOver || seat.grantedAt !== null || Boolean(seat.lease?.wanted));
    this.#beatTimer = setTimeout(() => void this.#beat(), isQuick ? quickBeatMs : beatMs);
  }

  async #ask(role: LiveRole, ask: LeaseAsk): Promise<void> {
    const token = this.#parts.links.find((each) => each.role === role)?.token ?? "";
    const askedAt = this.now();
    const { deviceId } = this.#kept;
    const answer = await this.#parts.calls.ask(token, { deviceId, ask });
    if (this.#gone.signal.aborted) return;
    if (answer.kind === "unheard") return this.#silent(askedAt);
    const before = this.#roles.find((each) => each.role === role)!;
    const after = afterAsk(before, deviceId, ask, answer);
    this.#changeRole(role, () => after);
    this.#heard();
    if (before.standing === after.standing && before.lease?.number === after.lease?.number) return;
    this.#storeSeat();
    if (after.standing === "taken") await this.#outbox.dropTouches(role);
    if (after.standing === "held") void this.#outbox.send();
  }

  #heard(): void {
    const wasOff = this.#line.state !== "online";
    this.#line = heard(this.#line);
    if (!wasOff) return;
    this.#tell();
    this.hurry();
  }

  #silent(askedAt: number): void {
    this.#line = unheard(this.#line, askedAt);
    this.#tell();
  }

  /** Something says that the line may work now. */
  hurry(): void {
    this.#parts.connection.hurry();
    if (this.#line.state !== "online") void this.#beat();
    void this.#outbox.send();
  }

  #tell(): void {
    this.#state = this.#stateNow(this.#state.revision + 1);
    for (const listener of this.#listeners) listener();
  }

  #stateNow(revision: number): SeatState {
    return {
      revision,
      deviceId: this.#kept.deviceId,
      rules: this.#game.rules,
      log: this.#game.log,
      game: this.#game.game,
      now: this.#game.now(),
      isShotClockHeld: this.#game.clocks.shot.isHeld,
      ...this.#outbox.shown,
      line: this.#line,
      roles: this.#roles,
    };
  }
}

function senderOf({ links, kept: { deviceId } }: SeatParts): SeatSender {
  return {
    deviceId,
    mayWrite: (type) => links.some(({ role }) => mayWrite(role, type)),
    isOutranked: () => false,
    isLeague: links.some(({ role }) => role === "league"),
  };
}

function unreadCommands(commands: readonly SeatCommand[], log: LiveLog): readonly SeatCommand[] {
  const ids = new Set<string>(log.events.map(({ eventId }) => eventId));
  const isInLog = (command: TableCommand) => command.changes.some(({ eventId }) => ids.has(eventId));
  return unreadIn(commands, isInLog, readLogPosition(log.position)?.sequence ?? 0);
}

function newerLog(log: LiveLog, kept: LiveLog | null): LiveLog {
  const [one, other] = [readLogPosition(log.position), kept && readLogPosition(kept.position)];
  if (kept === null || !one || !other || kept.gameId !== log.gameId) return log;
  return other.epoch > one.epoch || (other.epoch === one.epoch && other.sequence > one.sequence) ? kept : log;
}
