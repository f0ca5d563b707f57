import type { Side } from "../game/facts.ts";
import { periodIndex, type PeriodFormat } from "../game/period.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import { courtZoneOf, courtZones, type CourtZone, type ShotsByZone } from "./shot-zones.ts";
import type { ShotAttempt } from "./shots.ts";

const endOfPeriod = "/";
const missed = "abcdefg";
const made = missed.toUpperCase();

/**
 * A player's shots whose place is known, in a line that may be kept: a letter for each, of its zone in the order of `courtZones`,
 * a capital where it was made; `/` ends a period. SHOT4
 */
export function shotLines(shots: readonly ShotAttempt[], side: Side, format: PeriodFormat): ReadonlyMap<PlayerKey, string> {
  const periods = new Map<PlayerKey, string[]>();
  for (const shot of shots) {
    if (shot.side !== side || shot.player === null) continue;
    const own = periods.get(shot.player) ?? [];
    const index = periodIndex(shot.period, format);
    while (own.length <= index) own.push("");
    own[index] += (shot.made ? made : missed)[courtZones.indexOf(courtZoneOf(shot))] ?? "";
    periods.set(shot.player, own);
  }
  return new Map([...periods].map(([key, own]) => [key, own.join(endOfPeriod)]));
}

/** Which periods of a game are counted: their positions, the last one included. */
export type CountedPeriods = { readonly from: number; readonly to: number };

/** The shots of many such lines by zone, of all periods or of some. SHOT4 */
export function shotsInZones(lines: Iterable<string>, { from, to }: CountedPeriods = { from: 0, to: Infinity }): ShotsByZone {
  const zones = Object.fromEntries(courtZones.map((zone) => [zone, { made: 0, attempted: 0 }])) as Record<
    CourtZone,
    { made: number; attempted: number }
  >;
  for (const line of lines) {
    let period = 0;
    for (const letter of line) {
      if (letter === endOfPeriod) period++;
      if (letter === endOfPeriod || period < from || period > to) continue;
      const index = missed.indexOf(letter.toLowerCase());
      const zone = zones[courtZones[index] as CourtZone];
      zone.attempted++;
      if (letter !== missed[index]) zone.made++;
    }
  }
  return zones;
}

/** Of all zones together. */
export function shotsInAll(zones: ShotsByZone): { readonly made: number; readonly attempted: number } {
  const sum = { made: 0, attempted: 0 };
  for (const zone of courtZones) {
    sum.made += zones[zone].made;
    sum.attempted += zones[zone].attempted;
  }
  return sum;
}
