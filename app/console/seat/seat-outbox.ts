import type { LiveRole } from "#contract/live/game-command.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import type { TableCommand } from "#core/game/table-command.ts";
import type { LiveConnection } from "../../live/live-connection.ts";
import type { LinkRefusal } from "../link/link-token.ts";
import { clockCorrection, isStaleTouch, isTouches, isUnsentTouch, wantedOf } from "./clock-backlog.ts";
import type { SeatCalls } from "./seat-calls.ts";
import { answered, isPending, nextBatch, roleFor, type SeatCommand, seenIn, withChanged } from "./seat-command.ts";
import type { SeatGame } from "./seat-game.ts";
import { pauseBefore } from "./seat-line.ts";
import type { SeatStore } from "./seat-store.ts";

export type OutboxParts = {
  readonly gameId: string;
  readonly deviceId: string;
  readonly game: SeatGame;
  readonly store: SeatStore;
  readonly calls: SeatCalls;
  readonly connection: LiveConnection;
  readonly clock: () => number;
  readonly nextId: () => string;
  readonly roles: readonly LiveRole[];
  /** Somebody else has it now, or its link ended: what waits for it holds up nothing of the others. SEAT10 */
  readonly isLost: (role: LiveRole) => boolean;
  /** By what a role is written now; `null`: it is not held. */
  readonly heldBy: (role: LiveRole) => { readonly token: string; readonly number: number } | null;
  /** Somebody has answered of late. */
  readonly isOnline: () => boolean;
  readonly on: {
    readonly change: () => void;
    readonly heard: () => void;
    readonly silent: (askedAt: number) => void;
    readonly linkRefused: (role: LiveRole, reason: LinkRefusal) => void;
    readonly roleLost: () => Promise<void>;
  };
};

const waitForLogMs = 2000;

