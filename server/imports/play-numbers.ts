import { isDeepStrictEqual } from "node:util";
import type { QualityFlag } from "./imported-game.ts";

/**
 * The plays of a source by their own numbers. A play that stands in the file twice, word for word and under one number,
 * happened once; two plays under one number are both kept. Either is told. IMP14
 */
export class PlayNumbers {
  private readonly read = new Map<string, unknown[]>();
  private readonly flags: QualityFlag[];

  constructor(flags: QualityFlag[]) {
    this.flags = flags;
  }

  /** Whether this very play has been read under this number already. */
  isRepeated(number: string, play: unknown): boolean {
    const known = this.read.get(number);
    if (known === undefined) {
      this.read.set(number, [play]);
      return false;
    }
    if (known.some((other) => isDeepStrictEqual(other, play))) {
      this.flag(`${number} stands in the file twice, and is taken once`);
      return true;
    }
    // More than a few different plays under one number are compared no further: a file of nothing else would take for ever.
    if (known.length < mostCompared) known.push(play);
    this.flag(`${number} is the number of two different plays; both are kept`);
    return false;
  }

  private flag(detail: string): void {
    this.flags.push({ kind: "possible-duplicate", detail, about: null });
  }
}

const mostCompared = 8;
