import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { type BoardFrame, frameLine } from "#core/board/board-frame.ts";

const everyMs = 100;
/** As consoles do it: tenths, cut off. */
const tenthMs = 100;

type Changes = Partial<Omit<BoardFrame, "clockMs" | "running" | "shot">>;

export type SimulatedConsoleOptions = {
  readonly host?: string;
  /** 0: any free one. */
  readonly port?: number;
  /** 0 to 1, for noise. */
  readonly random?: () => number;
};

/** A scoreboard's console as a bridge sees it: its keys, its wire, and what goes wrong with a wire. */
export class SimulatedConsole {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #random: () => number;
  #frame: BoardFrame = {
    period: 1,
    clockMs: 600_000,
    running: false,
    shot: { remainingMs: null, running: false },
    home: { points: 0, fouls: 0, timeouts: 2 },
    away: { points: 0, fouls: 0, timeouts: 2 },
    possession: null,
    horn: false,
  };
  #game = { remainingMs: 600_000, at: 0, running: false };
  #shot: { remainingMs: number | null; at: number; running: boolean } | null = { remainingMs: null, at: 0, running: false };
  #isPlugged = true;
  #noise = 0;
  #port = 0;
  #host: string;

  constructor({ host = "127.0.0.1", port = 0, random = Math.random }: SimulatedConsoleOptions = {}) {
    this.#random = random;
    this.#host = host;
    this.#port = port;
    this.#server = createServer((socket) => this.#plugIn(socket));
    this.#timer = setInterval(() => this.#say(), everyMs);
  }

  /** Resolves with the port when it can be heard. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(this.#port, this.#host, resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
    return this.#port;
  }

  get port(): number {
    return this.#port;
  }

  /** What it shows right now. */
  get frame(): BoardFrame {
    const { running } = this.#game;
    const clockMs = cutOff(this.#left(this.#game.remainingMs, this.#game));
    const shot = this.#shot && {
      remainingMs: this.#shot.remainingMs === null ? null : cutOff(this.#left(this.#shot.remainingMs, this.#shot)),
      running: this.#shot.running,
    };
    return { ...this.#frame, clockMs, running: running && clockMs > 0, shot };
  }

  start(): void {
    this.#settle();
    this.#game.running = true;
    if (typeof this.#shot?.remainingMs === "number") this.#shot.running = true;
    this.#say();
  }

  stop(): void {
    this.#settle();
    this.#game.running = false;
    if (this.#shot) this.#shot.running = false;
    this.#say();
  }

  setClock(remainingMs: number): void {
    this.#settle();
    this.#game.remainingMs = remainingMs;
    this.#say();
  }

  /** `null`: blank. */
  setShotClock(remainingMs: number | null): void {
    this.#settle();
    this.#shot = { remainingMs, at: performance.now(), running: this.#game.running && remainingMs !== null };
    this.#say();
  }

  holdShotClock(): void {
    this.#settle();
    if (this.#shot) this.#shot.running = false;
    this.#say();
  }

  /** As of a console that has none. */
  withoutShotClock(): void {
    this.#shot = null;
  }

  show(changes: Changes): void {
    this.#frame = { ...this.#frame, ...changes };
    this.#say();
  }

  score(home: number, away: number): void {
    this.show({ home: { ...this.#frame.home, points: home }, away: { ...this.#frame.away, points: away } });
  }

  fouls(home: number, away: number): void {
    this.show({ home: { ...this.#frame.home, fouls: home }, away: { ...this.#frame.away, fouls: away } });
  }

  /** Left to each. */
  timeouts(home: number, away: number): void {
    this.show({ home: { ...this.#frame.home, timeouts: home }, away: { ...this.#frame.away, timeouts: away } });
  }

  /** The wire is pulled: what hangs on it is cut off, and whoever comes is sent away. */
  unplug(): void {
    this.#isPlugged = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  plug(): void {
    this.#isPlugged = true;
  }

  /** How many of a hundred characters are changed on the way, from 0 to 100. */
  noise(ofHundred: number): void {
    this.#noise = ofHundred / 100;
  }

  /** Says something that no console says, as it stands. */
  say(text: string): void {
    for (const socket of this.#sockets) socket.write(text, "latin1");
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.unplug();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #plugIn(socket: Socket): void {
    socket.on("error", () => undefined);
    if (!this.#isPlugged) return void socket.destroy();
    socket.setNoDelay(true);
    socket.resume();
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
  }

  #say(): void {
    const { clockMs } = this.frame;
    if (this.#game.running && clockMs === 0) {
      this.#settle();
      this.#game.running = false;
    }
    if (this.#isPlugged) this.say(this.#withNoise(frameLine(this.frame)));
  }

  #withNoise(line: string): string {
    if (this.#noise === 0) return line;
    return Array.from(line, (character) =>
      this.#random() < this.#noise ? String.fromCharCode(Math.floor(this.#random() * 256)) : character,
    ).join("");
  }

  #settle(): void {
    const at = performance.now();
    this.#game = { ...this.#game, remainingMs: this.#left(this.#game.remainingMs, this.#game), at };
    if (typeof this.#shot?.remainingMs === "number") {
      this.#shot = { ...this.#shot, remainingMs: this.#left(this.#shot.remainingMs, this.#shot), at };
    }
  }

  #left(remainingMs: number, { at, running }: { readonly at: number; readonly running: boolean }): number {
    return running ? Math.max(0, remainingMs - (performance.now() - at)) : remainingMs;
  }
}

function cutOff(ms: number): number {
  return Math.floor(ms / tenthMs) * tenthMs;
}
