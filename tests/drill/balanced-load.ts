import { setTimeout as pause } from "node:timers/promises";
import type { CommandId, GameId } from "#core/kernel/ids.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { ScoringDevice } from "../support/games/scoring-device.ts";
import { shot } from "../support/games/table-facts.ts";

export type Seat = {
  readonly host: string;
  readonly gameId: GameId;
  readonly token: string;
  readonly deviceId: string;
  readonly lease: number;
  readonly seen: number;
  readonly epoch: number;
};

export type Acknowledged = { readonly commandId: CommandId; readonly gameId: GameId; readonly version: number };

const readers = 3;
const betweenCommandsMs = 100;
const longestHearingMs = 2000;

/**
 * Visitors who read and tables that write, each asking whoever a balancer would send them to next: the nodes among `targets`, in turns.
 * What one node has acknowledged is asked of every other.
 */
export class BalancedLoad {
  targets: readonly number[];
  readonly acknowledged: Acknowledged[] = [];
  readonly faults: string[] = [];
  readonly counts = { requests: 0, commands: 0, compared: 0 };
  longestRequestMs = 0;
  longestCommandMs = 0;
  longestHearingMs = 0;
  #turn = 0;
  readonly #ending = new AbortController();
  readonly #working: readonly Promise<void>[];

  constructor(targets: readonly number[], pages: readonly { readonly host: string; readonly path: string }[], seats: readonly Seat[]) {
    this.targets = targets;
    const reading = Array.from({ length: readers }, async (_, place) => this.#read(pages, place));
    this.#working = [...reading, ...seats.map(async (seat) => this.#write(seat))];
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#working);
  }

  #next(): number {
    return this.targets[(this.#turn += 1) % this.targets.length] ?? 0;
  }

  async #read(pages: readonly { readonly host: string; readonly path: string }[], place: number): Promise<void> {
    for (let index = place; !this.#ending.signal.aborted; index += 1) {
      const { host, path } = pages[index % pages.length]!;
      const port = this.#next();
      const startedAt = performance.now();
      this.counts.requests += 1;
      const answer = await askServer(port, path, { host, accept: "text/html" }).catch((error: unknown) => String(error));
      this.longestRequestMs = Math.max(this.longestRequestMs, performance.now() - startedAt);
      if (typeof answer === "string") this.faults.push(`${host}${path}: ${answer}`);
      else if (answer.status !== 200 || !answer.text.trimEnd().endsWith("</html>")) this.faults.push(`${host}${path}: ${answer.status}`);
      await pause(10);
    }
  }

  async #write(seat: Seat): Promise<void> {
    let port = 0;
    const device = new ScoringDevice({ ...seat, port: () => port });
    Object.assign(device, { lease: seat.lease, seen: seat.seen, epoch: seat.epoch });
    while (!this.#ending.signal.aborted) {
      port = this.#next();
      const command = device.at("9:30").command([device.add(shot("h4"))]);
      const startedAt = performance.now();
      this.counts.commands += 1;
      try {
        const [answer] = await device.send([command]);
        if (answer?.kind !== "accepted") throw new Error(JSON.stringify(answer));
        this.longestCommandMs = Math.max(this.longestCommandMs, performance.now() - startedAt);
        device.seen = answer.version;
        this.acknowledged.push({ commandId: command.commandId, gameId: seat.gameId, version: answer.version });
        await this.#compare(seat, answer.version, port);
      } catch (error) {
        this.faults.push(`a command: ${String(error)}`);
      }
      await pause(betweenCommandsMs);
    }
  }

  /** Whoever has another node hears of it as well, soon. */
  async #compare(seat: Seat, version: number, written: number): Promise<void> {
    for (const port of this.targets.filter((target) => target !== written)) {
      this.counts.compared += 1;
      const startedAt = performance.now();
      while (!(await this.#stands(port, seat, version))) {
        if (performance.now() - startedAt > longestHearingMs) return void this.faults.push(`version ${version} was not heard of elsewhere`);
        await pause(10);
      }
      this.longestHearingMs = Math.max(this.longestHearingMs, performance.now() - startedAt);
    }
  }

  async #stands(port: number, { host, gameId }: Seat, version: number): Promise<boolean> {
    // A node that is leaving has no more to say.
    if (!this.targets.includes(port)) return true;
    const { status, text } = await askServer(port, liveAddresses.log(gameId), { host });
    return status === 200 && Number((JSON.parse(text) as { position: string }).position.split(".")[1]) >= version;
  }
}
