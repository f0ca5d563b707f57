import type { SeatCalls } from "#app/console/seat/seat-calls.ts";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { Lease } from "#contract/live/lease.ts";
import { type LiveEvent, logPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import type { StreamMessage } from "#contract/live/stream-message.ts";
import type { ChannelListener, LiveConnection } from "#app/live/live-connection.ts";
import type { Fact } from "#core/game/facts.ts";
import { gameNowOf } from "#core/game/game-now.ts";
import { StandingGame } from "#core/game/standing-game.ts";
import type { CommandId, EventId, GameId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { handleCommand } from "#server/live/handle-command.ts";
import { decideLease, type LeaseState } from "#server/live/lease-decision.ts";
import type { LoadedGame } from "#server/live/loaded-game.ts";
import { GrowingBox } from "#server/projections/game-box.ts";
import { Scoresheet } from "./scoresheet.ts";

/** The server as a seat meets it, in memory: its own functions decide, and its line can be cut. The first period has begun. */
export class SeatServer {
  now = Date.UTC(2026, 10, 21, 18);
  /** Nothing gets through. */
  isCut = false;
  /** What is asked is done, and its answer lost. */
  losesAnswers = false;
  readonly sent: number[] = [];
  readonly loaded: LoadedGame;
  readonly gameId = "g-1" as GameId;
  readonly #leases = new Map<LiveRole, LeaseState>();
  readonly #listeners = new Set<ChannelListener>();
  #others = 0;

  constructor() {
    const events = Scoresheet.begun().events.map((event, index) => ({ ...event, sequence: index + 1, at: this.now, deviceId: null }));
    this.loaded = { game: new StandingGame(1, events, fiba), box: new GrowingBox(fiba), ruleProfile: "fiba", answered: new Map() };
  }

  get events(): readonly LiveEvent[] {
    return this.loaded.game.events.map(({ deviceId: _, ...event }) => event);
  }

  get log(): LiveLog {
    return { gameId: this.gameId, position: logPosition(1, this.loaded.game.version), ruleProfile: "fiba", events: this.events };
  }

  facts(): readonly Fact["type"][] {
    return this.events.slice(Scoresheet.begun().events.length).flatMap((event) => ("fact" in event ? [event.fact.type] : []));
  }

  /** Somebody else at the table writes. */
  othersWrite(role: LiveRole, fact: Fact, gameClockMs = 600_000): void {
    const id = `other-${++this.#others}`;
    const moment = { period: { kind: "regular", number: 1 }, gameClockMs, shotClockMs: null, clockQuality: "auto" } as const;
    const change = { op: "add", eventId: id as EventId, moment, link: null, fact, after: null } as const;
    const command = {
      commandId: `${id}-c` as CommandId,
      epoch: 1,
      occurredAt: this.now,
      reason: null,
      baseVersion: this.loaded.game.version,
      changes: [change],
    };
    this.#handle(role, "other-device", null, [command]);
    this.tell();
  }

  /** The stream says where the log is. */
  tell(): void {
    if (this.isCut) return;
    for (const listener of this.#listeners) {
      const from = listener.position() ?? logPosition(1, 0);
      const had = Number(from.split(".")[1]);
      const { events, log } = this;
      const data = {
        channel: `game:${this.gameId}`,
        from,
        to: log.position,
        events: events.slice(had),
        now: gameNowOf(events, fiba),
      } as const;
      listener.onMessage({ event: "events", data } satisfies StreamMessage);
    }
  }

  /** By the token of a link, which is its role's name here. */
  calls(): SeatCalls {
    return {
      submit: async (token, { deviceId, lease, commands }) => {
        if (this.isCut) return { kind: "unheard" };
        this.sent.push(commands.length);
        const answers = this.#handle(token as LiveRole, deviceId, lease, commands);
        if (this.losesAnswers) return { kind: "unheard" };
        queueMicrotask(() => this.tell());
        return { kind: "answered", answers };
      },
      ask: async (token, { deviceId, ask }) => {
        if (this.isCut) return { kind: "unheard" };
        const role = token as LiveRole;
        const { granted, after } = decideLease(this.#leases.get(role) ?? null, { linkId: role, deviceId }, ask, this.now);
        if (granted && after) this.#leases.set(role, after);
        return { kind: "answered", answer: { granted, lease: after && leaseOf(role, after), now: this.now } };
      },
    };
  }

  connection(): LiveConnection {
    // oxlint-disable-next-line typescript/no-this-alias -- its getters have a `this` of their own
    const server = this;
    return {
      get state() {
        return server.isCut ? ("disconnected" as const) : ("connected" as const);
      },
      fault: null,
      get staleForMs() {
        return server.isCut ? 5000 : 0;
      },
      hosts: [""],
      fetch: () => Promise.reject(new Error("nobody reads whole logs here")),
      listen: (channel, listener) => {
        if (!channel.startsWith("game:")) return () => undefined;
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
      moved: () => undefined,
      reconnect: () => this.tell(),
      hurry: () => this.tell(),
      watch: () => () => undefined,
    };
  }

  #handle(role: LiveRole, deviceId: string, lease: number | null, commands: Parameters<SeatCalls["submit"]>[1]["commands"]) {
    const held = this.#leases.get(role);
    const isHolder = deviceId === "other-device" || (held?.number === lease && held?.deviceId === deviceId);
    const refusal = isHolder ? null : { rule: "LIVE3", detail: "held by another device" };
    const sender = { role, actor: role, deviceId, lease, receivedAt: this.now };
    return commands.map(
      (command) => handleCommand(this.loaded, { kind: "command", command }, sender, { refusal, isOutranked: () => false }).answer,
    );
  }
}

function leaseOf(role: LiveRole, { number, deviceId, heldUntil, promisedTo, wanted }: LeaseState): Lease {
  const asked = wanted && { deviceId: wanted.deviceId, grantedAt: wanted.since + 4000 };
  return { role, number, deviceId, holder: deviceId, until: heldUntil, promisedTo, wanted: asked };
}
