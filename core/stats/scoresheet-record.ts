import type { Play } from "../game/events.ts";
import type { FactOf, FoulKind, FoulOffender, Side } from "../game/facts.ts";
import { periodIndex, periodLengthMs, periodStartMs, type Period, type PeriodFormat } from "../game/period.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";

/** One entry of the running score: `total` is the side's score with it. */
export type RunningScoreEntry = {
  readonly side: Side;
  readonly player: PlayerKey | null;
  readonly points: 1 | 2 | 3;
  readonly total: number;
  readonly period: Period;
};

/** A foul in the order of the game. `minute` counts from the beginning of the game; `null` where no clock was noted. */
export type ScoresheetFoul = {
  readonly side: Side;
  readonly offender: FoulOffender;
  readonly player: PlayerKey | null;
  readonly kind: FoulKind;
  readonly freeThrows: number | null;
  readonly minute: number | null;
};

/** A head coach and what he and his bench were charged with; `minute`: since when, `null`: from the beginning. */
export type HeadCoach = {
  readonly name: string | null;
  readonly assistants: readonly string[];
  readonly minute: number | null;
  readonly fouls: readonly ScoresheetFoul[];
};

/** First half, second half, or an overtime by its number. */
export type TimeoutStretch = "first" | "second" | `overtime ${number}`;

export type ScoresheetTimeout = { readonly side: Side; readonly stretch: TimeoutStretch; readonly minute: number | null };

/** What the table writes down during a game beside the box score, in the order of the game. */
export type ScoresheetRecord = {
  readonly runningScore: readonly RunningScoreEntry[];
  readonly fouls: readonly ScoresheetFoul[];
  readonly timeouts: readonly ScoresheetTimeout[];
  /** By the place of the period. */
  readonly teamFouls: { readonly [S in Side]: readonly number[] };
  /** Who were head coaches, one after another. SET9 */
  readonly coaches: { readonly [S in Side]: readonly HeadCoach[] };
  readonly protests: readonly { readonly by: Side; readonly captain: PlayerKey | null }[];
  readonly amendments: readonly { readonly version: number; readonly reason: string }[];
};

/** The scoresheet of a log: each basket with the score it made, each foul by its kind and minute. BOX1, FOUL1, FOUL2 */
export function scoresheetRecordOf(plays: readonly Play[], { format }: RuleSet): ScoresheetRecord {
  const total = { home: 0, away: 0 };
  const teamFouls: Record<Side, number[]> = { home: [], away: [] };
  const benches = { home: new Bench(), away: new Bench() };
  const runningScore: RunningScoreEntry[] = [];
  const fouls: ScoresheetFoul[] = [];
  const timeouts: ScoresheetTimeout[] = [];
  const protests: ScoresheetRecord["protests"][number][] = [];
  const amendments: ScoresheetRecord["amendments"][number][] = [];
  let hasBegun = false;
  for (const { fact, moment } of plays) {
    const { period } = moment;
    const minute = moment.gameClockMs === null ? null : minuteOf(period, moment.gameClockMs, format);
    switch (fact.type) {
      case "period.start":
        hasBegun = true;
        break;
      case "field-goal":
      case "free-throw":
        if (!fact.made) break;
        total[fact.side] += pointsOf(fact);
        runningScore.push({ side: fact.side, player: fact.player, points: pointsOf(fact), total: total[fact.side], period });
        break;
      case "foul": {
        const { side, offender, player, kind, freeThrows } = fact;
        const foul = { side, offender, player, kind, freeThrows, minute };
        fouls.push(foul);
        if (offender !== "player") benches[side].charge(foul);
        if (fact.countsAsTeamFoul) addFoul(teamFouls[side], periodIndex(period, format));
        break;
      }
      case "timeout":
        timeouts.push({ side: fact.side, stretch: stretchOf(period, format), minute });
        break;
      case "roster.set":
        benches[fact.side].list(fact);
        break;
      case "coach.change":
        benches[fact.side].change(fact, minute, hasBegun);
        break;
      case "game.protest":
        protests.push({ by: fact.by, captain: fact.captain });
        break;
      case "game.amend":
        amendments.push({ version: fact.version, reason: fact.reason });
        break;
      default:
    }
  }
  const coaches = { home: benches.home.coaches, away: benches.away.coaches };
  return { runningScore, fouls, timeouts, teamFouls, coaches, protests, amendments };
}

type Coaches = { readonly coach: string | null; readonly assistantCoaches: readonly string[] };

/** Who sits on a side's bench, and what they are charged with. */
class Bench {
  #coaches: (Omit<HeadCoach, "fouls"> & { readonly fouls: ScoresheetFoul[] })[] = [{ name: null, assistants: [], minute: null, fouls: [] }];

  get coaches(): readonly HeadCoach[] {
    return this.#coaches;
  }

  list({ coach, assistantCoaches }: Coaches): void {
    this.#coaches.push({ ...this.#coaches.pop()!, name: coach, assistants: assistantCoaches });
  }

  /** Before the game nobody has gone: there is another from the beginning. */
  change({ coach, assistantCoaches }: Coaches, minute: number | null, hasBegun: boolean): void {
    if (!hasBegun || coach === this.#coaches.at(-1)?.name) return this.list({ coach, assistantCoaches });
    this.#coaches.push({ name: coach, assistants: assistantCoaches, minute, fouls: [] });
  }

  charge(foul: ScoresheetFoul): void {
    this.#coaches.at(-1)?.fouls.push(foul);
  }
}

function pointsOf(fact: FactOf<"field-goal"> | FactOf<"free-throw">): 1 | 2 | 3 {
  return fact.type === "field-goal" ? fact.value : 1;
}

function addFoul(counts: number[], place: number): void {
  while (counts.length <= place) counts.push(0);
  counts[place] = (counts[place] ?? 0) + 1;
}

/** The first second of a game is in its first minute; what happens with the horn, in the period's last. */
function minuteOf(period: Period, remainingMs: number, format: PeriodFormat): number {
  const length = periodLengthMs(period, format);
  const played = Math.min(Math.max(length - remainingMs, 0), length - 1);
  return Math.floor((periodStartMs(period, format) + played) / 60_000) + 1;
}

function stretchOf({ kind, number }: Period, { regularPeriods }: PeriodFormat): TimeoutStretch {
  if (kind === "overtime") return `overtime ${number}`;
  return number <= regularPeriods / 2 ? "first" : "second";
}
