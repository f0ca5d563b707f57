/** A game as the calendar has it now; `null`: it is off it, and belongs to no round until it has a day. */
export type ScheduledGame = { readonly game: string; readonly leagueRound: number; readonly tipOff: number | null };

/** A fantasy round: from its first tip-off, which ends its transfers, to that of the next. Epoch milliseconds. */
export type RoundWindow = {
  readonly leagueRound: number;
  readonly locksAt: number;
  /** `null`: the season's last round waits for whatever is still to be played. */
  readonly endsAt: number | null;
};

const hourMs = 3_600_000;
/** From here on a deadline moves no later any more. */
const fixedBeforeMs = 24 * hourMs;

/**
 * The rounds' windows in the order of play. Games moved far from the middle of their league's round set no window: else one game
 * brought forward would make a round of itself. FAN9, FAN25
 */
export function roundWindows(
  { windowSpreadHours }: { readonly windowSpreadHours: number },
  games: readonly ScheduledGame[],
  fixed: ReadonlyMap<number, number> = new Map(),
): RoundWindow[] {
  const tips = new Map<number, number[]>();
  for (const { leagueRound, tipOff } of games) {
    if (tipOff !== null) tips.set(leagueRound, [...(tips.get(leagueRound) ?? []), tipOff]);
  }
  const starts = new Map([...tips].map(([round, at]) => [round, firstTip(at, windowSpreadHours * hourMs)] as const));
  for (const [round, locksAt] of fixed) starts.set(round, locksAt);
  const inOrder = [...starts].sort(([one, at], [other, later]) => at - later || one - other);
  return inOrder.map(([leagueRound, locksAt], index) => ({ leagueRound, locksAt, endsAt: inOrder[index + 1]?.[1] ?? null }));
}

function firstTip(tips: readonly number[], spread: number): number {
  const sorted = tips.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] as number;
  return sorted.find((tip) => tip >= middle - spread) as number;
}

/**
 * The one window a moment falls into, as an index; before the first tip-off of all it is the first. `null`: there are no windows.
 * FAN9
 */
export function windowAt(windows: readonly RoundWindow[], at: number): number | null {
  if (windows.length === 0) return null;
  return Math.max(
    0,
    windows.findLastIndex(({ locksAt }) => locksAt <= at),
  );
}

/** A deadline after its calendar has moved: with less than 24 hours to go it comes no later, though it may come sooner. FAN9, FAN25 */
export function movedDeadline(published: number, moved: number, now: number): number {
  return published - now < fixedBeforeMs ? Math.min(published, moved) : moved;
}

/** The deadlines that hold in spite of what the calendar says after a move: what `roundWindows` is given as `fixed`. FAN25 */
export function fixedDeadlines(published: readonly RoundWindow[], moved: readonly RoundWindow[], now: number): ReadonlyMap<number, number> {
  const movedTo = new Map(moved.map(({ leagueRound, locksAt }) => [leagueRound, locksAt]));
  return new Map(
    published
      .filter(({ locksAt }) => locksAt - now < fixedBeforeMs)
      .map(({ leagueRound, locksAt }) => {
        const held = locksAt <= now ? locksAt : movedDeadline(locksAt, movedTo.get(leagueRound) ?? locksAt, now);
        return [leagueRound, held];
      }),
  );
}
