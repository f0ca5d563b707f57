/**
 * A stream of chance that is the same for the same seed on every machine: only additions, multiplications and
 * shifts, whose results IEEE 754 and the language fix to the bit (`Math.sin` and its kind are not fixed).
 */
export type Random = {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  between(from: number, to: number): number;
  /** Between the ends, the values near `mode` more often. */
  triangular(from: number, mode: number, to: number): number;
  /** Bell-shaped, by the sum of twelve; never further than six deviations. */
  bell(mean: number, deviation: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of the list, each as often as its weight says. Refuses a list without any weight. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  shuffled<T>(list: readonly T[]): T[];
  /** A stream of its own: what is drawn there changes nothing here. */
  fork(label: string): Random;
};

export function seededRandom(seed: string): Random {
  const next = sfc32(seed);
  function chance(probability: number): boolean {
    return next() < probability;
  }
  function whole(from: number, to: number): number {
    return from + Math.floor(next() * (to - from + 1));
  }
  function between(from: number, to: number): number {
    return from + next() * (to - from);
  }
  function triangular(from: number, mode: number, to: number): number {
    const share = (mode - from) / (to - from);
    const at = next();
    return at < share ? from + Math.sqrt(at * (to - from) * (mode - from)) : to - Math.sqrt((1 - at) * (to - from) * (to - mode));
  }
  function bell(mean: number, deviation: number): number {
    let sum = -6;
    for (let draw = 0; draw < 12; draw++) sum += next();
    return mean + sum * deviation;
  }
  function pick<T>(list: readonly T[]): T {
    return list[Math.floor(next() * list.length)] as T;
  }
  function weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    let total = 0;
    for (const item of list) total += weightOf(item);
    if (!(total > 0)) throw new RangeError("Nothing to choose from");
    let left = next() * total;
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return list.findLast((item) => weightOf(item) > 0) as T;
  }
  function shuffled<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let place = result.length - 1; place > 0; place--) {
      const other = Math.floor(next() * (place + 1));
      [result[place], result[other]] = [result[other] as T, result[place] as T];
    }
    return result;
  }
  return { next, chance, whole, between, triangular, bell, pick, weighted, shuffled, fork: (label) => seededRandom(`${seed}/${label}`) };
}

/** Chris Doty-Humphrey's small fast counter generator: 128 bits of state, passes PractRand. */
function sfc32(seed: string): () => number {
  let [a, b, c, counter] = hash128(seed);
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }
  // The first numbers still resemble the seed.
  for (let round = 0; round < 16; round++) next();
  return next;
}

/** Four 32-bit words in which every character of the text stirs every word. */
function hash128(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    for (let word = 0; word < 4; word++) {
      const mixed = Math.imul((words[word] as number) ^ code, 0x85ebca6b + 2 * word);
      words[word] = (mixed ^ (mixed >>> 13)) + (words[(word + 1) % 4] as number);
    }
  }
  return words.map((word) => word | 0) as [number, number, number, number];
}
