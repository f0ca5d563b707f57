/** A share, a quotient or a plain number, kept exact: what is compared is never rounded. The denominator is not negative. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

/** Both are whole numbers, not negative. Nothing out of nothing is 0; something out of nothing is more than any number. */
export function fractionOf(numerator: number, denominator: number): Fraction {
  if (numerator === 0 && denominator === 0) return whole(0);
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/** Neither may be out of nothing. */
export function sumOf(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

/** Positive: the first is more. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const left = one.numerator * other.denominator;
  const right = other.numerator * one.denominator;
  return left > right ? 1 : left < right ? -1 : 0;
}

/** For showing only. `null`: out of nothing. */
export function decimalOf({ numerator, denominator }: Fraction): number | null {
  if (denominator === 0n) return null;
  // Shortened first: a sum of many quotients outgrows what a number can hold.
  const scale = 1_000_000_000_000n;
  const integer = numerator / denominator;
  return Number(integer) + Number(((numerator % denominator) * scale) / denominator) / Number(scale);
}
