import type { Link, LinkKind, Side } from "#core/game/facts.ts";
import { elapsedMs, periodIndex, periodLengthMs, type Period, type PeriodFormat } from "#core/game/period.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleProfile } from "#core/rules/rule-profile.ts";
import { liveStatsFact } from "./fiba-livestats-actions.ts";
import type { LiveStatsAction, LiveStatsData, LiveStatsShot } from "./fiba-livestats-data.ts";
import { liveStatsRosters, playerKey } from "./fiba-livestats-rosters.ts";
import { importRecording, UnreadableGame, type ImportedGame } from "./imported-game.ts";
import { LogDraft } from "./log-draft.ts";
import { sourceText } from "./source-text.ts";

type Placed = {
  readonly action: LiveStatsAction;
  readonly period: Period;
  readonly clockMs: number | null;
  readonly elapsedMs: number;
  readonly score: number;
};

/**
 * A FIBA LiveStats `data.json` as a log. Format: docs/formats/fiba-livestats.md.
 * Refuses a file without two teams or without a play.
 */
export function readLiveStats(data: LiveStatsData, sourceGameId: string): ImportedGame {
  if (!data || typeof data !== "object" || !data.tm?.["1"] || !data.tm["2"]) throw new UnreadableGame("no two teams under tm");
  if (!Array.isArray(data.pbp) || data.pbp.length === 0) throw new UnreadableGame("no plays under pbp");
  return new LiveStatsReader(data, sourceGameId).read();
}

class LiveStatsReader {
  private readonly log: LogDraft;
  private readonly data: LiveStatsData;
  private readonly sourceGameId: string;
  private readonly profile: string;
  private readonly format: PeriodFormat;
  private readonly positions: ReadonlyMap<number, { x: number; y: number }>;
  private readonly actions: readonly LiveStatsAction[];
  private readonly known = new Map<number, LiveStatsAction>();

  constructor(data: LiveStatsData, sourceGameId: string) {
    this.data = data;
    this.sourceGameId = sourceGameId;
    const periods = Math.ceil(positive(data.periodsMax, 4));
    const minutes = positive(data.periodLengthREGULAR, 10);
    const overtimeMinutes = positive(data.periodLengthOVERTIME, 5);
    this.profile = ruleProfile(fiba, periods, minutes, overtimeMinutes);
    this.format = { regularPeriods: periods, regularMs: minutes * 60_000, overtimeMs: overtimeMinutes * 60_000 };
    this.log = new LogDraft(importRecording("fiba-livestats", sourceGameId, this.profile), "auto");
    this.positions = positionsOf([data.tm["1"]?.shot, data.tm["2"]?.shot]);
    this.actions = data.pbp.flatMap((action: Partial<LiveStatsAction> | null, index) => this.complete(action, index));
  }

  /** IMP8: an action with pieces missing still counts for what it says; one that says nothing is flagged. */
  private complete(action: Partial<LiveStatsAction> | null, index: number): LiveStatsAction[] {
    if (!action || typeof action !== "object" || !action.actionType) {
      this.log.flag("event-malformed", `entry ${index} of pbp says nothing`);
      return [];
    }
    const { actionNumber = -1 - index, previousAction = "", period = 1, periodType = "REGULAR", s1 = 0, s2 = 0, tno = 0, pno = 0 } = action;
    const { success = 0, qualifier, actionType } = action;
    const what = {
      actionType: sourceText(actionType),
      subType: sourceText(action.subType),
      qualifier: Array.isArray(qualifier) ? qualifier : [],
    };
    const who = { tno: Number(tno), pno: Number(pno), player: sourceText(action.player) };
    return [
      { actionNumber, previousAction, period, periodType, clock: sourceText(action.clock ?? action.gt), s1, s2, success, ...who, ...what },
    ];
  }

  read(): ImportedGame {
    for (const action of this.actions) this.known.set(action.actionNumber, action);
    const first: Period = { kind: "regular", number: 1 };
    for (const { id, fact } of liveStatsRosters(this.data, this.log.flags)) this.log.add(id, fact, first, this.format.regularMs);
    for (const placed of this.inGameOrder()) this.action(placed);
    this.confirm();
    return {
      format: "fiba-livestats",
      sourceGameId: this.sourceGameId,
      ruleProfile: this.profile,
      about: { date: null, time: null, venue: null, round: null, phase: null },
      events: this.log.events,
      readingFlags: this.log.flags,
      printedScore: { home: Number(this.data.tm["1"]?.score ?? 0), away: Number(this.data.tm["2"]?.score ?? 0) },
    };
  }

  /**
   * IMP2: neither file order nor action numbers are the game's order. Corrections typed late carry the clock and the
   * score of the place they belong to.
   */
  private inGameOrder(): Placed[] {
    const placed = this.actions.map((action) => this.place(action));
    return placed.sort(
      (a, b) =>
        periodIndex(a.period, this.format) - periodIndex(b.period, this.format) ||
        rankInPeriod(a.action) - rankInPeriod(b.action) ||
        a.elapsedMs - b.elapsedMs ||
        a.score - b.score ||
        a.action.actionNumber - b.action.actionNumber,
    );
  }

