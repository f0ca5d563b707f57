import { connect, type Socket } from "node:net";
import type { BoardFrame, LineFault } from "#core/board/board-frame.ts";
import { BoardLines } from "#core/board/board-lines.ts";
import { FrameBelief } from "#core/board/frame-belief.ts";

/** A line that lives says ten lines a second; one that says nothing for so long is made anew. */
const silentMs = 2000;
const connectWithinMs = 2000;
const firstPauseMs = 100;
const longestPauseMs = 1000;

export type ConsoleAddress = { readonly host: string; readonly port: number };

/** What has come since the beginning. */
export type LineCounts = { connects: number; frames: number; jumps: number } & Record<LineFault, number>;

export type ConsoleLineOptions = {
  readonly address: ConsoleAddress;
  /** A line that was believed, and when it came by the clock that nobody sets. */
  readonly onFrame: (frame: BoardFrame, atMs: number) => void;
  readonly now?: () => number;
};

/** The wire to a console: asked for again for ever, noise dropped and counted. BRIDGE3, BRIDGE4, BRIDGE7 */
export class ConsoleLine {
  readonly counts: LineCounts = { connects: 0, frames: 0, jumps: 0, "too-long": 0, checksum: 0, form: 0 };
  readonly #options: ConsoleLineOptions;
  readonly #now: () => number;
  readonly #lines = new BoardLines();
  readonly #belief = new FrameBelief();
  #socket: Socket | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(options: ConsoleLineOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#socket?.destroy();
  }

  #connect(): void {
    const { host, port } = this.#options.address;
    const socket = connect({ host, port });
    this.#socket = socket;
    socket.setEncoding("latin1");
    socket.setNoDelay(true);
    socket.setTimeout(connectWithinMs, () => socket.destroy());
    socket.once("connect", () => {
      this.counts.connects += 1;
      socket.setTimeout(silentMs);
    });
    socket.on("data", (piece) => this.#take(String(piece)));
    // What went wrong is of no matter: the line is closed in any case, and asked for again.
    socket.on("error", () => undefined);
    socket.once("close", () => this.#lost());
  }

  #lost(): void {
    this.#lines.cut();
    if (this.#isClosed) return;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(this.#failures, 10));
    this.#failures += 1;
    this.#again = setTimeout(() => this.#connect(), pauseMs);
  }

  #take(piece: string): void {
    const atMs = this.#now();
    for (const { frame, fault } of this.#lines.take(piece)) {
      if (fault !== undefined) this.counts[fault] += 1;
      else if (!this.#belief.believes(frame, atMs)) this.counts.jumps += 1;
      else {
        this.counts.frames += 1;
        this.#failures = 0;
        this.#options.onFrame(frame, atMs);
      }
    }
  }
}
