const minutesOfDay = 24 * 60;
const minuteMs = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether a time zone is one of the tz database's. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== null;
  } catch {
    return false;
  }
}

/**
 * When a device may be told at the earliest, epoch milliseconds: now, or when its quiet hours end. `from` and `to` are minutes
 * after midnight in its zone; the same one twice is no quiet at all. PUSH8
 */
export function mayRingAt(now: number, quiet: { readonly from: number; readonly to: number } | null, timeZone: string): number {
  if (quiet === null || quiet.from === quiet.to) return now;
  const local = minuteOfDay(now, timeZone);
  const isQuiet = quiet.from < quiet.to ? local >= quiet.from && local < quiet.to : local >= quiet.from || local < quiet.to;
  if (!isQuiet) return now;
  const wait = (quiet.to - local + minutesOfDay) % minutesOfDay;
  const end = Math.floor(now / minuteMs) * minuteMs + wait * minuteMs;
  // In a night whose clocks are changed that is an hour off.
  const off = ((quiet.to - minuteOfDay(end, timeZone) + minutesOfDay * 1.5) % minutesOfDay) - minutesOfDay / 2;
  return end + off * minuteMs;
}

function minuteOfDay(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 0);
  return part("hour") * 60 + part("minute");
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    clocks.set(timeZone, clock);
  }
  return clock;
}
