import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { GameChange, GameCommand, GameCommandAnswer, GameCommandAnswers } from "#contract/live/game-command.ts";
import type { LeaseAnswer, LeaseAsk } from "#contract/live/lease.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { Fact, GameMoment, Link } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import type { CommandId, EventId, GameId } from "#core/kernel/ids.ts";
import { askServer, type RawAnswer } from "../servers/ask-server.ts";

export type DeviceOptions = {
  readonly port: () => number;
  readonly host: string;
  readonly gameId: GameId;
  readonly token: string;
  readonly deviceId: string;
};

type EventOptions = {
  readonly link?: Link | null;
  readonly after?: EventId | null;
  readonly commandId?: string;
  readonly occurredAt?: number;
  readonly base?: number;
  readonly reason?: string;
};

/** A laptop at a scoring table, as the server sees it. Remembers what it has seen; time stands until `at` moves it. */
export class ScoringDevice {
  readonly options: DeviceOptions;
  lease: number | null = null;
  /** What it has seen of the log. */
  seen = 0;
  epoch = 1;
  #period: Period = { kind: "regular", number: 1 };
  #clockMs: number | null = 600_000;

  constructor(options: DeviceOptions) {
    this.options = options;
  }

  at(clock: string, period?: number | `ot${number}`): this {
    if (period !== undefined) {
      this.#period =
        typeof period === "number" ? { kind: "regular", number: period } : { kind: "overtime", number: Number(period.slice(2)) };
    }
    const [minutes = 0, seconds = 0] = clock.split(":").map(Number);
    this.#clockMs = Math.round((minutes * 60 + seconds) * 1000);
    return this;
  }

  get moment(): GameMoment {
    return { period: this.#period, gameClockMs: this.#clockMs, shotClockMs: null, clockQuality: "auto" };
  }

  add(fact: Fact, { link = null, after = null }: EventOptions = {}): GameChange {
    return { op: "add", eventId: randomUUID() as EventId, moment: this.moment, link, fact, after };
  }

  command(changes: readonly GameChange[], told: EventOptions = {}): GameCommand {
    return {
      commandId: (told.commandId ?? randomUUID()) as CommandId,
      baseVersion: told.base ?? this.seen,
      epoch: this.epoch,
      occurredAt: told.occurredAt ?? Date.now(),
      changes,
      reason: told.reason ?? null,
    };
  }

  /** Adds these facts by one command, and remembers what it was answered. */
  async tell(facts: Fact | readonly Fact[], told: EventOptions = {}): Promise<GameCommandAnswer> {
    return this.change(
      [facts].flat().map((fact) => this.add(fact, told)),
      told,
    );
  }

  async change(changes: readonly GameChange[], told: EventOptions = {}): Promise<GameCommandAnswer> {
    const [answer] = await this.send([this.command(changes, told)]);
    if (answer!.kind === "accepted" && told.base === undefined) this.seen = answer!.version;
    return answer!;
  }

  async send(commands: readonly GameCommand[]): Promise<readonly GameCommandAnswer[]> {
    const { status, text } = await this.post({ deviceId: this.options.deviceId, lease: this.lease, commands });
    if (status !== 200) throw new Error(`${status} ${text}`);
    return (JSON.parse(text) as GameCommandAnswers).answers;
  }

  /** Sends a command until it is answered, as the outbox of a table does: nobody there and 503 pass, anything else does not. */
  async insist(command: GameCommand): Promise<GameCommandAnswer> {
    for (;;) {
      const told = { deviceId: this.options.deviceId, lease: this.lease, commands: [command] };
      const answer = await this.post(told).catch(() => null);
      if (answer?.status === 200) {
        const [first] = (JSON.parse(answer.text) as GameCommandAnswers).answers;
        if (first!.kind === "accepted") this.seen = first!.version;
        return first!;
      }
      if (answer !== null && answer.status !== 503) throw new Error(`${answer.status} ${answer.text}`);
      await pause(50);
    }
  }

  async post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
    return this.#ask(liveAddresses.commands(this.options.gameId), typeof body === "string" ? body : JSON.stringify(body), headers);
  }

  async ask(ask: LeaseAsk): Promise<LeaseAnswer> {
    const body = JSON.stringify({ deviceId: this.options.deviceId, ask });
    const { text, status } = await this.#ask(liveAddresses.leases(this.options.gameId), body);
    if (status !== 200 && status !== 409) throw new Error(`${status} ${text}`);
    const answer = JSON.parse(text) as LeaseAnswer;
    if (ask.kind === "take" && answer.granted) this.lease = answer.lease?.number ?? null;
    return answer;
  }

  async leases(): Promise<RawAnswer> {
    const { port, host, token, gameId } = this.options;
    return askServer(port(), liveAddresses.leases(gameId), { host, authorization: `Bearer ${token}` });
  }

  #ask(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
    const { port, host, token } = this.options;
    const usual = {
      host,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
    };
    return askServer(port(), path, { ...usual, ...headers }, { method: "POST", body });
  }
}
