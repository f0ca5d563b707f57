import type { Play } from "../game/events.ts";
import { isBlocking, type OpenFlag, openFlags } from "../game/game-faults.ts";
import type { FlagKind } from "../game/flag-kinds.ts";
import { isLevel } from "../game/game-state.ts";
import type { Period } from "../game/period.ts";
import type { StandingGame } from "../game/standing-game.ts";
import type { EventId } from "../kernel/ids.ts";
import { isRemarkKind, type Remark, type RemarkKind, remarksOf } from "./remarks.ts";

export type OpenFlagOfPlay = OpenFlag & {
  /** Without it the game is not signed. LIVE9 */
  readonly isBlocking: boolean;
  /** What it is about, where that stands. */
  readonly play: Play | null;
};

/** What somebody has put aside, with who and why: nothing that is open any more, and open again once it is taken back. SETTLE6 */
export type PutAside = {
  /** The event that put it aside: whoever voids it opens it again. */
  readonly eventId: EventId;
  readonly kind: { readonly flag: FlagKind } | { readonly remark: RemarkKind };
  readonly by: string | null;
  readonly why: string | null;
  /** What it is about, where that stands. */
  readonly play: Play | null;
};

export type PeriodToConfirm = {
  readonly period: Period;
  readonly home: number;
  readonly away: number;
  readonly standing: "played" | "over" | "confirmed";
  readonly flags: readonly OpenFlagOfPlay[];
  readonly remarks: readonly Remark[];
  readonly putAside: readonly PutAside[];
};

/** What has to be looked at, period by period, before a game is signed. SETTLE1 */
export type SettleList = {
  readonly periods: readonly PeriodToConfirm[];
  /** Flags about nothing that stands in a period. */
  readonly flags: readonly OpenFlagOfPlay[];
  /** What was put aside of the game, or of what stands in no period. */
  readonly putAside: readonly PutAside[];
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
  const remarks = remarksOf({ plays, state });
  const putAside = putAsideIn(plays, byId);
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
        putAside: putAside.filter(({ play }) => play !== null && isOf(play)),
      };
    });
  const known = new Set<OpenFlagOfPlay | PutAside>(periods.flatMap((each) => [...each.flags, ...each.putAside]));
  return {
    periods,
    flags: flags.filter((flag) => !known.has(flag)),
    putAside: putAside.filter((each) => !known.has(each)),
    blocks: blocksOf(state, periods, flags),
  };
}

/** By somebody who said who he is or why: what a correction puts right clears its flag too, and is no more than that. */
function putAsideIn(plays: readonly Play[], byId: ReadonlyMap<EventId, Play>): readonly PutAside[] {
  return plays.flatMap(({ eventId, fact }): PutAside[] => {
    if (fact.type !== "flag.clear") return [];
    const { remark, by = null, why = null } = fact;
    if (by === null && why === null) return [];
    const about = byId.get(fact.about);
    if (remark !== undefined) return isRemarkKind(remark) ? [{ eventId, kind: { remark }, by, why, play: about ?? null }] : [];
    if (about?.fact.type !== "flag.raise") return [];
    const play = about.fact.about === null ? null : (byId.get(about.fact.about) ?? null);
    return [{ eventId, kind: { flag: about.fact.kind }, by, why, play }];
  });
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
