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
  readonly assistantCoaches: { readonly [S in Side]: readonly string[] };
  readonly protests: readonly { readonly by: Side; readonly captain: PlayerKey | null }[];
  readonly amendments: readonly { readonly version: number; readonly reason: string }[];
};

/** The scoresheet of a log: each basket with the score it made, each foul by its kind and minute. BOX1, FOUL1, FOUL2 */
export function scoresheetRecordOf(plays: readonly Play[], { format }: RuleSet): ScoresheetRecord {
  const total = { home: 0, away: 0 };
  const teamFouls: Record<Side, number[]> = { home: [], away: [] };
  const assistantCoaches: Record<Side, readonly string[]> = { home: [], away: [] };
  const runningScore: RunningScoreEntry[] = [];
  const fouls: ScoresheetFoul[] = [];
  const timeouts: ScoresheetTimeout[] = [];
  const protests: ScoresheetRecord["protests"][number][] = [];
  const amendments: ScoresheetRecord["amendments"][number][] = [];
  for (const { fact, moment } of plays) {
    const { period } = moment;
    const minute = moment.gameClockMs === null ? null : minuteOf(period, moment.gameClockMs, format);
    switch (fact.type) {
      case "field-goal":
      case "free-throw":
        if (!fact.made) break;
        total[fact.side] += pointsOf(fact);
        runningScore.push({ side: fact.side, player: fact.player, points: pointsOf(fact), total: total[fact.side], period });
        break;
      case "foul": {
        const { side, offender, player, kind, freeThrows } = fact;
        fouls.push({ side, offender, player, kind, freeThrows, minute });
        if (fact.countsAsTeamFoul) addFoul(teamFouls[side], periodIndex(period, format));
        break;
      }
      case "timeout":
        timeouts.push({ side: fact.side, stretch: stretchOf(period, format), minute });
        break;
      case "roster.set":
        assistantCoaches[fact.side] = fact.assistantCoaches;
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
  return { runningScore, fouls, timeouts, teamFouls, assistantCoaches, protests, amendments };
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
