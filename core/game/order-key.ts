const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const base = digits.length;
const middle = digits[base >> 1] as string;

/**
 * Order keys are fractions written in base 62 without the leading `0.`, so that plain string comparison orders them
 * and there is always room between two. A key never ends in `0`: `1` and `10` would be the same fraction.
 */
export function orderKeyAt(index: number): string {
  return (keysInSequence[index] ??= sequentialKey(index));
}

/** Every import begins at 0, so the first few hundred keys are asked for again and again. */
const keysInSequence: string[] = [];

function sequentialKey(index: number): string {
  if (index < 0 || index >= base ** 3) throw new RangeError(`No order key at ${index}`);
  const high = digits[Math.floor(index / (base * base))] as string;
  const mid = digits[Math.floor(index / base) % base] as string;
  const low = digits[index % base] as string;
  return high + mid + low + middle;
}

/** A key after all those given out in sequence up to this one, and no longer than they are: where nearly everything happens. */
export function orderKeyAfter(last: string | null): string {
  if (last === null) return orderKeyAt(0);
  const before = [0, 1, 2].reduce((index, place) => index * base + Math.max(0, digits.indexOf(last[place] ?? "0")), 0);
  return before + 1 < base ** 3 ? orderKeyAt(before + 1) : orderKeyBetween(last, null);
}

/** A key strictly between two; `null` stands for the open end. Refuses keys that are equal or the wrong way round. */
export function orderKeyBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new RangeError(`No order key between ${before} and ${after}`);
  let key = "";
  let bound = after;
  for (let place = 0; ; place++) {
    const low = before !== null && place < before.length ? digits.indexOf(before[place] as string) : 0;
    const high = bound !== null && place < bound.length ? digits.indexOf(bound[place] as string) : bound === null ? base : 0;
    if (high - low > 1) return key + (digits[(low + high) >> 1] as string);
    key += digits[low] as string;
    // Once the new key is below `after` in some place, the places that follow are free upwards.
    if (high > low) bound = null;
  }
}
