import { createECDH, type ECDH } from "node:crypto";

export type KeyPairStock = {
  /** A pair nobody had before: each message wants its own (RFC 8291 §3.1). */
  readonly take: () => ECDH;
  readonly size: () => number;
};

/** Each keeps four and a half kilobytes. */
const mostPairs = 2_500;
const lullMs = 1_000;
/** About two milliseconds of work, and rest for ten times as long. */
const pairsAtOnce = 64;
const restMs = 20;

/**
 * Key pairs of P-256 made while nothing is sent: making one is a quarter of what encrypting a message costs, and messages come in
 * crowds. An empty stock makes pairs as they are asked for.
 */
export function keyPairStock(): KeyPairStock {
  const pairs: ECDH[] = [];
  let making = setTimeout(more, lullMs).unref();

  function more(): void {
    for (let made = 0; made < pairsAtOnce && pairs.length < mostPairs; made++) pairs.push(newKeyPair());
    if (pairs.length < mostPairs) making = setTimeout(more, restMs).unref();
  }

  return {
    take() {
      clearTimeout(making);
      making = setTimeout(more, lullMs).unref();
      return pairs.pop() ?? newKeyPair();
    },
    size: () => pairs.length,
  };
}

export function newKeyPair(): ECDH {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return pair;
}
