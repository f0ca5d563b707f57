import type { Socket } from "node:net";
import { logPosition } from "#contract/live/live-event.ts";
import type { ByeCode, Channel, ResetReason } from "#contract/live/stream-message.ts";
import type { LogPosition } from "#contract/live/live-event.ts";
import type { ListenerInStep } from "./listeners-in-step.ts";
import { resetFrame, streamFrame } from "./stream-frame.ts";
import { type GameListener, type GameTopic, mostEventsBehind, type StateTopic, type TopicListener, type TopicPosition } from "./topic.ts";

/** Beyond this nothing more is handed to a socket: what comes then is told together when it has been taken. */
const fullBytes = 256 * 1024;
/** Whoever is behind by so much is sent away, to come back and go on from where he is. */
const tooSlowBytes = 1024 * 1024;

/** Takes note of how much waits for a listener now; `false`: it is too much, with all that waits for others. */
export type HoldBytes = (bytes: number) => boolean;

export type StreamCounts = { deliveries: number; resets: number; slowCloses: number };

/** One open stream: what its listener has, and what he is owed. Nothing is kept for him beyond what the socket holds. */
export class StreamConnection {
  readonly socket: Socket;
  readonly counts: StreamCounts;
  readonly #hold: HoldBytes;
  readonly #subscriptions: Subscription[] = [];
  #owedBytes = 0;
  #isFull = false;
  #isClosed = false;

