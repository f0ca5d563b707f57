/** Games that are not being played and that one network's streams may ask about at once. */
const mostTopicsPerNetwork = 1000;
/** The same of all networks together, on one node. */
const mostTopics = 10_000;
/** What is written for one network's streams and not yet taken by them. */
const mostHeldBytesPerNetwork = 64 * 1024 * 1024;
/** The same of all networks together, on one node. */
const mostHeldBytes = 256 * 1024 * 1024;

export type AllowanceLimits = {
  readonly streamsPerNetwork: number;
  readonly topicsPerNetwork?: number;
  readonly topics?: number;
  readonly heldBytesPerNetwork?: number;
  readonly heldBytes?: number;
};

/** Whose streams these are, as limits care, and what they take. */
type Network = { streams: number; readonly topics: Map<string, number>; heldBytes: number };

/**
 * What the streams of one network, and of all of them, may take of a node: connections, topics that it would not have without
 * them, and bytes that wait for whoever does not take them.
 */
export class StreamAllowance {
  readonly #limits: Required<AllowanceLimits>;
  readonly #networks = new Map<string, Network>();
  #topics = 0;
  #heldBytes = 0;

  constructor(limits: AllowanceLimits) {
    this.#limits = {
      topicsPerNetwork: mostTopicsPerNetwork,
      topics: mostTopics,
      heldBytesPerNetwork: mostHeldBytesPerNetwork,
      heldBytes: mostHeldBytes,
      ...limits,
    };
  }

  /** For one more stream, until it is given back; `null`: it would be one too many. */
  stream(name: string): StreamShare | null {
    const network = this.#networks.get(name) ?? { streams: 0, topics: new Map(), heldBytes: 0 };
    if (network.streams >= this.#limits.streamsPerNetwork) return null;
    network.streams += 1;
    this.#networks.set(name, network);
    return this.#share(name, network);
  }

  #share(name: string, network: Network): StreamShare {
    let own: readonly string[] = [];
    let held = 0;
    const hold = (bytes: number) => {
      network.heldBytes += bytes - held;
      this.#heldBytes += bytes - held;
      held = bytes;
      return network.heldBytes <= this.#limits.heldBytesPerNetwork && this.#heldBytes <= this.#limits.heldBytes;
    };
    return {
      topics: (keys) => {
        if (!this.#hasRoomFor(network, keys)) return false;
        own = keys;
        for (const key of keys) this.#count(network, key);
        return true;
      },
      hold,
      giveBack: () => {
        hold(0);
        for (const key of own) this.#discount(network, key);
        own = [];
        network.streams -= 1;
        if (network.streams === 0) this.#networks.delete(name);
      },
    };
  }

  #hasRoomFor(network: Network, keys: readonly string[]): boolean {
    const more = keys.filter((key) => !network.topics.has(key)).length;
    if (more === 0) return true;
    return network.topics.size + more <= this.#limits.topicsPerNetwork && this.#topics + more <= this.#limits.topics;
  }

  #count(network: Network, key: string): void {
    const streams = network.topics.get(key) ?? 0;
    if (streams === 0) this.#topics += 1;
    network.topics.set(key, streams + 1);
  }

  #discount(network: Network, key: string): void {
    const streams = (network.topics.get(key) ?? 1) - 1;
    if (streams > 0) return void network.topics.set(key, streams);
    network.topics.delete(key);
    this.#topics -= 1;
  }
}

export type StreamShare = {
  /** Takes these topics, each named once, for this stream; `false`: there is no room, and none is taken. */
  topics(keys: readonly string[]): boolean;
  /** So many bytes wait for this stream's listener now; `false`: more than may. */
  hold(bytes: number): boolean;
  /** Once, at its end. */
  giveBack(): void;
};