  private place(action: LiveStatsAction): Placed {
    const period = this.periodOf(action);
    const clockMs = clockMsOf(action.clock ?? "");
    if (clockMs === null) this.log.flag("event-malformed", `clock "${action.clock ?? ""}" at ${action.actionNumber}`);
    return {
      action,
      period,
      clockMs,
      elapsedMs: elapsedMs(period, clockMs ?? periodLengthMs(period, this.format), this.format),
      score: Number(action.s1) + Number(action.s2) || 0,
    };
  }

  /** Overtimes restart at 1 in most files; some count on after the last quarter. */
  private periodOf({ period, periodType, actionNumber }: LiveStatsAction): Period {
    const number = Number(period);
    const isOvertime = periodType === "OVERTIME";
    if (!Number.isInteger(number) || number < 1 || number > mostPeriods) {
      this.log.flag("event-malformed", `period "${period}" at ${actionNumber}`);
      return { kind: "regular", number: 1 };
    }
    if (!isOvertime && number > this.format.regularPeriods) return { kind: "overtime", number: number - this.format.regularPeriods };
    return { kind: isOvertime ? "overtime" : "regular", number };
  }

  private action({ action, period, clockMs }: Placed): void {
    const side: Side | null = action.tno === 1 ? "home" : action.tno === 2 ? "away" : null;
    const player = side && action.pno > 0 ? playerKey(action.tno, action.pno) : null;
    const id = String(action.actionNumber);
    if (action.actionType === "substitution" && side && player) {
      this.log.substitute(id, side, action.subType === "in" ? "in" : "out", player, period, clockMs);
      return;
    }
    const fact = liveStatsFact(action, side, player, this.positions.get(action.actionNumber) ?? null);
    if (fact) this.log.add(id, fact, period, clockMs, this.linkOf(action));
    else this.log.keepUnknown(id, `${action.actionType}/${action.subType}`, action.player ?? "", period, clockMs);
  }

  /** IMP12: the statisticians have closed the game; many leagues leave that out, and such a game stays unofficial. */
  private confirm(): void {
    const last = this.log.events.at(-1);
    const isConfirmed = this.actions.some(
      ({ actionType, subType, qualifier }) => actionType === "game" && subType === "end" && qualifier.includes("confirmed"),
    );
    if (last && isConfirmed)
      this.log.add("game-confirm", { type: "game.confirm", signer: "fiba-livestats", digest: null }, last.moment.period, 0);
  }

  private linkOf(action: LiveStatsAction): Link | null {
    const to = Number(action.previousAction);
    if (!to) return null;
    const target = this.known.get(to);
    if (!target) {
      this.log.flag("link-missing", `${action.actionNumber} belongs to ${to}, which is not there`);
      return null;
    }
    const kind = linkKinds[action.actionType];
    return kind ? { to: String(to) as EventId, kind } : null;
  }
}

/** No game has had more; a larger number is a slip of the keyboard. */
const mostPeriods = 20;

const linkKinds: Readonly<Record<string, LinkKind>> = {
  assist: "assist-of",
  block: "block-of",
  rebound: "rebound-of",
  steal: "steal-of",
  foulon: "foul-drawn-of",
  freethrow: "free-throw-of",
  turnover: "turnover-of",
};

/** Where each shot was taken, by action number. */
function positionsOf(lists: readonly unknown[]): ReadonlyMap<number, { x: number; y: number }> {
  const shots = lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : [])) as (LiveStatsShot | null)[];
  return new Map(shots.flatMap((shot) => (isPlaced(shot) ? [[Number(shot.actionNumber), { x: shot.x, y: shot.y }] as const] : [])));
}

function isPlaced(shot: LiveStatsShot | null): shot is LiveStatsShot {
  return Number.isFinite(shot?.x) && Number.isFinite(shot?.y);
}

function positive(value: unknown, otherwise: number): number {
  const number = Number(value);
  return number > 0 && number <= 60 ? number : otherwise;
}

/** The start of a game or period stands before, its end after everything else at the same clock. */
function rankInPeriod({ actionType, subType }: LiveStatsAction): number {
  if (actionType === "game") return subType === "start" ? 0 : 4;
  if (actionType === "period") return subType === "start" ? 1 : 3;
  return 2;
}

/** "MM:SS:CC" (hundredths) or "MM:SS", remaining; `null` when it is no clock. */
function clockMsOf(clock: string): number | null {
  const first = clock.indexOf(":");
  if (first < 1) return null;
  const second = clock.indexOf(":", first + 1);
  const seconds = Number(clock.slice(first + 1, second < 0 ? undefined : second));
  const ms = Number(clock.slice(0, first)) * 60_000 + seconds * 1000 + (second < 0 ? 0 : Number(clock.slice(second + 1)) * 10);
  return ms >= 0 ? Math.round(ms) : null;
}
