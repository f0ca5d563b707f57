import { randomUUID } from "node:crypto";
import type { GameCommand, GameCommandAnswer } from "#contract/live/game-command.ts";
import { readLogPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import type { BoardFrame } from "#core/board/board-frame.ts";
import { CountWatch } from "#core/board/count-watch.ts";
import { BoardFollower, type BoardStep } from "#core/board/follow-board.ts";
import { ScoreWatch } from "#core/board/score-watch.ts";
import type { Fact } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { followGame, nowOf } from "#app/live/follow-game.ts";
import { StreamClient } from "#app/live/stream-client.ts";
import { type ConsoleAddress, ConsoleLine, type LineCounts } from "./console-line.ts";
import { HeldRole } from "./held-role.ts";
import { ServerClock } from "./server-clock.ts";
import { TableCalls, type TableLink, TableRefused } from "./table-link.ts";

/** Older than this, what the console said last is not said any more. */
const freshMs = 300;
/** After a refusal the same would be refused again; the table has to do something first. */
const refusedPauseMs = 1000;
const lostPauseMs = 250;

export type BridgeOptions = {
  readonly link: TableLink;
  readonly console: ConsoleAddress;
  /** One line for whoever watches the bridge; never the same twice in a row. */
  readonly onNews?: (news: string) => void;
  readonly fetch?: typeof fetch;
};

/**
 * Writes into a game's log what its scoreboard's console shows. Holds nothing back for later: what is written follows from
 * what board and log show now, so that a line that comes back begins with the present. BRIDGE1–BRIDGE7
 */
export class BoardBridge {
  readonly #calls: TableCalls;
  readonly #line: ConsoleLine;
  readonly #clock: ServerClock;
  readonly #role: HeldRole;
  readonly #stream: StreamClient;
  readonly #onNews: (news: string) => void;
  readonly #score = new ScoreWatch();
  #counts: readonly CountWatch[] = [];
  #follower: BoardFollower | null = null;
  #heard: { readonly frame: BoardFrame; readonly atMs: number } | null = null;
  #game: { readonly log: LiveLog; readonly now: GameNow } | null = null;
  /** The log has to stand there before anything else is decided: what was sent is in it. */
  #awaited = 0;
  #isSending = false;
  #pausedUntil = 0;
  #lastNews = "";
  #stopFollowing: (() => void) | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor({ link, console: address, onNews = () => undefined, fetch: ask = fetch }: BridgeOptions) {
    this.#onNews = onNews;
    this.#calls = new TableCalls(link, ask);
    this.#clock = new ServerClock(link.origin, ask);
    // Nobody presses "again" here.
    const times = { disconnectedRetry: 1000, suspendedRetry: 1000 };
    this.#stream = new StreamClient({ hosts: [link.origin], isScreen: true, fetch: ask, times });
    this.#role = new HeldRole({ calls: this.#calls, isHeard: () => this.#isFresh(), onNews: (news) => this.#tell(news) });
    this.#line = new ConsoleLine({ address, onFrame: (frame, atMs) => this.#hear(frame, atMs) });
    void this.#follow();
  }

  get counts(): Readonly<LineCounts> {
    return this.#line.counts;
  }

  /** Gives the clocks back to the keyboard at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#line.close();
    this.#clock.close();
    this.#stopFollowing?.();
    await this.#role.close();
  }

  async #follow(): Promise<void> {
    try {
      const log = await this.#calls.log();
      const rules = ruleSetOf(log.ruleProfile);
      if (!rules) throw new Error(`the game is played by rules nobody knows here: ${log.ruleProfile}`);
      if (this.#isClosed) return;
      this.#follower = new BoardFollower(rules);
      this.#counts = [new CountWatch("team-fouls", rules), new CountWatch("timeouts", rules)];
      this.#game = { log, now: nowOf(log) };
      this.#stopFollowing = followGame(this.#stream, log, (newer, now) => {
        this.#game = { log: newer, now };
        this.#look();
      });
    } catch (error) {
      this.#tell(`the game cannot be read: ${messageOf(error)}`);
      if (!this.#isClosed) this.#retry = setTimeout(() => void this.#follow(), refusedPauseMs);
    }
  }

  #hear(frame: BoardFrame, atMs: number): void {
    if (!this.#isFresh()) for (const watch of [this.#score, ...this.#counts]) watch.rest();
    this.#heard = { frame, atMs };
    this.#role.keepSoon();
    this.#look();
  }

  #isFresh(): boolean {
    return this.#heard !== null && performance.now() - this.#heard.atMs <= freshMs;
  }

  #look(): void {
    const { number } = this.#role;
    if (number === null || this.#heard === null || !this.#isFresh() || this.#isSending || performance.now() < this.#pausedUntil) return;
    const { frame, atMs } = this.#heard;
    const at = this.#clock.at(atMs);
    const version = this.#game && readLogPosition(this.#game.log.position);
    if (at === null || !this.#game || !version || version.sequence < this.#awaited || !this.#follower) return;
    const step = this.#follower.look(this.#game.now, frame, at) ?? this.#doubt(this.#game.now, frame, atMs, at);
    if (step !== null) void this.#send(number, commandOf(step, version));
  }

  #doubt(now: GameNow, frame: BoardFrame, atMs: number, at: number): BoardStep | null {
    const facts = [this.#score, ...this.#counts].flatMap((watch) => watch.look(now, frame, atMs) ?? []);
    if (facts.length === 0) return null;
    const period = now.period ?? { kind: "regular", number: 1 };
    return { facts, moment: { period, gameClockMs: null, shotClockMs: null, clockQuality: "auto" }, occurredAt: Math.round(at) };
  }

  async #send(lease: number, command: GameCommand): Promise<void> {
    this.#isSending = true;
    const said = command.changes.map((change) => ("fact" in change ? factLine(change.fact) : change.op)).join(", ");
    try {
      this.#take(await this.#calls.send(lease, command), said);
    } catch (error) {
      // Whether it was kept shows in the log.
      this.#pausedUntil = performance.now() + lostPauseMs;
      // Asking for the role says why, once.
      if (error instanceof TableRefused && error.isShutOut) this.#role.lost();
      else this.#tell(`not answered: ${said} (${messageOf(error)})`);
    }
    this.#isSending = false;
  }

  #take(answer: GameCommandAnswer, said: string): void {
    switch (answer.kind) {
      case "accepted":
        this.#awaited = answer.version;
        return this.#tell(said);
      case "behind":
        this.#awaited = answer.version;
        return;
      case "command-id-taken":
        return;
      case "refused":
        this.#pausedUntil = performance.now() + refusedPauseMs;
        if (answer.rule === "LIVE3" || answer.rule === "BRIDGE2") this.#role.lost();
        this.#tell(`refused by ${answer.rule}: ${said} (${answer.detail})`);
    }
  }

  #tell(news: string): void {
    if (news !== this.#lastNews) this.#onNews(news);
    this.#lastNews = news;
  }
}

function commandOf(
  { facts, moment, occurredAt }: BoardStep,
  { epoch, sequence }: { readonly epoch: number; readonly sequence: number },
): GameCommand {
  return {
    commandId: randomUUID() as string as CommandId,
    baseVersion: sequence,
    epoch,
    occurredAt,
    changes: facts.map((fact) => ({ op: "add", eventId: randomUUID() as string as EventId, moment, link: null, fact, after: null })),
    reason: null,
  };
}

/** "clock.set 412300" */
function factLine({ type, ...rest }: Fact): string {
  const values = Object.values(rest).filter((value) => typeof value === "string" || typeof value === "number");
  return [type, ...values].join(" ");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
