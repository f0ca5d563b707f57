/**
 * How long what may take, in milliseconds: the constants of the specification's connection, and what follows for ours. A
 * client may be given others.
 */
export const connectionTimes = {
  /** An answer over plain HTTP. */
  httpRequest: 15_000,
  /** Between two attempts while disconnected: the longest pause. */
  disconnectedRetry: 15_000,
  /** Between two attempts once suspended. */
  suspendedRetry: 30_000,
  /** Disconnected for so long, the connection counts as suspended. */
  stateTtl: 120_000,
  /** From asking for a stream to its first word. */
  realtimeRequest: 10_000,
  /** Nothing heard for so long, whatever the heartbeats: the line is dead. */
  receive: 90_000,
  /** The first pause before another attempt; grows to `disconnectedRetry`. */
  firstRetry: 200,
  /** Without a stream for so long, the news is fetched: streams may be blocked on the way. Another host is tried, where there is one. */
  slow: 4_000,
  /** Between two fetches. */
  poll: 3_000,
} as const;

export type ConnectionTimes = { readonly [Name in keyof typeof connectionTimes]: number };

/** The receiving end takes messages of up to so much for granted. */
export const longestMessageBytes = 65_536;
/** A token, and an answer to a call that carries one, is at most so long; a longer one is refused, and not read. */
export const longestAnswerBytes = 131_072;
/** A plain HTTP request is tried again so often, elsewhere if there is an elsewhere. */
export const httpRetries = 3;
