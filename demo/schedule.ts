export type Pairing = { readonly home: number; readonly away: number };

/**
 * Berger's tables: everybody meets everybody at home and away. Teams are numbers from 0; their count must be even.
 * The last two rounds of the first half are swapped, so that nobody plays three times in a row at home or away.
 */
export function doubleRoundRobin(teams: number): Pairing[][] {
  if (teams < 4 || teams % 2 !== 0) throw new RangeError(`No double round robin for ${teams} teams`);
  const first = Array.from({ length: teams - 1 }, (_, round) => bergerRound(teams, round));
  const second = first.map((round) => round.map(({ home, away }) => ({ home: away, away: home })));
  const swapped = [...first.slice(0, -2), ...first.slice(-2).reverse()];
  return [...swapped, ...second];
}

/** From round to round every number but the last goes on by half the table, and the last changes side. */
function bergerRound(teams: number, round: number): Pairing[] {
  const last = teams - 1;
  const shift = (round * (teams / 2)) % last;
  const teamAt = (number: number) => (number === last ? last : (number + shift) % last);
  return Array.from({ length: teams / 2 }, (_, table) => {
    const pairing = { home: teamAt(table), away: teamAt(last - table) };
    return table === 0 && round % 2 === 1 ? { home: pairing.away, away: pairing.home } : pairing;
  });
}

/** When the four games of a weekend tip off: days from Friday, and the hall's own time. */
const slots: readonly { readonly day: number; readonly time: string }[] = [
  { day: 0, time: "19:00" },
  { day: 1, time: "17:00" },
  { day: 1, time: "20:00" },
  { day: 2, time: "18:00" },
];

/** How long after its tip-off a weekend's last game is surely over. */
const gameHours = 3;

/**
 * Tip-offs of every round by epoch milliseconds, one weekend each: `played` rounds ended before `now`, and the next
 * ones begin on the first Friday whose game is still to come. Whole weeks lie between any two rounds.
 */
export function tipOffs(rounds: number, played: number, now: number, timeZone: string): number[][] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const friday = today.subtract({ days: (today.dayOfWeek + 2) % 7 });
  const startsLater = tipOffAt(friday, 0, timeZone) > now;
  const ended = tipOffAt(friday, slots.length - 1, timeZone) + gameHours * 3_600_000 <= now;
  const next = startsLater ? friday : friday.add({ weeks: 1 });
  const latest = ended ? friday : friday.subtract({ weeks: 1 });
  return Array.from({ length: rounds }, (_, round) => {
    const first = round < played ? latest.subtract({ weeks: played - 1 - round }) : next.add({ weeks: round - played });
    return slots.map((_, slot) => tipOffAt(first, slot, timeZone));
  });
}

function tipOffAt(friday: Temporal.PlainDate, slot: number, timeZone: string): number {
  const { day, time } = slots[slot] as (typeof slots)[number];
  return friday.add({ days: day }).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}
