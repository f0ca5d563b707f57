/** Overtime numbers restart at 1, so a period is always a kind and a number, never a number alone. */
export type Period = { readonly kind: "regular" | "overtime"; readonly number: number };

/** Lengths in milliseconds; the number of regular periods tells where overtime begins. */
export type PeriodFormat = {
  readonly regularPeriods: number;
  readonly regularMs: number;
  readonly overtimeMs: number;
};

/** Position of a period in its game: regular periods from 0, overtimes after them. */
export function periodIndex(period: Period, format: PeriodFormat): number {
  return period.kind === "regular" ? period.number - 1 : format.regularPeriods + period.number - 1;
}

export function periodAt(index: number, format: PeriodFormat): Period {
  return index < format.regularPeriods
    ? { kind: "regular", number: index + 1 }
    : { kind: "overtime", number: index - format.regularPeriods + 1 };
}

export function periodLengthMs(period: Period, format: PeriodFormat): number {
  return period.kind === "regular" ? format.regularMs : format.overtimeMs;
}

/** Game time played before the period begins, in milliseconds. */
export function periodStartMs(period: Period, format: PeriodFormat): number {
  return period.kind === "regular"
    ? (period.number - 1) * format.regularMs
    : format.regularPeriods * format.regularMs + (period.number - 1) * format.overtimeMs;
}

/** What a period's clock can show of a reading: never more than the period has, nor less than nothing. BOX16 */
export function possibleMs(period: Period, remainingMs: number, format: PeriodFormat): number {
  return Math.min(Math.max(remainingMs, 0), periodLengthMs(period, format));
}

/** Game time played when the period's clock shows `remainingMs`: within the period, whatever a log says. BOX16 */
export function elapsedMs(period: Period, remainingMs: number, format: PeriodFormat): number {
  return periodStartMs(period, format) + periodLengthMs(period, format) - possibleMs(period, remainingMs, format);
}
