import type { Socket } from "node:net";
import type { StreamCounts } from "./stream-connection.ts";
import type { TopicPosition } from "./topic.ts";

/** One of those in step, as the others' teller sees him. */
export type ListenerInStep = {
  readonly socket: Socket;
  readonly counts: StreamCounts;
  /** His socket holds more than it has let go. */
  socketIsSlow(): void;
  /** He is told on his own from now on, beginning after what he has. */
  fallBehind(has: TopicPosition): void;
};

/**
 * The listeners of a game who have all that this node knows of its log: nearly everybody, nearly always. Each message is the
 * same for them, so that nothing but their sockets is looked at to tell it: of thousands, whatever else is touched has to be
 * fetched from memory for each, and that takes as long as all the rest that is not the system's.
 */
export class ListenersInStep {
  readonly #listeners = new Map<Socket, ListenerInStep>();

  get size(): number {
    return this.#listeners.size;
  }

  has({ socket }: ListenerInStep): boolean {
    return this.#listeners.has(socket);
  }

  /** A socket listens to a game once. */
  join(listener: ListenerInStep): void {
    this.#listeners.set(listener.socket, listener);
  }

  leave({ socket }: ListenerInStep): void {
    this.#listeners.delete(socket);
  }

  tell(frame: Buffer): void {
    const [first] = this.#listeners.values();
    if (first) first.counts.deliveries += this.#listeners.size;
    for (const [socket, listener] of this.#listeners) if (!socket.write(frame)) listener.socketIsSlow();
  }

  /** What is new cannot be told to all of them alike. */
  dissolve(had: TopicPosition): void {
    for (const listener of this.#listeners.values()) listener.fallBehind(had);
  }
}