  constructor(socket: Socket, counts: StreamCounts, hold: HoldBytes = () => true) {
    this.#hold = hold;
    this.socket = socket;
    this.counts = counts;
    socket.on("drain", () => this.#drained());
    socket.once("close", () => this.#close());
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether all that was written has left this process. */
  get isFull(): boolean {
    return this.#isFull;
  }

  listenToGame(topic: GameTopic, position: { readonly epoch: number; readonly sequence: number } | null): TopicListener {
    return this.#add(new GameSubscription(this, topic, position));
  }

  listenToState(topic: StateTopic): TopicListener {
    return this.#add(new StateSubscription(this, topic));
  }

  get topics(): readonly (GameTopic | StateTopic)[] {
    return this.#subscriptions.map(({ topic }) => topic);
  }

  /** Hands over a whole message; `false`: the listener is too far behind for it now. */
  deliver(frame: Buffer): boolean {
    if (this.#isClosed) return false;
    if (this.#isFull) {
      this.#owe(frame.length);
      return false;
    }
    this.counts.deliveries += 1;
    if (!this.socket.write(frame)) this.socketIsSlow();
    return true;
  }

  /** It holds more than it has let go; beyond a measure nothing more is handed to it. */
  socketIsSlow(): void {
    if (!this.#hold(this.socket.writableLength)) return this.#isTooMuch();
    if (this.socket.writableLength <= fullBytes) return;
    this.#isFull = true;
    this.#fallBehind();
  }

  countReset(): void {
    this.counts.resets += 1;
  }

  heartbeat(frame: Buffer): void {
    this.deliver(frame);
  }

  /** Says why, and closes. What was written before still goes out, as far as the other side takes it. */
  bye(code: ByeCode, retryAfterMs: number | null): void {
    if (this.#isClosed) return;
    this.#close();
    this.socket.end(streamFrame({ event: "bye", data: { code, retryAfterMs } }));
  }

  /** Closes when all has gone out. */
  end(): void {
    if (this.#isClosed) return;
    this.#close();
    this.socket.end();
  }

  /** To be called once, when the socket is gone. */
  leave(): void {
    this.#close();
    for (const subscription of this.#subscriptions) subscription.leave();
  }

  #add(subscription: Subscription): Subscription {
    this.#subscriptions.push(subscription);
    subscription.enter();
    return subscription;
  }

  #close(): void {
    this.#isClosed = true;
    this.#fallBehind();
  }

  /** What comes next is not simply written to the socket. */
  #fallBehind(): void {
    for (const subscription of this.#subscriptions) subscription.fallBehind();
  }

  #owe(bytes: number): void {
    this.#owedBytes += bytes;
    if (this.socket.writableLength + this.#owedBytes <= tooSlowBytes) return;
    this.counts.slowCloses += 1;
    this.bye("slow", 0);
    // Whoever takes nothing does not take the farewell either.
    setTimeout(() => this.socket.destroy(), 2000).unref();
  }

  /** More waits here, for him and those of his network, than may be kept: what is kept for him goes at once. */
  #isTooMuch(): void {
    if (this.#isClosed) return;
    this.counts.slowCloses += 1;
    this.#close();
    this.socket.destroy();
  }

  #drained(): void {
    this.#hold(0);
    if (!this.#isFull) return;
    this.#isFull = false;
    this.#owedBytes = 0;
    for (const subscription of this.#subscriptions) subscription.pump();
  }
}

type Subscription = GameSubscription | StateSubscription;

class GameSubscription implements GameListener, ListenerInStep {
  readonly topic: GameTopic;
  readonly #connection: StreamConnection;
  /** What he has, unless he is in step. */
  #epoch: number | null;
  #sequence: number;
  /** The first message tells where the game stands, were there nothing new. */
  #hasBegun = false;
  /** What he was told may be wrong. */
  #isDoubted = false;
  /** Whether the database was asked about a position that this node does not know. */
  #looked: "not yet" | "being looked" | "done" = "not yet";

  constructor(connection: StreamConnection, topic: GameTopic, position: { readonly epoch: number; readonly sequence: number } | null) {
    this.#connection = connection;
    this.topic = topic;
    this.#epoch = position?.epoch ?? null;
    this.#sequence = position?.sequence ?? 0;
  }

  get socket(): Socket {
    return this.#connection.socket;
  }

  get counts(): StreamCounts {
    return this.#connection.counts;
  }

  socketIsSlow(): void {
    this.#connection.socketIsSlow();
  }

  fallBehind(has = this.topic.stands): void {
    if (has === null || !this.topic.inStep.has(this)) return;
    this.topic.inStep.leave(this);
    this.topic.listeners.add(this);
    [this.#epoch, this.#sequence] = [has.epoch, has.version];
  }

  enter(): void {
    this.topic.listeners.add(this);
  }

  leave(): void {
    this.topic.inStep.leave(this);
    this.topic.listeners.delete(this);
  }

  doubt(): void {
    this.#isDoubted = true;
    this.pump();
  }

  pump(): void {
    const { stands, inStep } = this.topic;
    if (stands === null || inStep.has(this)) return;
    if (this.#isDoubted) return this.#reset(stands, "mended");
    if (this.#epoch === null) [this.#epoch, this.#sequence] = [stands.epoch, stands.version];
    else if (this.#looked !== "done" && this.#isAhead(stands)) return void this.#look();
    else if (this.#epoch !== stands.epoch || this.#sequence > stands.version || stands.version - this.#sequence > mostEventsBehind)
      return this.#reset(stands, this.#resetReason(stands));
    if (this.#hasBegun && this.#sequence === stands.version) return this.#comeInStep();
    const frame = this.topic.frameAfter(this.#sequence);
    if (frame === null || !this.#connection.deliver(frame)) return;
    this.#hasBegun = true;
    this.#sequence = stands.version;
    this.#comeInStep();
  }

  /** He has what the topic has. */
  #comeInStep(): void {
    if (this.#connection.isFull || this.#connection.isClosed) return;
    this.topic.listeners.delete(this);
    this.topic.inStep.join(this);
  }

  #isAhead({ epoch, version }: TopicPosition): boolean {
    return this.#epoch !== null && (this.#epoch > epoch || (this.#epoch === epoch && this.#sequence > version));
  }

  /** Another node may have told him what this one has not heard of yet: nobody is sent back before the log was looked at. */
  async #look(): Promise<void> {
    // What is heard meanwhile may still be less than he has.
    if (this.#looked !== "not yet") return;
    this.#looked = "being looked";
    try {
      await this.topic.lookAgain();
    } catch {
      this.#looked = "not yet";
      return;
    }
    this.#looked = "done";
    this.pump();
  }

  #resetReason({ epoch, version }: TopicPosition): ResetReason {
    if (this.#epoch !== epoch) return this.#epoch === 0 ? "unknown-position" : "epoch";
    return this.#sequence > version ? "unknown-position" : "too-far-behind";
  }

  #reset({ epoch, version }: TopicPosition, reason: ResetReason): void {
    const to: LogPosition = logPosition(epoch, version);
    if (!this.#connection.deliver(resetFrame(this.topic.channel, to, reason))) return;
    this.#connection.countReset();
    this.#isDoubted = false;
    this.#hasBegun = true;
    [this.#epoch, this.#sequence] = [epoch, version];
    this.#comeInStep();
  }
}

class StateSubscription implements TopicListener {
  readonly topic: StateTopic;
  readonly #connection: StreamConnection;
  #revision = 0;

  constructor(connection: StreamConnection, topic: StateTopic) {
    this.#connection = connection;
    this.topic = topic;
  }

  pump(): void {
    const { frame, revision } = this.topic;
    if (frame !== null && revision > this.#revision && this.#connection.deliver(frame)) this.#revision = revision;
  }

  enter(): void {
    this.topic.listeners.add(this);
  }

  /** Each state is told on its own. */
  fallBehind(): void {}

  leave(): void {
    this.topic.listeners.delete(this);
  }
}

/** Where the channels of a connection stand, for its heartbeat. */
export function positionsOf(topics: readonly (GameTopic | StateTopic)[]): Record<Channel, LogPosition> {
  const positions: Partial<Record<Channel, LogPosition>> = {};
  for (const topic of topics) if (topic.kind === "game" && topic.position !== null) positions[topic.channel] = topic.position;
  return positions as Record<Channel, LogPosition>;
}
