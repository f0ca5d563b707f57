/** Loaded into a process before anything else, its machine's clock is ahead by so many milliseconds, as one that nobody has set. */
const aheadMs = Number(process.env["SHIFTED_DATE_MS"]);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + aheadMs] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
