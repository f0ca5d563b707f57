import type { Play } from "../game/events.ts";
import { isBlocking, type OpenFlag, openFlags } from "../game/game-faults.ts";
import { isLevel } from "../game/game-state.ts";
import type { Period } from "../game/period.ts";
import type { StandingGame } from "../game/standing-game.ts";

export type OpenFlagOfPlay = OpenFlag & {
  /** Without it the game is not signed. LIVE9 */
  readonly isBlocking: boolean;
  /** What it is about, where that stands. */
  readonly play: Play | null;
};

/** Something that the order of plays makes doubtful, though no rule was broken: worth a look, and never in the way. SETTLE2 */
export type Remark = { readonly kind: "miss-without-rebound" | "written-twice"; readonly play: Play };

export type PeriodToConfirm = {
  readonly period: Period;
  readonly home: number;
  readonly away: number;
  readonly standing: "played" | "over" | "confirmed";
  readonly flags: readonly OpenFlagOfPlay[];
  readonly remarks: readonly Remark[];
};

/** What has to be looked at, period by period, before a game is signed. SETTLE1 */
export type SettleList = {
  readonly periods: readonly PeriodToConfirm[];
  /** Flags about nothing that stands in a period. */
  readonly flags: readonly OpenFlagOfPlay[];
  /** Why the game cannot be signed yet, in the order in which it is put right. */
  readonly blocks: readonly ("period-played" | "level" | "not-ended" | "flags" | "unconfirmed")[];
};

export function settleListOf({ plays, state }: Pick<StandingGame, "plays" | "state">): SettleList {
  const byId = new Map(plays.map((play) => [play.eventId, play]));
  const flags = openFlags(plays).map((flag): OpenFlagOfPlay => {
    const play = flag.about === null ? null : (byId.get(flag.about) ?? null);
    return { ...flag, isBlocking: isBlocking(flag.kind), play };
  });
  flags.sort((one, other) => Number(other.isBlocking) - Number(one.isBlocking));
  const remarks = remarksOf(plays);
  const periods = state.periods
    .filter(({ started }) => started)
    .map(({ period, home, away, ended, confirmed }): PeriodToConfirm => {
      const isOf = ({ moment }: Play) => moment.period.kind === period.kind && moment.period.number === period.number;
      return {
        period,
        home,
        away,
        standing: confirmed ? "confirmed" : ended ? "over" : "played",
        flags: flags.filter(({ play }) => play !== null && isOf(play)),
        remarks: remarks.filter(({ play }) => isOf(play)),
      };
    });
  const known = new Set(periods.flatMap((each) => each.flags));
  return { periods, flags: flags.filter((flag) => !known.has(flag)), blocks: blocksOf(state, periods, flags) };
}

function blocksOf(state: StandingGame["state"], periods: SettleList["periods"], flags: readonly OpenFlagOfPlay[]): SettleList["blocks"] {
  const last = periods.at(-1);
  const isPlayed = periods.length >= state.rules.format.regularPeriods && last !== undefined && last.standing !== "played";
  const blocks: SettleList["blocks"][number][] = [];
  if (!isPlayed && !state.ended) blocks.push("period-played");
  else if (!state.ended) blocks.push(isLevel(state) ? "level" : "not-ended");
  if (flags.some((flag) => flag.isBlocking)) blocks.push("flags");
  if (periods.some(({ standing }) => standing !== "confirmed")) blocks.push("unconfirmed");
  return blocks;
}

/** Two lines of one player this near to each other may be one play. */
const sameWithinMs = 1000;

/** SETTLE2 */
export function remarksOf(plays: readonly Play[]): readonly Remark[] {
  const remarks: Remark[] = [];
  let miss: Play | null = null;
  const last = new Map<string, Play>();
  for (const play of plays) {
    const { fact } = play;
    if (miss !== null && (fact.type === "field-goal" || (fact.type === "turnover" && fact.kind !== "shot-clock"))) {
      remarks.push({ kind: "miss-without-rebound", play: miss });
      miss = null;
    } else if (miss !== null && endsMiss.has(fact.type)) miss = null;
    if (fact.type === "field-goal" && !fact.made) miss = play;
    const name = nameOfPlay(play);
    if (name === null) continue;
    const before = last.get(name);
    if (before && isNear(before, play)) remarks.push({ kind: "written-twice", play });
    last.set(name, play);
  }
  return remarks;
}

/** Where the ball went after a miss is told by these, or does not matter any more. */
const endsMiss: ReadonlySet<Play["fact"]["type"]> = new Set<Play["fact"]["type"]>([
  "rebound",
  "foul",
  "jump-ball",
  "possession",
  "free-throw",
  "period.end",
  "period.start",
  "timeout",
]);

/** What cannot be so twice at once; a miss that is tipped again can, and so can free throws. */
function nameOfPlay({ fact, link }: Play): string | null {
  switch (fact.type) {
    case "field-goal":
      return fact.made && fact.player !== null ? `${fact.type} ${fact.side} ${fact.player} ${fact.value}` : null;
    case "turnover":
    case "steal":
    case "block":
      return fact.player !== null && link?.kind !== "turnover-of" ? `${fact.type} ${fact.side} ${fact.player}` : null;
    case "foul":
      return fact.player !== null ? `${fact.type} ${fact.side} ${fact.player} ${fact.kind}` : null;
    case "timeout":
      return `${fact.type} ${fact.side}`;
    default:
      return null;
  }
}

function isNear({ moment: one, eventId: id }: Play, { moment: other, eventId }: Play): boolean {
  if (id === eventId || one.gameClockMs === null || other.gameClockMs === null) return false;
  if (one.period.kind !== other.period.kind || one.period.number !== other.period.number) return false;
  return Math.abs(one.gameClockMs - other.gameClockMs) <= sameWithinMs;
}