/** What a device wrote in a game, and how it comes to the server: in its order, kept before it is sent, never twice. SEAT2, SEAT4 */
export class SeatOutbox {
  readonly #parts: OutboxParts;
  readonly #gone = new AbortController();
  #commands: readonly SeatCommand[];
  #isStored: boolean;
  #boardHeardAt: number | null = null;
  #seenAfterMs: number | null = null;
  #isSending = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: OutboxParts, commands: readonly SeatCommand[], isStored: boolean) {
    this.#parts = parts;
    this.#commands = commands;
    this.#isStored = isStored;
  }

  get commands(): readonly SeatCommand[] {
    return this.#commands;
  }

  /** What of it a page shows. */
  get shown() {
    return {
      pending: this.#commands.filter(isPending),
      refused: this.#commands.filter(({ standing }) => standing === "refused"),
      isStored: this.#isStored,
      boardHeardAt: this.#boardHeardAt,
      seenAfterMs: this.#seenAfterMs,
    };
  }

  async keep(commands: readonly TableCommand[]): Promise<void> {
    const { game, roles, isLost } = this.#parts;
    const kept = roles.filter((role) => !isLost(role));
    const added = commands.map((command, index): SeatCommand => {
      const role = roleFor(command, kept) ?? roleFor(command, roles) ?? roles[0]!;
      const order = this.#nextOrder() + index;
      return { order, role, command: game.based(command), standing: "keeping", version: null, refusal: null };
    });
    this.#change(added);
    await this.#store(added.map((each) => ({ ...each, standing: "on-device" })));
    void this.send();
  }

  /** A refusal has been dealt with. */
  async settle(order: number): Promise<void> {
    const refused = this.#commands.find((each) => each.order === order && each.standing === "refused");
    if (refused) await this.#store([{ ...refused, standing: "replaced" }]);
  }

  /** Commands of another device; what is known already is left out. Answers how many were new. SEAT11 */
  async takeOver(commands: readonly SeatCommand[]): Promise<number> {
    const { game, roles } = this.#parts;
    const known = new Set(this.#commands.map(({ command }) => command.commandId));
    const taken = commands
      .filter(({ command, role }) => !known.has(command.commandId) && roles.includes(role) && !game.isInLog(command))
      .map((each, index): SeatCommand => ({
        ...each,
        order: this.#nextOrder() + index,
        standing: "keeping",
        version: null,
        refusal: null,
      }));
    this.#change(taken);
    game.refold(this.#commands);
    await this.#store(taken.map((each) => ({ ...each, standing: "on-device" })));
    void this.send();
    return taken.length;
  }

  /** Somebody else has the clocks now: what was not told of them in time is nothing to be told later. SEAT9 */
  async dropTouches(role: LiveRole): Promise<void> {
    const dropped = this.#commands.filter((each) => each.role === role && isPending(each) && isTouches(each.command));
    if (dropped.length === 0) return;
    await this.#store(dropped.map((each) => ({ ...each, standing: "replaced" })));
    this.#parts.game.refold(this.#commands);
    this.#parts.on.change();
  }

  takeLog(log: LiveLog): void {
    const { game, store, gameId } = this.#parts;
    game.takeLog(log, this.#commands);
    const next = seenIn(this.#commands, (command) => game.isInLog(command), game.position.version);
    const changed = next.filter((each, index) => each !== this.#commands[index]);
    const newest = changed.at(-1);
    if (newest) this.#seenAfterMs = Math.max(0, this.#parts.clock() - newest.command.occurredAt);
    this.#commands = next;
    this.#parts.on.change();
    if (changed.length > 0) void store.putCommands(gameId, changed).catch(() => undefined);
    // Something may have waited for the log to be read so far.
    if (this.#commands.some(isPending)) void this.send();
  }

  /** Sends what waits, batch by batch, until nothing waits or nobody answers. */
  async send(): Promise<void> {
    if (this.#isSending || this.#gone.signal.aborted) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      while (await this.#sendNext());
    } finally {
      this.#isSending = false;
    }
  }

  close(): void {
    this.#gone.abort();
    clearTimeout(this.#timer);
  }

  #nextOrder(): number {
    return (this.#commands.at(-1)?.order ?? 0) + 1;
  }

  async #sendNext(): Promise<boolean> {
    const { game, calls, deviceId, on, heldBy } = this.#parts;
    // Without a line it is not tried: who asks for the role finds it again, and says so.
    if (!this.#parts.isOnline() || !this.#commands.some(isPending)) return false;
    await this.#untilLogIsRead();
    await this.#rebase();
    await this.#condenseClocks();
    const sendable = this.#commands.filter(({ role }) => !this.#parts.isLost(role));
    const batch = nextBatch(sendable, game.position.version);
    const role = batch[0]?.role;
    const held = role === undefined ? null : heldBy(role);
    if (this.#gone.signal.aborted || role === undefined || held === null) return false;
    this.#change(batch.map((each) => ({ ...each, standing: "sent" })));
    const askedAt = this.#parts.clock();
    const commands = batch.map(({ command }) => command);
    const answer = await calls.submit(held.token, { deviceId, lease: held.number, commands });
    if (answer.kind === "link-refused") {
      this.#change(batch);
      on.linkRefused(role, answer.reason);
      return false;
    }
    if (answer.kind === "unheard") {
      on.silent(askedAt);
      this.#timer = setTimeout(() => void this.send(), pauseBefore(this.#attempt++));
      return false;
    }
    this.#attempt = 0;
    on.heard();
    return this.#takeAnswers(answered(batch, answer.answers));
  }

  /** Whether it goes on. */
  async #takeAnswers({ commands, isRoleLost }: ReturnType<typeof answered>): Promise<boolean> {
    const { game, on } = this.#parts;
    const settled = commands.map((each): SeatCommand => {
      // The board's console tells the time: a touch that it forbids is nothing to be dealt with. BRIDGE1
      if (each.refusal?.rule !== "BRIDGE1" || !isTouches(each.command)) return each;
      this.#boardHeardAt = this.#parts.clock();
      return { ...each, standing: "replaced" };
    });
    const seen = seenIn(settled, (command) => game.isInLog(command), game.position.version);
    await this.#store(seen);
    if (seen.some(({ standing }) => standing === "refused" || standing === "replaced")) {
      game.refold(this.#commands);
      on.change();
    }
    if (isRoleLost) await on.roleLost();
    return !isRoleLost;
  }

  /** What was decided on too old a log is decided anew, now that the log has been read so far; its id stays. */
  async #rebase(): Promise<void> {
    const { game } = this.#parts;
    const { version, epoch } = game.position;
    const isBehind = (each: SeatCommand) => (each.version !== null && each.version <= version) || each.command.epoch !== epoch;
    const behind = this.#commands.filter((each) => each.standing !== "keeping" && isPending(each) && isBehind(each));
    if (behind.length > 0) await this.#store(behind.map((each) => ({ ...each, command: game.based(each.command), version: null })));
  }

  /** Touches that did not come in time are one correction. SEAT7 */
  async #condenseClocks(): Promise<void> {
    const { game, nextId } = this.#parts;
    const now = this.#parts.clock();
    // What may have arrived is asked for first.
    if (this.#commands.some((each) => each.standing === "sent" && isTouches(each.command) && !isStaleTouch(each, now))) return;
    if (!this.#commands.some((each) => isStaleTouch(each, now))) return;
    // With those that would come in time: they were decided on the others.
    const left = new Set(this.#commands.filter((each) => isStaleTouch(each, now) || isUnsentTouch(each)));
    const [first] = left;
    if (first === undefined) return;
    const base = game.without(this.#commands, (each) => left.has(each));
    const standing = { state: base.game.state, clocks: base.clocks };
    const made = clockCorrection(standing, wantedOf(game.clocks), { now, id: nextId(), role: first.role });
    const replaced = [...left].map((each): SeatCommand => ({ ...each, standing: "replaced" }));
    const order = this.#nextOrder();
    const correction: SeatCommand[] =
      made === null ? [] : [{ order, role: first.role, command: game.based(made), standing: "on-device", version: null, refusal: null }];
    await this.#store([...replaced, ...correction]);
    game.refold(this.#commands);
    this.#parts.on.change();
  }

  async #untilLogIsRead(): Promise<void> {
    const { connection } = this.#parts;
    if (connection.state === "connected" && connection.staleForMs === 0) return;
    connection.hurry();
    const until = performance.now() + waitForLogMs;
    while (connection.state !== "connected" && performance.now() < until && !this.#gone.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #store(changed: readonly SeatCommand[]): Promise<void> {
    try {
      await this.#parts.store.putCommands(this.#parts.gameId, changed);
    } catch {
      // Full, or taken away: what is written goes out all the same, and the page says that it is not kept.
      this.#isStored = false;
    }
    this.#change(changed);
  }

  #change(changed: readonly SeatCommand[]): void {
    this.#commands = withChanged(this.#commands, changed);
    this.#parts.on.change();
  }
}
